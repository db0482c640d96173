import Tessera
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct ExpectTreeTests {
    private struct Numbers: View {
        var range = 1..<9
        var body: some View {
            VStack { ForEach(range, id: \.self) { Text("\($0)") } }
        }
    }

    @Test func `a tree that prints as expected passes`() {
        let host = ViewHost(rootView: Text("a").padding())
        expectTree(host, #"Text "a" .padding()"#)
        expectTree(host.tree, #"Text "a" .padding()"#)
    }

    @Test func `the tree has the requested details`() {
        let host = ViewHost(rootView: Text("a").padding())
        expectTree(host, host.tree.text(.identity), .identity)
    }

    @Test func `a different tree fails with the lines that differ`() {
        let host = ViewHost(rootView: Numbers())
        withKnownIssue {
            expectTree(
                host,
                """
                Numbers
                  VStack
                    Text "1"
                    Text "2"
                    Text "three"
                    Text "4"
                    Text "5"
                    Text "6"
                    Text "7"
                    Text "8"
                    Text "9"
                """)
        } matching: {
            $0.message == """
                The tree is not as expected from line 5 on (- expected, + found):
                  …
                      Text "1"
                      Text "2"
                -     Text "three"
                +     Text "3"
                      Text "4"
                      Text "5"
                  …
                      Text "7"
                      Text "8"
                -     Text "9"
                """
        }
    }

    @Test func `a failure is one of the line that expects`() {
        withKnownIssue {
            expectTree(ViewHost(rootView: Text("a")), "")
        } matching: {
            $0.sourceLocation?.fileID == #fileID && $0.sourceLocation?.line == #line - 2
        }
    }

    @Test func `a tree at moments is expected in one text`() {
        let host = MotionTests.host { Text("a").opacity($0 ? 0 : 1) }
        host.tap(.text("tap"))
        expectMotion(
            host, at: [.zero, .seconds(0.5), .seconds(1)],
            """
            0 s
            Switch isOn: true
              Button [DefaultButtonStyle, by default]
                Text "tap" .onButtonGesture()
              Text "a" .opacity(1)
            0.5 s
            Switch isOn: true
              Button [DefaultButtonStyle, by default]
                Text "tap" .onButtonGesture()
              Text "a" .opacity(0.5)
            1 s
            Switch isOn: true
              Button [DefaultButtonStyle, by default]
                Text "tap" .onButtonGesture()
              Text "a" .opacity(0)
            """)
    }
}

extension Issue {
    /// The comments of the issue.
    nonisolated var message: String { comments.map(\.rawValue).joined(separator: "\n") }
}
