import Tessera

// Parts of a view that change apart are recorded apart: three ratings in a form have 6 + 11 + 4 looks,
// not 6 · 11 · 4. Sources belong to one part if their acts change the same places, or if acts of both lead
// to another look than the acts of each alone.
extension Recorder {
    /// Adds looks to the part of the source whose acts lead to them.
    func add(_ looks: Set<Int>, to source: Int) {
        guard let part = recording.parts.first(where: { $0.sources.contains(source) }) else {
            return
        }
        for look in looks.sorted() where look >= 0 && part.looks.insert(look).inserted {
            guard let survey = recording.surveys[look] else { continue }
            part.rests.append(look)
            // A source that this look is the first to have belongs to the part.
            let known = recording.parts.flatMap(\.sources)
            part.sources.formUnion(survey.sources.subtracting(known))
            wait(for: part, in: look)
        }
    }

    private func wait(for part: ApartPart, in look: Int) {
        let sources = recording.surveys[look]?.sources.intersection(part.sources) ?? []
        waiting += sources.filter { !done.contains([look, $0]) }.sorted().map { (look, $0) }
    }

    /// Joins parts that do not change apart. Returns whether there were any.
    func joinParts() -> Bool {
        var hasJoined = false
        while let (part, other) = overlappingParts() ?? dependentParts() {
            join(part, other)
            hasJoined = true
        }
        return hasJoined
    }

    /// Tries the recording out. Joins all parts if acts lead elsewhere, which looks of parts cannot
    /// explain. Returns whether there were several.
    func joinAllAfterTrial() -> Bool {
        recording.trial = tryOut(acts: 60)
        guard recording.trial.faults > 0, recording.parts.count > 1 else { return false }
        for part in recording.parts.dropFirst() { join(recording.parts[0], part) }
        return true
    }

    private func join(_ part: ApartPart, _ other: ApartPart) {
        part.sources.formUnion(other.sources)
        part.looks.formUnion(other.looks)
        part.rests += other.rests.filter { !part.rests.contains($0) }
        recording.parts.removeAll { $0 === other }
        for look in part.rests { wait(for: part, in: look) }
    }

    private func overlappingParts() -> (ApartPart, ApartPart)? {
        let first = recording.surveys[0]?.sources ?? []
        let changes = recording.parts.map { part in
            var places = ChangedPlaces()
            for look in part.looks { places.add(recording.changes(of: look)) }
            for (change, film) in recording.films where part.looks.contains(change.to) {
                for frame in film { places.add(frame.changes) }
            }
            let looks = part.rests.compactMap { recording.surveys[$0] }
            return (
                part: part, places: places, new: Set(looks.flatMap(\.sources)).subtracting(first)
            )
        }
        return pairs(of: changes).first { one, other in
            !recording.isFocusApart || one.places.overlap(other.places)
                || !one.new.isDisjoint(with: other.part.sources)
                || !other.new.isDisjoint(with: one.part.sources)
        }.map { ($0.part, $1.part) }
    }

    /// Returns two parts whose acts do not lead to the same look in both orders, or lead elsewhere than
    /// their looks together.
    private func dependentParts() -> (ApartPart, ApartPart)? {
        guard waiting.isEmpty else { return nil }
        return pairs(of: recording.parts).first { part, other in
            if part.rests.count == 1 { return isChanged(by: part, in: other) }
            if other.rests.count == 1 { return isChanged(by: other, in: part) }
            for (look, second) in zip(part.rests.dropFirst(), other.rests.dropFirst()).prefix(3) {
                let expected = recording.look(showing: [look, second]).inside.prefix(4)
                for order in [[look, second], [second, look]] {
                    let stage = stage(order.flatMap { ways[$0] ?? [] })
                    if stage.reader.seen().parts[...] != expected { return true }
                }
            }
            return false
        }
    }

    /// Returns whether acts of a part without other looks than the first one change another part.
    private func isChanged(by part: ApartPart, in other: ApartPart) -> Bool {
        guard other.rests.count > 1 else { return false }
        return [other.rests[1], other.rests[other.rests.count - 1]].contains { look in
            let survey = recording.surveys[look] ?? Survey()
            return part.sources.intersection(survey.sources).contains { source in
                let region = survey.regions.first { $0.source == source }
                let touches = region.map { region in
                    (0..<region.net.count).compactMap(region.point(in:)).map { Step.touch([$0]) }
                }
                let keys: [[Step]] =
                    survey.stops.contains(source) ? [[.focus(source), .key(.space)]] : []
                let acts = (survey.acts[source] ?? []).map { [$0.step] }
                return ((touches ?? []) + acts + keys).contains {
                    run(from: look, $0).looks.last != look
                }
            }
        }
    }

    private func pairs<Value>(of values: [Value]) -> some Sequence<(Value, Value)> {
        values.indices.lazy.flatMap { index in
            values[(index + 1)...].lazy.map { (values[index], $0) }
        }
    }
}
