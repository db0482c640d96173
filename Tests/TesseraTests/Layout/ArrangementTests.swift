import Tessera
import TesseraTesting
import TestViews

/// A primitive view without a layout rule.
private struct Crate<Content: View>: PrimitiveView {
    let content: Content
}

/// A view whose body is two views.
private struct Pair: View {
    var body: some View {
        Text("ab")
        Text("cd")
    }
}

private struct Presenting: View {
    @State var isShowing = false
    var body: some View {
        Text("back").onTapGesture { isShowing = true }.sheet(isPresented: $isShowing) {
            Text("in front")
        }
    }
}

@Suite(.runtimeIssuesFail)
struct ArrangementTests {
    @Test func `rows of a list are stacked and as wide as the list`() {
        expectTree(
            placed(20, 10) {
                List {
                    Section("head") { Pair() }
                    Color.red.frame(height: 3)
                }
            },
            """
            List at 0,0 20×10
              Section at 0,0 4×3
                SectionHeader at 0,0 4×1
                  Text "head" at 0,0 4×1
                Pair at 0,1 2×2
                  Text "ab" at 0,1 2×1
                  Text "cd" at 0,2 2×1
              Color "red" at 0,4 20×3 .frame(height: 3)
            """)
    }

    @Test func `a toggle has its label and switch at opposite ends`() {
        let host = cellHost(Toggle("on", isOn: .constant(true)), 100, 40)
        expectEqual(host.frame(of: .text("on")), CGRect(x: 0, y: 19.5, width: 2, height: 1))
        expectEqual(host.frame(of: .type("Switch")), CGRect(x: 95, y: 19.5, width: 5, height: 1))
    }

    @Test func `pushed and covered screens have the whole size`() {
        let path: NavigationPath = NavigationPath([1])
        let host = cellHost(
            NavigationStack(path: .constant(path)) {
                Text("first").navigationDestination(for: Int.self) { Text("number \($0)") }
            }, 20, 5)
        expectEqual(host.frame(of: .text("first")), CGRect(x: 7.5, y: 3, width: 5, height: 1))
        expectEqual(host.frame(of: .text("number 1")), CGRect(x: 6, y: 3, width: 8, height: 1))
        expectEqual(host.frame(of: .type("NavigationStack"))?.size, CGSize(width: 20, height: 5))
    }

    @Test func `a sheet has the whole size and moves nothing`() {
        let host = cellHost(Presenting(), 20, 5)
        expectEqual(host.frame(of: .text("back")), CGRect(x: 8, y: 2, width: 4, height: 1))
        #expect(host.frame(of: .text("in front")) == nil)
        host.tap(.text("back"))
        expectEqual(host.frame(of: .text("back")), CGRect(x: 8, y: 2, width: 4, height: 1))
        expectEqual(host.frame(of: .text("in front")), CGRect(x: 6, y: 2, width: 8, height: 1))
    }

    @Test func `the parts of a button are side by side`() {
        let host = cellHost(Button("ab", systemImage: "star") {})
        expectEqual(host.frame(of: .type("Image")), CGRect(x: 0, y: 0, width: 1, height: 1))
        expectEqual(host.frame(of: .text("ab")), CGRect(x: 9, y: 0, width: 2, height: 1))
    }

    @Test func `a label that is hidden has no place`() {
        let host = ViewHost(rootView: Toggle("on", isOn: .constant(true)).labelsHidden())
        #expect(host.frame(of: .text("on")) == nil)
        expectEqual(host.frame(of: .type("Switch")), CGRect(x: 0, y: 0, width: 51, height: 31))
    }

    @Test func `the background of a group lies behind its last view`() {
        expectTree(
            placed {
                HStack(spacing: 1) { Pair().background { Color.red } }
            },
            """
            HStack spacing: 1 at 0,0 5×1
              Pair at 0,0 5×1 .background(…)
                Text "ab" at 0,0 2×1
                Text "cd" at 3,0 2×1
                background at 3,0 2×1
                  Color "red" at 3,0 2×1
            """)
    }

    @Test func `a view without a rule stacks its views, reported once`() {
        let host = cellHost(Crate(content: Pair()))
        expectTree(
            host.treeWithFrames,
            """
            Crate at 0,0 2×10
              Pair at 0,0 2×10
                Text "ab" at 0,0 2×1
                Text "cd" at 0,9 2×1
            """)
        host.rootView = Crate(content: Pair())
        _ = host.treeWithFrames
        expectIssues(
            host,
            [
                "Crate: Crate has no layout rule; "
                    + "it is laid out as a column of the views inside it."
            ])
    }

    /// Adds many layers of padding. A body at each level keeps the stack from growing with them.
    private struct Padded: ControlStyle {
        typealias StyleConfiguration = Int

        func makeBody(configuration level: Int) -> some View {
            level == 0
                ? AnyView(Text("a"))
                : AnyView(StyledControl(level - 1, default: Padded()).padding(1))
        }
    }

    @Test func `views nested too deep are reported and have no place`() {
        let host = ViewHost(rootView: VStack { StyledControl(2_500, default: Padded()) })
        #expect(host.frame(of: .text("a")) == nil)
        expectIssues(
            host, ["VStack: The views inside VStack are nested deeper than 2000 views…"])
    }

    @Test func `frames are absent without a layout`() {
        let host = ViewHost(rootView: Divider(), size: ProposedViewSize(width: 9, height: 1))
        let tree = host.treeWithFrames
        expectEqual(tree.roots[0].frame, "0,0 9×1")
        #expect(host.tree.roots[0].frame == nil)
        expectEqual("\(host.tree)", "Divider")
    }
}
