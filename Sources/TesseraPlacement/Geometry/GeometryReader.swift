/// A container whose content depends on its own size and position.
///
/// It takes all the proposed space, or 10 points where no length is proposed. Its views lie in the
/// upper leading corner, one in front of the other, and each is proposed the size of the container.
///
/// ```swift
/// GeometryReader { proxy in Color.red.frame(width: 0.4 * proxy.size.width) }
/// // in 50 × 10:
/// // GeometryReader at 0,0 50×10
/// //   Color "red" at 0,0 20×10 .frame(width: 20)
/// ```
///
/// While the tree contains a reader, the host computes the layout at each update. If the size of a
/// reader changes, its content is updated in the same update. The content appears once the size is
/// known. Without a host, and for a reader without a position, the size is 10 × 10.
///
/// If an action keeps changing the size by writing state, the host stops the update and reports a
/// runtime issue with the names of the views.
nonisolated public struct GeometryReader<Content: View>: View {
    /// The function that makes the views.
    public var content: (GeometryProxy) -> Content
    @State private var geometry = Geometry()
    @State private var isMeasured = false
    @State private var run = 0
    /// Whether code of the content, such as a guide, has read the size after the body has run.
    @Owned private var isReadLate = Flag()
    @Environment(\.hostServices) private var services

    /// Makes a container with a function that makes its content from its size and position.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    @MainActor public var body: some View {
        let _ = services?[LayoutDemand.self].isThere = true
        let isReadLate = isReadLate
        let _ = (run, isReadLate.isSet = false)
        Group {
            if isMeasured || services == nil {
                content(GeometryProxy(geometry: $geometry, isReadLate: isReadLate))
            }
        }
    }
}

nonisolated extension GeometryReader: DescribedView, OpaqueBody, LayoutView {
    public func describe(_ description: inout ViewDescription) {}

    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.observe { _, new in
            let new = new ?? Geometry()
            guard !isMeasured || geometry != new else { return nil }
            return {
                if isReadLate.isSet, geometry.size != new.size { run += 1 }
                geometry = new
                isMeasured = true
            }
        }
        return context.box(GeometryRule(), context.layers(views, .topLeading))
    }
}

/// A Boolean shared by reference.
nonisolated final class Flag {
    var isSet = false
}
