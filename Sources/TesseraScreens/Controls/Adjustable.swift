/// The behaviour of a control with steps: its response to touches, keys and assistive technologies.
///
/// Use `adjustable(_:)` to give a view this behaviour, and `slideTarget(_:)` to mark the views
/// inside it that respond to a finger.
public protocol AdjustableControl {
    /// Returns the name that assistive technologies announce instead of the labels inside. With
    /// `nil`, the default, they announce those labels.
    func accessibilityLabel(in environment: EnvironmentValues) -> Text?
    /// Whether the name is a word for any control of the kind, such as "Rating"; `false` by default.
    /// It gives way to the name that a `LabeledContent` around the control has.
    var hasDefaultLabel: Bool { get }
    /// Returns the value in words.
    func accessibilityValue(in environment: EnvironmentValues) -> String
    /// Returns an action of assistive technologies in addition to the steps; `nil` by default.
    func accessibilityAction(
        in environment: EnvironmentValues
    ) -> (name: String, action: () -> Void)?
    /// Handles a key, or a step of an assistive technology; `nil` means a key that changes no value.
    func press(_ key: AdjustmentKey?) -> KeyPress.Result
    /// Follows a finger or a pointer across the targets inside.
    func follow(_ phase: SlidePhase)
    /// The directions in which a finger slides; a drag in another direction goes to the enclosing
    /// views. With `nil`, the default, it is the line of the targets, unless an enclosing view
    /// scrolls along it.
    var slideAxes: Axis.Set? { get }
}

extension AdjustableControl {
    public func accessibilityLabel(in environment: EnvironmentValues) -> Text? { nil }
    public func accessibilityAction(
        in environment: EnvironmentValues
    ) -> (name: String, action: () -> Void)? { nil }
    public var hasDefaultLabel: Bool { false }
    public var slideAxes: Axis.Set? { nil }
}

nonisolated extension View {
    /// Makes this view a control with steps. It is a single focus stop and a single adjustable
    /// element, and a finger slides across the targets inside.
    ///
    /// - Parameter control: The behaviour of the control.
    @inlinable
    public consuming func adjustable(_ control: any AdjustableControl) -> some View {
        modifier(AdjustableModifier(control: control))
    }
}

@usableFromInline
nonisolated struct AdjustableModifier: PrimitiveModifier {
    @usableFromInline let control: any AdjustableControl

    @inlinable
    init(control: any AdjustableControl) {
        self.control = control
    }

    @usableFromInline static var isResponder: Bool { true }

    @usableFromInline
    func describe(into modifiers: inout [ModifierDescription], at node: Node) {
        announcement(at: node)?.describe(into: &modifiers, at: node)
    }
}

extension AdjustableModifier: RuleModifier {
    /// A touch between the targets reaches the nearest target.
    var rule: TouchAreaRule { TouchAreaRule(SpanArea<RoomyArea>(), .behind) }
}

extension AdjustableModifier: SlideHandler {
    var slideAxes: Axis.Set? { control.slideAxes }
    func follow(_ phase: SlidePhase) { control.follow(phase) }
}

extension AdjustableModifier: KeyHandler {
    var isFocusable: Bool { true }

    func press(_ press: KeyPress, at node: Node) -> KeyPress.Result {
        guard press.phase != .up else { return .ignored }
        return control.press(AdjustmentKey(press, node.environment.layoutDirection))
    }
}

extension AdjustableModifier: DefaultNamed {
    var hasDefaultLabel: Bool { control.hasDefaultLabel }

    func announcement(at node: Node) -> AccessibilityModifier? {
        let environment = node.environment
        var modifiers: [AccessibilityModifier] = []
        if let label = control.accessibilityLabel(in: environment) {
            modifiers += [.children(.ignore), .label(label.words(in: environment.locale))]
        }
        modifiers += [
            .value(control.accessibilityValue(in: environment)),
            .action(.adjustment) { _ = control.press(.by($0 == .increment ? 1 : -1)) },
        ]
        if let (name, action) = control.accessibilityAction(in: environment) {
            modifiers.append(.action(AccessibilityActionKind(name: name)) { _ in action() })
        }
        return .several(modifiers)
    }
}
