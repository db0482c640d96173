import Tessera
import TesseraLaws
import TesseraTesting
import TestViews

/// Unusual controls that are good, and controls that only seem so.
@Suite(.runtimeIssuesFail)
struct HonestTests {
    // Each control takes a second. The usual run tries one of each kind.

    @Test func `an honest control leaves no law without a sentence`() {
        for (index, control) in HonestControl.all.enumerated()
        where searchesDeeply || index.isMultiple(of: 64) {
            let broken = control.verdicts().filter(\.isBroken)
            expectEqual([control.name: broken.map(\.law)], [control.name: control.exceptions])
            expectEqual(broken.compactMap(\.waiver).count, broken.count)
        }
    }

    @Test func `an impostor breaks a law`() {
        let stars = ImpostorStars.Trick.allCases.map { trick in
            Impostor(
                trick.rawValue,
                ControlCase(stops: Array(0...5)) { ImpostorStars(stars: $0, trick: trick) })
        }
        for (index, impostor) in (stars + Impostor.others).enumerated()
        where searchesDeeply || index.isMultiple(of: 64) {
            let broken = impostor.verdicts().filter(\.isBroken)
            #expect(!broken.isEmpty, "\(impostor.name)")
        }
    }
}
