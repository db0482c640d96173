import TesseraCore
import TesseraLayout

/// A container whose views are made of its own size and place.
///
/// It takes all the space that is proposed, and 10 points where nothing is. Its views stand in the
/// upper leading corner, one in front of the other, and are each proposed its size.
///
/// ```swift
/// GeometryReader { proxy in Color.red.frame(width: 0.4 * proxy.size.width) }
/// // in 50 × 10:
/// // GeometryReader at 0,0 50×10
/// //   Color "red" at 0,0 20×10 .frame(width: 20)
/// ```
///
/// A host computes the layout at each update for as long as there is a reader in its tree, and each
/// time that this gives a reader another size, its views are made anew in the same update; they come
/// when the size is known. Without a host, and for a reader that has no place, the size is 10 × 10.
///
/// If an action writes state by which the size changes, and so on without end, the update is stopped,
/// and a runtime issue names the views.
nonisolated public struct GeometryReader<Content: View>: View {
    /// The function that makes the views.
    public var content: (GeometryProxy) -> Content
    @State private var geometry = Geometry()
    @State private var isMeasured = false
    @Environment(\.layoutDemand) private var demand

    /// Makes a container whose views a function makes of its size and place.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    @MainActor public var body: some View {
        let _ = demand?.isThere = true
        Group {
            if isMeasured || demand == nil {
                content(GeometryProxy(geometry: $geometry))
            }
        }
    }
}

nonisolated extension GeometryReader: DescribedView, OpaqueBody, LayoutView {
    public func describe(_ description: inout ViewDescription) {}

    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.observe { view in
            let new = view.geometry ?? Geometry()
            guard !isMeasured || geometry != new else { return nil }
            return {
                geometry = new
                isMeasured = true
            }
        }
        return GeometryBox(views.layers(.topLeading))
    }
}
