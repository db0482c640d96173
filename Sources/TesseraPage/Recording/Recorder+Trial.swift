import Foundation
import Tessera

extension Recorder {
    /// Performs random acts on the recording and on one host, and counts those after which the two differ.
    func tryOut(acts: Int, seed: UInt64 = 1) -> (acts: Int, faults: Int) {
        var (view, stage, tried, faults) = (RecordedView(recording), stage([]), 0, 0)
        var chance = seed
        func random(_ count: Int) -> Int {
            chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(chance >> 33) % max(1, count)
        }
        func point(in rect: CGRect) -> CGPoint {
            CGPoint(
                x: rect.minX + rect.width * CGFloat(random(97) + 1) / 98,
                y: rect.minY + rect.height * CGFloat(random(97) + 1) / 98)
        }
        for _ in 0..<acts {
            let sources = view.sources
            guard !sources.isEmpty else { break }
            let (part, source) = sources[random(sources.count)]
            let survey = view.survey(of: part)
            var (steps, isRecorded): ([Step], Bool) = ([], false)
            if let region = view.region(of: source) {
                let bounds = region.rects.reduce(CGRect.null) { $0.union($1) }
                var points = [point(in: region.rects[random(region.rects.count)])]
                for _ in 0..<random(4) {
                    points.append(point(in: bounds.insetBy(dx: -30, dy: -30)))
                }
                steps = Step.touch(points)
                isRecorded = view.touch(points, in: region, of: part)
            } else if let acts = survey.acts[source] {
                let act = acts[random(acts.count)]
                steps = [act.step]
                isRecorded = view.perform(act.name, of: source, in: part)
            } else {
                let key = KeyEquivalent.onPages[random(KeyEquivalent.onPages.count)]
                let place = Recording.Place(look: view.looks[part], source: source)
                guard recording.isFocusApart, !recording.textSources.contains(source),
                    recording.acts[place]?["focus"] == nil
                else { continue }
                steps = [.focus(source), .key(key.key)]
                isRecorded = view.perform(key.name, of: source, in: part)
            }
            guard isRecorded else { continue }
            tried += 1
            for step in steps {
                stage.perform(step)
                stage.arrive()
            }
            guard stage.reader.seen().parts != view.shown else { continue }
            faults += 1
            (view, stage) = (RecordedView(recording), self.stage([]))
        }
        return (tried, faults)
    }
}
