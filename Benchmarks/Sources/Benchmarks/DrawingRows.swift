import Tessera
import TesseraDrawing

/// What a drawing costs, against the printed tree of the same ratings; its frames are known.
@MainActor
enum DrawingRows {
    static let all = [
        Row(
            "drawing", target: .aim(1),
            baseline: TesseraWork.print { Screen(ids: Array(0..<$0)) },
            tessera: sampler { $0.drawing }),
        Row(
            "SVG", target: .aim(2),
            baseline: TesseraWork.print { Screen(ids: Array(0..<$0)) },
            tessera: { count in
                let drawing = ViewHost(rootView: Screen(ids: Array(0..<count))).drawing
                return { nanoseconds { _ = SVG(drawing).text } }
            }),
    ]

    private static func sampler(
        _ work: @escaping @MainActor (ViewHost<Screen>) -> Drawing
    ) -> @MainActor (Int) -> Sampler {
        { count in
            let host = ViewHost(rootView: Screen(ids: Array(0..<count)))
            let expected = work(host).items.count
            return {
                var drawing = Drawing()
                let time = nanoseconds { drawing = work(host) }
                precondition(drawing.items.count == expected)
                return time
            }
        }
    }
}
