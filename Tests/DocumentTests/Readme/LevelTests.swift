import Tessera
import TesseraTesting
import Testing

@MainActor
@Suite(.runtimeIssuesFail)
struct LevelTests {
    @Test func `a framed level is gray when it is out of use`() {
        let host = ViewHost(rootView: Level(3).levelStyle(FramedLevelStyle()).disabled(true))
        expectTree(
            host,
            """
            Level value: 3 .levelStyle(FramedLevelStyle).disabled(true) \
            [FramedLevelStyle, set on Level]
              Level value: 3 .border(.gray) [BarLevelStyle, by default]
                Text "▮▮▮"
            """)
    }
}
