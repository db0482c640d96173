// A client that makes new boxes updates its existing boxes from them. Boxes that do not change keep
// their results and positions.

/// The boxes that were made together for a part of the views.
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
    ///   - client: The client, which exists while the generation is current.
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

    /// The identity of the client, which may have been removed.
    package final var clientID: UnsafeMutableRawPointer? { clientReference?.toOpaque() }

    /// Adds the outermost boxes that were made for each client at once with this one, in order: this one and
    /// those inside.
    package final func appendBoxes(to list: inout [LayoutBox]) {
        list.append(self)
        // This recursion is as deep as that for sizes.
        func visit(_ box: LayoutBox, in parent: LayoutBox) {
            guard box.generation === generation else { return }
            if box.clientID != parent.clientID { list.append(box) }
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

    /// Takes over the values and the children of a newer box of the same client. Returns the box to
    /// use: this box, or the newer box if it has another type.
    package final func takeOver(_ new: LayoutBox) -> LayoutBox {
        guard takeOverValues(of: new) else { return new }
        generation = new.generation
        isRightToLeft = new.isRightToLeft
        var inner = new.boxes
        for (index, child) in inner.enumerated() where child.clientID == new.clientID {
            guard index < boxes.count, boxes[index].clientID == clientID else { continue }
            inner[index] = boxes[index].takeOver(child)
        }
        if inner.elementsEqual(boxes, by: ===) {
            // The newer box has adopted the children.
            for (index, child) in inner.enumerated() { adopt(child, at: index) }
        } else {
            let hadValues = boxes.contains(where: \.hasValues)
            children = inner
            if hadValues || inner.contains(where: \.hasValues) { valuesDidChange() }
        }
        return self
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
