import Tessera
import TesseraTesting
import TestViews

/// A view that reports an issue for each name.
struct Reporting: View {
    var names: [String]
    init(_ names: String...) { self.names = names }
    var body: some View {
        ForEach(names, id: \.self) { name in
            let _ = reportRuntimeIssue(name)
        }
    }
}

@Suite(.runtimeIssuesFail)
struct ExpectIssuesTests {
    @Test func `a host's issues are expected in order, each with its path`() {
        let host = ViewHost(rootView: Reporting("a", "b"))
        expectIssues(host, ["Reporting: a", "Reporting: b"])
        host.rootView = Reporting("c")
        host.update()
        expectIssues(host, ["Reporting: a", "Reporting: b", "Reporting: c"])
    }

    @Test func `an expectation may be the beginning of an issue`() {
        expectIssues(ViewHost(rootView: Reporting("one", "two")), ["Reporting: o…", "…"])
    }

    @Test func `unexpected issues fail with the difference`() {
        withKnownIssue {
            expectIssues(ViewHost(rootView: Reporting("a", "b", "d")), ["Reporting: a", "x…", "d"])
        } matching: {
            $0.message == """
                The runtime issues are not as expected from line 2 on (- expected, + found):
                  Reporting: a
                - x…
                - d
                + Reporting: b
                + Reporting: d
                """
        }
    }

    @Test func `issues of unreachable hosts are expected in place`() {
        let host = ViewHost(rootView: Text("a"))
        let number = expectIssues(["Reporting: b", "outside a tree: c"]) {
            _ = ViewHost(rootView: Reporting("b"))
            reportRuntimeIssue("c")
            return 7
        }
        expectEqual(number, 7)
        expectIssues([]) { host.update() }
    }

    @Test func `a host with its own receiver reports there alone`() {
        var received: [String] = []
        let host = ViewHost(rootView: Reporting("a"), onIssue: { received.append("\($0)") })
        expectEqual(received, ["Reporting: a"])
        expectEqual(host.issues.map(\.message), ["a"])
        let graph = ViewGraph(Reporting("b"), onIssue: { received.append("\($0)") })
        graph.update()
        expectEqual(received, ["Reporting: a", "Reporting: b"])
    }
}
