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
        context.observe { box, _ in
            // The layout is observed on the main actor only.
            nonisolated(unsafe) let box = box
            guard let show = MainActor.assumeIsolated({ box?.newChoice }) else { return nil }
            return { MainActor.assumeIsolated(show) }
        }
        return context.box(FittingRule(axes: axes), views)
    }
}

@MainActor
extension LayoutBox {
    /// Shows the view in the placed child; `nil` if it is shown already. Where none is placed, the first
    /// view has room.
    fileprivate var newChoice: (@MainActor () -> Void)? {
        let choice = children.first(where: \.isPlaced) ?? children.first
        let inside = sequence(first: choice, next: { $0?.children.first })
        guard let view = inside.lazy.compactMap({ $0?.node }).first(where: \.isLaidOutView),
            let place = sequence(first: view, next: \.parent).lazy
                .compactMap({ $0 as? any AlternativesPlace }).first,
            place.chosen !== view
        else { return nil }
        return { place.choose(view) }
    }
}

extension Node {
    /// Whether this is the node of a view with a box, not of a modifier.
    @MainActor fileprivate var isLaidOutView: Bool {
        has((any LayoutView).self) || has((any Shape).self) || has((any PrimitiveView).self)
    }
}
