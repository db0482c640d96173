import Tessera
import TesseraTesting
import TestViews

private struct Shown: View {
    let name: String
    let proxy: GeometryProxy
    var place = true
    var body: some View {
        let frame = place ? proxy.frame(in: .global) : proxy.frame(in: .local)
        Text("\(name) \(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))")
    }
}

@Suite(.runtimeIssuesFail)
struct CoordinateSpaceTests {
    @Test func `a frame is given in local, global and named spaces`() {
        func written(_ frame: CGRect) -> String {
            "\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))×\(Int(frame.height))"
        }
        expectTree(
            placed(60, 20) {
                HStack(spacing: 0) {
                    Text("abc")
                    VStack(spacing: 0) {
                        Text("d")
                        GeometryReader { proxy in
                            VStack(spacing: 0) {
                                Text(written(proxy.frame(in: .local)))
                                Text(written(proxy.frame(in: .global)))
                                Text(written(proxy.frame(in: .named("column"))))
                            }
                        }
                    }
                    .coordinateSpace(.named("column"))
                }
                .coordinateSpace(name: "column")
            },
            """
            HStack spacing: 0 at 0,0 60×20 .coordinateSpace(.named("column"))
              Text "abc" at 0,9.5 3×1
              VStack spacing: 0 at 3,0 57×20 .coordinateSpace(.named("column"))
                Text "d" at 31,0 1×1
                GeometryReader at 3,1 57×19
                  VStack spacing: 0 at 3,1 9×3
                    Text "0,0 57×19" at 3,1 9×1
                    Text "3,1 57×19" at 3,2 9×1
                    Text "0,1 57×19" at 3,3 9×1
            """)
    }

    @Test func `from right to left, x still grows to the right`() {
        expectTree(
            placed(20, 5, rightToLeft: true) {
                HStack(spacing: 0) {
                    GeometryReader { Shown(name: "x", proxy: $0) }.frame(width: 8)
                    Spacer()
                }
            },
            """
            HStack spacing: 0 at 0,0 20×5
              GeometryReader at 12,0 8×5 .frame(width: 8)
                Shown name: "x", place: true at 12,0 8×1
                  Text "x 12,0 8" at 12,0 8×1
              Spacer at 0,2.5 12×0
            """)
    }

    @Test func `an unknown space is reported, and the global space used`() {
        let host = ViewHost(
            rootView: GeometryReader { Text("\(Int($0.frame(in: .named("row")).width))") })
        expectTree(
            host.tree,
            """
            GeometryReader
              Text "10"
            """)
        expectIssues(
            host,
            [
                "GeometryReader: no enclosing view has a coordinate space named \"row\"; "
                    + "the global frame is used."
            ])
    }

    @Test func `a reader of the size does not run when the view moves`() {
        func view(_ height: CGFloat) -> some View {
            VStack(spacing: 0) {
                Color.blue.frame(height: height)
                GeometryReader { proxy in
                    Shown(name: "size", proxy: proxy, place: false)
                    Shown(name: "place", proxy: proxy)
                }
                .frame(height: 5)
            }
        }
        let host = ViewHost(rootView: view(3))
        host.update()
        let bodies = host.recordingBodies { host.rootView = view(4) }
        // The closure differs each time; later only the place has changed.
        expectEqual(bodies.filter { $0 == "Shown" }.count, 1)
        #expect(host.tree.description.contains("place 0,4 10"))
    }
}
