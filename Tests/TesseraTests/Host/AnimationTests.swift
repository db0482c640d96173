import Tessera
import TesseraTesting

@Observable
private final class ObservedCounter {
    var count = 0
}

@Suite(.runtimeIssuesFail)
struct AnimationTests {
    struct Counters: View {
        @State private var first = 0
        @State private var second = 0

        var body: some View {
            Button("animated") { withAnimation(.easeIn) { first += 1 } }
            Button("plain") { first += 1 }
            Button("both") {
                withAnimation(.easeIn) { first += 1 }
                second += 1
            }
            Button("twice") {
                withAnimation(.easeIn) { first += 1 }
                withAnimation(.easeOut) { second += 1 }
            }
            Button("stopped") {
                withAnimation(.easeIn) { first += 1 }
                withAnimation(nil) { second += 1 }
            }
            Button("same") { withAnimation(.spring) { first += 0 } }
            Toggle("binding", isOn: Binding($first).animation(.linear))
            Text("\(first), \(second)")
                .onChange(of: first) { second += 10 }
        }
    }

    @Test(
        arguments: [
            ("animated", .easeIn), ("plain", nil), ("both", .easeIn), ("twice", .easeOut),
            ("stopped", nil),
        ] as [(String, Animation?)])
    func `the host says how the changes were animated`(button: String, animation: Animation?) {
        let host = ViewHost(rootView: Counters())
        #expect(host.lastAnimation == nil)
        host.tap(.text(button))
        #expect(host.lastAnimation == animation)
    }

    @Test func `writes in onChange keep the change's animation`() {
        let host = ViewHost(rootView: Counters())
        host.tap(.text("animated"))
        #expect(host.tree.first(text: "1, 10") != nil)
        #expect(host.lastAnimation == .easeIn)
    }

    @Test func `what an onChange or onAppear action animates is animated`() {
        struct Answering: View {
            @State private var taps = 0
            @State private var answer = 0
            @State private var isThere = false

            var body: some View {
                Text("\(taps), \(answer)")
                    .onTapGesture { taps += 1 }
                    .onChange(of: taps) { withAnimation(.easeOut) { answer += 1 } }
                    .onAppear { withAnimation(.bouncy) { isThere = true } }
            }
        }
        let host = ViewHost(rootView: Answering())
        #expect(host.lastAnimation == .bouncy)
        host.tap(.text("0, 0"))
        #expect(host.tree.first(text: "1, 1") != nil)
        #expect(host.lastAnimation == .easeOut)
    }

    @Test func `an observable object does not carry an animation`() {
        let counter = ObservedCounter()
        let host = ViewHost {
            Text("\(counter.count)").onTapGesture { withAnimation { counter.count += 1 } }
        }
        host.tap(.text("0"))
        #expect(host.lastAnimation == nil)
    }

    @Test func `an animated binding animates its writes`() {
        let host = ViewHost(rootView: Counters())
        host.toggle(.label("binding"))
        #expect(host.lastAnimation == .linear)
    }
}

extension Binding<Bool> {
    /// Whether a number is odd. Each write adds 1 to the number.
    fileprivate init(_ number: Binding<Int>) {
        self.init(
            get: { number.wrappedValue % 2 == 1 },
            set: { _, transaction in
                withTransaction(transaction) { number.wrappedValue += 1 }
            })
    }
}
