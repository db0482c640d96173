extension ViewHost {
    /// The text in the focused field; `nil` if the focus is in no field.
    package var typedText: TypedText? {
        update()
        return focus.node.flatMap { typedText(at: $0) }
    }

    /// Pastes text into the focused field. Key actions do not receive it.
    package func paste(_ text: String) -> InteractionResult {
        update()
        guard let stop = focus.node else { return .refused("no view has the focus") }
        guard let field = stop.role((any TextInput).self) else {
            return .refused("nothing here takes text")
        }
        // In a single line, spaces replace line breaks.
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        insert(field.acceptsLineBreaks ? text : line, at: stop)
        return .done
    }

    /// Types a key into a field, or moves the caret in the field.
    func type(_ key: KeyEquivalent, into field: any TextInput, at stop: Node) -> InteractionResult {
        let caret = focus.caret.offset(in: field.input.wrappedValue)
        switch key {
        case .delete:
            if caret > 0 { replace(caret - 1..<caret, with: "", at: stop) }
        case .deleteForward:
            if caret < field.input.wrappedValue.count {
                replace(caret..<caret + 1, with: "", at: stop)
            }
        case .return where field.acceptsLineBreaks: insert("\n", at: stop)
        case .return where !stop.submitActions.isEmpty:
            field.endEditing()
            for submit in stop.submitActions { submit() }
        case let key where key.isTyped: insert(String(key.character), at: stop)
        default:
            guard let typed = typedText(at: stop), focus.caret.move(by: key, in: typed) else {
                return .refused("nothing here responds to the key")
            }
        }
        return .done
    }

    private func insert(_ words: String, at stop: Node) {
        replace(nil, with: words, at: stop)
    }

    /// Replaces characters of a field, or inserts text at the caret.
    private func replace(_ range: Range<Int>?, with words: String, at stop: Node) {
        guard let input = stop.role((any TextInput).self)?.input else { return }
        let caret = focus.caret.offset(in: input.wrappedValue)
        let edit = TextEdit(input.wrappedValue, replacing: range ?? caret..<caret, with: words)
        input.wrappedValue = edit.new
        // The binding or an `onChange` action may change the text.
        update()
        guard focus.node === stop, let field = stop.role((any TextInput).self) else { return }
        focus.caret.follow(edit, to: field.input.wrappedValue)
    }

    private func typedText(at stop: Node) -> TypedText? {
        guard let field = stop.role((any TextInput).self) else { return nil }
        let starts = field.acceptsLineBreaks ? lineStarts(of: stop) : []
        return TypedText(field.text, focus.caret, lineStarts: starts)
    }

    /// Moves the caret of the focused field to the position in its text that is nearest to a point.
    ///
    /// - Parameter corner: The upper left corner of the text, if a renderer draws it elsewhere than
    ///   the layout.
    package func moveCaret(to point: CGPoint, inTextAt corner: CGPoint? = nil) {
        guard let stop = focus.node, let field = stop.role((any TextInput).self) else { return }
        let text = field.text
        let shown =
            field.acceptsLineBreaks
            ? editedText(at: stop).map { ($0, currentLayout.root.frame(of: $0)?.origin) }
            : line(text, at: stop)
        guard let (box, start) = shown, let corner = corner ?? start else { return }
        let place = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
        focus.caret.move(to: box.offset(nearest: place), in: text)
    }

    /// Returns the positions where the lines of an editor's text begin in the layout.
    private func lineStarts(of editor: Node) -> [Int] { editedText(at: editor)?.lineStarts ?? [] }

    /// The box of an editor's text.
    private func editedText(at editor: Node) -> TextBox? {
        let layout = currentLayout
        layout.root.layOut()
        report(layout.takeIssues())
        var boxes = layout.boxes(of: editor)
        while let box = boxes.popLast() {
            if let text = box as? TextBox { return text }
            boxes += box.children
        }
        return nil
    }

    /// Returns a box for the text of a field, with its origin. The layout contains only the label.
    private func line(_ text: String, at field: Node) -> (box: TextBox, origin: CGPoint?) {
        let environment = field.environment
        let font = environment.textFont { _ in }
        let box = TextBox([TextRun(text, font)], textMetrics, lineLimit: 1)
        let width = RootBox(box).frame(of: box)?.width ?? 0
        let frame = frames(of: field).first
        let isMirrored = environment.layoutDirection == .rightToLeft
        return (box, frame.map { CGPoint(x: isMirrored ? $0.maxX - width : $0.minX, y: $0.minY) })
    }
}
