/// A modifier that adds something to its content as it stands.
///
/// The printed tree shows it beside the view that it modifies.
///
/// A modifier that observes its lifetime has `didAppear` called when the first of the views that it
/// modifies has come, and `didDisappear` when the last has gone; `didChange(from:)` when another
/// modifier of the type has taken its place, views or no. They are called after the tree is up to
/// date, and may write state.
public protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// The description of this modifier in the printed tree, or `nil` for one that is not shown.
    var description: ModifierDescription? { get }

    /// Adds the descriptions of this modifier, or of those that it stands for at a node, the innermost
    /// first.
    func _describe(into modifiers: inout [ModifierDescription], at node: Node)
    /// Returns this modifier, or the one that it stands for at a node, if that has a role.
    func _role<Wanted>(_ role: Wanted.Type, at node: Node) -> Wanted?

    /// A Boolean value that is true if the modifier makes an environment for its content, as an
    /// ``EnvironmentModifier`` does; `false` by default.
    static var _makesEnvironment: Bool { get }
    /// Sets values in the environment that a node has made for the content of this modifier.
    func _setEnvironment(of node: Node)

    /// A Boolean value that is true if the graph calls the three functions below; `false` by
    /// default.
    static var observesLifetime: Bool { get }
    /// A Boolean value that is true if `didAppear` and `didDisappear` are about the modified views,
    /// which may come and go, as by default; if false, they are about the modifier, which may have
    /// no views to modify.
    static var followsViews: Bool { get }
    /// A Boolean value that is true if a toolkit looks for the modifier on its way from a view
    /// outwards; `false` by default, which has it passed over at once.
    static var isSought: Bool { get }
    /// Notifies the modifier that its content has come into the tree.
    func didAppear()
    /// Notifies the modifier that it has taken the place of an older value.
    func didChange(from old: Self)
    /// Notifies the modifier that its content has left the tree.
    func didDisappear()
}

extension PrimitiveModifier {
    public func _describe(into modifiers: inout [ModifierDescription], at node: Node) {
        if let description { modifiers.append(description) }
    }

    public func _role<Wanted>(_ role: Wanted.Type, at node: Node) -> Wanted? { self as? Wanted }

    public static var _makesEnvironment: Bool { false }
    public func _setEnvironment(of node: Node) {}

    public static var observesLifetime: Bool { false }
    public static var followsViews: Bool { true }
    public static var isSought: Bool { false }
    public func didAppear() {}
    public func didChange(from old: Self) {}
    public func didDisappear() {}

    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is a primitive modifier: apply it instead of calling `body`.")
    }

    @inlinable
    public static func _makeNode<Modified: View>(
        _ view: consuming ModifiedContent<Modified, Self>, under parent: Node
    ) -> ViewNode<ModifiedContent<Modified, Self>> {
        PrimitiveModifierNode(view, under: parent)
    }

    @inlinable
    public static func _update<Modified: View>(
        _ node: ViewNode<ModifiedContent<Modified, Self>>,
        to view: consuming ModifiedContent<Modified, Self>
    ) {
        // The node was made above.
        unsafeDowncast(node, to: PrimitiveModifierNode<Modified, Self>.self).accept(view)
    }
}

@usableFromInline
class PrimitiveModifierNode<Content: View, Modifier: PrimitiveModifier>:
    ViewNode<ModifiedContent<Content, Modifier>>
{
    @exclusivity(unchecked)
    @usableFromInline final var modifier: Modifier

    @inlinable
    init(_ view: consuming ModifiedContent<Content, Modifier>, under parent: borrowing Node) {
        modifier = view.modifier
        super.init(under: parent)
        prepare()
        show(view.content)
        if Modifier.observesLifetime { viewsMayHaveChanged() }
    }

    /// Called before the content is made, so that its environment can be.
    @usableFromInline
    func prepare() {
        guard Modifier._makesEnvironment else { return }
        scope = EnvironmentScope(under: scope)
        modifier._setEnvironment(of: self)
    }

    @inlinable
    final func accept(_ new: consuming ModifiedContent<Content, Modifier>) {
        replaceModifier(new.modifier)
        show(new.content)
    }

    /// Takes over another view with a modifier that makes an environment. (To find that out in `accept`
    /// would have each view copied on its way down.)
    @inlinable
    final func acceptEnvironment(_ new: consuming ModifiedContent<Content, Modifier>) {
        replaceEnvironment(by: new.modifier)
        show(new.content)
    }

    @usableFromInline
    final func replaceEnvironment(by new: consuming Modifier) {
        // If it waits to run, that is due before what is below.
        let isDue = isStale || !Comparison.isSame(modifier, new)
        replaceModifier(new)
        guard isDue else { return }
        isStale = false
        modifier._setEnvironment(of: self)
    }

    /// Runs when what the modifier reads of the environment outside changes.
    override func run() {
        if Modifier._makesEnvironment { modifier._setEnvironment(of: self) }
    }

    final override var ownEnvironment: EnvironmentScope? {
        Modifier._makesEnvironment ? scope : nil
    }

    @inlinable
    final func replaceModifier(_ new: consuming Modifier) {
        if Modifier.observesLifetime { willReplace(modifier) }
        modifier = new
    }

    @usableFromInline
    final func willReplace(_ old: Modifier) {
        graph.afterUpdate(at: self) { [self] in
            if isPresent, !isWithheld { modifier.didChange(from: old) }
        }
    }

    final override var followsViews: Bool { Modifier.observesLifetime && Modifier.followsViews }

    @usableFromInline
    final override func viewsMayHaveChanged() {
        guard !appearance.contains(.isToBeChecked) else { return }
        appearance.insert(.isToBeChecked)
        graph.afterUpdate(at: self) { [self] in checkAppearance() }
    }

    /// Finds out whether the modifier has anything to appear with.
    private func checkAppearance() {
        appearance.remove(.isToBeChecked)
        let isThere =
            isPresent && !isWithheld && (!Modifier.followsViews || child?.hasViews == true)
        guard isThere != appearance.contains(.hasAppeared) else { return }
        appearance.formSymmetricDifference(.hasAppeared)
        if isThere { modifier.didAppear() } else { modifier.didDisappear() }
    }

    final override func didUnmount() {
        if Modifier.observesLifetime { viewsMayHaveChanged() }
    }

    final override func isShownDidChange() {
        if Modifier.observesLifetime { viewsMayHaveChanged() }
    }

    package final override var isSought: Bool { Modifier.isSought }

    package final override func role<Wanted>(_ role: Wanted.Type) -> Wanted? {
        self.role(role, of: &modifier)
    }

    // Handed over in place: elsewhere it would be copied for each question.
    private func role<Wanted>(_ role: Wanted.Type, of modifier: inout Modifier) -> Wanted? {
        modifier._role(role, at: self)
    }

    final override var modifierDescription: ModifierDescription? { modifier.description }

    final override func describeModifier(into modifiers: inout [ModifierDescription]) {
        modifier._describe(into: &modifiers, at: self)
    }

    override func describe(into writer: inout TreeWriter) {
        writer.modifier(of: self)
    }
}
