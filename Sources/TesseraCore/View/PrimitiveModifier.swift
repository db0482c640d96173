/// A modifier without a body, which adds an effect to its content.
///
/// The printed tree shows it beside the view that it modifies.
///
/// For a modifier that observes its lifetime, the graph calls `didAppear` when the first modified
/// view enters the tree, and `didDisappear` when the last one leaves. It calls `didChange(from:)`
/// when a new modifier of the same type replaces this one. The functions run after the update and
/// may write state.
public protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// The description of this modifier in the printed tree, or `nil` for one that is not shown.
    /// The default is `nil`.
    var description: ModifierDescription? { get }

    /// Adds the descriptions of this modifier at a node, innermost first. By default, that is
    /// `description`.
    func describe(into modifiers: inout [ModifierDescription], at node: Node)

    /// Whether the modifier creates an environment for its content, as an ``EnvironmentModifier``
    /// does. The default is `false`.
    static var _makesEnvironment: Bool { get }
    /// Sets values in the environment that a node has created for this modifier's content.
    func _setEnvironment(of node: Node)

    /// Whether the graph calls the three functions below. The default is `false`.
    static var observesLifetime: Bool { get }
    /// Whether `didAppear` and `didDisappear` follow the modified views, which may come and go. If
    /// it is `false`, they follow the modifier, which may have no views. The default is `true`.
    static var followsViews: Bool { get }
    /// Whether the modifier may take part in the response to an interaction. The default is `false`.
    static var isResponder: Bool { get }
    /// Called after the content has entered the tree.
    func didAppear()
    /// Called after this modifier has replaced an older value.
    func didChange(from old: Self)
    /// Called after the content has left the tree.
    func didDisappear()
}

extension PrimitiveModifier {
    public var description: ModifierDescription? { nil }

    public func describe(into modifiers: inout [ModifierDescription], at node: Node) {
        if let description { modifiers.append(description) }
    }

    public static var _makesEnvironment: Bool { false }
    public func _setEnvironment(of node: Node) {}

    public static var observesLifetime: Bool { false }
    public static var followsViews: Bool { true }
    public static var isResponder: Bool { false }
    public func didAppear() {}
    public func didChange(from old: Self) {}
    public func didDisappear() {}

    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is a primitive modifier: apply it instead of calling `body`.")
    }

    @inlinable
    public static func _show<Modified: View>(
        _ view: consuming ModifiedContent<Modified, Self>, in node: Node?, under parent: Node
    ) -> Node? {
        PrimitiveModifierNode.show(view, in: node, under: parent)
    }
}

@usableFromInline
class PrimitiveModifierNode<Modified: View, Modifier: PrimitiveModifier>: Node, ViewNode {
    /// Whether the tree is searched after the update for views that make the modifier appear.
    private final var isAppearanceChecked = false
    @exclusivity(unchecked)
    @usableFromInline final var modifier: Modifier

    @inlinable
    required init(
        _ view: consuming ModifiedContent<Modified, Modifier>, under parent: borrowing Node
    ) {
        modifier = view.modifier
        super.init(under: parent)
        prepare()
        show(view.content)
        if Modifier.observesLifetime { viewsMayHaveChanged() }
    }

    /// Creates the environment before the content is created.
    @usableFromInline
    func prepare() {
        guard Modifier._makesEnvironment else { return }
        scope = EnvironmentScope(under: scope)
        setEnvironment()
    }

    @inlinable
    final func accept(_ new: consuming ModifiedContent<Modified, Modifier>) {
        acceptModifier(new.modifier)
        show(new.content)
    }

    // Separate functions, so that `accept` takes its parameter apart without a copy.
    @inlinable
    final func acceptModifier(_ new: consuming Modifier) {
        if isAnimated { moveModifier(new) } else { replaceModifier(new) }
    }

    @usableFromInline
    final func moveModifier(_ new: consuming Modifier) {
        beginMotion(of: &new, from: modifier)
        replaceModifier(new)
    }

    @inlinable
    final func replaceModifier(_ new: consuming Modifier) {
        let isDue = Modifier._makesEnvironment && changesEnvironment(new)
        if Modifier.observesLifetime { willReplaceModifier(by: new) }
        modifier = new
        if isDue { setEnvironment() }
    }

    @usableFromInline
    final func changesEnvironment(_ new: Modifier) -> Bool {
        // A queued run must happen before the content is updated.
        isStale || !Comparison.isSame(modifier, new)
    }

    @usableFromInline
    final func setEnvironment() {
        isStale = false
        modifier._setEnvironment(of: self)
    }

    /// Runs when a value changes that the modifier reads from the outer environment, and when a
    /// modifier on its way moves on.
    override func run() {
        if isAnimated, move(&modifier) { memosFollowMotion() }
        if Modifier._makesEnvironment { setEnvironment() }
    }

    final override var ownEnvironment: EnvironmentScope? {
        Modifier._makesEnvironment ? scope : nil
    }

    @usableFromInline
    final func willReplaceModifier(by new: Modifier) {
        graph.afterUpdate(at: self) { [self, old = modifier] in
            if isPresent, !isHiddenAlternative { new.didChange(from: old) }
        }
    }

    @usableFromInline
    final override func viewsMayHaveChanged() {
        guard Modifier.observesLifetime, !isAppearanceChecked else { return }
        isAppearanceChecked = true
        graph.afterUpdate(at: self) { [self] in checkAppearance() }
    }

    /// Checks whether the modifier has a view in the tree.
    private func checkAppearance() {
        isAppearanceChecked = false
        let isThere =
            isPresent && !isHiddenAlternative
            && (!Modifier.followsViews || child?.hasViews == true)
        guard isThere != hasAppeared else { return }
        hasAppeared = isThere
        if isThere { modifier.didAppear() } else { modifier.didDisappear() }
    }

    final override func didUnmount() { viewsMayHaveChanged() }

    package final override var isResponder: Bool { Modifier.isResponder }

    package final override func role<Wanted>(_ role: Wanted.Type) -> Wanted? {
        modifier as? Wanted
    }

    final override var modifierDescription: ModifierDescription? { modifier.description }

    final override func describeModifier(into modifiers: inout [ModifierDescription]) {
        modifier.describe(into: &modifiers, at: self)
    }

    override func describe(into writer: inout TreeWriter) {
        writer.modifier(of: self)
    }
}
