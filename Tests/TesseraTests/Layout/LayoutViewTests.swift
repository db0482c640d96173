import Tessera
import TesseraTesting
import TestViews

private struct Step: LayoutValueKey { static let defaultValue: CGFloat = 1 }

/// A layout that places each subview below and to the right of the one before, at the distance that
/// the subview sets.
private struct Stairs: Layout {
    var gap: CGFloat = 0

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        subviews.reduce(into: .zero) { size, subview in
            let own = subview.sizeThatFits(.unspecified)
            size.width += own.width + gap
            size.height += own.height * subview[Step.self]
        }
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var point = bounds.origin
        for subview in subviews {
            subview.place(at: point, proposal: .unspecified)
            let own = subview.sizeThatFits(.unspecified)
            point.x += own.width + gap
            point.y += own.height * subview[Step.self]
        }
    }
}

private struct Counter: View {
    @State var count = 0
    var body: some View { Text("\(count)").onTapGesture { count += 1 } }
}

private struct Turning: View {
    @State var isRow = true
    var body: some View {
        let layout =
            isRow ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
            Counter()
            Text("turn").onTapGesture { isRow.toggle() }
        }
    }
}

@Suite(.runtimeIssuesFail)
struct LayoutViewTests {
    @Test func `a stack's layout gives the frames of the stack`() {
        expectTree(
            placed {
                HStackLayout(alignment: .top, spacing: 4) {
                    Text("ab")
                    VStackLayout(spacing: 0) {
                        Text("cdef")
                        Text("gh")
                    }
                    ZStackLayout(alignment: .bottomTrailing) {
                        Color.red.frame(width: 4, height: 3)
                        Text("i")
                    }
                }
            },
            """
            HStackLayout alignment: .top, spacing: 4 at 0,0 18×3
              Text "ab" at 0,0 2×1
              VStackLayout spacing: 0 at 6,0 4×2
                Text "cdef" at 6,0 4×1
                Text "gh" at 7,1 2×1
              ZStackLayout alignment: .bottomTrailing at 14,0 4×3
                Color "red" at 14,0 4×3 .frame(width: 4, height: 3)
                Text "i" at 17,2 1×1
            """)
    }

    @Test func `a custom layout places each view of a group`() {
        expectTree(
            placed {
                Stairs(gap: 1) {
                    Text("ab").layoutValue(key: Step.self, value: 3).padding(0)
                    Group {
                        Text("cd")
                        ForEach(["ef", "gh"], id: \.self) { Text($0) }
                    }
                    .layoutValue(key: Step.self, value: 2)
                }
            },
            """
            Stairs gap: 1 at 0,0 12×9
              Text "ab" at 0,0 2×1 .layoutValue(Step, 3).padding(0)
              Text "cd" at 3,3 2×1 .layoutValue(Step, 2)
              Text "ef" at 6,5 2×1 .layoutValue(Step, 2)
              Text "gh" at 9,7 2×1 .layoutValue(Step, 2)
            """)
    }

    @Test func `a spacer in a layout without an axis has its length on both`() {
        expectTree(
            placed(10, 10) { Stairs { Spacer() } },
            """
            Stairs gap: 0 at 1,1 8×8
              Spacer at 1,1 8×8
            """)
    }

    @Test func `a container that changes its layout keeps state`() {
        let host = cellHost(Turning())
        host.tap(.text("0"))
        expectTree(
            host.treeWithFrames,
            """
            Turning isRow: true at 0,0 9×1
              AnyLayout layout: HStackLayout, spacing: 4 at 0,0 9×1
                Counter count: 1 at 0,0 1×1
                  Text "1" at 0,0 1×1 .onTapGesture()
                Text "turn" at 5,0 4×1 .onTapGesture()
            """)
        host.tap(.text("turn"))
        expectTree(
            host.treeWithFrames,
            """
            Turning isRow: false at 0,0 4×2
              AnyLayout layout: VStackLayout, spacing: 0 at 0,0 4×2
                Counter count: 1 at 1.5,0 1×1
                  Text "1" at 1.5,0 1×1 .onTapGesture()
                Text "turn" at 0,1 4×1 .onTapGesture()
            """)
    }

    @Test(arguments: [
        (20.0, "Text \"abcdefghij_abcdefghi\" at 0,0 20×1 .fixedSize()"),
        (15.0, "Text \"abcdefghij_a\" at 1.5,0 12×1 .fixedSize()"),
        (5.0, "Text \"abcdef\" at -0.5,0 6×1 .fixedSize()"),
    ])
    func `the first view that fits is shown, and else the last`(width: Double, shown: String) {
        let tree = placed(width, nil) {
            ViewThatFits(in: .horizontal) {
                Text("abcdefghij_abcdefghi").fixedSize()
                Text("abcdefghij_a").fixedSize()
                Text("abcdef").fixedSize()
            }
        }
        let lines = tree.text().split(separator: "\n").dropFirst()
        expectEqual(lines.map { $0.drop { $0 == " " } }, [shown[...]])
    }

    /// A layout that returns an invalid size.
    private struct Nonsense: Layout {
        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { CGSize(width: -1, height: 2) }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
    }

    @Test func `a layout with nonsense answers is reported by its view`() {
        let host = ViewHost(rootView: VStack { Nonsense { Color.red.frame(width: 4, height: 2) } })
        expectTree(
            host.treeWithFrames,
            """
            VStack at 0,0 0×2
              Nonsense at 0,0 0×2
                Color "red" at -2,0 4×2 .frame(width: 4, height: 2)
            """)
        expectIssues(
            host,
            [
                "VStack/Nonsense: Nonsense answered -1 for the width; 0 is used.",
                "VStack/Nonsense/Color: Nonsense does not place the view; it is centered.",
            ])
    }
}
