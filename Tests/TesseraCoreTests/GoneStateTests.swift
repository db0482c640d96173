import TesseraCore
import TestViews
import TesseraTesting
import Testing

/// A state goes with its view, and what is written to it later reaches no tree.
@MainActor
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
        var writes = false
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
            // Written while the tree is being updated, it would be reported if it were in the tree.
            if writes { let _ = kept.state?.wrappedValue = 7 }
        }
    }

    @Test(arguments: Owner.allCases)
    func `a state that has gone is written without any tree noticing`(owner: Owner) {
        let kept = Kept()
        let graph = ViewGraph(Screen(owner: owner, kept: kept))
        // The nodes are kept, so that a state that still refers to one of them finds it.
        let nodes = graph.picture.nodes
        #expect(kept.state?.wrappedValue == 0)
        graph.view.isThere = false
        graph.update()
        #expect(graph.recordingBodies { graph.view.writes = true } == ["Screen"])
        expectIssues(graph, [])
        #expect(kept.state?.wrappedValue == 7)
        withExtendedLifetime(nodes) {}
    }
}
