import Tessera
import TesseraDrawing
import TesseraScreens
import TesseraViews

extension Recorder {
    /// Performs all acts of a source in a look.
    func performAll(of source: Int, in look: Int) {
        guard let survey = recording.surveys[look] else { return }
        let place = Recording.Place(look: look, source: source)
        var targets: [String: Int] = [:]
        func act(_ name: String, _ steps: [Step]) {
            let run = run(from: look, steps)
            if run.responds, let look = run.looks.last { targets[name] = look }
        }
        for (name, step) in survey.acts[source] ?? [] { act(name, [step]) }
        if survey.stops.contains(source) {
            if !recording.isFocusApart {
                act("focus", [.focus(source)])
            } else if scrolls(to: place) {
                targets["focus"] = Recording.scrolled
            }
            if targets["focus"] == nil || recording.looks.values[look].focus == source {
                pressKeys(place, act)
            }
        }
        var looks = Array(targets.values)
        if let region = survey.regions.first(where: { $0.source == source }) {
            let table = touch(region, in: look)
            recording.touches[place] = table
            looks += table.looks
        }
        if !targets.isEmpty { recording.acts[place] = targets }
        add(Set(looks), to: source)
    }

    /// Returns whether the focus moves to a stop that is out of sight.
    private func scrolls(to place: Recording.Place) -> Bool {
        var stage = stage(ways[place.look] ?? [])
        let old = stage.host.treeWithFrames
        stage.perform(.focus(place.source))
        return stage.host.treeWithFrames != old
    }

    private func pressKeys(_ place: Recording.Place, _ act: (String, [Step]) -> Void) {
        var stage = stage(ways[place.look] ?? [])
        stage.perform(.focus(place.source))
        let takesText = stage.host.typedText != nil
        if takesText { recording.textSources.insert(place.source) }
        for (key, name) in KeyEquivalent.onPages
        where !takesText || key == .return || key == .escape {
            act(name, [.focus(place.source), .key(key)])
        }
    }

    /// Records the touches of a region in a look. Cells of its net that have done the same in two looks
    /// are one from then on.
    private func touch(_ region: TouchRegion, in look: Int) -> TouchTable {
        let known = recording.cells[region.net]
        let cells = known.map { Set($0).sorted() } ?? Array(0..<region.net.count)
        let recorder = TouchRecorder(recorder: self, look: look, region: region, cells: cells)
        let table = recorder.table()
        guard known == nil else { return table }
        let first = recording.touches.first { place, _ in
            let regions = recording.surveys[place.look]?.regions ?? []
            return regions.contains { $0.source == place.source && $0.net == region.net }
        }
        if let first { recording.joinCells(of: region.net, by: [first.value, table]) }
        return table
    }
}
