/// The modified view inside a modifier's `body(content:)`.
nonisolated public struct ModifierContent<Modifier: ViewModifier>: View {
    let passed: PassedView

    public typealias Body = Never

    @MainActor public static func _makeNode(
        _ view: consuming Self, under parent: Node
    ) -> ViewNode<Self> {
        ModifierContentNode(view.passed, under: parent)
    }

    @MainActor public static func _update(_ node: ViewNode<Self>, to view: consuming Self) {
        // The node was made above.
        unsafeDowncast(node, to: ModifierContentNode<Modifier>.self).accept(view.passed)
    }
}

/// The node that shows the content of a modifier. What the content's closures read counts as read
/// by the body that created the content, so that body runs again.
private final class ModifierContentNode<Modifier: ViewModifier>:
    PassedViewNode<ModifierContent<Modifier>>
{
    override var writer: Node { passed.writer ?? super.writer }

    nonisolated override func invalidate() { passed.writer?.invalidate() }

    /// Checks immediately, because the writer is an ancestor and may be due before this node.
    nonisolated override func mayHaveChanged(_ source: Source) { source.refresh() }

    /// The modifier node updates the content's places itself.
    override var isKept: Bool { true }

    override var isOpen: Bool { passed.writer != nil }

    override func reportNothing() {
        graph.report(
            "the content of \(TypeName.short(Modifier.self)) is used outside the modifier's body; it "
                + "shows nothing, because the modifier was removed.", at: self)
    }
}
