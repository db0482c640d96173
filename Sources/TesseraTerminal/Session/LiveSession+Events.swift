import Foundation
import Tessera

extension LiveSession {
    /// Performs an event. Returns `nil` if there is no result to report.
    func perform(_ event: InputEvent) -> InteractionResult? {
        switch event {
        case .key(let key, let modifiers): return press(key, modifiers)
        case .mouse(let action, let column, let row): return touch(action, column: column, row: row)
        case .paste(let text): return host.paste(text)
        case .windowFocus(true): return nil
        case .windowFocus(false):
            cancel()
            _ = host.hover(at: nil)
            return nil
        }
    }

    // MARK: - Keys

    private func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> InteractionResult? {
        switch (key, modifiers) {
        case ("c", .control):
            isOver = true
            return nil
        case ("t", .control):
            showsTree.toggle()
            cancel()
            return nil
        case (.pageUp, []) where showsTree, (.pageDown, []) where showsTree:
            firstLine += (key == .pageUp ? -1 : 1) * max(1, rows - 2)
            return nil
        default: break
        }
        let result = host.press(key: key, modifiers: modifiers)
        guard case .refused = result else { return result }
        if modifiers == .control, let typed = host.typedText {
            return edit(typed, key) ?? result
        }
        guard modifiers.isEmpty else { return result }
        switch key {
        case "?": showsKeys = true
        case "q": isOver = true
        case _ where exits.contains { $0.key == key }: (exit, isOver) = (key, true)
        case .escape:
            let dismissed = host.dismissSheet()
            return dismissed == .done ? dismissed : host.goBack()
        case .upArrow, .leftArrow, .downArrow, .rightArrow:
            let isBack = key == .upArrow || key == .leftArrow
            let moved = host.press(key: .tab, modifiers: isBack ? .shift : [])
            return moved == .done ? moved : result
        case .pageUp: return turnPage(-1)
        case .pageDown: return turnPage(1)
        default: return result
        }
        return nil
    }

    /// Scrolls the view around the focus, or in the middle, by its height less one row.
    private func turnPage(_ direction: CGFloat) -> InteractionResult {
        func page(_ window: CGRect) -> CGSize {
            CGSize(width: 0, height: direction * max(1, window.height - Self.cell.height))
        }
        if let focus = host.focusedNode, host.window(around: focus) != nil {
            return host.scroll(around: focus, by: page)
        }
        return host.scroll(at: point(column: columns / 2, row: rows / 2), by: page)
    }

    /// Edits the text before the cursor for a key with Control, as a shell does; returns `nil` for
    /// other keys.
    private func edit(_ typed: TypedText, _ key: KeyEquivalent) -> InteractionResult? {
        let count: Int
        switch key {
        case "a": return host.press(key: .home)
        case "e": return host.press(key: .end)
        case "u": count = typed.caret - typed.lines[typed.line].lowerBound
        case "w":
            let before = typed.text.prefix(typed.caret).reversed()
            let spaces = before.prefix(while: \.isWhitespace).count
            count = spaces + before.dropFirst(spaces).prefix { !$0.isWhitespace }.count
        default: return nil
        }
        guard count > 0 else { return .refused("there is nothing before the cursor") }
        return (0..<count).reduce(.done) { result, _ in
            result == .done ? host.press(key: .delete) : result
        }
    }

    // MARK: - Mouse

    private func touch(_ action: MouseAction, column: Int, row: Int) -> InteractionResult? {
        if showsTree {
            if case .scroll(_, let down) = action { firstLine += 3 * down }
            return nil
        }
        let point = point(column: column, row: row)
        switch action {
        case .press:
            guard row < rows - 1 else { return nil }
            if isBackButton(at: point) { return host.goBack() }
            _ = host.hover(at: point)
            focus(column: column, row: row)
            let result = host.press(at: point)
            isDown = result == .done
            return isDown ? nil : result
        case .drag:
            if isDown { _ = host.move(to: point) }
            return nil
        case .release:
            guard isDown else { return nil }
            isDown = false
            _ = host.move(to: point)
            let result = host.release()
            _ = host.hover(at: point)
            return result == .done && isPressReported ? nil : result
        case .move:
            let wasLost = isDown
            // The release of the button was not reported.
            if wasLost { cancel() }
            _ = host.hover(at: row < rows - 1 ? point : nil)
            return wasLost ? .refused("the touch was lost") : nil
        case .scroll(let right, let down):
            return host.scroll(at: point) { _ in
                CGSize(
                    width: CGFloat(right) * 2 * Self.cell.width,
                    height: CGFloat(down) * Self.cell.height)
            }
        }
    }

    /// Cancels the touch, whose end will not arrive.
    func cancel() {
        isDown = false
        _ = host.cancel()
    }
}
