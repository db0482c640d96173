public import Foundation
public import TesseraCore
public import TesseraLayout

/// A picture, known by its name: a symbol of the system, or an asset of the program.
///
/// Names are kept as they are. An unknown one is no error: a renderer decides what stands in for
/// it.
nonisolated public struct Image: PrimitiveView, LayoutView, Equatable, Sendable {
    package enum Source: Hashable, Sendable {
        case symbol(String, variableValue: Double?)
        case asset(String)
    }

    /// The way in which an image fills a space of another size.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeats the image.
        case tile
        /// Stretches the image.
        case stretch
    }

    /// The use of an image: in its own colours, or as a mask.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// A mask for the foreground.
        case template
        /// The image in its own colours.
        case original
    }

    /// The size of a symbol beside text.
    public enum Scale: Hashable, Sendable {
        /// Smaller than the text beside it.
        case small
        /// As large as the text beside it.
        case medium
        /// Larger than the text beside it.
        case large
    }

    /// The quality of an image that is drawn in another size.
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

    /// An adjustment that the image's own functions have made.
    package enum Adjustment: Hashable, Sendable {
        case resizable(capInsets: EdgeInsets, resizingMode: ResizingMode)
        case renderingMode(TemplateRenderingMode?)
        case interpolation(Interpolation)
        case antialiased(Bool)
    }

    package let source: Source
    /// The label that is announced instead of the name.
    let label: Text?
    /// A Boolean value that is true if the image is not announced, since the text around it says
    /// the same.
    let isDecorative: Bool
    package private(set) var adjustments: [Adjustment] = []

    private init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }

    /// Makes an image of a system symbol.
    public init(systemName: String) {
        self.init(.symbol(systemName, variableValue: nil))
    }

    /// Makes an image of a system symbol that shows a value between 0 and 1.
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName, variableValue: variableValue))
    }

    /// Makes an image of an asset of the program.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name))
    }

    /// Makes an image of an asset of the program, announced by a label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.asset(name), label: label)
    }

    /// Makes an image of an asset of the program that is not announced.
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

    /// As wide and high as the letters around it, for what the image shows is not known; a symbol is so in
    /// the scale of the environment, but in a terminal's cells.
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        var size = context.metrics.symbolSize(in: context.textFont)
        if case .symbol = source, context.metrics.cell == nil {
            let scale = context.environment.imageScale.factor
            size = CGSize(width: size.width * scale, height: size.height * scale)
        }
        let isResizable = adjustments.contains { if case .resizable = $0 { true } else { false } }
        return LeafBox(isResizable ? .resizable(size) : .fixed(size))
    }
}

nonisolated extension Image {
    /// Returns the image in the size of its space, instead of its own.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        adjusted(.resizable(capInsets: capInsets, resizingMode: resizingMode))
    }

    /// Returns the image in its own colours, or as a mask; `nil` leaves the choice to the
    /// environment.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        adjusted(.renderingMode(mode))
    }

    /// Returns the image with a quality for other sizes than its own.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        adjusted(.interpolation(interpolation))
    }

    /// Returns the image with smooth edges, or without.
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
