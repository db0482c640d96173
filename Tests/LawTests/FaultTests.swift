import Tessera
import TesseraLaws
import TesseraTesting
import TestViews

/// Controls with one fault each, and the laws that they break.
@Suite(.runtimeIssuesFail)
struct FaultTests {
    @Test func `a fault breaks the laws that it is about`() {
        // Each fault takes a second. The usual run tries every twelfth.
        for (index, fault) in Cups.Fault.allCases.enumerated()
        where searchesDeeply || index.isMultiple(of: 12) {
            let control = ControlCase(stops: Array(0...3)) { Cups(cups: $0, fault: fault) }
            let broken = control.verdicts(acts: 20, points: 12).filter(\.isBroken)
            #expect([fault: broken.map(\.law)] == [fault: fault.laws], "\(broken)")
        }
    }

    @Test func `each law catches what no other law does`() {
        let alone = Set(Cups.Fault.allCases.map(\.laws).filter { $0.count == 1 }.flatMap(\.self))
        #expect(Set(ControlLaw.allCases).subtracting(alone) == [])
    }

    @Test func `a control without a fault keeps all laws`() {
        let verdicts = ControlCase(stops: Array(0...3)) { Cups(cups: $0) }.verdicts()
        #expect(verdicts.filter { $0.outcome != .kept }.map(\.description) == [])
    }
}

extension Cups.Fault {
    /// The laws that a control with the fault breaks.
    var laws: [ControlLaw] {
        switch self {
        case .twoValuesLookAlike, .faint, .white, .clipped, .covered, .darkOnDark,
            .alikeInLargeText:
            [.seen]
        case .twoValuesSoundAlike, .alikeInGerman: [.spoken]
        case .nameless, .renamed, .secondElement, .notAdjustable: [.oneElement]
        case .onlyButtons, .notAnnounced: [.spoken, .oneElement]
        case .lastDead, .neverWrites: [.touched]
        case .gaps: [.solid]
        case .swapped, .turnedRound: [.ordered]
        case .deadCorner: [.whole]
        case .wrongInTheDark, .wrongInGerman: [.steady]
        case .onlyUpwards: [.steady, .mirrored]
        case .deadAfterTwenty: [.touched, .steady, .mirrored]
        case .clears: [.again]
        case .notMirrored: [.mirrored]
        case .stepsByTwo: [.stepped]
        case .wrapsAround: [.stepped, .keys]
        case .keysByTwo, .keysNotMirrored: [.keys]
        case .slidesBack, .slidesBackFarAway: [.slid]
        case .longPressFills, .doubleTapFills: [.patient]
        case .keepsCancelled: [.cancelled]
        case .ignoresDisabled, .soundsEnabled, .soundsDisabled: [.disabled]
        case .writesAnotherFirst, .nineStoresNine: [.bounded]
        case .writesWhenShown: [.unasked]
        case .writesWhenChanged: [.unasked, .alone]
        case .ownCopy: [.followed]
        case .saysTheFirstValue: [.followed, .agreeing]
        case .remembersTouches: [.agreeing]
        case .writesToTheNext, .reachesFar: [.alone]
        case .reportsAnIssue: [.silent]
        }
    }
}
