import Tessera
import TesseraTesting
import TestViews

/// Laws of all gestures and all events of a finger, tried with random cases.
@Suite(.runtimeIssuesFail)
struct GestureLawTests {
    @Test func `an update in the middle of a touch does not affect it`() {
        for seed in 0..<cases(20) {
            let (gestures, uses) = makeCase(UInt64(seed))
            let plain = run(gestures, uses, updates: false)
            let updated = run(gestures, uses, updates: true)
            guard plain == updated else {
                Issue.record("\(seed): \(gestures)\n\(uses)\n\(plain)\n\(updated)")
                return
            }
        }
    }

    @Test
    func
        `a gesture ends once for each touch, tells of nothing after its end, and lets its state go`()
    {
        for seed in 5_000..<5_000 + cases(20) {
            let (gestures, uses) = makeCase(UInt64(seed))
            let log = run(gestures, uses + [.lift, .wait(2)], updates: true)
            guard let fault = fault(in: log, of: gestures) else { continue }
            Issue.record("\(seed): \(fault)\n\(gestures)\n\(uses)\n\(log)")
            return
        }
    }

    @Test func `a disabled gesture leaves its views touchable`() {
        for seed in 10_000..<10_000 + cases(10) {
            let (gestures, uses) = makeCase(UInt64(seed))
            let plain = run(gestures, uses, updates: false)
            let off = GestureSpec(.tap(1), .before, isOn: false)
            let others = run(gestures + [off], uses, updates: false)
            guard plain.filter({ !$0.hasPrefix("|") }) == others.filter({ !$0.hasPrefix("|") })
            else {
                Issue.record("\(seed): \(gestures)\n\(uses)\n\(plain)")
                return
            }
        }
    }

    private func makeCase(_ seed: UInt64) -> ([GestureSpec], [Use]) {
        var random = Randomness(seed: seed)
        let gestures = (0...random.number(4)).map { _ in
            GestureSpec(
                [
                    .tap(1), .tap(2), .drag(0), .drag(10), .drag(30), .long(0.5), .press,
                    .longAndDrag,
                ][random.number(8)],
                [.after, .after, .beside, .before][random.number(4)], isOn: true)
        }
        let uses: [Use] = (0..<(3 + random.number(12))).map { _ in
            switch random.number(10) {
            case 0, 1, 2: .down(10 + CGFloat(random.number(8) * 10))
            case 3, 4, 5: .move(CGFloat(random.number(13) * 10) - 10)
            case 6, 7: .lift
            case 8: .wait([0.1, 0.3, 0.4, 0.6, 0.8][random.number(5)])
            default: random.isTrue(0.3) ? .cancel : .tap(1 + random.number(3))
            }
        }
        return (gestures, uses)
    }

    private func run(_ gestures: [GestureSpec], _ uses: [Use], updates: Bool) -> [String] {
        var log: [String] = []
        let host = ViewHost(
            rootView: Gestured(gestures: gestures, number: 0) { log.append($0) })
        for use in uses {
            if updates {
                host.rootView.number += 1
                host.update()
            }
            switch use {
            case .down(let x): host.press(at: CGPoint(x: x, y: 50))
            case .move(let x): host.move(to: CGPoint(x: x, y: 50))
            case .lift: host.release()
            case .wait(let seconds): host.wait(.seconds(seconds))
            case .cancel: host.cancel()
            case .tap(let count): host.tap(at: CGPoint(x: 50, y: 50), count: count)
            }
            log.append("| \(host.tree.matches { $0.name == "Text" }.map { $0.element.text ?? "" })")
        }
        return log
    }

    /// Returns the first fault in the log of gestures, if any.
    private func fault(in log: [String], of gestures: [GestureSpec]) -> String? {
        for index in gestures.indices {
            let own = log.filter { $0.hasPrefix("\(index) ") }.map { $0.dropFirst(2) }
            var isDown = false
            for entry in own where entry == "down" || entry == "up" {
                if isDown == (entry == "down") { return "\(index) is told of \(entry) twice" }
                isDown = entry == "down"
            }
            if isDown { return "\(index) is not told of up" }
        }
        if log.last?.contains("held") == true { return "a state is not reset" }
        return nil
    }

    private enum Use {
        case down(CGFloat), move(CGFloat), lift, wait(Double), cancel, tap(Int)
    }
}

private struct GestureSpec {
    enum Kind { case tap(Int), drag(CGFloat), long(Double), press, longAndDrag }
    enum Place { case after, beside, before }

    let kind: Kind
    let place: Place
    let isOn: Bool

    init(_ kind: Kind, _ place: Place, isOn: Bool) {
        (self.kind, self.place, self.isOn) = (kind, place, isOn)
    }
}

/// A block with gestures around it, the first one innermost.
private struct Gestured: View {
    let gestures: [GestureSpec]
    /// A value that changes with each update.
    var number: Int
    let log: (String) -> Void

    var body: some View {
        gestures.indices.reduce(
            AnyView(Color.red.frame(width: 100, height: 100))
        ) { view, index in
            AnyView(
                Added(spec: gestures[index], number: number, content: view) {
                    log("\(index) \($0)")
                })
        }
    }
}

private struct Added: View {
    let spec: GestureSpec
    let number: Int
    let content: AnyView
    let log: (String) -> Void
    @GestureState private var isHeld = false

    var body: some View {
        gestured.background { Text(isHeld ? "held" : "free").allowsHitTesting(false) }
    }

    @ViewBuilder private var gestured: some View {
        switch spec.kind {
        case .tap(let count): add(TapGesture(count: count).onEnded { log("tap") })
        case .drag(let distance):
            add(
                DragGesture(minimumDistance: distance)
                    .updating($isHeld) { _, isHeld, _ in isHeld = true }
                    .onChanged { log("at \($0.location.x)") }
                    .onEnded { log("ended \($0.translation.width)") })
        case .long(let seconds):
            content.onLongPressGesture(minimumDuration: seconds) {
                log("long")
            } onPressingChanged: {
                log($0 ? "down" : "up")
            }
        case .press:
            content._onButtonGesture(
                pressing: { log($0 ? "down" : "up") }, perform: { log("press") })
        case .longAndDrag:
            add(
                LongPressGesture().sequenced(before: DragGesture())
                    .updating($isHeld) { _, isHeld, _ in isHeld = true }
                    .onEnded { _ in log("both") })
        }
    }

    @ViewBuilder private func add(_ gesture: some Gesture) -> some View {
        switch spec.place {
        case .after: content.gesture(gesture, isEnabled: spec.isOn)
        case .beside: content.simultaneousGesture(gesture, isEnabled: spec.isOn)
        case .before: content.highPriorityGesture(gesture, isEnabled: spec.isOn)
        }
    }
}
