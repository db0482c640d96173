extension ViewTree {
    /// The changes between two trees.
    public struct Difference: Equatable, Sendable, CustomStringConvertible {
        /// A line for each changed view, in the order of the trees: `+` and `-` for an inserted and
        /// a removed view, `>` for a moved one, and `~` for one whose line has changed.
        public var changes: [String]
        /// Whether the trees are equal.
        public var isEmpty: Bool { changes.isEmpty }

        public var description: String {
            isEmpty ? "no change" : changes.joined(separator: "\n")
        }
    }

    /// Returns the changes since `old`: a line for each changed view, with its path.
    ///
    /// Views are matched by name and id, or else by name and position among their siblings.
    public func difference(from old: ViewTree, _ details: Details = []) -> Difference {
        var difference = Difference(changes: [])
        difference.add(from: old.roots, to: roots, under: "", details)
        return difference
    }
}

extension ViewTree.Difference {
    private struct Identity: Hashable {
        let name: String
        let id: String?
        /// The number of earlier siblings with the same name and id.
        let occurrence: Int
    }

    /// Returns the identities of elements.
    private static func identities(of elements: [ViewTree.Element]) -> [Identity] {
        var counts: [Identity: Int] = [:]
        return elements.map { element in
            let key = Identity(name: element.name, id: element.id, occurrence: 0)
            defer { counts[key, default: 0] += 1 }
            return Identity(name: element.name, id: element.id, occurrence: counts[key, default: 0])
        }
    }

    /// Adds the changes of the views inside one element, or at the top.
    fileprivate mutating func add(
        from old: [ViewTree.Element], to new: [ViewTree.Element], under parent: String,
        _ details: ViewTree.Details
    ) {
        // Usually all views are kept, in their order.
        if old.elementsEqual(
            new, by: { $0.view.name == $1.view.name && $0.view.id == $1.view.id })
        {
            return zip(old, new).forEach { add(from: $0, to: $1, under: parent, details) }
        }
        func path(of element: ViewTree.Element) -> String {
            TreePath.path(element.pathComponent, inside: parent)
        }
        let (known, current) = (Self.identities(of: old), Self.identities(of: new))
        let oldByIdentity = Dictionary(uniqueKeysWithValues: zip(known, old))
        let newIdentities = Set(current)

        for (identity, element) in zip(known, old) where !newIdentities.contains(identity) {
            changes.append("- \(path(of: element)): \(element.line(details))")
        }
        let moved = Self.moved(from: known, to: current)
        for (identity, element) in zip(current, new) {
            guard let old = oldByIdentity[identity] else {
                changes.append("+ \(path(of: element)): \(element.line(details))")
                continue
            }
            if moved.contains(identity) {
                changes.append("> \(path(of: old)) moved to \(path(of: element))")
            }
            add(from: old, to: element, under: parent, details)
        }
    }

    /// Adds the changes of a view and of the views inside it.
    mutating func add(
        from old: ViewTree.Element, to new: ViewTree.Element, under parent: String,
        _ details: ViewTree.Details
    ) {
        // Comparing the slices would copy the views.
        func isChanged(_ at: (Int, Int)) -> Bool { old.views[at.0] != new.views[at.1] }
        guard zip(old.views.indices, new.views.indices).contains(where: isChanged) else { return }
        let path = TreePath.path(new.pathComponent, inside: parent)
        var (before, after) = (old.view, new.view)
        before.modifiers.removeAll { !$0.isShown(details) }
        after.modifiers.removeAll { !$0.isShown(details) }
        ViewDescription.omitEqualParts(of: &before, &after)
        let (from, to) = (before.parts(details), after.parts(details))
        if from != to { changes.append("~ \(path): \(from) → \(to)") }
        add(from: old.children, to: new.children, under: path, details)
    }

    /// Returns the kept views that have changed places among the views with an id. The set is as
    /// small as possible: if two views swap places, it contains one of them.
    private static func moved(from old: [Identity], to new: [Identity]) -> Set<Identity> {
        let kept = Set(old).intersection(new).filter { $0.id != nil }
        let (before, after) = (old.filter(kept.contains), new.filter(kept.contains))
        let moves = before.difference(from: after).insertions
        return Set(moves.compactMap { if case .insert(_, let view, _) = $0 { view } else { nil } })
    }
}

extension ViewDescription {
    /// Returns the part of the view's line after the name.
    fileprivate func parts(_ details: ViewTree.Details) -> String {
        var parts = ""
        writeParts(to: &parts, details)
        return parts.isEmpty ? "nothing" : onOneLine(String(parts.dropFirst()))
    }

    /// Removes the parts that are equal in the lines of two views.
    fileprivate static func omitEqualParts(of old: inout Self, _ new: inout Self) {
        if old.id == new.id { (old.id, new.id) = (nil, nil) }
        if old.text == new.text { (old.text, new.text) = (nil, nil) }
        let values = old.values
        old.values = old.values.differing(from: new.values)
        new.values = new.values.differing(from: values)
        if old.frame == new.frame { (old.frame, new.frame) = (nil, nil) }
        if old.modifiers == new.modifiers { (old.modifiers, new.modifiers) = ([], []) }
        if old.styles == new.styles { (old.styles, new.styles) = ([], []) }
        if old.environment == new.environment { (old.environment, new.environment) = ([], []) }
    }
}

extension [ViewTree.Value] {
    /// Returns the values that differ. Values found only in `others` are listed as `nil`, since nil
    /// values are not printed.
    fileprivate func differing(from others: [ViewTree.Value]) -> [ViewTree.Value] {
        filter { !others.contains($0) }
            + others.filter { other in !contains { $0.name == other.name } }
            .map { ViewTree.Value(name: $0.name, value: "nil") }
    }
}
