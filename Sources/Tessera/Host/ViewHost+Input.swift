import TesseraCore

extension ViewHost {
    /// Types words at the end of a text field or text editor, one character after the other, without the
    /// focus; what ``press(key:modifiers:)`` types is where the caret is.
    ///
    /// Each character is a change of its own, and is applied before the next one is typed. Typing
    /// ends, with the reason, when the field does not take the next one. A line break has no effect
    /// in a text field.
    @discardableResult
    public func type(_ words: String, into query: ViewQuery) -> InteractionResult {
        interact(with: query) { field in
            var result = input(field) { _ in }
            for character in words {
                guard result == .done else { break }
                result = input(field) { input in
                    guard input.acceptsLineBreaks || !character.isNewline else { return }
                    input.input.wrappedValue.append(character)
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

    /// Chooses the option of a picker that stands for a value.
    @discardableResult
    public func choose<Value: Hashable>(_ value: Value, in query: ViewQuery) -> InteractionResult {
        interact(with: query) { view in
            view.address("choice") { node in
                node.role((any ChoiceInput).self)?
                    .choice(of: AnyHashable(value), among: node.options.map(\.tag))
            }
        }
    }

    /// Returns the row of a list or form that a view is in, or `nil` if it is in none.
    public func row(containing query: ViewQuery) -> HostedView? {
        guard let view = find(query), let row = Row(of: view.node.innermost) else { return nil }
        return self.view(row.node)
    }

    /// Taps the row of a list or form that a view is in, beside everything that has a gesture of
    /// its own: all buttons with the automatic style perform their actions, one after the other.
    @discardableResult
    public func tapRow(_ query: ViewQuery) -> InteractionResult {
        inRow(query, "tap") { $0.response }
    }

    /// Deletes the row of a list that a view is in, by the action of `onDelete(perform:)`.
    @discardableResult
    public func deleteRow(_ query: ViewQuery) -> InteractionResult {
        inRow(query, "deletion") { $0.deletion }
    }

    /// Goes back to the screen before, in the innermost stack that has one.
    @discardableResult
    public func goBack() -> InteractionResult {
        let isDone = picture.nodes.reversed().contains {
            guard !$0.isCovered, let stack = $0.role((any NavigationContainer).self) else {
                return false
            }
            return stack.goBack()
        }
        guard isDone else {
            return .refused(
                presentations.top?.dismissalRefusal ?? "there is no screen to go back to")
        }
        update()
        return .done
    }

    /// Dismisses the sheet in front of all others, as pulling it down does.
    @discardableResult
    public func dismissSheet() -> InteractionResult {
        update()
        guard let screen = presentations.top else { return .refused("there is no sheet") }
        if let refusal = screen.dismissalRefusal { return .refused(refusal) }
        if screen.isPresented.isConstant { return .refused("read-only") }
        screen.isPresented.wrappedValue = false
        update()
        return .done
    }

    private func input(
        _ field: HostedView, _ change: @escaping (any TextInput) -> Void
    ) -> InteractionResult {
        field.address("keyboard") { node in
            node.role((any TextInput).self).map { input in .perform { change(input) } }
        }
    }

    private func inRow(
        _ query: ViewQuery, _ interaction: String, _ response: (Row) -> Response?
    ) -> InteractionResult {
        interact(with: query) { view in
            guard let row = Row(of: view.node.innermost) else {
                return .refused("the view is in no row")
            }
            guard let response = response(row) else {
                return .refused("the row does not respond to a \(interaction)")
            }
            return self.view(row.node).address(interaction) { node in
                node === row.node ? response : nil
            }
        }
    }
}
