import Tessera
import TesseraControlRating
import TesseraTesting
import TestViews

/// The ways of choosing that are switched on or off for a screen. Symbols are 20 points wide, 5 apart.
@Suite(.runtimeIssuesFail)
struct RatingBehaviorTests {
    private struct Square: RatingSymbolStyle {
        func makeBody(configuration: Configuration) -> some View {
            Color.red.frame(width: 20, height: 20)
        }
    }

    private struct Squares: View {
        @State var value: Int? = 1
        @State private var distance = 0
        var write: (Int?) -> Void = { _ in }

        var body: some View {
            Rating(value: $value)
                .ratingSymbolStyle(Square()).ratingStyle(.row(spacing: 5))
                .onChange(of: value) { write(value) }
                .gesture(DragGesture().onChanged { distance = Int($0.translation.width) })
            Text("\(distance)")
        }
    }

    private func point(_ x: CGFloat, _ y: CGFloat = 10) -> CGPoint { CGPoint(x: x, y: y) }

    private func shown<Content: View>(_ host: ViewHost<Content>) -> Int {
        host.tree.all("RatingSymbol").count { $0.value("fill") == "1" }
    }

    private func value<Content: View>(_ host: ViewHost<Content>) -> String? {
        host.tree.all("Squares").first?.value("value")
    }

    @Test func `where sliding is disabled, a tap chooses and a drag goes out`() {
        let host = ViewHost(rootView: Squares().ratingSlideDisabled())
        expectEqual(host.tap(at: point(60)), .done)
        expectEqual(value(host), "3")
        host.drag(along: [point(10), point(60), point(110)])
        expectEqual(value(host), "3")
        expectEqual(shown(host), 3)
        #expect(host.tree.first(text: "100") != nil)
        host.press(at: point(10))
        expectEqual(shown(host), 1)
        host.move(to: point(14))
        host.release()
        expectEqual(value(host), "1")
    }

    @Test func `where hovering is disabled, a pointer shows nothing`() {
        let host = ViewHost(rootView: Squares().ratingHoverDisabled())
        host.hover(at: point(60))
        expectEqual(shown(host), 1)
        host.tap(at: point(85))
        expectEqual(value(host), "4")
    }

    @Test func `the value follows the finger where a screen requests it`() {
        var written: [Int?] = []
        let host = ViewHost(
            rootView: Squares { written.append($0) }.ratingUpdatesWhileEditing())
        host.press(at: point(60))
        host.move(to: point(110))
        host.move(to: point(112))
        host.move(to: point(85))
        expectEqual(written, [3, 5, 4])
        host.release()
        expectEqual(written, [3, 5, 4])
        expectEqual(value(host), "4")
    }

    @Test func `a tap that the value follows writes once`() {
        var written: [Int] = []
        let value = Binding {
            written.last ?? 3
        } set: {
            written.append($0)
        }
        let host = ViewHost(rootView: Rating(value: value).ratingUpdatesWhileEditing())
        host.tap(.type(Image.self)[4])
        expectEqual(written, [5])
    }

    @Test func `a finger that strays or is cancelled restores the value`() {
        var written: [Int?] = []
        let host = ViewHost(
            rootView: Squares { written.append($0) }.ratingUpdatesWhileEditing())
        host.press(at: point(60))
        host.move(to: point(60, 90))
        host.release()
        host.press(at: point(60))
        host.move(to: point(85))
        host.cancel()
        expectEqual(written, [3, 1, 3, 4, 1])
        expectEqual(shown(host), 1)
    }

    @Test func `a value that follows the finger is still cleared on request`() {
        let host = ViewHost(
            rootView: Squares().ratingUpdatesWhileEditing().ratingClearsOnReselect())
        host.tap(at: point(60))
        expectEqual(value(host), "3")
        host.press(at: point(60))
        host.move(to: point(62))
        host.release()
        #expect(value(host) == nil)
        host.press(at: point(60))
        host.move(to: point(-20))
        host.release()
        #expect(value(host) == nil)
    }
}
