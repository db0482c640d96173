import Tessera

// Parts of a view that change apart are recorded apart: three ratings in a form have 6 + 11 + 4 looks,
// not 6 · 11 · 4. Sources belong to one part if their acts change the same places, or if an act of one
// has another result after an act of the other.
extension Recorder {
    func part(of source: Int) -> ApartPart {
        if let part = recording.parts.first(where: { $0.sources.contains(source) }) { return part }
        let part = ApartPart(sources: [source])
        recording.parts.append(part)
        return part
    }

    /// Adds looks to which the acts of a source lead to its part.
    func add(_ looks: Set<Int>, to source: Int) {
        let part = part(of: source)
        for look in looks.sorted() where look >= 0 {
            let isNew = part.looks.insert(look).inserted
            guard let survey = recording.surveys[look], isNew else { continue }
            part.rests.append(look)
            // A source that only this look has belongs to the part.
            for source in survey.sources.subtracting(recording.parts.flatMap(\.sources)) {
                part.sources.insert(source)
            }
            wait(for: part, in: look)
        }
    }

    private func wait(for part: ApartPart, in look: Int) {
        let sources = recording.surveys[look]?.sources.intersection(part.sources) ?? []
        waiting += sources.sorted().map { (look, $0) }.filter { !done.contains([$0.0, $0.1]) }
    }

    /// Joins the parts that do not change apart. Returns whether there were any.
    func joinDependentParts() -> Bool {
        for part in recording.parts {
            part.places = ChangedPlaces()
            for look in part.looks { part.places.add(recording.changes(of: look)) }
            for (looks, film) in recording.films
            where part.looks.contains(looks[1]) && part.looks.contains(looks[0]) {
                for frame in film { part.places.add(frame.changes) }
            }
        }
        var hasJoined = false
        while let (first, second) = dependentParts() {
            join(first, second)
            hasJoined = true
        }
        return hasJoined
    }

    private func dependentParts() -> (ApartPart, ApartPart)? {
        let parts = recording.parts
        for (index, part) in parts.enumerated() {
            for other in parts[(index + 1)...] {
                let sharesSource = part.rests.contains { look in
                    // A source that a look of another part brings.
                    !(recording.surveys[look]?.sources.subtracting(
                        recording.surveys[0]?.sources ?? []) ?? [])
                        .isDisjoint(with: other.sources)
                }
                if !recording.isFocusApart || sharesSource || part.places.overlap(other.places) {
                    return (part, other)
                }
            }
        }
        return nil
    }

    private func join(_ part: ApartPart, _ other: ApartPart) {
        part.sources.formUnion(other.sources)
        part.rests += other.rests.filter { !part.rests.contains($0) }
        part.looks.formUnion(other.looks)
        part.places.add(other.places)
        recording.parts.removeAll { $0 === other }
        for look in part.rests { wait(for: part, in: look) }
    }
}

extension ChangedPlaces {
    mutating func add(_ changes: [PartChange]) { for change in changes { add(change.place) } }
}
