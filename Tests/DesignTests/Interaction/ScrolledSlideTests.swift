import Tessera
import TesseraControlRating
import TesseraTesting
import TestViews

private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Touches of a rating or slider in views that scroll.
@Suite(.runtimeIssuesFail)
struct ScrolledSlideTests {
    private struct Page: View {
        let log: (String) -> Void
        @State var stars = 1
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Rating("Stars", value: $stars).labelsHidden()
                        .onChange(of: stars) { log("stars \(stars)") }
                    Button("Save") { log("save") }
                    Color.red.frame(width: 100, height: 500)
                }
            }
        }
    }

    private func page(_ log: @escaping (String) -> Void) -> ViewHost<Page> {
        ViewHost(
            rootView: Page(log: log), size: ProposedViewSize(width: 200, height: 200))
    }

    private func top(of host: ViewHost<Page>) -> CGFloat? { host.frame(of: .type("Color"))?.minY }

    @Test func `a finger scrolls by the way that it goes`() throws {
        let host = page { _ in }
        let start = try #require(top(of: host))
        expectEqual(host.drag(along: [point(100, 150), point(100, 130), point(100, 90)]), .done)
        expectEqual(top(of: host), start - 60)
        expectEqual(host.drag(along: [point(100, 100), point(100, 199)]), .done)
        expectEqual(top(of: host), start)
        #expect(host.drag(along: [point(100, 150), point(160, 150)]) != .done)
    }

    @Test func `a drag across a rating scrolls, one along it chooses`() throws {
        var log: [String] = []
        let host = page { log.append($0) }
        let start = try #require(top(of: host))
        let stars = try #require(host.frame(of: .type("Rating")))
        expectEqual(
            host.drag(
                along: [
                    point(stars.maxX - 4, 8), point(stars.maxX - 4, 0), point(stars.maxX - 4, -30),
                ]), .done)
        expectEqual(top(of: host), start - 38)
        expectEqual(log, [])
        host.scroll(.type("ScrollView"), by: CGSize(width: 0, height: -100))
        host.drag(along: [point(stars.minX + 4, 8), point(stars.maxX - 4, 12)])
        expectEqual(top(of: host), start)
        expectEqual(log, ["stars 5"])
    }

    /// A row of cards, each with a control.
    private struct Cards: View {
        let control: SlideTests.Control
        var axes = Axis.Set.horizontal
        var width: CGFloat = 150
        @State var stars = 2
        @State var volume = 2.0
        var body: some View {
            ScrollView(axes) {
                HStack(spacing: 0) {
                    ForEach(0..<3) { number in
                        SlideTests.Line(control: control, stars: $stars, volume: $volume)
                            .frame(width: 100, height: 20).frame(width: width)
                            .id(number)
                    }
                }
            }
        }
    }

    private func cards(
        _ control: SlideTests.Control, axes: Axis.Set = .horizontal, width: CGFloat = 150
    ) -> (host: ViewHost<Cards>, value: () -> [String?], start: () -> CGFloat?) {
        let host = ViewHost(
            rootView: Cards(control: control, axes: axes, width: width),
            size: ProposedViewSize(width: 300, height: 100))
        let values = ["stars", "volume"]
        return (
            host, { values.map { host.tree["Cards"]?.value($0) } },
            { host.frame(of: .type(control == .rating ? "Rating" : "Slider")[0])?.minX }
        )
    }

    @Test(arguments: [
        (SlideTests.Control.slider, Axis.Set.horizontal, 150.0), (.rating, .vertical, 150),
        (.rating, .horizontal, 100),
    ])
    func `a slide chooses where nothing scrolls, and in a slider`(
        control: SlideTests.Control, axes: Axis.Set, width: Double
    ) throws {
        let (host, value, start) = cards(control, axes: axes, width: width)
        let x = try #require(start())
        let y = try #require(host.frame(of: .type(control == .rating ? "Rating" : "Slider")[0]))
            .midY
        host.drag(along: [point(x + 10, y), point(x + 50, y), point(x + 99, y)])
        expectEqual(value(), (control == .rating ? ["5", "2"] : ["2", "5"]))
        expectEqual(start(), x)
    }

    @Test func `scrolling cancels the press of a button`() throws {
        var log: [String] = []
        let host = page { log.append($0) }
        let start = try #require(top(of: host))
        let button = try #require(host.frame(of: .text("Save")))
        host.drag(along: [
            point(button.midX, button.midY), point(button.midX, button.midY - 12),
            point(button.midX, button.midY),
        ])
        expectEqual(log, [])
        expectEqual(top(of: host), start)
        expectEqual(host.tap(at: point(button.midX, button.midY)), .done)
        expectEqual(log, ["save"])
    }

    @Test func `a drag gesture inside comes before scrolling`() throws {
        var log: [String] = []
        let host = ViewHost(
            rootView: ScrollView {
                Color.red.frame(width: 100, height: 500)
                    .gesture(DragGesture().onEnded { _ in log.append("drag") })
            }, size: ProposedViewSize(width: 100, height: 100))
        host.drag(along: [point(50, 50), point(50, 20)])
        expectEqual(log, ["drag"])
        expectEqual(host.frame(of: .type("Color"))?.minY, 0)
    }
}
