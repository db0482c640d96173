import Tessera
import TesseraTesting
import TestViews

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

    // MARK: matchedGeometryEffect

    private struct Segments: View {
        @State private var selection = "ab"
        @Namespace private var space

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.red.matchedGeometryEffect(id: selection, in: space, isSource: false)
                HStack(spacing: 2) {
                    ForEach(["ab", "cdef"], id: \.self) { name in
                        Text(name).matchedGeometryEffect(id: name, in: space)
                            .onTapGesture { selection = name }
                    }
                }
            }
        }
    }

    @Test func `a view takes the frame of the source with its name`() {
        let host = cellHost(Segments(), 20, 3)
        expectEqual(host.frame(of: .type("Color")), host.frame(of: .text("ab")))
        host.tap(.text("cdef"))
        expectEqual(host.frame(of: .type("Color")), CGRect(x: 4, y: 0, width: 4, height: 1))
        expectEqual(host.frame(of: .text("cdef")), CGRect(x: 4, y: 0, width: 4, height: 1))
        // The layers around are as large as without the modifier.
        expectEqual(host.frame(of: .type("ZStack"))?.size, CGSize(width: 20, height: 3))
        host.size = ProposedViewSize(width: 30, height: 3)
        expectEqual(host.frame(of: .type("Color")), host.frame(of: .text("cdef")))
    }

    @Test(arguments: [
        (MatchedGeometryProperties.frame, UnitPoint.center, "11,3 6×3"),
        (.position, .topLeading, "11,3 2×1"), (.position, .center, "13,4 2×1"),
        (.size, .topLeading, "17,1 6×3"),
    ])
    func `a view takes the position or the size alone`(
        properties: MatchedGeometryProperties, anchor: UnitPoint, frame: String
    ) {
        struct Pair: View {
            let properties: MatchedGeometryProperties
            let anchor: UnitPoint
            @Namespace private var space

            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 6, height: 3)
                        .offset(x: 4, y: 2)
                    Color.blue.matchedGeometryEffect(
                        id: 1, in: space, properties: properties, anchor: anchor, isSource: false
                    )
                    .frame(width: 2, height: 1).offset(x: 10)
                }
            }
        }
        let host = cellHost(Pair(properties: properties, anchor: anchor), 20, 6)
        let found = host.frame(of: .type("Color")[1])
        expectEqual(
            found.map { "\(Int($0.minX)),\(Int($0.minY)) \(Int($0.width))×\(Int($0.height))" },
            frame)
    }

    @Test func `without a source a view has its own place`() {
        struct Alone: View {
            @Namespace private var space
            var body: some View {
                Text("ab").matchedGeometryEffect(id: 1, in: space, isSource: false).padding(1)
            }
        }
        let host = cellHost(Alone())
        expectEqual(host.frame(of: .text("ab")), CGRect(x: 1, y: 1, width: 2, height: 1))
        #expect("\(host.tree)".contains("matchedGeometryEffect(id: 1, isSource: false)"))
    }
}
