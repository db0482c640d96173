/// A container that shows the first of its views that fits.
///
/// A view fits if its ideal length is at most the proposed length, on each of the chosen axes. On
/// an axis without a proposal, every view fits. If no view fits, the last is shown.
///
/// ```swift
/// ViewThatFits(in: .horizontal) { Text("4 of 5 stars"); Text("4/5") }
/// // in a width of 6:
/// // ViewThatFits in: .horizontal at 1.5,0 3×1
/// //   Text "4/5" at 1.5,0 3×1
/// ```
///
/// The other views are measured and keep their state. They do not appear, present no sheet or
/// alert, and are neither printed, announced, found nor touched. A sheet disappears with the view
/// that presents it; to keep it across a change of size, present it outside the container. While
/// the tree contains a `ViewThatFits`, the host computes the layout at each update. Without a host,
/// all views are shown.
nonisolated public struct ViewThatFits<Content: View>: View {
    private let axes: Axis.Set
    private let content: Content
    @Environment(\.hostServices) private var services

    /// Makes a container that shows one of several views.
    ///
    /// - Parameters:
    ///   - axes: The axes that count; both by default.
    ///   - content: The views, in order of preference.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor public var body: some View {
        let _ = services?[LayoutDemand.self].isThere = true
        Group {
            if services == nil { content } else { content.modifier(Alternatives()) }
        }
    }
}

nonisolated extension ViewThatFits: DescribedView, OpaqueBody, LayoutView {
    public func describe(_ description: inout ViewDescription) {
        if axes != [.horizontal, .vertical] { description.add("in", axes) }
    }

    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.observe { view in
            // The layout is observed on the main actor only.
            nonisolated(unsafe) let fitting = FittingView(view)
            guard MainActor.assumeIsolated({ !fitting.isShown }) else { return nil }
            return { MainActor.assumeIsolated { fitting.show() } }
        }
        return context.box(FittingRule(axes: axes), views)
    }
}

/// The view that fits in a `ViewThatFits` with a layout.
private struct FittingView {
    private let outer: Node
    private let position: Int?

    init(_ view: ObservedView) {
        outer = view.node
        position = (view.box as? FittingBox)?.position
    }

    @MainActor var isShown: Bool {
        let (place, view) = find()
        return place == nil || place?.chosen === view
    }

    @MainActor func show() {
        let (place, view) = find()
        place?.choose(view)
    }

    /// Returns the place that chooses a view, and the node of the view that fits.
    @MainActor private func find() -> (place: (any AlternativesPlace)?, view: Node?) {
        var place: (any AlternativesPlace)?
        var fitting: Node?
        var count = 0
        outer.walk(includingHidden: true) { node in
            if node === outer { return .enter }
            if node.isAttachment { return .skip }
            if place == nil { place = node as? any AlternativesPlace }
            switch LayoutKind.of(node) {
            case .none: return .enter
            case .role(let type) where !(type is any LayoutView.Type): return .enter
            case .role, .shape, .unruled:
                // Each of these nodes has a single box.
                if count == position { fitting = node }
                count += 1
                return fitting == nil ? .skip : .stop
            }
        }
        return (place, fitting)
    }
}
