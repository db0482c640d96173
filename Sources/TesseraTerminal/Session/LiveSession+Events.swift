import Foundation
import Tessera

extension LiveSession {
    /// Does what an event asks for; returns `nil` if there is nothing to tell of it.
    func perform(_ event: InputEvent) -> InteractionResult? {
        switch event {
        case .key(let key, let modifiers): press(key, modifiers)
        case .mouse(let action, let column, let row): touch(action, column: column, row: row)
        case .paste(let text): host.paste(text)
        case .windowFocus(let isThere): windowFocus(isThere)
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
        guard case .refused = result, modifiers.isEmpty else { return result }
        switch key {
        case "q":
            isOver = true
            return nil
        case .escape:
            let dismissed = host.dismissSheet()
            return dismissed == .done ? dismissed : host.goBack()
        case .upArrow, .leftArrow: return moveFocus(backwards: true) ?? result
        case .downArrow, .rightArrow: return moveFocus(backwards: false) ?? result
        case .pageUp: return turnPage(-1)
        case .pageDown: return turnPage(1)
        default: return result
        }
    }

    /// Moves the focus by an arrow that nothing responds to, as Tab does; `nil` if it cannot be moved.
    private func moveFocus(backwards: Bool) -> InteractionResult? {
        let result = host.press(key: .tab, modifiers: backwards ? .shift : [])
        return result == .done ? result : nil
    }

    /// Scrolls what is around the focus, or in the middle, up or down: a row stays in sight.
    private func turnPage(_ direction: CGFloat) -> InteractionResult {
        let focus = host.focusedNode.flatMap { host.frames(of: $0).first }
        let middle = point(column: columns / 2, row: rows / 2)
        let point = focus.map { CGPoint(x: $0.midX, y: $0.midY) } ?? middle
        return host.scroll(at: point) { window in
            CGSize(width: 0, height: direction * max(1, window.height - Self.cell.height))
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
            let changes = host.changes
            if point.y < 0, point.y > -barHeight { return tapBar(at: point) }
            _ = host.hover(at: point)
            focus(column: column, row: row)
            let result = host.press(at: point)
            isDown = result == .done
            changesAtPress = changes
            return isDown ? nil : result
        case .drag:
            guard isDown else { return nil }
            _ = host.move(to: point)
            return nil
        case .release:
            guard isDown else { return nil }
            isDown = false
            _ = host.move(to: point)
            let result = host.release()
            _ = host.hover(at: point)
            // What the press has changed is told already.
            return result == .done && host.changes != changesAtPress ? nil : result
        case .move:
            let wasLost = isDown
            // The button is up, and nobody has said so.
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

    private func windowFocus(_ isThere: Bool) -> InteractionResult? {
        if !isThere {
            cancel()
            _ = host.hover(at: nil)
        }
        return nil
    }

    /// Takes the finger away: what it was to end will not come.
    func cancel() {
        isDown = false
        _ = host.cancel()
    }
}
