import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct HitTestingTests {
    @Test func `a view that lets taps through can still be adjusted`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: Text("Volume")
                .accessibilityAdjustableAction { log.append("\($0)") }
                .onTapGesture { log.append("tap") }
                ._onButtonGesture { log.append("press") }
                .allowsHitTesting(false))
        expectEqual(host.tap(.text("Volume")), .refused("not open to taps"))
        expectEqual(host.press(.text("Volume")), .refused("not open to taps"))
        expectEqual(host.adjust(.label("Volume"), .increment), .done)
        expectEqual(host.activate(.label("Volume")), .done)
        expectEqual(log, ["increment", "tap"])
    }

    @Test func `allowsHitTesting is checked from the outside in`() {
        let host = ViewHost(
            rootView: VStack {
                Text("closed").allowsHitTesting(false).onTapGesture {}
                Text("open").allowsHitTesting(true).onTapGesture {}
                Text("within").allowsHitTesting(true).onTapGesture {}.allowsHitTesting(false)
            })
        expectEqual(host.tap(.text("closed")), .refused("not open to taps"))
        expectEqual(host.tap(.text("open")), .done)
        expectEqual(host.tap(.text("within")), .refused("not open to taps"))
    }

    /// Views around a text that lets touches through. A tap on the text performs their gesture.
    nonisolated static let around: [(name: String, performed: String?)] = [
        ("gesture", nil), ("area", "own"), ("background", "own"),
        ("stack", nil), ("stack with an area", "own"), ("layers", "behind"), ("row", "row"),
    ]

    @ViewBuilder
    static func view(_ name: String, _ log: @escaping (String) -> Void) -> some View {
        let x = Text("x").allowsHitTesting(false)
        switch name {
        case "gesture": x.onTapGesture { log("own") }
        case "area": x.contentShape(Rectangle()).onTapGesture { log("own") }
        case "background": x.background(Color.red).onTapGesture { log("own") }
        case "stack": HStack { x }.onTapGesture { log("own") }
        case "stack with an area":
            HStack { x }.contentShape(Rectangle()).onTapGesture { log("own") }
        case "layers":
            ZStack {
                Color.red.onTapGesture { log("behind") }
                x.onTapGesture { log("own") }
            }
        default:
            List {
                HStack {
                    x
                    Button("row") { log("row") }
                }
            }
        }
    }

    @Test(arguments: around)
    func `a tap on a closed view is a tap at its place`(name: String, performed: String?) {
        var log: [String] = []
        let host = ViewHost(rootView: Self.view(name) { log.append($0) })
        host.size = ProposedViewSize(width: 100, height: 100)
        let frame = host.frame(of: .text("x")) ?? .zero
        let results = [
            host.tap(.text("x")), host.tap(at: CGPoint(x: frame.midX, y: frame.midY)),
        ]
        let result = performed == nil ? .refused("not open to taps") : InteractionResult.done
        expectEqual(results, [result, result])
        expectEqual(log, (performed.map { [$0, $0] } ?? []))
    }

    @Test func `a tap on a closed view does not reach views in front`() {
        var log: [String] = []
        let host = ViewHost(
            rootView: ZStack {
                Text("closed").allowsHitTesting(false)
                Color.red.onTapGesture { log.append("front") }
            })
        expectEqual(host.tap(.text("closed")), .refused("not open to taps"))
        #expect(log.isEmpty)
    }

    @Test func `a missing reason keeps the reason of an outer view`() {
        var taps = 0
        let button = Button("go") { taps += 1 }.refusesInteraction(nil)
        expectEqual(ViewHost(rootView: button).tap(.text("go")), .done)
        let host = ViewHost(rootView: button.refusesInteraction("read-only"))
        expectEqual(host.tap(.text("go")), .refused("read-only"))
        expectEqual(taps, 1)
    }
}
