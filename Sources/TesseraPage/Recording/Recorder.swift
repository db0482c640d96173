import Foundation
import Tessera
import TesseraDrawing
import TesseraScreens
import TesseraViews

/// Records the looks of a view by performing each act in each look.
///
/// A look is reached again by the shortest acts, on a new host.
@MainActor
final class Recorder<Content: View> {
    private let make: () -> ViewHost<Content>
    let texts: PageTexts
    private let names = SourceNames()
    /// The greatest number of looks whose acts are recorded.
    private let limit: Int
    var recording = Recording()
    /// The numbers of the looks by their trees, focus and origin.
    private var numbers: [[String]: Int] = [:]
    /// The steps that lead to each look at rest.
    var ways: [Int: [Step]] = [:]
    /// The cells of a net that stand for the others, and the tables that show which do.
    var chosenCells: [TouchNet: [Int]] = [:]
    var fullTables: [TouchNet: [TouchTable]] = [:]
    /// The number of values of each adjustable element, as far as they are counted.
    var steps: [Int: Int] = [:]
    /// The looks and sources whose acts are not performed yet, and those whose acts are.
    var waiting: [(scene: Int, source: Int)] = []
    var done: Set<[Int]> = []

    init(_ texts: PageTexts, limit: Int, _ make: @escaping () -> ViewHost<Content>) {
        (self.texts, self.limit, self.make) = (texts, limit, make)
    }

    func record() -> Recording {
        if !explore() {
            // The focus changes what is shown: it is a part of each look.
            recording = Recording()
            recording.isFocusApart = false
            (ways, numbers, waiting, done) = ([:], [:], [], [])
            _ = explore()
        }
        return recording
    }

    /// Records everything. Returns `false` if the focus changes a look, and is not a part of it.
    private func explore() -> Bool {
        let stage = stage([])
        countSteps()
        ways[0] = []
        _ = see(stage, from: nil)
        for source in (recording.surveys[0]?.sources ?? []).sorted() {
            recording.parts.append(ApartPart(sources: [source]))
            waiting.append((0, source))
        }
        var tried = 0
        repeat {
            while !waiting.isEmpty {
                let next = waiting.removeFirst()
                if done.insert([next.scene, next.source]).inserted {
                    expand(next.scene, next.source)
                }
                if recording.isFocusApart, recording.observesFocus { return false }
            }
            tried += 1
        } while tried < 10 && joinDependentParts()
        return true
    }

    // MARK: - Hosts

    /// Returns a stage in a look at rest.
    func stage(at scene: Int) -> Stage<Content> { stage(ways[scene] ?? []) }

    func stage(_ steps: [Step]) -> Stage<Content> {
        let stage = Stage(make(), texts, names)
        stage.arrive()
        for step in steps {
            stage.perform(step)
            stage.arrive()
        }
        return stage
    }

    /// Performs steps, and returns the looks after the last ones.
    func run(
        from scene: Int, _ steps: [Step], last count: Int = 1
    ) -> (looks: [Int], responds: Bool, stage: Stage<Content>) {
        let stage = stage(at: scene)
        var (looks, look, changes, responds) = ([Int](), scene, stage.host.changes, false)
        for (index, step) in steps.enumerated() {
            responds = stage.perform(step)
            let moves = stage.arrive()
            let isWanted = moves || index >= steps.count - count
            if isWanted, stage.host.changes != changes || !recording.isFocusApart {
                changes = stage.host.changes
                let way = (ways[scene] ?? []) + steps[...index]
                let new = see(stage, from: stage.isDown ? scene : nil, way)
                let change = [look, new]
                if moves, look >= 0, new >= 0, look != new, recording.films[change] == nil {
                    recording.films[change] = film(from: scene, steps[...index])
                }
                look = new
            }
            if index >= steps.count - count { looks.append(look) }
        }
        return (looks, responds, stage)
    }

    /// Returns the number of the look on a stage, or ``Recording/leftOut``.
    ///
    /// - Parameters:
    ///   - origin: The look in which the finger went down; `nil` if no finger is down.
    ///   - way: The steps that lead to the look.
    private func see(_ stage: Stage<Content>, from origin: Int?, _ way: [Step] = []) -> Int {
        let focus = recording.isFocusApart ? nil : stage.focus
        // The picture, and where it can be used, follow from the tree with its frames.
        let key = [stage.words, "\(focus ?? -1)", "\(origin ?? -1)"]
        if let known = numbers[key] { return known }
        let (parts, live) = stage.look()
        recording.note(live.drawing)
        let number: Int
        if let origin {
            let places = recording.looks.values[origin].part.inside.suffix(3)
            number = recording.looks(Look(part: .parts(parts + places), focus: focus))
        } else {
            let (survey, places) = stage.survey(live, nets: &recording.nets) { [steps] in steps[$0]
            }
            if stage.host.observesFocus { recording.observesFocus = true }
            guard recording.surveys.count < limit else {
                recording.leftOut += 1
                return Recording.leftOut
            }
            number = recording.looks(Look(part: .parts(parts + places), focus: focus))
            recording.surveys[number] = survey
            if ways[number] == nil { ways[number] = way }
        }
        numbers[key] = number
        return number
    }

    /// Returns the pictures of a change, as changes of the first look.
    private func film(from scene: Int, _ steps: ArraySlice<Step>) -> Recording.Film {
        let stage = stage(at: scene)
        for step in steps.dropLast() {
            stage.perform(step)
            stage.arrive()
        }
        if let last = steps.last { stage.perform(last) }
        var (film, time): (Recording.Film, Duration) = ([], .zero)
        let first = Part.parts(Array(recording.looks.values[0].part.inside.prefix(2)))
        while stage.host.isMoving, time < .seconds(5) {
            let picture = Part.parts(stage.picture)
            film.append(
                .init(
                    milliseconds: Int(time / .milliseconds(1)),
                    changes: picture.changes(from: first)))
            stage.host.wait(.milliseconds(40))
            time += .milliseconds(40)
        }
        return film
    }
}
