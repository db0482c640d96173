import Tessera
import TesseraTesting
import TestViews

@Observable
private final class ObservedCounter {
    var count = 0
    var other = 0
    var isOdd: Bool {
        get { count % 2 == 1 }
        set { count += 1 }
    }
}

private final class PublishedCounter: ObservableObject {
    @Published var isOdd = false
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
        expectEqual(host.lastAnimation, animation)
    }

    @Test func `writes in onChange keep the change's animation`() {
        let host = ViewHost(rootView: Counters())
        host.tap(.text("animated"))
        #expect(host.tree.first(text: "1, 10") != nil)
        expectEqual(host.lastAnimation, .easeIn)
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
        expectEqual(host.lastAnimation, .bouncy)
        host.tap(.text("0, 0"))
        #expect(host.tree.first(text: "1, 1") != nil)
        expectEqual(host.lastAnimation, .easeOut)
    }

    private struct Observing: View {
        @Bindable var counter: ObservedCounter
        @ObservedObject var published: PublishedCounter
        @State private var taps = 0

        var body: some View {
            Button("direct") { withAnimation(.easeIn) { counter.count += 1 } }
            Button("bound") { withAnimation(.easeIn) { $counter.isOdd.wrappedValue.toggle() } }
            Button("published") { withAnimation(.easeIn) { published.isOdd.toggle() } }
            Button("plain") { counter.count += 1 }
            Button("other first") {
                counter.other += 1
                withAnimation(.easeIn) { counter.count += 1 }
            }
            Button("other last") {
                withAnimation(.easeIn) { counter.count += 1 }
                counter.other += 1
            }
            Button("state first") {
                taps += 1
                withAnimation(.easeIn) { counter.count += 1 }
            }
            Button("state last") {
                withAnimation(.easeIn) { counter.count += 1 }
                taps += 1
            }
            Toggle("binding", isOn: $counter.isOdd.animation(.easeIn))
            Toggle("published binding", isOn: $published.isOdd.animation(.easeIn))
            Text("count").offset(x: counter.count > 0 || published.isOdd ? 100 : 0)
            Text("other").offset(y: counter.other + taps > 0 ? 100 : 0)
        }
    }

    @Test(
        arguments: [
            "direct", "bound", "published", "plain", "other first", "other last", "state first",
            "state last", "binding", "published binding",
        ])
    func `a write to an observable object is animated`(name: String) {
        let host = ViewHost(
            rootView: Observing(counter: ObservedCounter(), published: PublishedCounter()),
            isAnimated: true)
        let isToggle = name.hasSuffix("binding")
        #expect((isToggle ? host.toggle(.label(name)) : host.tap(.text(name))) == .done)
        let texts = host.tree.all("Text").suffix(2).map { $0.modifiers.map(\.description).joined() }
        // What the action writes without an animation is complete.
        let hasOther = name.hasPrefix("other") || name.hasPrefix("state")
        expectEqual(texts.first, (name == "plain" ? ".offset(x: 100)" : ".offset()"))
        expectEqual(texts.last, (hasOther ? ".offset(y: 100)" : ".offset()"))
        host.wait(.seconds(1))
        let rested = host.tree.all("Text").suffix(2).first?.modifiers.first?.description
        expectEqual(rested, ".offset(x: 100)")
    }

    @Test func `each transaction is an update`() {
        struct Nested: View {
            let log: (String) -> Void
            @State private var value = 0

            var body: some View {
                let _ = log("\(value)")
                Text("a")
                    .onAppear {
                        value = 1
                        value = 2
                        withAnimation {
                            value = 3
                            value = 4
                        }
                    }
                    .onChange(of: value) { log("\($0)>\($1)") }
            }
        }
        var log: [String] = []
        let host = ViewHost(rootView: Nested { log.append($0) })
        // As published tests of SwiftUI find it.
        expectEqual(log, ["0", "2", "4", "0>2", "2>4"])
        expectEqual(host.lastAnimation, .default)
    }

    @Test func `an action belongs to the update that it follows`() {
        struct Following: View {
            @State private var first = 0
            @State private var second = 0
            @State private var answers = [0.0, 0]

            var body: some View {
                Text("first").offset(x: answers[0])
                    .onChange(of: first) { answers[0] = 100 }
                Text("second").offset(x: answers[1])
                    .onChange(of: second) { answers[1] = 100 }
                Button("tap") {
                    first = 1
                    withAnimation(.linear(duration: 1)) { second = 1 }
                }
            }
        }
        let host = ViewHost(rootView: Following(), isAnimated: true)
        host.tap(.text("tap"))
        host.wait(.seconds(0.5))
        let offsets = host.tree.all("Text").prefix(2).map(\.modifiers.first?.description)
        expectEqual(offsets, [".offset(x: 100)", ".offset(x: 50)"])
    }

    @Test func `an animated binding animates its writes`() {
        let host = ViewHost(rootView: Counters())
        host.toggle(.label("binding"))
        expectEqual(host.lastAnimation, .linear)
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
