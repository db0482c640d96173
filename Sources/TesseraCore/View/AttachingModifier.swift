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
    public static func _show<Modified: View>(
        _ view: consuming ModifiedContent<Modified, Self>, in node: Node?, under parent: Node
    ) -> Node? {
        let attachment = view.modifier.attachment
        let new = AttachingModifierNode<Modified, Self>.show(view, in: node, under: parent)
        (new ?? node)?.attachment?.show(attachment)
        return new
    }
}

private final class AttachingModifierNode<Modified: View, Modifier: AttachingModifier>:
    PrimitiveModifierNode<Modified, Modifier>
{
    private lazy var attachmentNode = AttachmentNode(under: self)

    package override var attachment: Node? { attachmentNode }

    package override func forEachChild(_ visit: @MainActor (Node) -> Void) {
        super.forEachChild(visit)
        visit(attachmentNode)
    }

    override func describe(into writer: inout TreeWriter) {
        writer.modifier(of: self, attaching: attachment)
    }
}

/// The node of the element that contains a modifier's views.
@MainActor
private final class AttachmentNode: Node {
    package override var isAttachment: Bool { true }

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
