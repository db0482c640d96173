import Tessera
import TesseraScreens
import TesseraViews

// Each act of a source in a look.
extension Recorder {
    /// Performs all acts of a source in a look.
    func expand(_ scene: Int, _ source: Int) {
        guard let survey = recording.surveys[scene] else { return }
        var targets: [String: Int] = [:]
        func act(_ name: String, _ steps: [Step]) {
            let run = run(from: scene, steps)
            if run.responds, let look = run.looks.last { targets[name] = look }
        }
        for element in survey.elements where element.source == source {
            for (name, step) in element.acts { act(name, [step]) }
        }
        if survey.wayBack == source { act("back", [.leave]) }
        if survey.stops.contains(source) {
            act("focus", [.focus(source)])
            if recording.isFocusApart || recording.looks.values[scene].focus == source {
                pressKeys(scene, source, act)
            }
            if targets["focus"] == scene { targets["focus"] = nil }
        }
        var looks = Array(targets.values)
        if let region = survey.regions.first(where: { $0.source == source }) {
            let table = touch(scene, region)
            recording.touches[[scene, source]] = table
            looks += table.looks
        }
        if !targets.isEmpty { recording.acts[[scene, source]] = targets }
        add(Set(looks), to: source)
    }

    private func pressKeys(_ scene: Int, _ source: Int, _ act: (String, [Step]) -> Void) {
        let stage = stage(at: scene)
        stage.perform(.focus(source))
        let takesText = stage.host.typedText != nil
        if takesText { recording.textSources.insert(source) }
        for (key, name) in KeyEquivalent.onPages
        where !takesText || key == .return || key == .escape {
            act(name, [.focus(source), .key(key)])
        }
    }

    // MARK: - Touches

    /// Records the touches of a region in a look. Cells of its net that have done the same in two looks
    /// are one from then on.
    private func touch(_ scene: Int, _ region: TouchRegion) -> TouchTable {
        let chosen = chosenCells[region.net]
        let table = TouchRecorder(
            recorder: self, scene: scene, region: region,
            cells: chosen ?? Array(0..<region.net.count)
        ).table()
        guard chosen == nil else { return table }
        fullTables[region.net, default: []].append(table)
        if let tables = fullTables[region.net], tables.count == 2 {
            let classes = recording.classes(of: region.net, in: tables)
            chosenCells[region.net] = Set(classes).sorted()
            recording.classes[region.net] = classes
        }
        return table
    }

    /// Counts the values of adjustable elements, by adjusting them.
    func countSteps() {
        let stage = stage([])
        let elements = stage.elements
        for (source, element) in elements where element.isAdjustable {
            func count(_ direction: AccessibilityAdjustmentDirection) -> Int {
                var (count, last) = (0, stage.value(of: source))
                while count < 100 {
                    stage.perform(.adjust(source, direction))
                    let value = stage.value(of: source)
                    guard value != last else { break }
                    (count, last) = (count + 1, value)
                }
                return count
            }
            _ = count(.decrement)
            steps[source] = count(.increment)
        }
    }
}
