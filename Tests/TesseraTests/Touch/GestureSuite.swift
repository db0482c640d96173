import Tessera

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A suite whose gestures log each recognition.
protocol GestureSuite {}

extension GestureSuite {
    typealias Log = (String) -> Void

    /// Hosts a view of 100 by 100 points, runs a finger's touches, a tap by default, and returns the
    /// log.
    func log(
        @ViewBuilder of content: (@escaping Log) -> some View,
        _ use: (ViewHost<AnyView>) -> Void = { $0.tap(at: point(50, 50)) }
    ) -> [String] {
        var log: [String] = []
        let view = AnyView(content { log.append($0) }.frame(width: 100, height: 100))
        use(ViewHost(rootView: view))
        return log
    }

    func tap(_ name: String, count: Int = 1, _ log: @escaping Log) -> some Gesture<Void> {
        TapGesture(count: count).onEnded { log(name) }
    }

    func drag(
        _ name: String, minimumDistance: CGFloat = 10, _ log: @escaping Log
    ) -> some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: minimumDistance)
            .onChanged { log("\(name) \(Int($0.translation.width))") }
            .onEnded { _ in log("\(name) ended") }
    }

    func drag(_ host: ViewHost<AnyView>, by distance: CGFloat) {
        host.drag(along: [point(20, 50), point(20 + distance, 50)])
    }
}
