extension HostedView {
    var finger: Finger { services[Finger.self] }

    /// Taps the middle of the view.
    ///
    /// If a view has a body with a single view, the content is tapped: a button responds by the
    /// gesture that its style puts around the label. A disabled, read-only or closed gesture leaves
    /// the tap to the gestures of its ancestors. A tap that no view in a list row handles is a tap
    /// on the row. See ``TesseraViews/ViewHost/tap(_:count:)`` for views that others cover.
    ///
    /// - Parameter count: The number of successive taps, from 1 to 100. If no gesture needs that
    ///   many taps, gestures that need fewer taps are performed as often as the taps suffice.
    @discardableResult
    public func tap(count: Int = 1) -> InteractionResult { finger.tap(.view(node), count: count) }

    /// Puts a finger on the middle of the view. The finger can then be moved and lifted.
    ///
    /// There is only one finger: a press elsewhere is cancelled.
    @discardableResult
    public func press() -> InteractionResult { finger.press(.view(node)) }

    /// Lifts the finger inside the view, which completes the press, or outside, which cancels it.
    ///
    /// A press must end where it began, and the view must still respond. Otherwise the press is
    /// cancelled, and the result is the reason. The result is also a refusal if there was no press.
    @discardableResult
    public func release(inside: Bool = true) -> InteractionResult {
        finger.release(node, inside: inside)
    }
}
