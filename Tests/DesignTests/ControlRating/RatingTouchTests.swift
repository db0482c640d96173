import Tessera
import TesseraControlRating
import TesseraTesting
import TestViews

/// Fingers and pointers at points: symbols of 20 points, 5 apart, from 0 to 120.
@Suite(.runtimeIssuesFail)
struct RatingTouchTests {
    private struct Square: RatingSymbolStyle {
        func makeBody(configuration: Configuration) -> some View {
            Color.red.frame(width: 20, height: 20)
        }
    }

    private struct Squares: View {
        @State var value = 0.0
        var step = 1.0
        var log: @MainActor (Bool) -> Void = { _ in }

        var body: some View {
            Rating(value: $value, in: 0...5, step: step, onEditingChanged: log)
                .ratingSymbolStyle(Square()).ratingStyle(.row(spacing: 5))
        }
    }

    private func point(_ x: CGFloat, _ y: CGFloat = 10) -> CGPoint { CGPoint(x: x, y: y) }

    private func value<Content: View>(_ host: ViewHost<Content>) -> Double? {
        host.tree.all("Squares").first?.value("value").flatMap(Double.init)
    }

    private func shown<Content: View>(_ host: ViewHost<Content>) -> Double {
        host.tree.all("RatingSymbol").compactMap { $0.value("fill").flatMap(Double.init) }
            .reduce(0, +)
    }

    @Test(arguments: [
        (1.0, 1.0, 0.5), (9, 1, 0.5), (10, 1, 1), (12, 1, 1), (19, 1, 1), (22, 1, 1), (23, 2, 1.5),
        (24, 2, 1.5), (26, 2, 1.5), (60, 3, 3), (119, 5, 5), (-9, 1, 0.5), (130, 5, 5),
    ])
    func `a tap chooses its step, and gaps go to the nearest symbol`(
        x: Double, whole: Double, half: Double
    ) {
        for (step, expected) in [(1.0, whole), (0.5, half)] {
            let host = ViewHost(rootView: Squares(step: step))
            expectEqual(host.tap(at: point(x)), .done)
            expectEqual(value(host), expected)
        }
    }

    @Test(arguments: [(49.0, 1.0), (51, 2), (79, 2), (121, 2), (131, 3), (420, nil), (-13, nil)])
    func `a wide gap is touched in all its width`(x: Double, expected: Double?) {
        struct Wide: View {
            @State var value = 0
            var body: some View {
                Rating("Service", value: $value)
                    .ratingSymbolStyle(Square()).ratingStyle(.row(spacing: 60))
            }
        }
        let host = ViewHost(rootView: Wide())
        let start = host.frame(of: .type("RatingSymbol")[0])?.minX ?? 0
        let y = host.frame(of: .type("RatingSymbol")[0])?.midY ?? 0
        let result = host.tap(at: point(start + x, y))
        #expect((result == .done) == (expected != nil))
        #expect(host.tree["Wide"]?.value("value").flatMap(Double.init) == expected ?? 0)
    }

    @Test func `the label is not touched, and a finger on it chooses nothing`() {
        let host = ViewHost(rootView: Owner(value: 3).ratingStyle(.row(spacing: 5)))
        let label = host.frame(of: .text("Service")) ?? .zero
        for x in [label.minX + 1, label.midX] {
            #expect(host.tap(at: point(x, label.midY)) != .done)
            host.hover(at: point(x, label.midY))
            expectEqual(host.symbols, "***..")
        }
        expectEqual(host.value(of: "Owner"), "3")
    }

    @Test func `a symbol is touched in 44 points`() {
        for y in [-11.0, 31] {
            let host = ViewHost(rootView: Squares())
            expectEqual(host.tap(at: point(60, y)), .done)
            expectEqual(value(host), 3)
        }
        for y in [-13.0, 33] {
            #expect(ViewHost(rootView: Squares()).tap(at: point(60, y)) != .done)
        }
    }

    @Test func `a finger that slides shows what lifting it would choose`() {
        var log: [Bool] = []
        let host = ViewHost(rootView: Squares(value: 1) { log.append($0) })
        host.press(at: point(10))
        host.move(to: point(60))
        expectEqual(shown(host), 3)
        host.move(to: point(112))
        expectEqual(shown(host), 5)
        expectEqual(value(host), 1)
        expectEqual(log, [true])
        expectEqual(host.release(), .done)
        expectEqual(value(host), 5)
        expectEqual(log, [true, false])
    }

    @Test func `a strayed finger chooses nothing until it returns`() {
        let host = ViewHost(rootView: Squares(value: 1))
        host.press(at: point(10))
        host.move(to: point(60))
        host.move(to: point(60, 90))
        expectEqual(shown(host), 1)
        host.move(to: point(85, 20))
        expectEqual(shown(host), 4)
        host.move(to: point(60, -60))
        host.release()
        expectEqual(value(host), 1)
        expectEqual(shown(host), 1)
    }

    @Test func `a touch that is cancelled chooses nothing`() {
        var log: [Bool] = []
        let host = ViewHost(rootView: Squares(value: 1) { log.append($0) })
        host.press(at: point(10))
        host.move(to: point(60))
        host.cancel()
        expectEqual(value(host), 1)
        expectEqual(shown(host), 1)
        expectEqual(log, [true, false])
    }

    @Test func `a drag across the symbols is left to ancestors`() {
        struct Page: View {
            @State private var distance: CGFloat = 0
            var body: some View {
                VStack {
                    Text("\(distance, specifier: "%.0f")")
                    Squares(value: 1)
                }
                .gesture(DragGesture().onChanged { distance = $0.translation.height })
            }
        }
        let host = ViewHost(rootView: Page())
        let y = host.frame(of: .type("RatingSymbol")[2])?.midY ?? 0
        host.drag(along: [point(60, y), point(62, y + 8), point(63, y + 30)])
        expectEqual(value(host), 1)
        expectEqual(host.tree.all("Text").first?.text, "30")
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `in a view that scrolls along a rating a slide scrolls`(direction: LayoutDirection) {
        struct Page: View {
            var body: some View {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        Squares(value: 1)
                        Color.red.frame(width: 300, height: 20)
                    }
                }
            }
        }
        let host = ViewHost(
            rootView: Page().environment(\.layoutDirection, direction),
            size: ProposedViewSize(width: 200, height: 20))
        func drag(_ distances: CGFloat...) {
            let middle = host.frame(of: .type("RatingSymbol")[2])?.midX ?? 0
            let sign: CGFloat = direction == .leftToRight ? 1 : -1
            host.drag(along: ([0] + distances).map { point(middle + sign * $0) })
        }
        func start() -> CGFloat { host.frame(of: .type("Squares"))?.minX ?? 0 }
        expectEqual(host.tap(.type("RatingSymbol")[2]), .done)
        expectEqual(value(host), 3)
        let old = start()
        drag(-20, -40)
        expectEqual(abs(start() - old), 40)
        drag(20, 40)
        expectEqual(start(), old)
        expectEqual(value(host), 3)
        expectEqual(shown(host), 3)
    }

    @Test(arguments: [(false, 1.0), (true, 0)])
    func `off the leading edge is none, where touch clears`(clears: Bool, expected: Double) {
        let host = ViewHost(rootView: Squares(value: 3).ratingClearsOnReselect(clears))
        host.press(at: point(60))
        host.move(to: point(-20))
        expectEqual(shown(host), expected)
        host.release()
        expectEqual(value(host), expected)
    }

    @Test(arguments: [(1.0, 5.0, 5.0), (119, 1, 0.5), (97, 2, 1.5), (96, 2, 1.5), (60, 3, 3)])
    func `from right to left the whole rating is mirrored`(x: Double, whole: Double, half: Double) {
        for (step, expected) in [(1.0, whole), (0.5, half)] {
            let host = ViewHost(
                rootView: Squares(step: step).environment(\.layoutDirection, .rightToLeft))
            host.tap(at: point(x))
            expectEqual(value(host), expected)
        }
    }

    @Test func `a pointer previews a click and leaves no trace`() {
        var log: [Bool] = []
        let host = ViewHost(rootView: Squares(value: 1) { log.append($0) })
        host.hover(at: point(60))
        expectEqual(shown(host), 3)
        host.hover(at: point(85))
        expectEqual(shown(host), 4)
        host.hover(at: nil)
        expectEqual(shown(host), 1)
        expectEqual(value(host), 1)
        expectEqual(log, [])
    }

    @Test func `a rating that moves away from the pointer drops its preview`() {
        struct Growing: View {
            @State var height: CGFloat = 10
            @State var value = 1

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button("Grow") { height = 200 }.frame(height: height)
                    Button("Shift") { height = 60 }
                    Rating(value: $value).ratingStyle(Preview())
                        .ratingSymbol { _ in Color.red.frame(width: 44, height: 200) }
                }
                .padding(.leading, height == 60 ? 44 : 0)
            }
        }
        struct Preview: RatingStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) {
                    Text("\(Int(configuration.shownValue ?? 0))").frame(width: 44, height: 44)
                    ForEach(configuration.symbols) { $0 }
                }
            }
        }
        for (button, rest) in [("Grow", "1"), ("Shift", "2")] {
            let host = ViewHost(rootView: Growing())
            let frame = host.frame(of: .type("RatingSymbol")[2]) ?? .zero
            host.hover(at: CGPoint(x: frame.midX, y: frame.midY))
            #expect(host.tree.first(text: "3") != nil)
            host.tap(.text(button))
            #expect(host.tree.first(text: rest) != nil, "\(button)")
        }
    }

    @Test func `in a column the symbols are chosen from top to bottom`() {
        struct Column: RatingStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack(spacing: 5) { ForEach(configuration.symbols) { $0 } }
            }
        }
        struct Owned: View {
            @State var value = 1
            var body: some View { Rating(value: $value) }
        }
        let host = ViewHost(
            rootView: Owned().ratingSymbolStyle(Square()).ratingStyle(Column()))
        host.press(at: point(10, 10))
        host.move(to: point(10, 85))
        expectEqual(host.release(), .done)
        expectEqual(host.tree["Owned"]?.value("value"), "4")
    }
}
