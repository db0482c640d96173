/// A primitive modifier with its own views, such as an overlay.
///
/// The views see the environment at the modifier. The printed tree shows them inside the modified
/// view, after its content, as an element with the modifier's name. Without views there is no
/// element. If the modifier applies to several views, the last one shows the element.
///
/// ```
/// Text "New" .overlay(…)
///   overlay
///     Circle
/// ```
public protocol AttachingModifier: PrimitiveModifier {
    /// The type of the modifier's views.
    associatedtype Attachment: View

    /// The modifier's views.
    var attachment: Attachment { get }
}

extension AttachingModifier {
    public static func _makeNode<Modified: View>(
        _ view: consuming ModifiedContent<Modified, Self>, under parent: Node
    ) -> ViewNode<ModifiedContent<Modified, Self>> {
        AttachingModifierNode(view, under: parent)
    }

    public static func _update<Modified: View>(
        _ node: ViewNode<ModifiedContent<Modified, Self>>,
        to view: consuming ModifiedContent<Modified, Self>
    ) {
        // The node was made above.
        unsafeDowncast(node, to: AttachingModifierNode<Modified, Self>.self).acceptAll(view)
    }
}

private final class AttachingModifierNode<Content: View, Modifier: AttachingModifier>:
    PrimitiveModifierNode<Content, Modifier>
{
    private var ownAttachment: AttachmentNode<Modifier.Attachment>?

    package override var attachment: Node? { ownAttachment }

    override init(
        _ view: consuming ModifiedContent<Content, Modifier>, under parent: borrowing Node
    ) {
        super.init(view, under: parent)
        ownAttachment = AttachmentNode(modifier.attachment, of: self)
    }

    func acceptAll(_ new: consuming ModifiedContent<Content, Modifier>) {
        accept(new)
        ownAttachment?.show(modifier.attachment)
    }

    package override func forEachChild(_ visit: (Node) -> Void) {
        super.forEachChild(visit)
        if let ownAttachment { visit(ownAttachment) }
    }

    override func describe(into writer: inout TreeWriter) {
        guard let attachment else { return super.describe(into: &writer) }
        writer.modifier(of: self, attaching: attachment)
    }
}

/// The node of the element that contains a modifier's views.
@MainActor
private final class AttachmentNode<Content: View>: Node {
    init(_ content: Content, of modifier: Node) {
        super.init(under: modifier)
        appearance.insert(.isAttachment)
        show(content)
    }

    package override var elementName: String? { child?.firstElement == nil ? nil : name }

    private var name: String {
        parent?.modifierDescription?.name ?? "attachment"
    }

    package override var attachmentTarget: Node? { parent?.lastElement }

    override func describe(into writer: inout TreeWriter) {
        guard elementName != nil else { return }
        writer.attachment(ViewDescription(name: name), of: self)
    }
}
