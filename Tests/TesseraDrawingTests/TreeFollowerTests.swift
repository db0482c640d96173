import Observation
import Tessera
import TesseraControlRating
import TesseraCore
import TesseraTesting
import Testing

/// What a follower tells is what two whole trees differ in.
@MainActor
@Suite(.runtimeIssuesFail)
struct TreeFollowerTests {
    @Observable
    @MainActor
    final class Model {
        var isOther = false
        var first = 1
        var second = 1
    }

    private func expectTold(
        _ view: some View, changes: Int = 1, _ steps: (() -> Void)...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let host = ViewHost(rootView: view)
        let follower = host.makeTreeFollower()
        for (number, step) in steps.enumerated() {
            let tree = host.tree
            step()
            let (found, expected) = (follower.difference(), host.tree.difference(from: tree))
            #expect(found == expected, "step \(number)", sourceLocation: sourceLocation)
            #expect(expected.changes.count >= changes, sourceLocation: sourceLocation)
        }
    }

    /// A view that prints a value, which its body does not read.
    private struct Number: View {
        @Binding var value: Int

        var body: some View { Text("number") }
    }

    private struct Numbers: View {
        @Bindable var model: Model

        var body: some View {
            Number(value: model.isOther ? $model.second : $model.first)
            if model.isOther { Text("more") }
        }
    }

    @Test func `a value that is printed is followed, also one that has taken the place of another`()
    {
        let model = Model()
        expectTold(
            VStack { Numbers(model: model) }, { model.first += 1 }, { model.isOther = true },
            { model.second += 1 }, { model.second += 1 }, { model.isOther = false },
            { model.first += 1 })
    }

    private struct Switch: View {
        @Bindable var model: Model

        var body: some View { Toggle("other", isOn: $model.isOther).padding() }
    }

    @Test func `what a control says of itself is followed, and what is around it stays`() {
        let model = Model()
        expectTold(Switch(model: model), { model.isOther = true }, { model.isOther = false })
    }

    /// Places the views that it is applied to.
    private struct Among: ViewModifier {
        func body(content: Content) -> some View {
            VStack {
                content
                Text("below")
            }
        }
    }

    private struct Applied: View {
        let model: Model

        var body: some View {
            Group {
                // The closure runs where the views are placed.
                ForEach(0..<2) { Text("\($0) \(model.first)") }
            }
            .modifier(Among())
        }
    }

    @Test func `what is placed elsewhere than it is written is followed as often as it changes`() {
        let model = Model()
        expectTold(
            VStack { Applied(model: model) }, changes: 2, { model.first += 1 },
            { model.first += 1 }, { model.first += 1 })
    }

    /// A leaf that reads a value when it is described, and not before.
    private struct Reading: PrimitiveView {
        let model: Model

        func describe(_ description: inout ViewDescription) {
            description.text = "\(model.second)"
        }
    }

    /// Does not run for another content of the same type: that comes where this one has placed it.
    private struct Placing: View {
        let content: AnyView

        var body: some View { content }
    }

    private struct Added: View {
        let model: Model

        var body: some View {
            let content = Group {
                Text("a")
                if model.isOther { Reading(model: model) }
            }
            Placing(content: AnyView(content))
        }
    }

    @Test func `what has come into a part later is followed, too`() {
        let model = Model()
        expectTold(
            VStack { Added(model: model) }, { model.isOther = true }, { model.second += 1 },
            { model.second += 1 }, { model.isOther = false })
    }

    private struct Styled: View {
        @Bindable var model: Model

        var body: some View {
            VStack {
                Text("\(model.first)")
                Rating(value: .constant(1), in: 0...2)
                Toggle("a", isOn: .constant(true))
                Numbers(model: model).bold(model.first > 2)
                Number(value: $model.first).italic(model.first > 2)
            }
            .foregroundStyle(model.second > 1 ? .red : .blue)
        }
    }

    @Test func `styles and modifiers of a part stay those of the part around it`() {
        let model = Model()
        expectTold(
            VStack { Styled(model: model) }.ratingStyle(.row()), { model.first += 1 },
            { model.first += 1 }, { model.second += 1 },
            {
                model.first += 1
                model.second += 1
            })
    }
}
