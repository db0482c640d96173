import Tessera
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct PlaceModifierTests {
    // MARK: position

    @Test func `position centres a view at a point of the space`() {
        expectTree(
            placed(40, 20) {
                VStack(spacing: 0) {
                    Text("ab").position(x: 10, y: 5)
                    Text("cd")
                }
            },
            """
            VStack spacing: 0 at 0,0 40×20
              Text "ab" at 9,4.5 2×1 .position(x: 10, y: 5)
              Text "cd" at 19,19 2×1
            """)
    }

    // MARK: layoutPriority

    @Test func `the outermost of two priorities counts for each view`() {
        expectTree(
            placed(12, 1) {
                HStack(spacing: 0) {
                    Text("abcdef").lineLimit(1)
                    Group {
                        Text("gh").layoutPriority(-5)
                        Text("ijklm")
                    }
                    .layoutPriority(1)
                }
            },
            """
            HStack spacing: 0 at 0,0 12×1
              Text "abcdef" at 0,0 5×1 .lineLimit(1)
              Text "gh" at 5,0 2×1 .layoutPriority(-5).layoutPriority(1)
              Text "ijklm" at 7,0 5×1 .layoutPriority(1)
            """)
    }

    // MARK: alignmentGuide

    @Test func `an alignment guide sets a view's alignment line`() {
        expectTree(
            placed {
                VStack(alignment: .leading, spacing: 0) {
                    Text("ab")
                    Text("cd").alignmentGuide(.leading) { $0[.trailing] }
                }
            },
            """
            VStack alignment: .leading, spacing: 0 at 0,0 4×2
              Text "ab" at 2,0 2×1
              Text "cd" at 0,1 2×1 .alignmentGuide(.leading)
            """)
    }

    @Test func `the outermost guide counts and sees the inner guide`() {
        expectTree(
            placed {
                HStack(alignment: .top, spacing: 0) {
                    Text("ab")
                    Color.red.frame(width: 1, height: 8)
                        .alignmentGuide(.top) { $0.height / 2 }
                        .alignmentGuide(.top) { $0[.top] - 1 }
                }
            },
            """
            HStack alignment: .top, spacing: 0 at 0,0 3×8
              Text "ab" at 0,3 2×1
              Color "red" at 2,0 1×8 .frame(width: 1, height: 8).alignmentGuide(.top)\
            .alignmentGuide(.top)
            """)
    }
}
