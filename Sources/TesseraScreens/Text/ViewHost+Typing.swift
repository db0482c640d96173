extension ViewHost {
    private var caret: Caret { services[Caret.self] }

    /// The focused field with its node; `nil` if the focus is in no field.
    private var field: (node: Node, input: any TextInput)? {
        focus.node.flatMap { node in node.role((any TextInput).self).map { (node, $0) } }
    }

    /// The text in the focused field; `nil` if the focus is in no field.
    package var typedText: TypedText? {
        update()
        guard let (node, field) = field else { return nil }
        let starts = field.acceptsLineBreaks ? editedText(at: node)?.lineStarts : nil
        return TypedText(
            field.text, caret: caret.offset(in: field.text), lineStarts: starts ?? [])
    }

    /// Pastes text into the focused field. Key actions do not receive it.
    package func paste(_ text: String) -> InteractionResult {
        update()
        guard let input = field?.input else {
            return .refused(focus.node == nil ? "no view has the focus" : "nothing here takes text")
        }
        // In a single line, spaces replace line breaks.
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let lines = String(text.map(\.asStored))
        replace(with: input.acceptsLineBreaks ? lines : line)
        return .done
    }

    /// Types a key into the focused field, or moves the caret in the field. Returns `false` for
    /// other keys, and without a field.
    func type(_ key: KeyEquivalent) -> Bool {
        guard let (node, field) = field else { return false }
        switch key {
        case .delete: replace(-1..<0, with: "")
        case .deleteForward: replace(0..<1, with: "")
        case .return where field.acceptsLineBreaks: replace(with: "\n")
        case .return:
            let around = sequence(first: node, next: \.parent).prefix {
                $0.role(SubmitScope.self)?.isBlocking != true
            }
            let actions = around.compactMap { $0.role(SubmitModifier.self)?.action }
            guard !actions.isEmpty else { return false }
            field.endEditing()
            for submit in actions { submit() }
        case let key where key.isTyped: replace(with: String(key.character))
        default:
            guard let typed = typedText, caret.move(by: key, in: typed) else { return false }
        }
        return true
    }

    /// Replaces characters of the focused field, counted from the caret, and moves the caret behind
    /// the new text.
    private func replace(_ range: Range<Int> = 0..<0, with words: String) {
        guard let (node, field) = field else { return }
        let old = field.input.wrappedValue
        let caret = self.caret.offset(in: old)
        let replaced = (caret + range.lowerBound..<caret + range.upperBound)
            .clamped(to: 0..<old.count)
        guard !replaced.isEmpty || !words.isEmpty else { return }
        let before = old.prefix(replaced.lowerBound) + words
        let new = String(before + old.dropFirst(replaced.upperBound))
        node.act { field.input.wrappedValue = new }
        // The binding or an `onChange` action may change the text.
        update()
        guard let changed = self.field, changed.node === node else { return }
        let text = changed.input.input.wrappedValue
        // A refused edit does not move the caret.
        guard text != old else { return }
        // A character may merge with its neighbour; the caret follows the merged character.
        let end = new.utf8.index(new.startIndex, offsetBy: before.utf8.count)
        let place = new.indices.count { $0 < end }
        // A binding that changes the typed text usually leaves the text after the caret unchanged.
        let rest = new.dropFirst(place)
        self.caret.move(to: text.hasSuffix(rest) ? text.count - rest.count : place, in: text)
    }

    /// Moves the caret of the focused field to the position in its text that is nearest to a point.
    ///
    /// - Parameter corner: The upper left corner of the text, if a renderer draws it elsewhere than
    ///   the layout.
    package func moveCaret(to point: CGPoint, inTextAt corner: CGPoint? = nil) {
        guard let (node, field) = field else { return }
        let shown =
            field.acceptsLineBreaks
            ? editedText(at: node).map { ($0, $0.frame?.origin) }
            : line(field.text, at: node)
        guard let (box, start) = shown, let corner = corner ?? start else { return }
        let place = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
        caret.move(to: box.offset(nearest: place), in: field.text)
    }

    /// The box of an editor's text.
    private func editedText(at editor: Node) -> TextBox? {
        var boxes = placedLayout.boxes(of: editor)
        while let box = boxes.popLast() {
            if let text = box as? TextBox { return text }
            boxes += box.children
        }
        return nil
    }

    /// Returns a box for the text of a field, with its origin. The layout contains only the label.
    private func line(_ text: String, at field: Node) -> (box: TextBox, origin: CGPoint?) {
        let font = field.environment.textFont()
        let box = TextBox([TextRun(text, font)], textMetrics, lineLimit: 1)
        let width = RootBox(box).frame(of: box)?.width ?? 0
        let frame = frames(of: field).first
        let isMirrored = field.environment.layoutDirection == .rightToLeft
        return (box, frame.map { CGPoint(x: isMirrored ? $0.maxX - width : $0.minX, y: $0.minY) })
    }
}

extension Character {
    /// The character as a field stores it: a carriage return, also before a line feed, becomes the
    /// line feed that the Return key types.
    var asStored: Character { self == "\r" || self == "\r\n" ? "\n" : self }
}

extension KeyEquivalent {
    /// Whether the key types a character, or a mark that combines with the character before.
    fileprivate var isTyped: Bool {
        // The function keys are characters for private use.
        !character.isNewline
            && character.unicodeScalars.allSatisfy {
                ![.control, .privateUse].contains($0.properties.generalCategory)
            }
    }
}
