/// An image with a name: a system symbol or an asset of the app.
///
/// Names are not checked. A renderer chooses a replacement for an unknown image.
nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
    package enum Source: Hashable, Sendable {
        case symbol(String, variableValue: Double?)
        case asset(String)
    }

    /// The way that an image fills a space of another size.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeats the image.
        case tile
        /// Stretches the image.
        case stretch
    }

    /// The rendering of an image: with its own colours, or as a mask.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The image masks the foreground style.
        case template
        /// The image keeps its own colours.
        case original
    }

    /// The size of a symbol relative to text.
    public enum Scale: Hashable, Sendable {
        /// Smaller than the text.
        case small
        /// As large as the text.
        case medium
        /// Larger than the text.
        case large
    }

    package let source: Source
    /// The label to announce instead of the name.
    private(set) var label: Text?
    /// Whether the image is not announced, because it only decorates.
    private(set) var isDecorative = false
    /// The calls of the image's own functions.
    private var adjustments: [ModifierDescription] = []

    /// Makes an image from a system symbol, which may show a value between 0 and 1.
    public init(systemName: String, variableValue: Double? = nil) {
        source = .symbol(systemName, variableValue: variableValue)
    }

    /// Makes an image from an asset of the app, announced with a label or else its name.
    public init(_ name: String, bundle: Bundle? = nil, label: Text? = nil) {
        source = .asset(name)
        self.label = label
    }

    /// Makes an image from an asset of the app that is not announced.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .asset(name)
        isDecorative = true
    }

    /// The name of the symbol or asset.
    var name: String {
        switch source {
        case .symbol(let name, _), .asset(let name): name
        }
    }

    /// Whether the image fills the proposed space.
    package var isResizable: Bool { adjustments.contains { $0.name == "resizable" } }

    public func _text(at node: Node) -> String? { name }

    public func describe(_ description: inout ViewDescription) {
        description.text = name
        if case .symbol(_, let value?) = source { description.add("variableValue", value) }
        description.modifiers = adjustments
    }
}

nonisolated extension Image {
    /// Returns the image resized to its space.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        adjusted(
            Call("resizable").argument("capInsets", capInsets, default: EdgeInsets())
                .argument("resizingMode", resizingMode, default: .stretch))
    }

    /// Returns the image with its own colours or as a mask; `nil` leaves the choice to the
    /// environment.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        adjusted(Call("renderingMode").argument(mode))
    }

    private func adjusted(_ call: Call) -> Image {
        var image = self
        image.adjustments.append(call.described)
        return image
    }
}
