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

    /// The quality of an image that is scaled.
    public enum Interpolation: Hashable, Sendable {
        /// No interpolation.
        case none
        /// Fast interpolation.
        case low
        /// Interpolation of medium quality.
        case medium
        /// The best interpolation.
        case high
    }

    /// An adjustment made by the image's own functions.
    package enum Adjustment: Hashable, Sendable {
        case resizable(capInsets: EdgeInsets, resizingMode: ResizingMode)
        case renderingMode(TemplateRenderingMode?)
        case interpolation(Interpolation)
        case antialiased(Bool)
    }

    package let source: Source
    /// The label to announce instead of the name.
    let label: Text?
    /// Whether the image is not announced, because it only decorates.
    let isDecorative: Bool
    package private(set) var adjustments: [Adjustment] = []

    private init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }

    /// Makes an image from a system symbol.
    public init(systemName: String) {
        self.init(.symbol(systemName, variableValue: nil))
    }

    /// Makes an image from a system symbol that shows a value between 0 and 1.
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName, variableValue: variableValue))
    }

    /// Makes an image from an asset of the app.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name))
    }

    /// Makes an image from an asset of the app, announced with a label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.asset(name), label: label)
    }

    /// Makes an image from an asset of the app that is not announced.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.asset(name), isDecorative: true)
    }

    /// The name of the symbol or asset.
    var name: String {
        switch source {
        case .symbol(let name, _), .asset(let name): name
        }
    }

    public func _text(at node: Node) -> String? { name }

    public func describe(_ description: inout ViewDescription) {
        description.text = name
        if case .symbol(_, let value?) = source { description.add("variableValue", value) }
        description.modifiers = adjustments.map(\.printed)
    }
}

nonisolated extension Image {
    /// Returns the image resized to its space.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        adjusted(.resizable(capInsets: capInsets, resizingMode: resizingMode))
    }

    /// Returns the image with its own colours or as a mask; `nil` leaves the choice to the
    /// environment.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        adjusted(.renderingMode(mode))
    }

    /// Returns the image with an interpolation quality for scaling.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        adjusted(.interpolation(interpolation))
    }

    /// Returns the image with or without smooth edges.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        adjusted(.antialiased(isAntialiased))
    }

    private func adjusted(_ adjustment: Adjustment) -> Image {
        var image = self
        image.adjustments.append(adjustment)
        return image
    }
}

extension Image.Adjustment {
    fileprivate var printed: ModifierDescription {
        switch self {
        case .resizable(let insets, let mode):
            ModifierDescription("resizable")
                .argument("capInsets", insets, default: EdgeInsets())
                .argument("resizingMode", mode, default: .stretch)
        case .renderingMode(let mode):
            mode.map { ModifierDescription("renderingMode").argument($0) }
                ?? ModifierDescription("renderingMode", "nil")
        case .interpolation(let interpolation):
            ModifierDescription("interpolation").argument(interpolation)
        case .antialiased(let isAntialiased):
            ModifierDescription("antialiased").argument(isAntialiased)
        }
    }
}
