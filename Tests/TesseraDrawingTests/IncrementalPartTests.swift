import Observation
import Tessera
import TesseraDrawing
import TesseraTesting
import Testing

/// A part that is painted alone has become another one for those around it, if it has.
@MainActor
@Suite(.runtimeIssuesFail)
struct IncrementalPartTests {
    @Observable
    @MainActor
    final class Model {
        var isOther = false
        var ticks = 0
    }

    /// A view of which most is none of what it is made with.
    private struct Around<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            VStack {
                ForEach(0..<9) { Text("\($0)") }
                content
                Second()
            }
        }
    }

    private struct First: View {
        var body: some View { Text("same") }
    }

    private struct Second: View {
        var body: some View { Text("same") }
    }

    /// Places views among others, which are none of its own.
    private struct Among: ViewModifier {
        func body(content: Content) -> some View {
            VStack {
                content
                Second()
            }
        }
    }

    @Test func `a view has another path where one before it has another name`() {
        let model = Model()
        // The closure runs again where its views are placed, and no body does.
        let view = VStack {
            Group {
                Text("before")
                ForEach(0..<1) { _ in
                    if model.isOther { Second() } else { First() }
                }
                Text("after")
            }
            .modifier(Among())
        }
        let host = ViewHost(rootView: view)
        for isOther in [false, true, false] {
            model.isOther = isOther
            #expect(host.drawing == ViewHost(rootView: view).drawing)
        }
    }

    private struct Tick: View {
        let model: Model

        var body: some View {
            HStack {
                Text("a")
                Text("\(model.ticks % 10)")
            }
        }
    }

    private struct Pile: View {
        let model: Model

        var body: some View {
            ZStack {
                // The one takes the place of the other, as far as layout sees.
                if model.isOther {
                    HStack { Tick(model: model) }.zIndex(1)
                } else {
                    HStack { Tick(model: model) }
                }
                VStack {
                    Text("b")
                    Text("c")
                    Text("d")
                }
            }
        }
    }

    @Test func `a change in a view brought to the front is painted`() {
        let model = Model()
        let view = VStack {
            Around { Pile(model: model) }
        }
        let host = ViewHost(rootView: view)
        for isOther in [false, true, false] {
            model.isOther = isOther
            _ = host.drawing
            model.ticks += 1
            #expect(host.drawing == ViewHost(rootView: view).drawing)
        }
    }

    /// A part that stays behind views of which there are more and fewer, and in front of which one may lie.
    private struct Moved: View {
        let model: Model

        var body: some View {
            VStack {
                if model.isOther {
                    Text("abc").zIndex(1)
                } else {
                    ZStack {
                        Text("abc")
                        Text("b")
                    }
                }
                HStack { Around { Tick(model: model) } }
            }
        }
    }

    @Test func `a change in an unmoved part is painted at its place`() {
        let model = Model()
        let host = ViewHost(rootView: Moved(model: model))
        for isOther in [true, false, true, false] {
            model.isOther = isOther
            _ = host.drawing
            model.ticks += 1
            #expect(host.drawing == ViewHost(rootView: Moved(model: model)).drawing)
        }
    }
}
