extension ViewTree {
    /// What is different between two pictures of a tree.
    public struct Difference: Equatable, Sendable, CustomStringConvertible {
        public enum Change: Equatable, Sendable {
            case removed(path: String, line: String)
            case inserted(path: String, line: String)
            case changed(path: String, from: String, to: String)
            case moved(path: String, to: String)
        }

        public var changes: [Change]
        public var isEmpty: Bool { changes.isEmpty }

        public var description: String {
            isEmpty ? "no change" : changes.map(\.description).joined(separator: "\n")
        }
    }

    /// What has changed since `old`: a line for each view that differs, with its path.
    ///
    /// Views are matched by name and id, or else by name and position among their siblings.
    public func difference(from old: ViewTree, _ details: Details = []) -> Difference {
        var changes: [Difference.Change] = []
        // Without recursion: a tree may be deeper than the stack.
        var pending = [Step.compare(old.roots, roots, parent: "")]
        while let step = pending.popLast() {
            switch step {
            case .note(let change): changes.append(change)
            case .compare(let old, let new, let parent):
                pending += Self.steps(from: old, to: new, under: parent, details).reversed()
            }
        }
        return Difference(changes: changes)
    }

    /// What is left to do: to note a change, or to compare what is inside two elements.
    private enum Step {
        case note(Difference.Change)
        case compare([Element], [Element], parent: String)
    }

    private struct Identity: Hashable {
        let name: String
        let id: String?
        let ordinal: Int
    }

    /// The elements with what tells them apart: an ordinal counts those of the same name and id.
    private static func identities(of elements: [Element]) -> [(Identity, Element)] {
        var counts: [Identity: Int] = [:]
        return elements.map { element in
            let kind = Identity(name: element.name, id: element.id, ordinal: 0)
            let ordinal = counts[kind, default: 0]
            counts[kind] = ordinal + 1
            return (Identity(name: element.name, id: element.id, ordinal: ordinal), element)
        }
    }

    private static func steps(
        from old: [Element], to new: [Element], under parent: String, _ details: Details
    ) -> [Step] {
        var steps: [Step] = []
        let prefix = parent.isEmpty ? "" : "\(parent)/"
        func path(of element: Element) -> String {
            prefix + element.pathComponent
        }
        let old = identities(of: old)
        let new = identities(of: new)
        let oldByIdentity = Dictionary(uniqueKeysWithValues: old)
        let newIdentities = Set(new.map(\.0))

        for (identity, element) in old where !newIdentities.contains(identity) {
            steps.append(.note(.removed(path: path(of: element), line: element.line(details))))
        }
        let moved = moved(from: old.map(\.0), to: new.map(\.0))
        for (identity, element) in new {
            guard let old = oldByIdentity[identity] else {
                steps.append(.note(.inserted(path: path(of: element), line: element.line(details))))
                continue
            }
            if moved.contains(identity) {
                steps.append(.note(.moved(path: path(of: old), to: path(of: element))))
            }
            let (before, after) = old.omittingEqualValues(of: element)
            let parts = zip(before.parts(details), after.parts(details)).filter { $0 != $1 }
            if !parts.isEmpty {
                let from = parts.map(\.0).filter { !$0.isEmpty }.joined(separator: " ")
                let to = parts.map(\.1).filter { !$0.isEmpty }.joined(separator: " ")
                steps.append(.note(.changed(path: path(of: element), from: from, to: to)))
            }
            steps.append(.compare(old.children, element.children, parent: path(of: element)))
        }
        return steps
    }

    /// What has an id and another place among what has one and is still there: as few as can be, so
    /// only one of a pair that changed places.
    private static func moved(from old: [Identity], to new: [Identity]) -> Set<Identity> {
        let places = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
        let kept = new.filter { $0.id != nil && places[$0] != nil }
        return Set(kept.compactMap { places[$0] }.positionsOutOfOrder.map { kept[$0] })
    }
}

extension ViewTree.Element {
    /// This element and another one, both without the values that are the same.
    fileprivate func omittingEqualValues(of other: Self) -> (Self, Self) {
        var elements = (self, other)
        elements.0.values.removeAll(where: other.values.contains)
        elements.1.values.removeAll(where: values.contains)
        return elements
    }
}

extension ViewTree.Difference.Change: CustomStringConvertible {
    public var description: String {
        switch self {
        case .removed(let path, let line): "- \(path): \(line)"
        case .inserted(let path, let line): "+ \(path): \(line)"
        case .changed(let path, let from, let to):
            "~ \(path): \(from.isEmpty ? "nothing" : from) → \(to.isEmpty ? "nothing" : to)"
        case .moved(let path, let to): "> \(path) moved to \(to)"
        }
    }
}
