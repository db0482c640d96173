public import TesseraCore
import TesseraLayout

/// What a control that goes by steps does with fingers, keys and assistive technologies.
///
/// A view becomes the control by `adjustable(_:)`; views inside it are touched by
/// `slideTarget(_:)`.
public protocol AdjustableControl {
    /// Returns what is announced of the control.
    func announcement(in environment: EnvironmentValues) -> AdjustableAnnouncement
    /// Goes a step up or down.
    func adjust(_ direction: AccessibilityAdjustmentDirection)
    /// Does what a key is for, if it is one for a change of the value.
    func press(_ key: AdjustmentKey?) -> KeyPress.Result
    /// Follows a finger or a pointer among the targets inside.
    func follow(_ phase: SlidePhase)
}

/// What is announced of a control.
public struct AdjustableAnnouncement {
    let label: Text?
    let value: String
    let action: (name: String, perform: () -> Void)?

    /// - Parameters:
    ///   - label: The name, in place of what is inside; `nil` where that is announced by itself.
    ///   - value: The value in words.
    ///   - action: An action beside the adjustment.
    public init(label: Text?, value: String, action: (name: String, perform: () -> Void)? = nil) {
        self.label = label
        self.value = value
        self.action = action
    }
}

nonisolated extension View {
    /// Makes this view a control that goes by steps: one stop of the focus, one element to be adjusted,
    /// and a finger that slides among the targets inside.
    ///
    /// - Parameter control: What the control does; `nil` for a view that a style makes of one.
    @inlinable
    public consuming func adjustable<Control: AdjustableControl>(
        _ control: Control?
    ) -> some View {
        modifier(AdjustableModifier(control: control))
    }
}

/// Stands for the modifiers that a control would need, each made on demand.
@usableFromInline
nonisolated struct AdjustableModifier<Control: AdjustableControl>: PrimitiveModifier,
    LayoutModifier
{
    @usableFromInline let control: Control?

    @inlinable
    init(control: Control?) {
        self.control = control
    }

    @usableFromInline static var isSought: Bool { true }

    @usableFromInline
    func _role<Wanted>(_ role: Wanted.Type, at node: Node) -> Wanted? {
        // Types are compared sooner than values are cast, or the control copied.
        if role == (any LayoutModifier).self { return self as? Wanted }
        if role == (any TouchHandler).self || role == SlideModifier.self
            || role == (any HoverHandler).self
        {
            return control.map { SlideModifier(perform: $0.follow) } as? Wanted
        }
        if role == (any KeyHandler).self || role == (any FocusStop).self {
            return control.map { keys(of: $0, at: node) } as? Wanted
        }
        return role == AccessibilityModifier.self
            ? control.map { accessibility(of: $0, at: node) } as? Wanted : nil
    }

    /// Between the targets the nearest of them is touched.
    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        control == nil ? view : TouchAreaBox(SpanArea<RoomyArea>(), .behind, view)
    }

    private func keys(of control: Control, at node: Node) -> ControlKeyModifier {
        ControlKeyModifier {
            control.press(AdjustmentKey($0, node.environment.layoutDirection))
        }
    }

    private func accessibility(of control: Control, at node: Node) -> AccessibilityModifier {
        let environment = node.environment
        let said = control.announcement(in: environment)
        var modifiers: [AccessibilityModifier] = []
        if let label = said.label {
            modifiers += [.children(.ignore), .label(label.words(in: environment.locale))]
        }
        modifiers += [.value(said.value), .adjustment(control.adjust)]
        if let action = said.action {
            modifiers.append(.action(AccessibilityActionKind(name: action.name), action.perform))
        }
        return .several(modifiers)
    }

    @usableFromInline var description: ModifierDescription? { nil }

    @usableFromInline
    func _describe(into modifiers: inout [ModifierDescription], at node: Node) {
        _role(AccessibilityModifier.self, at: node)?._describe(into: &modifiers, at: node)
    }
}
