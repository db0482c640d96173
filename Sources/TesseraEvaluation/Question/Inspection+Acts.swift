public import Foundation
public import Tessera

// The other acts of a host, each on the views of this screen. An act at a point is of the host.
extension Inspection {
    /// Lifts the finger.
    @discardableResult
    public func release() -> InteractionResult { host.release() }

    /// Takes the touch away from its gestures.
    @discardableResult
    public func cancel() -> InteractionResult { host.cancel() }

    /// Slides a finger from the middle of a view to the middle of another view.
    @discardableResult
    public func drag(from start: ViewQuery, to end: ViewQuery) -> InteractionResult {
        host.drag(from: query(start), to: query(end))
    }

    /// Slides a finger along places of the host.
    @discardableResult
    public func drag(along points: [CGPoint]) -> InteractionResult {
        host.drag(along: points.map(reached(from:)))
    }

    /// Scrolls the views around a view by a distance.
    @discardableResult
    public func scroll(_ query: ViewQuery, by distance: CGSize) -> InteractionResult {
        host.scroll(self.query(query), by: distance)
    }

    /// Moves the pointer to a place of the host, or away with `nil`.
    @discardableResult
    public func hover(at point: CGPoint?) -> InteractionResult {
        host.hover(at: point.map(reached(from:)))
    }

    /// Moves the focus to a view.
    @discardableResult
    public func focus(_ query: ViewQuery) -> InteractionResult { host.focus(self.query(query)) }

    /// Takes the focus from the view that has it.
    @discardableResult
    public func resignFocus() -> InteractionResult { host.resignFocus() }

    /// Presses and releases a key, which the view with the focus receives.
    @discardableResult
    public func press(
        key: KeyEquivalent, modifiers: EventModifiers = [], repeats: Int = 0
    ) -> InteractionResult {
        host.press(key: key, modifiers: modifiers, repeats: repeats)
    }

    /// Types text at the end of a field.
    @discardableResult
    public func type(_ words: String, into query: ViewQuery) -> InteractionResult {
        host.type(words, into: self.query(query))
    }

    /// Empties a field.
    @discardableResult
    public func clear(_ query: ViewQuery) -> InteractionResult { host.clear(self.query(query)) }

    /// Chooses the option of a picker with a value.
    @discardableResult
    public func choose<Value: Hashable>(_ value: Value, in query: ViewQuery) -> InteractionResult {
        host.choose(value, in: self.query(query))
    }

    /// Taps the row of a list or form that contains a view.
    @discardableResult
    public func tapRow(_ query: ViewQuery) -> InteractionResult { host.tapRow(self.query(query)) }

    /// Deletes the row of a list that contains a view.
    @discardableResult
    public func deleteRow(_ query: ViewQuery) -> InteractionResult {
        host.deleteRow(self.query(query))
    }

    /// Moves the row of a list that contains a view.
    @discardableResult
    public func moveRow(_ query: ViewQuery, toOffset destination: Int) -> InteractionResult {
        host.moveRow(self.query(query), toOffset: destination)
    }

    /// Goes back to the previous screen of a stack.
    @discardableResult
    public func goBack() -> InteractionResult { host.goBack() }

    /// Dismisses the frontmost sheet, popover or dialog.
    @discardableResult
    public func dismissSheet() -> InteractionResult { host.dismissSheet() }

    /// Performs an action of an accessibility element by its name.
    @discardableResult
    public func perform(actionNamed name: String, on query: ViewQuery) -> InteractionResult {
        host.perform(actionNamed: name, on: self.query(query))
    }

    /// Lets time pass on the host's clock.
    public func wait(_ duration: Duration) { host.wait(duration) }

    /// Returns the announcements of the elements that an action changes.
    public func announcements(during action: () -> Void) -> [String] {
        host.recordingAnnouncements(action)
    }
}
