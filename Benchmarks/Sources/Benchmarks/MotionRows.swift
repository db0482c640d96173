import Tessera

/// The rows for values on their way: a frame is a sixtieth of a second.
@MainActor
enum MotionRows {
    static let all = [
        Row("frame at rest", tessera: { frame($0, isMoving: false) }),
        Row("frame, one moves", tessera: { frame($0, isMoving: true) }),
    ]

    private struct Texts: View {
        let count: Int
        @State private var isLarge = false

        var body: some View {
            VStack {
                ForEach(0..<count, id: \.self) { Text("\($0)") }
                Text("moves")
                    .scaleEffect(isLarge ? 2 : 1)
                    .animation(.linear(duration: 1).repeatForever(), value: isLarge)
                Button("start") { isLarge = true }
            }
        }
    }

    private static func frame(_ count: Int, isMoving: Bool) -> Sampler {
        let host = ViewHost(rootView: Texts(count: count))
        host.isAnimated = true
        if isMoving { host.tap(.text("start")) }
        precondition(host.isMoving == isMoving)
        let frames = 1_000
        return {
            nanoseconds { for _ in 0..<frames { host.wait(.seconds(1.0 / 60)) } } / Double(frames)
        }
    }
}
