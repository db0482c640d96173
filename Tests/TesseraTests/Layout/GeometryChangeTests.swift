import Tessera
import TesseraTesting
import class TestViews.Log
import TestViews

private struct Watched: View {
    let log: Log
    @State var text = "ab"
    @State var width: CGFloat = 0
    var body: some View {
        VStack(spacing: 0) {
            Text(text)
                .onTapGesture { text += "cd" }
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { old, new in
                    log("\(Int(old)) → \(Int(new))")
                    width = new
                }
            Color.red.frame(width: width, height: 1)
        }
    }
}

/// A view that makes its frame 1 wider than it was, after each layout.
private struct Growing: View {
    @State var width: CGFloat = 10
    var body: some View {
        Color.red.frame(width: width, height: 5)
            .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 + 1 }
    }
}

@Suite(.runtimeIssuesFail)
struct GeometryChangeTests {
    @Test func `onGeometryChange tells the first value, and each other one`() {
        let log = Log()
        let host = cellHost(Watched(log: log))
        host.update()
        log.entries = []
        host.tap(.text("ab"))
        expectEqual(log.entries, ["2 → 4"])
        expectTree(
            host.treeWithFrames,
            """
            Watched text: "abcd", width: 4 at 0,0 4×2
              VStack spacing: 0 at 0,0 4×2
                Text "abcd" at 0,0 4×1 .onTapGesture().onGeometryChange(for: CGFloat)
                Color "red" at 0,1 4×1 .frame(width: 4, height: 1)
            """)
        expectEqual(log.entries, ["2 → 4"])
    }

    @Test func `an issue in the closure for a geometry names the view`() {
        var issues: Set<String> = []
        let host = ViewHost(
            rootView: VStack {
                Text("a").onGeometryChange(for: CGFloat.self) {
                    reportRuntimeIssue("a mistake")
                    return $0.size.width
                } action: { _ in
                }
            }, onIssue: { issues.insert("\($0)") })
        host.update()
        expectEqual(issues, ["VStack/Text: a mistake"])
    }

    @Test func `a host may be freed before it measures with new metrics`() {
        let log = Log()
        _ = cellHost(Watched(log: log))
        #expect(!log.entries.isEmpty)
    }

    @Test func `a geometry action that loops is stopped and reported`() {
        let host = ViewHost(rootView: Growing())
        expectIssues(
            host,
            [
                "Growing/Color: the tree was updated 150 times without settling: after each "
                    + "update, the geometry here wrote a value that required another; the last "
                    + "changes wait for the next update."
            ])
    }
}
