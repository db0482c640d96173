import TesseraCore
import TestViews
import TesseraTesting

/// A modifier appears with the first of its views, and disappears with the last.
@Suite(.runtimeIssuesFail)
struct ViewPresenceTests {
    /// A view that contains nothing in each possible way.
    struct Shown: View {
        let kind: Kind
        let isThere: Bool

        enum Kind: CaseIterable {
            case optional, conditional, erased, identified, list, body, hidden, style, modified,
                content, nested
        }

        var body: some View {
            switch kind {
            case .optional: if isThere { Label("a") }
            case .conditional: if isThere { Label("a") } else { EmptyView() }
            case .erased: (isThere ? AnyView(Label("a")) : AnyView(EmptyView()))
            case .identified: (isThere ? Label("a") : nil).id(isThere)
            case .list: ForEach(0..<(isThere ? 2 : 0), id: \.self) { Label("\($0)") }
            case .body: Row("row") { if isThere { Label("a") } }
            case .hidden:
                Row("row") { Row("row") { ForEach(0..<2) { _ in if isThere { Label("a") } } } }
            case .style: StyledControl(isThere, default: Sometimes())
            case .modified: Label("a").modifier(Holding(isHolding: !isThere))
            case .content: Group { if isThere { Label("a") } }.modifier(Holding(isHolding: false))
            case .nested:
                Group { Group { if isThere { Label("a") } }.modifier(Quiet()) }.modifier(Quiet())
            }
        }
    }

    struct Sometimes: ControlStyle {
        func makeBody(configuration: Bool) -> some View { if configuration { Label("a") } }
    }

    /// A modifier that shows or hides its content.
    struct Holding: ViewModifier {
        let isHolding: Bool
        func body(content: Content) -> some View { if !isHolding { content } }
    }

    struct Quiet: PrimitiveModifier {
        static var observesLifetime: Bool { true }
        var description: ModifierDescription? { nil }
    }

    struct Screen: View {
        let kind: Shown.Kind
        var isThere: Bool
        let log: Log
        var body: some View {
            Shown(kind: kind, isThere: isThere).modifier(Follow(name: "f", log: log))
        }
    }

    @Test(arguments: Shown.Kind.allCases)
    func `a modifier appears with its first view`(
        kind: Shown.Kind
    ) {
        let log = Log()
        let graph = ViewGraph(Screen(kind: kind, isThere: false, log: log))
        func show(_ isThere: Bool) -> [String] {
            graph.view.isThere = isThere
            graph.update()
            return log.take().filter { !$0.contains("became") }
        }
        expectEqual(show(false), [])
        expectEqual(show(true), ["f appeared"])
        expectEqual(show(true), [])
        expectEqual(show(false), ["f disappeared"])
        expectEqual(show(false), [])
        expectEqual(show(true), ["f appeared"])
        expectEqual(show(false), ["f disappeared"])
    }

    @Test func `a modifier with lifetime events needs no views`() {
        struct Registered: PrimitiveModifier {
            let log: Log
            var description: ModifierDescription? { nil }
            static var observesLifetime: Bool { true }
            static var followsViews: Bool { false }
            func didAppear() { log("came") }
            func didDisappear() { log("went") }
        }
        let log = Log()
        do {
            let graph = ViewGraph(EmptyView().modifier(Registered(log: log)))
            graph.update()
            expectEqual(log.take(), ["came"])
        }
        expectEqual(log.take(), ["went"])
    }
}
