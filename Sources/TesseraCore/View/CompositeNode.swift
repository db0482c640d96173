/// Keeps a view that has a body.
@usableFromInline
final class CompositeNode<Content: View>: BodyNode<Content, Content> {
    @usableFromInline
    init(_ view: consuming Content, under parent: Node) {
        super.init(view, under: parent)
    }

    @usableFromInline
    override func accept(_ new: consuming Content) { acceptOwner(new) }

    override func showBody() { Content._showBody(of: owner, in: self) }

    package override func role<Wanted>(_ role: Wanted.Type) -> Wanted? { owner as? Wanted }
}
