import Foundation
import Tessera
import TesseraDrawing
import TesseraTerminal

/// The rows for drawings of the plain ratings.
@MainActor
enum DrawingRows {
    private static let print = TesseraWork.print { Screen(ids: Array(0..<$0)) }
    private static let layout = LayoutWork.tap(isLaidOut: true) { Screen(ids: Array(0..<$0)) }

    static let all = [
        Row("drawing", target: 1.2, baseline: print, tessera: cold),
        Row(
            "SVG", target: 2, baseline: print,
            tessera: { count in
                let drawing = ViewHost(rootView: Screen(ids: Array(0..<count))).drawing
                return { nanoseconds { _ = SVG(drawing).text } }
            }),
        Row("tap, and the drawing", baseline: layout, tessera: tap),
        Row("tap on a screen", target: 20, baseline: layout, tessera: session),
        Row("… its events alone", baseline: layout, tessera: events),
    ]

    /// Draws a tree with known frames for the first time.
    private static func cold(_ count: Int) -> Sampler {
        let content = Screen(ids: Array(0..<count))
        let expected = ViewHost(rootView: content).drawing.items.count
        return {
            let host = ViewHost(rootView: content)
            precondition(host.frame(of: .path("Screen")) != nil)
            var drawing = Drawing()
            let time = nanoseconds { drawing = host.drawing }
            precondition(drawing.items.count == expected)
            return time
        }
    }

    /// Taps the first two stars of the first rating alternately, and draws the tree after each tap.
    private static func tap(_ count: Int) -> Sampler {
        let (host, actions) = Probe.firstActions {
            ViewHost(rootView: Screen(ids: Array(0..<count)))
        }
        let taps = max(10, 10_000 / count)
        var last = host.drawing
        return {
            let time = nanoseconds {
                for number in 0..<taps {
                    actions[number & 1]()
                    let drawing = host.drawing
                    precondition(drawing.items.count == last.items.count)
                    last = drawing
                }
            }
            return time / Double(taps)
        }
    }

    /// Taps the same stars with the mouse, in a terminal of 80 columns and 24 rows.
    private static func session(_ count: Int) -> Sampler {
        let cells = points(count).points.map { point in
            // The first cell whose middle is on the star; counted from 1, after the margin.
            let column = Int((point.x / cell.width - 0.5).rounded(.up)) + 2
            return "\(column);\(Int(point.y / cell.height) + 2)"
        }
        let session = LiveSession(rootView: ScrollView { Screen(ids: Array(0..<count)) })
        _ = session.respond(to: [])
        let taps = max(10, 1_000 / count)
        return {
            var written = ""
            let time = nanoseconds {
                for number in 0..<taps {
                    let place = cells[number & 1]
                    let bytes = "\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m"
                    written = session.respond(to: bytes.utf8)
                }
            }
            // A star has changed, and the last row shows the change.
            precondition(written.contains("★") || written.contains("☆"))
            return time / Double(taps)
        }
    }

    /// Sends the events of such a session to the host: the pointer moves, and a finger is put down,
    /// moved and lifted.
    private static func events(_ count: Int) -> Sampler {
        let (host, points) = points(count)
        let taps = max(10, 1_000 / count)
        return {
            nanoseconds {
                for number in 0..<taps {
                    let point = points[number & 1]
                    host.hover(at: point)
                    precondition(host.press(at: point) == .done)
                    host.move(to: point)
                    precondition(host.release() == .done)
                    host.hover(at: point)
                }
            } / Double(taps)
        }
    }

    private static let cell = CGSize(width: 8, height: 16)

    /// Returns a host with the size of a terminal, and the points of the first two stars.
    private static func points(_ count: Int) -> (host: ViewHost<some View>, points: [CGPoint]) {
        let host = ViewHost(
            rootView: ScrollView { Screen(ids: Array(0..<count)) },
            size: ProposedViewSize(width: 78 * cell.width, height: 21 * cell.height))
        host.textMetrics = .cells(width: cell.width, height: cell.height)
        let points = (0..<2).map { star in
            let text = "ScrollView/Screen/VStack/StarRating/HStack/Text[\(star)]"
            let frame = host.frame(of: .path(text)) ?? .zero
            return CGPoint(x: frame.minX, y: frame.midY)
        }
        return (host, points)
    }
}
