extension ViewHost {
    /// Types text at the end of a text field or text editor, without moving the focus. Use
    /// ``press(key:modifiers:repeats:)`` to type at the caret.
    ///
    /// Each character is a separate change, applied before the next character is typed. If the
    /// field refuses a character, typing ends, and the result is the reason. A text field ignores
    /// line breaks, and a text editor stores each as a line feed.
    @discardableResult
    public func type(_ words: String, into query: ViewQuery) -> InteractionResult {
        interact(with: query) { field in
            var result = input(field) { _ in }
            for character in words {
                guard result == .done else { break }
                result = input(field) { input in
                    guard input.acceptsLineBreaks || !character.isNewline else { return }
                    input.input.wrappedValue.append(character.asStored)
                }
            }
            return result
        }
    }

    /// Empties a text field or text editor.
    @discardableResult
    public func clear(_ query: ViewQuery) -> InteractionResult {
        interact(with: query) { input($0) { $0.input.wrappedValue = "" } }
    }

    /// Chooses the option of a picker with a value.
    @discardableResult
    public func choose<Value: Hashable>(_ value: Value, in query: ViewQuery) -> InteractionResult {
        interact(with: query) { view in
            view.respond(to: "choice") { node in
                node.role((any ChoiceInput).self)?.choice(of: AnyHashable(value), at: node)
            }
        }
    }

    /// Returns the row of a list or form that contains a view, or `nil` if there is no row.
    public func row(containing query: ViewQuery) -> HostedView? {
        guard let view = find(query), let row = Row(of: view.node.innermost) else { return nil }
        return self.view(row.node)
    }

    /// Taps the row of a list or form that contains a view, beside the views with a gesture. All
    /// buttons with the automatic style perform their actions, one after the other.
    @discardableResult
    public func tapRow(_ query: ViewQuery) -> InteractionResult {
        inRow(query, "tap") { $0.response }
    }

    /// Deletes the row of a list that contains a view, using the action of `onDelete(perform:)`.
    @discardableResult
    public func deleteRow(_ query: ViewQuery) -> InteractionResult {
        inRow(query, "deletion") { $0.deletion }
    }

    /// Moves the row of a list that contains a view, using the action of `onMove(perform:)`.
    ///
    /// ```swift
    /// host.moveRow(.text("plum"), toOffset: 0)
    /// ```
    ///
    /// - Parameters:
    ///   - query: A view in the row.
    ///   - destination: The position before which the element goes, counted before the move. The
    ///     number of elements is the end.
    @discardableResult
    public func moveRow(_ query: ViewQuery, toOffset destination: Int) -> InteractionResult {
        inRow(query, "move") { $0.move(toOffset: destination) }
    }

    /// Goes back to the previous screen, in the innermost stack that has one.
    @discardableResult
    public func goBack() -> InteractionResult {
        update()
        let isDone = graph.picture.nodes.reversed().contains { node in
            !node.isCovered
                && node.act { node.role((any NavigationContainer).self)?.goBack() == true }
        }
        guard isDone else {
            return .refused(
                services.presentations.top?.dismissalRefusal
                    ?? "there is no screen to go back to")
        }
        update()
        return .done
    }

    /// Dismisses the frontmost sheet, popover or dialog, as pulling it down or a tap beside it does.
    @discardableResult
    public func dismissSheet() -> InteractionResult {
        update()
        guard let screen = services.presentations.top else {
            return .refused("there is no sheet")
        }
        if let refusal = screen.dismissalRefusal { return .refused(refusal) }
        if services.top.holds(screen) { return .refused("its dismissal is disabled") }
        if screen.isPresented.isConstant { return .refused("read-only") }
        graph.top.act { screen.isPresented.wrappedValue = false }
        update()
        return .done
    }

    private func input(
        _ field: HostedView, _ change: @escaping (any TextInput) -> Void
    ) -> InteractionResult {
        field.respond(to: "keyboard") { node in
            if let input = node.role((any TextInput).self) { return .perform { change(input) } }
            return node.has((any KeyHandler).self) ? .refuse(Self.keysOnly) : nil
        }
    }

    private static var keysOnly: String {
        "no text is typed here: focus the view, and use press(key:) for its key actions"
    }

    private func inRow(
        _ query: ViewQuery, _ interaction: String, _ response: (Row) -> Response?
    ) -> InteractionResult {
        interact(with: query) { view in
            guard let row = Row(of: view.node.innermost) else {
                return .refused("the view is not in a row")
            }
            guard let response = response(row) else {
                return .refused("the row does not respond to a \(interaction)")
            }
            return self.view(row.node).respond(to: interaction) { $0 === row.node ? response : nil }
        }
    }
}
