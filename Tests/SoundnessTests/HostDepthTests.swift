import Tessera
import TesseraDrawing
import TesseraTesting
import TestViews

/// Trees of the greatest depth, and deeper ones, on a stack of the usual eight megabytes.
@Suite(.runtimeIssuesFail)
struct HostDepthTests {
    private struct Nested: View {
        let depth: Int
        let text: String
        @State private var count = 0

        var body: some View {
            if depth > 0 {
                VStack { AnyView(Nested(depth: depth - 1, text: text)) }
                    .padding(1)
                    .environment(\.a, depth)
                    .modifier(Framing())
                    .overlay { Text("over").allowsHitTesting(false) }
            } else {
                Text("\(text) \(count)").onTapGesture { count += 1 }
            }
        }
    }

    private struct Framing: ViewModifier {
        func body(content: Content) -> some View { HStack { content } }
    }

    @Test func `nested views with modifiers are made, tapped and removed`() {
        let host = ViewHost(rootView: Nested?.some(Nested(depth: 150, text: "a")))
        expectEqual(host.tap(.text("a 0")), .done)
        expectEqual(host.recordingBodies { host.tap(.text("a 1")) }, ["Nested"])
        let bodies = host.recordingBodies { host.rootView = Nested(depth: 150, text: "b") }
        // The modifiers have not changed, so their bodies do not run.
        expectEqual(bodies.count, 151)
        #expect(host.tree.first(text: "b 2") != nil)
        host.rootView = nil
        #expect(host.tree.roots.isEmpty)
        expectEqual(host.work.nodes, ViewHost(rootView: Nested?.none).work.nodes)
    }

    @Test func `a tree of nested views is printed, compared and searched`() {
        let host = ViewHost(rootView: Nested(depth: 150, text: "a"))
        let tree = host.tree
        expectEqual(tree, host.tree)
        // Each view has four lines and an overlay of two. The innermost view has two lines.
        expectEqual(tree.text().split(separator: "\n").count, 902)
        let difference = host.difference { host.tap(.text("a 0")) }
        expectEqual(difference.changes.count, 2)
        expectEqual(tree.all("Nested").count, 151)
    }

    /// A composite view that the printed tree does not show.
    private struct Layer: View, HiddenBody {
        let depth: Int

        var body: some View {
            if depth > 0 { AnyView(Layer(depth: depth - 1)).padding(1) } else { Text("leaf") }
        }
    }

    @Test func `a view inside hundreds of paddings is found by path`() {
        let host = ViewHost {
            Layer(depth: 200).overlay { Layer(depth: 100) }.overlay { Text("over") }
        }
        expectEqual(host.tree.all("Text").count, 3)
        expectEqual(host.find(.text("leaf")[0])?.path, "Text")
        expectEqual(host.find(.text("leaf")[1])?.path, "Text/overlay/Text")
        expectEqual(host.find(.text("over"))?.path, "Text/overlay[1]/Text")
        expectEqual(host.find(.path("Text/overlay[1]/Text"))?.path, "Text/overlay[1]/Text")
        expectEqual(host.find(.type("overlay")[0])?.path, "Text/overlay")
    }

    @Test func `a freed host frees many nested views`() {
        weak var cell: Cell?
        do {
            let captured = Cell(0)
            cell = captured
            let host = ViewHost(rootView: Holding(cell: captured, depth: 150))
            #expect(host.tree.first(text: "0") != nil)
        }
        #expect(cell == nil)
    }

    private struct Holding: View {
        let cell: Cell
        let depth: Int

        var body: some View {
            if depth > 0 {
                AnyView(Holding(cell: cell, depth: depth - 1)).onTapGesture { cell.value += 1 }
            } else {
                Text("\(cell.value)")
            }
        }
    }

    enum Wrapping: CaseIterable {
        case stack, overlay, conditional, list, group, button

        func wrap(_ view: AnyView) -> AnyView {
            switch self {
            case .stack: AnyView(VStack { view })
            case .overlay: AnyView(view.overlay { Text("over") })
            case .conditional: AnyView(HStack { if Bool?.some(true) != nil { view } })
            case .list: AnyView(List { view })
            case .group:
                AnyView(
                    Group {
                        view; Text("beside")
                    })
            case .button:
                AnyView(
                    Button {
                    } label: {
                        view
                    })
            }
        }
    }

    @Test(arguments: searchesDeeply ? Wrapping.allCases : [.stack])
    func `views nested too deep are left out everywhere`(_ wrapping: Wrapping) {
        let nested = { (text: String) in
            (0..<3000).reduce(AnyView(Text(text).tag(text))) { view, _ in wrapping.wrap(view) }
        }
        var messages: [String] = []
        let host = ViewHost(rootView: nested("a"), onIssue: { messages.append($0.message) })
        let lines = host.tree.text().split(separator: "\n").count
        host.rootView = nested("b")
        expectEqual(host.tree.text().split(separator: "\n").count, lines)
        #expect(host.accessibilityTree.roots.count < 3000)
        #expect(host.svg().contains("</svg>"))
        #expect(host.tap(.text("a")) != .done)
        #expect(host.frame(of: .text("b")) == nil)
        #expect(messages.contains { $0.contains("are nested deeper than 2000") })
        host.rootView = AnyView(Text("c"))
        expectEqual(host.tree.text(), "Text \"c\"")
    }
}
