import Foundation
import Tessera
import TesseraDrawing
import TesseraPlacement
import TesseraScreens
import TesseraViews

/// Records the looks of a view by performing each act in each look.
///
/// A look is reached again by the shortest acts, on a new host.
@MainActor
final class Recorder<Content: View> {
    private let make: () -> ViewHost<Content>
    private let texts: PageTexts
    private let names = SourceNames()
    /// The greatest number of looks at rest.
    private let limit: Int
    var recording = Recording()
    /// The steps that lead to each look at rest.
    private(set) var ways: [Int: [Step]] = [:]
    /// The numbers of the looks by their words, focus and origin.
    private var numbers: [[String]: Int] = [:]
    /// A stage that steps have left as it was.
    private var spare: (look: Int, stage: Stage<Content>)?
    /// The number of steps of each adjustable element.
    private lazy var steps = countSteps()
    /// The looks and sources whose acts wait to be performed, and those whose acts have been.
    var waiting: [(look: Int, source: Int)] = []
    private(set) var done: Set<[Int]> = []

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

    /// Records everything. Returns `false` if the focus changes looks, and is not a part of them.
    private func explore() -> Bool {
        _ = see(stage([]), from: nil, [])
        for source in (recording.surveys[0]?.sources ?? []).sorted() {
            recording.parts.append(ApartPart(source))
            waiting.append((0, source))
        }
        repeat {
            while !waiting.isEmpty {
                let next = waiting.removeFirst()
                guard done.insert([next.look, next.source]).inserted else { continue }
                performAll(of: next.source, in: next.look)
                if recording.isFocusApart, recording.observesFocus { return false }
            }
        } while joinParts() || joinAllAfterTrial()
        return true
    }

    // MARK: - Hosts

    /// Returns a stage after steps on a new host.
    func stage(_ steps: [Step]) -> Stage<Content> {
        var stage = Stage(LookReader(host: make(), texts: texts, names: names))
        for step in steps {
            stage.perform(step)
            stage.arrive()
        }
        return stage
    }

    private func stage(at look: Int) -> Stage<Content> {
        if let spare, spare.look == look { return spare.stage }
        return stage(ways[look] ?? [])
    }

    /// Performs steps in a look at rest.
    func run(from look: Int, _ steps: [Step]) -> Run {
        var (stage, run, last) = (stage(at: look), Run(), look)
        var (changes, wasDown) = (stage.host.changes, false)
        let old = changes
        spare = nil
        for (index, step) in steps.enumerated() {
            if case .release = step { run.phases = stage.host.finger.phases }
            run.responds = stage.perform(step)
            if stage.host.finger.isScrolling {
                run.isScrolling = true
                return run
            }
            switch step {
            case .press: run.patience = stage.patience
            case .release: run.waits = stage.patience != nil
            default: break
            }
            let moves = stage.arrive()
            let isPassed = step.isPassed(before: index + 1 < steps.count ? steps[index + 1] : nil)
            // A look with a finger down becomes one at rest, even if lifting the finger changes nothing.
            let isNew =
                stage.host.changes != changes || !recording.isFocusApart
                || wasDown && !stage.isDown
            if isNew, moves || !isPassed {
                (changes, wasDown) = (stage.host.changes, stage.isDown)
                let way = (ways[look] ?? []) + steps[...index]
                let new = see(stage, from: stage.isDown ? look : nil, way)
                if moves { record(from: last, to: new, by: steps[...index], in: look) }
                last = new
            }
            run.looks.append(last)
        }
        if changes == old, last == look, recording.isFocusApart { spare = (look, stage) }
        return run
    }

    /// Returns the number of the look on a stage, or ``Recording/leftOut``.
    ///
    /// - Parameters:
    ///   - origin: The look in which the finger went down; `nil` if no finger is down.
    ///   - way: The steps that lead to the look.
    private func see(_ stage: Stage<Content>, from origin: Int?, _ way: [Step]) -> Int {
        let focus = recording.isFocusApart ? nil : stage.focus
        // The picture, and where it can be used, follow from the tree, the words and what is scrolled.
        let tree = recording.isFocusApart ? stage.host.tree : stage.host.treeWithFrames
        let words = "\(stage.host.accessibilityTree)"
        let key = ["\(tree)", words, "\(focus ?? -1)", "\(origin ?? -1)"]
        if let known = numbers[key] { return known }
        let (parts, drawing) = stage.reader.seen()
        recording.note(drawing.drawing)
        var number = Recording.leftOut
        if let origin {
            let places = recording.looks.values[origin].part.inside.suffix(3)
            number = recording.looks(Look(part: .parts(parts + places), focus: focus))
        } else if recording.surveys.count < limit {
            let (survey, places) = stage.reader.survey(drawing, nets: &recording.nets) {
                [unowned self] source in self.steps[source]
            }
            recording.observesFocus = recording.observesFocus || stage.host.observesFocus
            number = recording.looks(Look(part: .parts(parts + places), focus: focus))
            recording.surveys[number] = survey
            ways[number] = way
        }
        numbers[key] = number
        return number
    }

    /// Records the pictures of a change by the last of some steps, as changes of the picture before.
    private func record(from old: Int, to new: Int, by steps: ArraySlice<Step>, in look: Int) {
        let change = Recording.Change(from: old, to: new)
        guard old >= 0, new >= 0, old != new, recording.films[change] == nil, let last = steps.last
        else { return }
        var stage = stage((ways[look] ?? []) + steps.dropLast())
        stage.perform(last)
        var (film, time): (Recording.Film, Duration) = ([], .zero)
        var before = Part.parts(Array(recording.looks.values[0].part.inside.prefix(2)))
        while stage.host.isMoving, time < .seconds(5) {
            let picture = Part.parts(texts.picture(of: stage.host.drawing))
            let changes = picture.changes(from: before)
            film.append(
                Recording.Frame(milliseconds: Int(time / .milliseconds(1)), changes: changes))
            before = picture
            stage.host.wait(.milliseconds(40))
            time += .milliseconds(40)
        }
        recording.films[change] = film
    }

    /// Counts the steps of the adjustable elements of the first look, by adjusting them.
    private func countSteps() -> [Int: Int] {
        var (stage, counts) = (stage([]), [Int: Int]())
        for (source, element) in stage.reader.elements where element.isAdjustable {
            for direction in [AccessibilityAdjustmentDirection.decrement, .increment] {
                var (count, last) = (0, stage.element(source)?.value)
                while count < 100 {
                    stage.perform(.adjust(source, direction))
                    let value = stage.element(source)?.value
                    guard value != last else { break }
                    (count, last) = (count + 1, value)
                }
                counts[source] = count
            }
        }
        return counts
    }
}

extension Step {
    /// Whether no look is read between this step and the next one.
    fileprivate func isPassed(before next: Step?) -> Bool {
        switch (self, next) {
        case (.move, .move?), (.release, .rest?): true
        default: false
        }
    }
}
