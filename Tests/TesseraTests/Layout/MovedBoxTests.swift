import Tessera
import TesseraTesting

/// Boxes of before that stand inside, or beside, others when the views around are made anew.
@Suite(.runtimeIssuesFail)
struct MovedBoxTests {
    @Observable final class Order {
        var names = ["a", "b"]
        var length = 4.0
    }

    struct Name: View {
        let name: String
        var body: some View { Text(name) }
    }

    struct Names: View {
        let order: Order

        var body: some View {
            let length = order.length
            ForEach(order.names, id: \.self) { Name(name: $0) }
                .overlay(alignment: .bottomTrailing) {
                    Color.red.frame(width: length, height: length)
                }
        }
    }

    @Test func `a view with an overlay moves to the front`() {
        let order = Order()
        let host = ViewHost(rootView: VStack { Names(order: order) })
        host.textMetrics = .cells
        #expect(host.frame(of: .text("a")).map(\.minY) == 0)
        order.names.reverse()
        order.length = 2
        #expect(
            host.treeWithFrames.description == """
                VStack at 0,0 1×10
                  Names at 0,0 1×10
                    Name name: "b" at 0,0 1×1 .overlay(…, alignment: .bottomTrailing)
                      Text "b" at 0,0 1×1
                    Name name: "a" at 0,9 1×1 .overlay(…, alignment: .bottomTrailing)
                      Text "a" at 0,9 1×1
                      overlay at -1,8 2×2
                        Color "red" at -1,8 2×2 .frame(width: 2, height: 2)
                """)
    }

    @Test func `views come to the top beside the one that was there alone`() {
        let order = Order()
        order.names = ["a"]
        let host = ViewHost(rootView: Names(order: order))
        host.textMetrics = .cells
        _ = host.treeWithFrames
        order.names = ["b", "a"]
        #expect(host.treeWithFrames == ViewHost(rootView: Names(order: order)).cells.treeWithFrames)
    }

    /// Shows a view of its own in a place that is given, with something beside it from the first tap on.
    struct Growing<Content: View>: View {
        @ViewBuilder let content: (_ isGrown: Bool) -> Content
        @State private var isGrown = false

        var body: some View { content(isGrown).onTapGesture { isGrown = true } }
    }

    @Test func `views are inserted into overlays and labels`() {
        func tree(_ content: some View, isTapped: Bool = true) -> String {
            let host = ViewHost(rootView: content)
            host.textMetrics = .cells
            _ = host.treeWithFrames
            #expect(host.tap(.text("a")) == .done)
            return host.treeWithFrames.description
        }
        #expect(
            tree(Growing { isGrown in Name(name: "a").overlay { if isGrown { Text("x") } } })
                == """
                Growing isGrown: true at 0,0 1×1
                  Name name: "a" at 0,0 1×1 .overlay(…).onTapGesture()
                    Text "a" at 0,0 1×1
                    overlay at 0,0 1×1
                      Text "x" at 0,0 1×1
                """)
        #expect(
            tree(
                Growing { isGrown in
                    LabeledContent {
                        if isGrown { Text("x") }
                        Name(name: "a")
                    } label: {
                    }
                }
            ).contains("Text \"x\" at 0,0 1×1"))
    }

    @Observable final class Model {
        var isOther = false
        var isLeading = false
    }

    @Test func `a view of two stays where it is when one of them is another`() {
        struct Pair: View {
            let model: Model
            var body: some View {
                if model.isOther { Text("other") } else { Color.red }
                Text("b")
            }
        }
        struct Backed: View {
            let model: Model
            var body: some View {
                Pair(model: model)
                    .background(alignment: model.isLeading ? .leading : .center) { Text("c") }
            }
        }
        let model = Model()
        let host = ViewHost(rootView: VStack { Backed(model: model) })
        host.textMetrics = .cells
        _ = host.treeWithFrames
        model.isOther = true
        _ = host.treeWithFrames
        model.isLeading = true
        let fresh = ViewHost(rootView: VStack { Backed(model: model) }).cells
        #expect(host.treeWithFrames == fresh.treeWithFrames)
    }
}

extension ViewHost {
    fileprivate var cells: ViewHost {
        textMetrics = .cells
        return self
    }
}
