import TesseraCore
import TestViews
import TesseraTesting

/// A state leaves with its view, and later writes reach no tree.
@Suite(.runtimeIssuesFail)
struct GoneStateTests {
    final class Kept {
        var state: Binding<Int>?
    }

    struct OwnState: View {
        let kept: Kept
        @State private var count = 0
        var body: some View {
            let _ = kept.state = $count
            Label("a")
        }
    }

    struct Tally: DynamicProperty {
        @State var count = 0
    }

    struct NestedState: View {
        let kept: Kept
        private let tally = Tally()
        init(kept: Kept) { self.kept = kept }
        var body: some View {
            let _ = kept.state = tally.$count
            Label("a")
        }
    }

    struct ModifierState: ViewModifier {
        let kept: Kept
        @State private var count = 0
        func body(content: Content) -> some View {
            let _ = kept.state = $count
            content
        }
    }

    struct StyleState: ControlStyle {
        let kept: Kept
        @State private var count = 0
        func makeBody(configuration: Bool) -> some View {
            let _ = kept.state = $count
            Label("a")
        }
    }

    struct PlainStyle: ControlStyle {
        func makeBody(configuration: Bool) -> some View { EmptyView() }
    }

    enum Owner: CaseIterable { case view, property, modifier, style, defaultStyle }

    struct Screen: View {
        let owner: Owner
        var isThere = true
        let kept: Kept
        var body: some View {
            Stack {
                if isThere {
                    switch owner {
                    case .view: OwnState(kept: kept)
                    case .property: NestedState(kept: kept)
                    case .modifier: Label("a").modifier(ModifierState(kept: kept))
                    case .style:
                        Row("control") { StyledControl(true, default: PlainStyle()) }
                            .controlStyle(StyleState(kept: kept))
                    case .defaultStyle:
                        Row("control") { StyledControl(true, default: StyleState(kept: kept)) }
                    }
                }
            }
        }
    }

    private struct MarkKey: TransactionKey { static let defaultValue = "none" }

    @Test(arguments: Owner.allCases)
    func `a write to a removed state reaches no tree`(owner: Owner) {
        let kept = Kept()
        let graph = ViewGraph(Screen(owner: owner, kept: kept))
        // The test keeps the nodes, so that a state that still refers to one of them finds it.
        let nodes = graph.picture.nodes
        var transaction = Transaction()
        transaction[MarkKey.self] = "written"
        // While the state is in the tree, the tree receives the transaction of a write.
        withTransaction(transaction) { kept.state?.wrappedValue = 1 }
        graph.update()
        expectEqual(graph.appliedTransaction[MarkKey.self], "written")
        graph.view.isThere = false
        graph.update()
        withTransaction(transaction) { kept.state?.wrappedValue = 7 }
        let bodies = graph.work.bodies
        graph.update()
        expectEqual(graph.work.bodies, bodies)
        expectEqual(graph.appliedTransaction[MarkKey.self], "none")
        expectEqual(kept.state?.wrappedValue, 7)
        expectIssues(graph, [])
        withExtendedLifetime(nodes) {}
    }
}
