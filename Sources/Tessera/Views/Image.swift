public import Foundation
public import TesseraCore
public import TesseraLayout

/// A picture, known by its name: a symbol of the system, or an asset of the program.
///
/// Names are kept as they are. One that nothing knows is no error: whoever draws the image
/// decides what stands in for it.
nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
    enum Source: Hashable, Sendable {
        case symbol(String, variableValue: Double?)
        case asset(String)
    }

    /// How an image fills a space of another size.
    nonisolated public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    /// Whether an image keeps its colours, or is the stencil for one.
    nonisolated public enum TemplateRenderingMode: Hashable, Sendable {
        case template, original
    }

    /// How large a symbol is beside text.
    nonisolated public enum Scale: Hashable, Sendable {
        case small, medium, large
    }

    /// How much care is taken when an image is drawn in another size.
    nonisolated public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    /// What the image's own functions have asked of it.
    enum Adjustment: Hashable, Sendable {
        case resizable(capInsets: EdgeInsets, resizingMode: ResizingMode)
        case renderingMode(TemplateRenderingMode?)
        case interpolation(Interpolation)
        case antialiased(Bool)
    }

    let source: Source
    /// What speaks for the image instead of its name.
    let label: Text?
    /// Whether the image says nothing that the text around it does not say.
    let isDecorative: Bool
    private(set) var adjustments: [Adjustment] = []

    private init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }

    /// A symbol of the system.
    public init(systemName: String) {
        self.init(.symbol(systemName, variableValue: nil))
    }

    /// A symbol of the system that shows a value between 0 and 1.
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName, variableValue: variableValue))
    }

    /// An asset of the program.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name))
    }

    /// An asset of the program that `label` speaks for.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.asset(name), label: label)
    }

    /// An asset of the program that accessibility passes over.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.asset(name), isDecorative: true)
    }

    /// The name that the image is known by.
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
    /// The image in whatever size its space has, instead of its own.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        adjusted(.resizable(capInsets: capInsets, resizingMode: resizingMode))
    }

    /// The image in its own colours, or as a stencil; `nil` leaves it to the environment.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        adjusted(.renderingMode(mode))
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        adjusted(.interpolation(interpolation))
    }

    public func antialiased(_ isAntialiased: Bool) -> Image {
        adjusted(.antialiased(isAntialiased))
    }

    private func adjusted(_ adjustment: Adjustment) -> Image {
        var image = self
        image.adjustments.append(adjustment)
        return image
    }
}

nonisolated extension Image.Adjustment {
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

nonisolated extension Image: LayoutView {
    /// As wide and high as the letters around it, for what the image shows is not known.
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        let side = context.metrics.symbolSide(in: context.font())
        let size = CGSize(width: side, height: side)
        let isResizable = adjustments.contains { if case .resizable = $0 { true } else { false } }
        return LeafBox(isResizable ? .resizable(size) : .fixed(size))
    }
}
