import Foundation
import Tessera

/// The laws put to the test with a control.
@MainActor
final class Examination<Value: Equatable> {
    typealias Surrounding = ControlAct.Surrounding

    let subject: ControlCase<Value>
    private let pointCount: Int
    var record = Record()
    var behaviour = Behaviour()
    private var impressions: [Surrounding: [[Int]: Impression]] = [:]
    private var surveys: [Surrounding: Survey] = [:]
    private var frames: [Surrounding: CGRect] = [:]

    init(of subject: ControlCase<Value>, points: Int, leavingOut clause: String? = nil) {
        (self.subject, pointCount, record.omitted) = (subject, points, clause)
    }

    func run(seed: UInt64, acts count: Int) -> Record {
        let size = frame(in: .plain).size
        checkValues()
        let isLarge = size.width >= 1 && size.height >= 1
        record.check(
            .touched, "hasSize", isLarge,
            "it is \(size.width) by \(size.height) points large")
        guard isLarge else { return record }
        observe()
        if !behaviour.opens { checkSurveys() }
        let walk = Walk(of: self)
        for surrounding in Surrounding.allCases {
            for moves in systematicMoves(in: surrounding) { walk.walk(moves, from: 0) }
        }
        walk.walk(randomMoves(count, seed: seed), from: 0)
        return record
    }

    // MARK: - Screens

    /// A fresh bench.
    func bench(_ values: [Int], _ surrounding: Surrounding = .plain) -> HostedBench<Value> {
        HostedBench(subject, values, surrounding, size: frame(in: surrounding).size)
    }

    /// The frame of the first control with the first value.
    func frame(in surrounding: Surrounding) -> CGRect {
        if let known = frames[surrounding] { return known }
        let frame = HostedBench(subject, [0, 0], surrounding).frame(of: 0)
        frames[surrounding] = frame
        return frame
    }

    /// The impression of a fresh bench.
    func impression(_ values: [Int], _ surrounding: Surrounding) -> Impression {
        if let known = impressions[surrounding]?[values] { return known }
        let impression = bench(values, surrounding).impression
        impressions[surrounding, default: [:]][values] = impression
        return impression
    }

    // MARK: - Surveys

    /// The survey in some surroundings: the plain one, as long as the control is laid out as there.
    func survey(in surrounding: Surrounding) -> Survey {
        if let known = surveys[surrounding] { return known }
        let isOwn = !isPlainlyLaidOut(in: surrounding)
        let plain = surrounding == .plain || isOwn ? nil : survey(in: .plain)
        let survey =
            surrounding == .mirrored
            ? plain?.mirrored : plain
        let result = survey ?? Survey(of: subject, in: surrounding, points: pointCount)
        surveys[surrounding] = result
        return result
    }

    /// Whether everything is where it is in plain surroundings, or mirrored there.
    func isPlainlyLaidOut(in surrounding: Surrounding) -> Bool {
        // A disabled control needs no survey, and another text moves by itself alone.
        if [.plain, .disabled, .other].contains(surrounding) { return true }
        return [0, subject.last].allSatisfy { value in
            impression([value, 0], surrounding)
                .isLaidOut(
                    like: impression([value, 0], .plain),
                    mirroredIn: surrounding == .mirrored ? Bench<Value>.width : nil)
        }
    }

    func checkSurveys() {
        for surrounding in Surrounding.allCases where surrounding != .disabled {
            let survey = survey(in: surrounding)
            if surrounding == .plain || !isPlainlyLaidOut(in: surrounding) {
                checkReach(of: survey, in: surrounding)
                checkLine(of: survey, in: surrounding)
            }
            checkLight(in: surrounding)
        }
        checkEdges()
    }
}
