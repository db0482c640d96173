/// The behaviour of a control with steps: its response to touches, keys and assistive technologies.
///
/// Use `adjustable(_:)` to give a view this behaviour, and `slideTarget(_:)` to mark the views
/// inside it that respond to a finger.
public protocol AdjustableControl {
    /// Returns the label, the value and the action that assistive technologies announce.
    func announcement(in environment: EnvironmentValues) -> AdjustableAnnouncement
    /// Moves the value a step up or down.
    func adjust(_ direction: AccessibilityAdjustmentDirection)
    /// Handles a key; `nil` means a key that changes no value.
    func press(_ key: AdjustmentKey?) -> KeyPress.Result
    /// Follows a finger or a pointer across the targets inside.
    func follow(_ phase: SlidePhase)
    /// The directions in which a finger slides; a drag in another direction goes to the enclosing
    /// views. With `nil`, the default, it is the line of the targets.
    var slideAxes: Axis.Set? { get }
}

extension AdjustableControl {
    public var slideAxes: Axis.Set? { nil }
}

/// The label, the value and the action that an assistive technology announces for a control.
public struct AdjustableAnnouncement {
    let label: Text?
    let value: String
    let action: (name: String, perform: () -> Void)?

    /// - Parameters:
    ///   - label: The name announced instead of the labels inside; `nil` to announce those labels.
    ///   - value: The value in words.
    ///   - action: An action in addition to the adjustment.
    public init(label: Text?, value: String, action: (name: String, perform: () -> Void)? = nil) {
        self.label = label
        self.value = value
        self.action = action
    }
}

nonisolated extension View {
    /// Makes this view a control with steps. It is a single focus stop and a single adjustable
    /// element, and a finger slides across the targets inside.
    ///
    /// - Parameter control: The behaviour of the control; `nil` if a style creates this view from
    ///   its configuration, inside a control that is already adjustable.
    @inlinable
    public consuming func adjustable(_ control: (any AdjustableControl)?) -> some View {
        modifier(AdjustableModifier(control: control))
    }
}

/// Provides the modifiers that a control needs, each made on demand.
@usableFromInline
nonisolated struct AdjustableModifier: PrimitiveModifier, LayoutModifier {
    @usableFromInline let control: (any AdjustableControl)?

    @inlinable
    init(control: (any AdjustableControl)?) {
        self.control = control
    }

    @usableFromInline static var isResponder: Bool { true }

    @usableFromInline
    func _role<Wanted>(_ role: Wanted.Type, at node: Node) -> Wanted? {
        if role == Self.self || role == (any LayoutRole).self { return self as? Wanted }
        if role == AccessibilityModifier.self || role == (any Accessible).self {
            return accessibility(at: node) as? Wanted
        }
        let isSlide =
            role == SlideModifier.self || role == (any SlideResponder).self
            || role == (any HoverHandler).self || role == (any TouchHandler).self
        let isKeys = role == KeyPressModifier.self || role == (any FocusStop).self
        guard isSlide || isKeys, let control else { return nil }
        return isSlide ? slide(of: control) as? Wanted : keys(of: control) as? Wanted
    }

    /// A touch between the targets reaches the nearest target.
    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        control == nil ? view : context.box(TouchAreaRule(SpanArea<RoomyArea>(), .behind), view)
    }

    private func slide(of control: any AdjustableControl) -> SlideModifier {
        SlideModifier(axes: control.slideAxes) { control.follow($0) }
    }

    private func keys(of control: any AdjustableControl) -> KeyPressModifier {
        KeyPressModifier(isFocusable: true) { press, node in
            control.press(AdjustmentKey(press, node.environment.layoutDirection))
        }
    }

    private func accessibility(at node: Node) -> AccessibilityModifier {
        guard let control else { return .several([]) }
        let environment = node.environment
        let said = control.announcement(in: environment)
        var modifiers: [AccessibilityModifier] = []
        if let label = said.label {
            modifiers += [.children(.ignore), .label(label.words(in: environment.locale))]
        }
        modifiers += [.value(said.value), .action(.adjustment, control.adjust)]
        if let action = said.action {
            let kind = AccessibilityActionKind(name: action.name)
            modifiers.append(.action(kind) { _ in action.perform() })
        }
        return .several(modifiers)
    }

    @usableFromInline
    func _describe(into modifiers: inout [ModifierDescription], at node: Node) {
        _role(AccessibilityModifier.self, at: node)?._describe(into: &modifiers, at: node)
    }
}
