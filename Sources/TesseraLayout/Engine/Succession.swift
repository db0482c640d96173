// A client that makes the boxes of a part of its views anew has those that it made before take over
// what is new: what has not changed keeps its answers and its place.

/// The boxes that were made at once for a part of the views.
package final class Generation {
    /// Whether all clients of the boxes still exist.
    @exclusivity(unchecked)
    package var isCurrent = true

    package init() {}
}

extension LayoutBox {
    /// Sets the client of this box, and of all boxes inside that were made with it.
    ///
    /// - Parameters:
    ///   - client: The client. A box takes over the values of a new box with the same client. The
    ///     client
    ///     exists while the generation is current.
    ///   - generation: The boxes made together with this box.
    ///   - isRightToLeft: Returns whether the boxes inside are laid out from right to left.
    package final func claim(
        for client: AnyObject, in generation: Generation?, isRightToLeft: () -> Bool
    ) {
        guard clientReference == nil else { return }
        clientReference = Unmanaged.passUnretained(client)
        self.generation = generation
        guard !isLeaf else { return }
        self.isRightToLeft = isRightToLeft()
        for child in boxes {
            guard !child.isClaimed else { continue }
            child.claim(for: client, in: generation, isRightToLeft: isRightToLeft)
        }
    }

    /// The client of this box; `nil` once a client of the generation has changed or has been
    /// removed.
    package final var client: AnyObject? {
        // A client exists while its generation is current.
        generation?.isCurrent == true ? clientReference?.takeUnretainedValue() : nil
    }

    /// Returns true if this box and another one were made for the same client: what has gone is no
    /// longer used, even if something else is in its place by now.
    package final func isSameClient(as other: LayoutBox?) -> Bool {
        clientReference != nil && clientReference?.toOpaque() == other?.clientReference?.toOpaque()
    }

    /// Returns true if this box was made for a client.
    package final func stands(for client: AnyObject) -> Bool {
        clientReference?.toOpaque() == Unmanaged.passUnretained(client).toOpaque()
    }

    /// Adds the outermost boxes that were made for each client at once with this one, in order: this one and
    /// those inside.
    package final func appendBoxes(to list: inout [LayoutBox]) {
        list.append(self)
        // A box asks those inside for their sizes in the same way, and so is not too deep.
        func visit(_ box: LayoutBox, in parent: LayoutBox) {
            guard box.generation === generation else { return }
            if !box.isSameClient(as: parent) { list.append(box) }
            goOn(in: box)
        }
        func goOn(in box: LayoutBox) {
            for child in box.boxes { visit(child, in: box) }
        }
        goOn(in: self)
    }

    /// Whether this box has a client.
    package final var isClaimed: Bool { clientReference != nil }

    /// Takes over the values of another box, except its children. Returns `false` for a box of
    /// another type.
    package final func takeOverValues(of new: LayoutBox) -> Bool {
        guard type(of: self) == type(of: new) else { return false }
        takeOverRarities(of: new)
        update(from: new)
        return true
    }

    /// Takes over the values of a box that was made in the place of this one, and the boxes inside it;
    /// returns this box, or the other one if this one cannot stand for it.
    package final func takeOver(_ new: LayoutBox) -> LayoutBox {
        guard new.standing !== self else { return self }
        guard isSameClient(as: new), type(of: self) == type(of: new) else { return new }
        // What was made at once stands side by side: this one has moved to a place of its own.
        guard generation !== new.generation else { return new }
        generation = new.generation
        takeOverChildren(of: new)
        isRightToLeft = new.isRightToLeft
        takeOverRarities(of: new)
        update(from: new)
        new.isReplaced = true
        new.parent = self
        return self
    }

    /// The box that has taken over this one, or this one.
    package final var standing: LayoutBox {
        var box = self
        while box.isReplaced, let other = box.parent { box = other }
        return box
    }

    /// Where a box is: inside another one, among the boxes there.
    package typealias Slot = (parent: LayoutBox?, index: Int32)

    /// Where this box is now.
    package final var slot: Slot { (parent, index) }

    /// Has boxes take over those that were made in their place; returns those that stand now.
    ///
    /// - Parameter slots: Where the old boxes were before the new ones were made: some of these may have old
    ///   ones inside.
    package static func takeOver(
        _ old: [LayoutBox], at slots: [Slot], _ new: [LayoutBox]
    ) -> [LayoutBox] {
        let standing = zip(old, new).map { $0.takeOver($1) }
        for ((old, slot), new) in zip(zip(old, slots), standing) where old !== new {
            slot.parent?.replace(old, at: slot.index, by: new)
        }
        return standing
    }

    /// Puts another box in the place of a child.
    ///
    /// If it answers as the other one did to all that this box has asked, this one stays as it is.
    private final func replace(_ old: LayoutBox, at index: Int32, by new: LayoutBox) {
        boxes[Int(index)] = new
        if old.parent === self, old.index == index { old.parent = nil }
        new.parent = self
        new.index = index
        if isRooted { new.axisAroundDidChange() }
        if old.isProfiled, !new.isProfiled, !(self is LayoutContainerBox) {
            new.succeed(old)
        } else {
            invalidate()
        }
        if old.hasValues || new.hasValues { new.valuesDidChange() }
    }

    private final func takeOverChildren(of new: LayoutBox) {
        let (old, wanted) = (children, new.children)
        let standing = Self.matched(old, wanted)
        guard old.count == standing.count else {
            children = standing
            return
        }
        for (index, (old, standing)) in zip(old, standing).enumerated() {
            if old === standing {
                old.parent = self
                old.index = Int32(truncatingIfNeeded: index)
            } else {
                replace(old, at: Int32(truncatingIfNeeded: index), by: standing)
            }
        }
    }

    /// Has boxes take over those of their clients.
    private static func matched(_ old: [LayoutBox], _ new: [LayoutBox]) -> [LayoutBox] {
        func isSame(_ old: LayoutBox, _ new: LayoutBox) -> Bool {
            old === new || old.isSameClient(as: new)
        }
        let common = min(old.count, new.count)
        var start = 0
        while start < common, isSame(old[start], new[start]) { start += 1 }
        var end = 0
        while end < common - start, isSame(old[old.count - 1 - end], new[new.count - 1 - end]) {
            end += 1
        }
        var known: [UnsafeMutableRawPointer: [LayoutBox]] = [:]
        for box in old[start..<(old.count - end)].reversed() {
            guard let client = box.clientReference else { continue }
            known[client.toOpaque(), default: []].append(box)
        }
        return new.enumerated().map { index, box in
            if index < start { return old[index].takeOver(box) }
            if index >= new.count - end { return old[index + old.count - new.count].takeOver(box) }
            guard let client = box.clientReference else { return box }
            return known[client.toOpaque()]?.popLast()?.takeOver(box) ?? box
        }
    }

    /// Begins with what another box has answered, for `settle` to compare.
    private final func succeed(_ old: LayoutBox) {
        adoptState(of: old)
        if let guides = old.rarities?.guides, !guides.isEmpty { makeRarities().guides = guides }
        (isPlaced, origin) = (old.isPlaced, old.origin)
        (placedSize, placedProposal) = (old.placedSize, old.placedProposal)
        old.isPlaced = false
        invalidate()
    }

    private final func takeOverRarities(of new: LayoutBox) {
        guard rarities != nil || new.rarities != nil else { return }
        layoutPriority = new.layoutPriority
        if rarities?.layer != new.rarities?.layer { setLayer(new.rarities?.layer) }
        let (values, names) = (new.rarities?.values ?? [:], new.rarities?.spaceNames ?? [])
        if rarities?.spaceNames ?? [] != names { makeRarities().spaceNames = names }
        let old = rarities?.values ?? [:]
        guard old.count != values.count || values.contains(where: { !isSame($1, old[$0]) }) else {
            return
        }
        makeRarities().values = values
        valuesDidChange()
    }

    /// Whether a layout finds a value in this box.
    private final var hasValues: Bool {
        var next: LayoutBox? = self
        while let box = next {
            if box.rarities?.values.isEmpty == false { return true }
            next = box.modified
        }
        return false
    }
}

/// Returns whether two values are certainly the same: bitwise equal, or equal.
func isSame(_ value: Any, _ other: Any?) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
    func hasSameBits<Value>(_ value: Value) -> Bool {
        guard let other = other as? Value else { return false }
        return withUnsafeBytes(of: value) { bits in
            withUnsafeBytes(of: other) { bits.elementsEqual($0) }
        }
    }
    if _openExistential(value, do: hasSameBits) { return true }
    return (value as? any Equatable).map { isEqual($0) } ?? false
}
