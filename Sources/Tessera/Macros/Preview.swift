/// Declares a preview of a view, with a name and traits.
///
/// ```swift
/// #Preview("Liked", traits: .sizeThatFitsLayout) {
///     LikeButton(isLiked: .constant(true))
/// }
/// ```
///
/// A ``/TesseraScreens/PreviewPage`` shows the previews of a file.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TesseraMacros", type: "Preview")

/// Declares a variable in the closure of a preview that keeps its value, such as a state.
///
/// ```swift
/// #Preview {
///     @Previewable @State var isLiked = false
///     LikeButton(isLiked: $isLiked)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "TesseraMacros", type: "Previewable")
