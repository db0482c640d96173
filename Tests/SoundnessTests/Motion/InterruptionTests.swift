import Foundation
import Tessera
import TesseraCore
import TesseraTesting
import TestViews

/// Random interruptions of curves, springs and repetitions of different lengths.
@Suite(.runtimeIssuesFail)
struct InterruptionTests {
    @Test func `a change leads to its target, and ends in its time`() {
        for seed in 0..<UInt64(cases(60)) {
            var random = Randomness(seed: seed)
            let plan = RandomPlan(&random, springs: seed % 3 == 0, last: -1) {
                Double($0.number(100))
            }
            let trip = Trip(plan)
            var way = ExpectedWay(at: 0)
            var due: [Due] = []
            for moment in plan.looks {
                trip.wait(until: moment)
                check(trip, way, due, at: moment, seed)
                for change in plan.changes where change.moment == moment {
                    let animation = change.target == way.target ? nil : change.animation
                    trip.change()
                    if change.target != way.target {
                        way.turn(to: change.target, by: animation, at: moment)
                    }
                    due.append(
                        Due(
                            end: animation.map { $0.logicalDuration * 1000 + Double(moment) },
                            waitsForRest: change.criteria == .removed))
                    check(trip, way, due, at: moment, seed)
                }
            }
            #expect(!trip.host.isMoving, "seed \(seed)")
            #expect(trip.place == way.target, "seed \(seed)")
            #expect(trip.completed == Set(plan.changes.indices), "seed \(seed)")
        }
    }

    private func check(
        _ trip: Trip, _ way: ExpectedWay, _ due: [Due], at moment: Int, _ seed: UInt64
    ) {
        let now = Double(moment)
        let words = Comment(rawValue: "seed \(seed), at \(moment)")
        #expect(trip.host.isMoving == (way.end > now), words)
        if way.end <= now { #expect(trip.place == way.target, words) }
        if way.hasOnlyCurves {
            let length = way.bounds.upperBound - way.bounds.lowerBound
            #expect(abs(trip.place - way.place(at: moment)) <= length * 0.005 + 1e-6, words)
            let slack = length * 1e-6
            #expect(trip.place >= way.bounds.lowerBound - slack, words)
            #expect(trip.place <= way.bounds.upperBound + slack, words)
        }
        // Nothing is left of any change when the newest is over.
        let completed = due.indices.filter { index in
            guard let end = due[index].end, way.end > now else { return true }
            return !due[index].waitsForRest && end <= now
        }
        #expect(trip.completed.isSuperset(of: completed), words)
        if way.end > now {
            #expect(trip.completed.isSubset(of: trip.earlier.union(completed)), words)
        }
        trip.earlier = trip.completed
    }

    /// The moment at which an action is due, if nothing comes between.
    private struct Due {
        /// The milliseconds at which the action's own change is complete; `nil` if nothing moves.
        let end: Double?
        let waitsForRest: Bool
    }

    @Test func `a motion is the same, however time is cut`() {
        for seed in 0..<UInt64(cases(20)) {
            var random = Randomness(seed: seed)
            let plan = RandomPlan(&random, springs: true, last: -1) { Double($0.number(100)) }
            let (whole, cut) = (Trip(plan), Trip(plan))
            for change in plan.changes {
                whole.wait(until: change.moment)
                while cut.now < change.moment {
                    cut.wait(until: min(change.moment, cut.now + 1 + random.number(100)))
                    _ = cut.place
                }
                #expect(whole.host.tree == cut.host.tree, "seed \(seed)")
                #expect(whole.completed == cut.completed, "seed \(seed)")
                whole.change()
                cut.change()
            }
            whole.wait(until: 100_000)
            while cut.now < 100_000 { cut.wait(until: cut.now + 500) }
            #expect(whole.host.tree == cut.host.tree, "seed \(seed)")
            #expect(whole.completed == cut.completed, "seed \(seed)")
        }
    }
}

/// A host in which a value follows a plan.
@MainActor
private final class Trip {
    let host: ViewHost<Traveller>
    private let log: TripLog
    private(set) var now = 0
    /// The changes whose actions had been performed at the last look.
    var earlier: Set<Int> = []

    init(_ plan: RandomPlan) {
        log = TripLog()
        host = ViewHost(rootView: Traveller(plan: plan, log: log), isAnimated: true)
    }

    /// The changes whose actions have been performed.
    var completed: Set<Int> { log.completed }

    func wait(until moment: Int) {
        host.wait(.milliseconds(moment - now))
        now = moment
    }

    /// Makes the next change.
    func change() { host.tap(.text("next")) }

    /// The place of the value.
    var place: Double {
        let words = host.tree.all("Text").last?.modifiers.first?.arguments.first ?? ""
        return Double(words.dropFirst("x: ".count)) ?? 0
    }
}

private final class TripLog {
    var completed: Set<Int> = []
}

private struct Traveller: View {
    let plan: RandomPlan
    let log: TripLog
    @State private var place = 0.0
    @State private var count = 0

    var body: some View {
        Button("next") {
            let (change, number) = (plan.changes[count], count)
            count += 1
            withAnimation(change.animation, completionCriteria: change.criteria) {
                place = change.target
            } completion: {
                log.completed.insert(number)
            }
        }
        Text("a").offset(x: place)
    }
}
