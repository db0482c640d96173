import Tessera
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct ImageTests {
    @Test func `an image shows its name`() {
        #expect(tree { Image(systemName: "star.fill") } == "Image \"star.fill\"")
        #expect(tree { Image("cover") } == "Image \"cover\"")
        #expect(tree { Image(decorative: "cover") } == "Image \"cover\"")
        #expect(
            tree { Image(systemName: "wifi", variableValue: 0.5) }
                == "Image \"wifi\" variableValue: 0.5")
    }

    @Test func `an unknown name is kept unchanged`() {
        #expect(tree { Image(systemName: "star.filled") } == "Image \"star.filled\"")
        #expect(tree { Image(systemName: "") } == "Image \"\"")
    }

    @Test func `an image's own functions print before its modifiers`() {
        #expect(
            tree { Image("cover").resizable().renderingMode(.template).frame(width: 20) }
                == "Image \"cover\" .resizable().renderingMode(.template).frame(width: 20)")
        #expect(
            tree { Image("cover").resizable(resizingMode: .tile) }
                == "Image \"cover\" .resizable(resizingMode: .tile)")
    }
}
