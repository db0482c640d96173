import Foundation
import Observation
import Tessera
import TesseraDrawing
import TesseraTesting
import Testing

/// What is painted beside the views' own places follows changes, too.
@MainActor
@Suite(.runtimeIssuesFail)
struct IncrementalSurroundingsTests {
    @Observable
    @MainActor
    final class Model {
        var value = 0.0
    }

    private struct Amount: View {
        let model: Model
        var body: some View { Slider(value: .constant(model.value), in: 0...5) }
    }

    private struct Pair: View {
        var body: some View {
            Text("a")
            Text("b")
        }
    }

    /// Compares the drawing after a change with that of a new host that was changed before.
    private func expectFresh(
        _ view: some View, after change: (ViewHost<AnyView>) -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let host = ViewHost(rootView: AnyView(view))
        _ = host.drawing
        change(host)
        let fresh = ViewHost(rootView: AnyView(view))
        change(fresh)
        #expect(host.drawing == fresh.drawing, sourceLocation: sourceLocation)
    }

    @Test func `an item in a bar shows its current state`() {
        let model = Model()
        expectFresh(
            VStack {
                NavigationStack {
                    List { Text("x") }.toolbar { ToolbarItem { Amount(model: model) } }
                }
            }
        ) { _ in model.value = 3 }
    }

    @Test func `a bar has the colours of the scheme`() {
        expectFresh(NavigationStack { Text("x").navigationTitle("t") }) {
            $0.environment.colorScheme = .dark
        }
    }

    @Test func `a disabled label is grey, also across several views`() {
        expectFresh(
            VStack {
                Button {
                } label: {
                    Pair().border(.red)
                }
            }
        ) {
            $0.environment.isEnabled = false
        }
        expectFresh(
            VStack {
                Button {
                } label: {
                    Text("a").padding().background(.tint, in: Capsule())
                }
            }
        ) { $0.environment.isEnabled = false }
    }

    @Test func `a view that fits has the path of the tree in the drawing`() {
        let host = ViewHost(
            rootView: ViewThatFits {
                Text("far too long a line for this place, I am afraid")
                Text("short")
            }, size: ProposedViewSize(width: 100, height: 50))
        #expect(host.drawing.frames(of: "ViewThatFits/Text").count == 1)
        #expect(host.find(.path("ViewThatFits/Text")) != nil)
    }
}
