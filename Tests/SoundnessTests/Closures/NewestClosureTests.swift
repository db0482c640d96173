import Tessera
import TesseraDrawing
import TesseraTesting
import TestViews

/// The closures that views and modifiers keep: the newest is called, and none outlives its view.
@Suite(.runtimeIssuesFail)
struct NewestClosureTests {
    @Test(arguments: await ClosureCase.all)
    func `a closure of an earlier body is never called`(_ closure: ClosureCase) {
        // The view changes before the acts, and in the middle of them.
        for start in 0..<closure.acts.count {
            let log = ClosureLog()
            let host = ViewHost(rootView: ClosureScreen(log: log, make: closure.view))
            for (index, act) in closure.acts.enumerated() {
                if index >= start { host.makeAnew() }
                act(host)
            }
            #expect(log.stale == [], "made anew before act \(start)")
            #expect(log.calls > 0)
        }
    }

    @Test(arguments: await ClosureCase.all)
    func `a closure is freed with its view`(_ closure: ClosureCase) async {
        let log = ClosureLog()
        let host = ViewHost(rootView: ClosureScreen(log: log, make: closure.view))
        for act in closure.acts { act(host) }
        ClosureCase.leave(host)
        // The next layout frees the boxes of removed views, and a cancelled task ends in its turn.
        _ = host.treeWithFrames
        await Task.yield()
        expectEqual(log.keptTokens, 0)
    }

    @Test(arguments: await ClosureCase.all)
    func `a closure is freed with its host, after each act`(_ closure: ClosureCase) async {
        let acts = closure.acts
        let started = (0..<acts.count).map { Array(acts.prefix($0)) }
        let used = ClosureCase.uses.map { acts + [$0] } + [acts + ClosureCase.uses]
        for acts in started + used {
            let log = ClosureLog()
            do {
                let host = ViewHost(rootView: ClosureScreen(log: log, make: closure.view))
                for act in acts { act(host) }
            }
            await Task.yield()
            #expect(log.keptTokens == 0, "after \(acts.count) acts")
        }
    }
}

/// A view that keeps a closure, and the acts that make the view call it.
struct ClosureCase: CustomTestStringConvertible, Sendable {
    typealias Act = @MainActor @Sendable (ViewHost<ClosureScreen>) -> Void

    let testDescription: String
    let view: @MainActor @Sendable (Int, @escaping () -> Void) -> any View
    let acts: [Act]

    init(
        _ name: String, _ acts: [Act],
        _ view: @escaping @MainActor @Sendable (Int, @escaping () -> Void) -> any View
    ) {
        testDescription = name
        self.acts = acts
        self.view = view
    }

    /// A view with a gesture, and a moving finger that touches it.
    static func touched(
        _ name: String, _ acts: [Act] = [down, move, up],
        _ view: @escaping @MainActor @Sendable (Color, @escaping () -> Void) -> any View
    ) -> ClosureCase {
        ClosureCase(name, acts) { view(.red, $1) }
    }

    static let all = gestures + controls + builders + others + screens

    /// The uses of a host that any view may remember.
    static let uses: [Act] = [
        { $0.press(key: .tab) }, { $0.press(key: .space) }, { $0.press(key: "x") }, down, move,
        { $0.cancel() }, over, wait, { $0.scroll(.text("it"), by: CGSize(width: 1, height: 9)) },
        { _ = $0.treeWithFrames }, { _ = $0.accessibilityTree }, { _ = $0.drawing },
        { host in _ = host.difference { host.update() } }, { $0.goBack() }, { $0.dismissSheet() },
    ]

    static let down: Act = { $0.press(at: CGPoint(x: 5, y: 5)) }
    static let move: Act = { $0.move(to: CGPoint(x: 40, y: 5)) }
    static let up: Act = { $0.release() }
    static let wait: Act = { $0.wait(.seconds(1)) }
    static let tap: Act = { $0.tap(.text("it")) }
    static let hold: Act = { $0.press(.text("it")) }
    static let letGo: Act = { $0.release(.text("it")) }
    static let over: Act = { $0.hover(at: CGPoint(x: 5, y: 5)) }
    static let away: Act = { $0.hover(at: nil) }
    static let change: Act = { $0.makeAnew { $0.value += 1 } }
    static let leave: Act = {
        $0.rootView.isThere = false
        $0.update()
    }
}

/// A record of the calls, and of the calls of outdated closures.
final class ClosureLog {
    /// The number of the body whose closures are the newest.
    var number = 0
    private(set) var calls = 0
    /// The numbers of the bodies whose closures were called although newer ones existed.
    private(set) var stale: [Int] = []
    private var tokens: [WeakToken] = []

    private struct WeakToken {
        weak var token: Token?
    }

    /// An object that a closure captures.
    final class Token {}

    /// The number of captured objects that exist.
    var keptTokens: Int { tokens.count { $0.token != nil } }

    func makeToken() -> Token {
        let token = Token()
        tokens.append(WeakToken(token: token))
        return token
    }

    func call(from number: Int) {
        calls += 1
        if number != self.number { stale.append(number) }
    }
}

/// Makes a view with a closure that knows the number of its body.
struct ClosureScreen: View {
    var number = 0
    var value = 0
    var isThere = true
    let log: ClosureLog
    let make: @MainActor (Int, @escaping () -> Void) -> any View

    var body: some View {
        if isThere {
            let token = log.makeToken()
            AnyView(
                make(value) {
                    log.call(from: number)
                    _ = token
                }
            )
            .frame(width: 60, height: 60, alignment: .topLeading)
        }
    }
}

extension ViewHost<ClosureScreen> {
    /// Makes the view again, with another closure.
    func makeAnew(_ change: (inout ClosureScreen) -> Void = { _ in }) {
        var screen = rootView
        screen.number += 1
        change(&screen)
        screen.log.number = screen.number
        rootView = screen
        update()
    }
}
