import TesseraCore
public import TesseraLayout

/// A view that shows the first of its views that fits.
///
/// A view fits if its ideal length is at most the proposed one, on each axis that counts; if none
/// does, the last is shown. On an axis without a proposal, every view fits.
///
/// ```swift
/// ViewThatFits(in: .horizontal) { Text("4 of 5 stars"); Text("4/5") }
/// // in a width of 6:
/// // ViewThatFits in: .horizontal at 1.5,0 3×1
/// //   Text "4/5" at 1.5,0 3×1
/// ```
///
/// The other views are there to be measured, and keep their state, but nothing else: they do not
/// appear, present no sheet or alert, and are neither printed, announced, found nor touched, until one of
/// them is shown. A sheet goes with the view that presents it, so put one that is to outlast a change of
/// size around the container. A host computes the layout at each update for as long as there is such a
/// view in its tree. Without a host, all views are shown.
nonisolated public struct ViewThatFits<Content: View>: View {
    private let axes: Axis.Set
    private let content: Content
    @Environment(\.layoutDemand) private var demand

    /// Makes a view that shows one of the views of a builder.
    ///
    /// - Parameters:
    ///   - axes: The axes on which a view must fit; both by default.
    ///   - content: The views, the one to prefer first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor public var body: some View {
        let _ = demand?.isThere = true
        Group {
            if demand == nil { content } else { content.modifier(WithheldViews()) }
        }
    }
}

nonisolated extension ViewThatFits: DescribedView, OpaqueBody, LayoutView {
    public func describe(_ description: inout ViewDescription) {
        if axes != [.horizontal, .vertical] { description.add("in", axes) }
    }

    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.observe { view in
            // A layout is observed on the main actor only.
            nonisolated(unsafe) let fitting = FittingView(view)
            guard MainActor.assumeIsolated({ !fitting.isShown }) else { return nil }
            return { MainActor.assumeIsolated { fitting.show() } }
        }
        return FittingBox(axes: axes, children: views)
    }
}

/// The view that fits, of those in a `ViewThatFits` that has been laid out.
private struct FittingView {
    private let outer: Node
    private let position: Int?

    init(_ view: ObservedView) {
        outer = view.node
        position = (view.box as? FittingBox)?.position
    }

    @MainActor var isShown: Bool {
        let (place, view) = find()
        return place == nil || place?.shownView === view
    }

    @MainActor func show() {
        let (place, view) = find()
        place?.show(only: view)
    }

    /// The place at which the views are withheld, and the node of the one that fits.
    @MainActor private func find() -> (place: (any WithholdingPlace)?, view: Node?) {
        var place: (any WithholdingPlace)?
        var fitting: Node?
        var count = 0
        outer.walk(includingWithheld: true) { node in
            if node === outer { return .enter }
            if node.isAttachment { return .skip }
            if place == nil { place = node as? any WithholdingPlace }
            switch LayoutKind.of(node) {
            case .none, .modifier, .listModifier: return .enter
            case .view, .shape, .unruled:
                // Each of these has one box.
                if count == position { fitting = node }
                count += 1
                return fitting == nil ? .skip : .stop
            }
        }
        return (place, fitting)
    }
}
