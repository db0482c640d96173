import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct ImageTests {
    @Test func `an image shows its name`() {
        expectEqual(tree { Image(systemName: "star.fill") }, "Image \"star.fill\"")
        expectEqual(tree { Image("cover") }, "Image \"cover\"")
        expectEqual(tree { Image(decorative: "cover") }, "Image \"cover\"")
        expectEqual(
            tree { Image(systemName: "wifi", variableValue: 0.5) },
            "Image \"wifi\" variableValue: 0.5")
    }

    @Test func `an unknown name is kept unchanged`() {
        expectEqual(tree { Image(systemName: "star.filled") }, "Image \"star.filled\"")
        expectEqual(tree { Image(systemName: "") }, "Image \"\"")
    }

    @Test func `an image's own functions print before its modifiers`() {
        expectEqual(
            tree { Image("cover").resizable().renderingMode(.template).frame(width: 20) },
            "Image \"cover\" .resizable().renderingMode(.template).frame(width: 20)")
        expectEqual(
            tree { Image("cover").resizable(resizingMode: .tile) },
            "Image \"cover\" .resizable(resizingMode: .tile)")
    }
}
