/// A type with views to preview during development.
///
/// Tessera shows no previews. The protocol exists so that files with previews compile. `previews`
/// is an ordinary view.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View

    /// The views to preview.
    @ViewBuilder static var previews: Previews { get }
}
