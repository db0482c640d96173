/// Stands for the modified view inside a modifier's `body(content:)`.
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

/// Shows the content of a modifier at one place. What the content's closures read is read on behalf
/// of the body that wrote them: that one runs again for it.
private final class ModifierContentNode<Modifier: ViewModifier>:
    PassedViewNode<ModifierContent<Modifier>>
{
    override var writer: Node { passed.writer ?? super.writer }

    nonisolated override func invalidate() { passed.writer?.invalidate() }

    /// Found out at once: the writer is above, and its turn may come before this node's.
    nonisolated override func mayHaveChanged(_ source: Source) { source.refresh() }

    /// The content is the modifier's for life, which updates the places itself.
    override var isKept: Bool { true }

    override var isOpen: Bool { passed.writer != nil }

    override func reportNothing() {
        graph.report(
            "the content of \(TypeName.short(Modifier.self)) is placed where that modifier is not; it "
                + "shows nothing, now that the modifier has gone.", at: self)
    }
}
