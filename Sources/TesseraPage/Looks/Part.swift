/// A part of a look: a number, such as that of a text, or several parts in order.
indirect enum Part: Hashable, Sendable {
    case number(Int)
    case parts([Part])
    /// Values with names. Another look may lack some of them.
    case values([NamedValue])

    struct NamedValue: Hashable {
        let name: Int
        let text: Int
    }

    /// The parts inside; none in a number.
    var inside: [Part] {
        if case .parts(let parts) = self { parts } else { [] }
    }

    /// The part as JSON has it.
    var json: Any {
        switch self {
        case .number(let number): number
        case .parts(let parts): parts.map(\.json)
        case .values(let values): [-1] + values.flatMap { [$0.name, $0.text] }
        }
    }
}

/// A part of a look that differs from the first look of its view, with its place.
struct PartChange: Hashable, Sendable {
    /// The positions among the parts, from the outside in. A value has the complement of its name.
    let place: [Int]
    /// The part. A value that is new has the names before it, the nearest first, and no part means
    /// that the value is missing.
    let part: Part
}

extension Part {
    /// Returns the smallest changes that lead from another look to this one.
    ///
    /// A part whose number of inner parts differs changes as a whole.
    func changes(from old: Part, at place: [Int] = []) -> [PartChange] {
        guard self != old else { return [] }
        if case .values(let values) = self, case .values(let oldValues) = old,
            let changes = Self.changes(from: oldValues, to: values, at: place)
        {
            return changes
        }
        guard case .parts(let parts) = self, case .parts(let oldParts) = old,
            parts.count == oldParts.count
        else { return [PartChange(place: place, part: self)] }
        return parts.indices.flatMap { parts[$0].changes(from: oldParts[$0], at: place + [$0]) }
    }

    /// Returns the changes of values; `nil` if they have another order.
    private static func changes(
        from old: [NamedValue], to new: [NamedValue], at place: [Int]
    ) -> [PartChange]? {
        let (names, oldNames) = (new.map(\.name), old.map(\.name))
        guard names.filter(oldNames.contains) == oldNames.filter(names.contains) else { return nil }
        let gone = oldNames.filter { !names.contains($0) }
        return gone.map { PartChange(place: place + [~$0], part: .parts([])) }
            + new.indices.filter { !old.contains(new[$0]) }.map { index in
                let isNew = !oldNames.contains(new[index].name)
                let before = isNew ? names[..<index].reversed().map(Part.number) : []
                let text = Part.number(new[index].text)
                return PartChange(
                    place: place + [~names[index]], part: isNew ? .parts([text] + before) : text)
            }
    }

    /// Returns this part with some changes inside.
    func applying(_ changes: [PartChange]) -> Part {
        changes.reduce(self) { $0.replacing($1.place[...], by: $1.part) }
    }

    private func replacing(_ place: ArraySlice<Int>, by part: Part) -> Part {
        guard let first = place.first else { return part }
        if case .values(let values) = self { return .values(values.replacing(~first, by: part)) }
        guard case .parts(var parts) = self, parts.indices.contains(first) else { return self }
        parts[first] = parts[first].replacing(place.dropFirst(), by: part)
        return .parts(parts)
    }
}

extension [Part.NamedValue] {
    fileprivate func replacing(_ name: Int, by part: Part) -> [Element] {
        let numbers = part.inside.compactMap {
            if case .number(let number) = $0 { number } else { nil }
        }
        let known = firstIndex { $0.name == name }
        var values = self
        if case .number(let text) = part, let known {
            values[known] = Element(name: name, text: text)
        } else if let text = numbers.first {
            let before = numbers.dropFirst().lazy.compactMap { name in
                values.firstIndex { $0.name == name }
            }.first
            values.insert(Element(name: name, text: text), at: before.map { $0 + 1 } ?? 0)
        } else if let known {
            values.remove(at: known)
        }
        return values
    }
}

/// Places of changed parts.
struct ChangedPlaces {
    private var places: Set<[Int]> = []
    /// The places around the changed parts.
    private var outer: Set<[Int]> = []

    mutating func add(_ changes: [PartChange]) {
        for place in changes.map(\.place) where places.insert(place).inserted {
            for count in place.indices { outer.insert(Array(place.prefix(count))) }
        }
    }

    /// Whether a part of one is a part of the other, or inside it.
    func overlap(_ other: ChangedPlaces) -> Bool {
        let all = other.places.union(other.outer)
        return !places.isDisjoint(with: all) || !outer.isDisjoint(with: other.places)
    }
}
