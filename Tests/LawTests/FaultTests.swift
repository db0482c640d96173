import Tessera
import TesseraTesting
import TestViews

@testable import TesseraLaws

/// Controls with one fault each, and the laws that they break.
@Suite(.runtimeIssuesFail)
struct FaultTests {
    @Test func `a fault breaks the clauses that it is about`() {
        // Each fault takes two seconds. The usual run tries the first.
        for fault in Cups.Fault.allCases.prefix(searchesDeeply ? .max : 1) {
            let control = ControlCase(stops: Array(0...3)) { Cups(cups: $0, fault: fault) }
            let broken = Examination(of: control, points: 12).run(seed: 1, acts: 20).broken
            #expect(
                [fault: Set(broken.values.map(\.clause.name))] == [fault: fault.clauses],
                "\(broken)")
        }
    }

    @Test func `a fault breaks each clause and nothing else`() {
        let all = Cups.Fault.allCases.map(\.clauses) + Sizes.Fault.allCases.map(\.clauses)
        let alone = Set(all.filter { $0.count == 1 }.flatMap(\.self))
        let cups = Examination(of: ControlCase(stops: Array(0...3)) { Cups(cups: $0) }, points: 12)
        let sizes = Examination(of: ControlCase(choices: Sizes.all) { Sizes(size: $0) }, points: 12)
        let tried = cups.run(seed: 1, acts: 0).tried.union(sizes.run(seed: 1, acts: 0).tried)
        expectEqual(Set(tried.map(\.name)).subtracting(alone), [])
        expectEqual(Set(tried.map(\.law)), Set(ControlLaw.allCases))
    }

    @Test func `a fault passes without its clause`() {
        // These are worse than one clause says: another law finds them then.
        let others: [Cups.Fault] = [
            .keepsCancelled, .ignoresDisabled, .notMirrored, .touchesNotMirrored,
        ]
        var clauses: Set<String> = []
        for fault in Cups.Fault.allCases where fault.clauses.count == 1 {
            let isNew =
                !others.contains(fault) && clauses.insert(fault.clauses.first ?? "").inserted
            guard isNew, searchesDeeply || clauses.count.isMultiple(of: 32) else { continue }
            let control = ControlCase(stops: Array(0...3)) { Cups(cups: $0, fault: fault) }
            let examination = Examination(
                of: control, points: 12, leavingOut: fault.clauses.first)
            let broken = examination.run(seed: 1, acts: 20).broken
            #expect(broken.isEmpty, "\(fault): \(broken)")
        }
    }

    @Test func `a control without a fault keeps all laws`() {
        let verdicts = ControlCase(stops: Array(0...3)) { Cups(cups: $0) }.verdicts(acts: 40)
        expectEqual(verdicts.filter { $0.outcome != .kept }.map(\.description), [])
    }
}

extension Cups.Fault {
    /// The clauses that a control with the fault breaks.
    var clauses: Set<String> {
        switch self {
        case .twoValuesLookAlike, .faint, .white, .clipped, .covered, .halfAPercent, .aPoint:
            ["looks"]
        case .darkOnDark, .alikeInLargeText: ["looksAround"]
        case .twoValuesSoundAlike: ["sounds"]
        case .alikeInGerman: ["soundsAround"]
        case .nameless: ["isNamed"]
        case .renamed: ["keepsName"]
        case .secondElement: ["isSingle"]
        case .notAdjustable: ["isAdjustable"]
        case .hiddenAtZero: ["isAnnounced"]
        case .onlyButtons, .notAnnounced: ["isAnnounced", "sounds"]
        case .noHeight: ["hasSize"]
        case .lastDead, .neverWrites: ["isReached"]
        case .lastDeadInLargeText: ["isReachedAround"]
        case .wrongInLargeText: ["isReachedAround", "lightsAround"]
        case .gaps: ["hasNoGap"]
        case .swapped, .turnedRound: ["rises"]
        case .deadCorner: ["hasEdges"]
        case .wrongInTheDark, .wrongInGerman: ["isSteadyAround"]
        case .onlyUpwards: ["isSteady", "mirrorsTouches"]
        case .skipsThree: ["isSteady"]
        case .fillsBack: ["fills"]
        case .fillsBackInTheDark: ["lightsAround"]
        case .clears: ["keepsChosen"]
        case .clearsInTheMiddle: ["keepsChosen", "countsTouches"]
        case .notMirrored: ["mirrorsPicture"]
        case .touchesNotMirrored: ["mirrorsTouches"]
        case .pictureNotMirrored: ["mirrorsPicture"]
        case .stepsByTwo, .skipsInTheMiddle: ["steps"]
        case .wrapsAround: ["ends"]
        case .keysByTwo, .keysSkipInTheMiddle: ["arrows"]
        case .keysNotMirrored: ["arrowsMirrored"]
        case .endEmpties: ["otherKeys"]
        case .deadAction: ["acts"]
        case .activationFills: ["activates"]
        case .slidesBack: ["slides"]
        case .slidesBackFarAway: ["slidesBeyond"]
        case .slidesOff: ["slidesOff"]
        case .longPressFills: ["isPatient"]
        case .doubleTapFills: ["countsTouches"]
        case .keepsCancelled: ["forgetsTouches"]
        case .keepsCancelledTouch: ["forgetsTouches"]
        case .keepsCancelledSlide: ["forgetsSlides"]
        case .pointerChooses: ["forgetsPointer"]
        case .ignoresDisabled: ["saysDisabled"]
        case .soundsEnabled: ["saysDisabled"]
        case .soundsDisabled: ["rests"]
        case .nineStoresNine: ["isListed", "otherKeys"]
        case .actionStoresNine: ["isListed"]
        case .writesAnotherFirst: ["isListed", "writesOnce"]
        case .writesTwice: ["writesOnce"]
        case .writesWhenShown: ["waitsToStore"]
        case .writesWhenChanged: ["waitsToTurn"]
        case .ownCopy: ["follows"]
        case .saysTheFirstValue: ["follows", "agrees"]
        case .remembersTouches: ["agrees"]
        case .writesToTheNext: ["keepsOther"]
        case .reachesFar: ["ignoresBeside"]
        case .reportsAnIssue: ["isSilent"]
        }
    }
}
