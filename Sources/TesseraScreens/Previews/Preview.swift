/// A view with a name, to look at during development.
///
/// `#Preview` makes one. A program may make one too:
///
/// ```swift
/// print(ViewHost(rootView: Preview("Liked") { LikeButton(isLiked: .constant(true)) }).tree)
/// // Preview "Liked"
/// //   LikeButton isLiked: true
/// ```
public struct Preview: View {
    /// Names the traits of views, as opposed to other contents.
    public enum ViewTraits {}

    let name: String?
    private let traits: [PreviewTrait<ViewTraits>]
    private let content: @MainActor () -> AnyView

    /// Makes a preview of the view that a closure returns. The closure runs as a view's body does.
    public init<Content: View>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> Content
    ) {
        self.name = name
        self.traits = traits
        content = { AnyView(body()) }
    }

    public var body: some View {
        if let size = traits.compactMap(\.size).last {
            VStack { content() }.frame(width: size.width, height: size.height)
        } else {
            content()
        }
    }
}

extension Preview: DescribedView {
    public func describe(_ description: inout ViewDescription) {
        description.text = name
        description.add("traits", traits.isEmpty ? nil : traits)
    }
}

/// How a preview is shown: its size or its orientation.
///
/// A fixed size is the frame of the preview. The host has no device, so the tree prints the other
/// traits and nothing depends on them.
nonisolated public struct PreviewTrait<T>: Sendable, CustomStringConvertible {
    /// The trait as in source code.
    public let description: String
    var size: CGSize?
}

nonisolated extension PreviewTrait where T == Preview.ViewTraits {
    /// The screen of the device: the default.
    public static var defaultLayout: Self { Self(description: ".defaultLayout") }

    /// The size of the view.
    public static var sizeThatFitsLayout: Self { Self(description: ".sizeThatFitsLayout") }

    /// A width and a height.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        let size = CGSize(width: width, height: height)
        return Self(
            description: ".fixedLayout(width: \(printed(width)), height: \(printed(height)))",
            size: size)
    }

    /// An upright device.
    public static var portrait: Self { Self(description: ".portrait") }

    /// An upright device, turned by 180°.
    public static var portraitUpsideDown: Self { Self(description: ".portraitUpsideDown") }

    /// A device on its left side.
    public static var landscapeLeft: Self { Self(description: ".landscapeLeft") }

    /// A device on its right side.
    public static var landscapeRight: Self { Self(description: ".landscapeRight") }
}
