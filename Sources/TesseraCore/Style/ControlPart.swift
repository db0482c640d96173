/// A part of a control that its style places, such as the label: a view of any type.
///
/// Each part has another type, which a program can name. The tree prints only the content:
///
/// ```swift
/// struct BadgeConfiguration {
///     struct Label: ControlPart { let content: AnyView }
///     let label: Label
/// }
/// ```
public protocol ControlPart: View where Body == Never {
    /// The view that the program has given to the control.
    var content: AnyView { get }
}

extension ControlPart {
    @inlinable
    public static func _show(_ view: consuming Self, in node: Node?, under parent: Node) -> Node? {
        AnyView._show(view.content, in: node, under: parent)
    }
}
