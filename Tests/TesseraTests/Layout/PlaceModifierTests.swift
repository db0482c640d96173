import Tessera
import TesseraTesting

/// The middle of a star, wherever it is.
private enum MidStar: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

extension HorizontalAlignment {
    fileprivate static let midStar = HorizontalAlignment(MidStar.self)
}

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

    @Test func `a position at no point is reported, and 0 is used`() {
        let host = ViewHost(
            rootView: Color.red.frame(width: 4, height: 2).position(x: .infinity, y: 5),
            size: ProposedViewSize(width: 40, height: 20))
        expectTree(
            host.treeWithFrames,
            """
            Color "red" at -2,4 4×2 .frame(width: 4, height: 2).position(x: .infinity, y: 5)
            """)
        expectIssues(host, ["Color: The position's x is .infinity; 0 is used."])
    }

    // MARK: layoutPriority

    @Test func `a view of a higher priority gets its space first`() {
        expectTree(
            placed(8, 1) {
                HStack(spacing: 0) {
                    Text("cut off").lineLimit(1)
                    Text("whole").layoutPriority(1)
                }
            },
            """
            HStack spacing: 0 at 0,0 8×1
              Text "cut off" at 0,0 3×1 .lineLimit(1)
              Text "whole" at 3,0 5×1 .layoutPriority(1)
            """)
    }

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

    @Test func `a ZStack is as large as its views of the highest priority`() {
        expectTree(
            placed(100, 100) {
                ZStack {
                    Color.red.layoutPriority(-1)
                    Text("abcd")
                }
            },
            """
            ZStack at 48,49.5 4×1
              Color "red" at 48,49.5 4×1 .layoutPriority(-1)
              Text "abcd" at 48,49.5 4×1
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

    @Test func `a custom guide leaves its view's containers`() {
        expectTree(
            placed {
                VStack(alignment: .midStar, spacing: 0) {
                    HStack(spacing: 0) {
                        Text("Good-")
                        Text("*").alignmentGuide(.midStar) { $0.width / 2 }
                    }
                    Text("x")
                }
            },
            """
            VStack alignment: HorizontalAlignment(MidStar.self), spacing: 0 at 0,0 6×2
              HStack spacing: 0 at 0,0 6×1
                Text "Good-" at 0,0 5×1
                Text "*" at 5,0 1×1 .alignmentGuide(HorizontalAlignment(MidStar.self))
              Text "x" at 5,1 1×1
            """)
    }

    @Test func `an invalid guide is reported and ignored`() {
        let host = ViewHost(
            rootView: VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 4, height: 2).alignmentGuide(.leading) { _ in .nan }
                Color.blue.frame(width: 2, height: 2)
            })
        expectTree(
            host.treeWithFrames,
            """
            VStack alignment: .leading, spacing: 0 at 0,0 4×4
              Color "red" at 0,0 4×2 .frame(width: 4, height: 2).alignmentGuide(.leading)
              Color "blue" at 0,2 2×2 .frame(width: 2, height: 2)
            """)
        expectIssues(
            host, ["VStack/Color: A guide is at .nan; the guide's default place is used."])
    }

    // MARK: zIndex
}
