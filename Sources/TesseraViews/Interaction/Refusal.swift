/// The reasons why a view refuses interactions, as its modifiers set them; `nil` if it responds.
nonisolated package struct Refusals: Equatable {
    /// The reason why the view is read-only.
    var interaction: String?
    /// The reason why the view is hidden, and so neither touched nor announced.
    package var sight: String?
    /// Whether another screen of its stack covers the screen of the view.
    package var isScreenCovered = false
    /// The reason why touches pass through the view.
    package var touch: String?
    /// The reason why the view cannot have the focus: it is not drawn.
    package var key: String?
}

private struct RefusalsKey: PlaceEnvironmentKey {
    static let defaultValue = Refusals()
}

extension EnvironmentValues {
    package nonisolated var refusals: Refusals {
        get { self[RefusalsKey.self] }
        set { self[RefusalsKey.self] = newValue }
    }

    /// Whether the view responds to interaction: `false` inside `.disabled(true)`.
    @Entry public var isEnabled = true
}

/// A way to use a view.
package enum ViewUse {
    case touch, key
    /// The use by an assistive technology, which reads the frontmost screen only.
    case assistance
}

@MainActor
extension Node {
    /// Returns the reason why this node refuses a use; `nil` if it responds.
    package func refusal(of use: ViewUse) -> String? {
        guard isPresent else { return Self.gone }
        let environment = environment
        if use != .assistance, let reason = environment.coverReason { return reason }
        return refusal(of: use, in: environment) ?? styleRefusal
            ?? (use == .touch ? nil : partsRefusal)
    }

    /// The reason why touches pass through this view; `nil` if they do not.
    package var closedReason: String? {
        let environment = environment
        let refusals = environment.refusals
        return environment.coverReason ?? withheldReason ?? refusals.sight ?? refusals.touch
    }

    /// The reason why a control's style has disabled the control; `nil` if the style has not.
    ///
    /// A modifier in the body of a control counts as the control.
    private var styleRefusal: String? {
        guard let control = drawnControl, let body = control.onlyChild else { return nil }
        var view = control
        // A label that the style places does not belong to the views that the style disables.
        while !view.isPassedView, let inner = view.onlyChild {
            view = inner
            // A closure may show the content through other views.
            if view.configurationType != nil { break }
            if view.elementName != nil, control.configurationType != nil { break }
        }
        var refusal: String?
        if view !== control, view.configurationType != nil {
            refusal = view.refusal(of: .assistance)
        } else {
            // The style has disabled nothing if it has left the environment as it is.
            if view !== body, view.environmentID != body.environmentID {
                refusal = view.refusal(of: .assistance, in: view.environment)
            }
            // A style, unlike a default style, may have made the control again, beside other views.
            if refusal == nil, control.isRestyled { refusal = control.remadeRefusal }
        }
        guard refusal != nil else { return nil }
        return control.refusal(of: .assistance, in: control.environment) == nil ? refusal : nil
    }

    /// The reason why the controls that the style of this control has made again refuse
    /// interactions; `nil` if one of them responds.
    private var remadeRefusal: String? {
        var remade: [Node] = []
        // Unlike a closure, a local function is called without a check of the actor.
        func visit(_ inner: Node) -> WalkStep {
            if inner.isPassedView { return .skip }
            guard let type = inner.configurationType, inner !== self else { return .enter }
            if type == configurationType { remade.append(inner) }
            return .skip
        }
        walk(visit)
        if remade.isEmpty { return nil }
        let refusals = remade.map { $0.refusal(of: .assistance) }
        return refusals.contains(nil) ? nil : refusals.first ?? nil
    }

    /// The reason why all parts of an adjustable view are disabled by their styles; `nil` if one
    /// responds.
    ///
    /// The parts are the targets of a finger, or the controls that the same body draws by styles.
    private var partsRefusal: String? {
        var refusal: String?
        if isResponder, has((any SlideResponder).self) {
            for target in slideTargets {
                refusal = target.refusal(of: .assistance)
                if refusal == nil { return nil }
            }
        } else if isAdjusted {
            walk { inner in
                if inner === self { return .enter }
                guard inner.isDrawn, inner.elementName == nil else {
                    return inner.bodyName == nil ? .enter : .skip
                }
                refusal = inner.refusal(of: .assistance)
                return refusal == nil ? .stop : .skip
            }
        }
        return refusal
    }

    /// Whether the node's modifier is an adjustable action.
    private var isAdjusted: Bool {
        if case .action(.adjustment, _)? = role(AccessibilityModifier.self) { true } else { false }
    }

    /// The control that this node is or whose body contains this node.
    private var drawnControl: Node? {
        var node = self
        while !node.isDrawn {
            guard node.elementName == nil, let inner = node.onlyChild else { return nil }
            node = inner
        }
        return node === self || node.elementName == nil ? node : nil
    }

    /// Whether a style or a closure of the program draws the content of this node.
    private var isDrawn: Bool {
        configurationType != nil || isResponder && has(ControlContent.self)
    }

    private func refusal(of use: ViewUse, in environment: EnvironmentValues) -> String? {
        guard environment.isEnabled else { return Self.disabled }
        let refusals = environment.refusals
        return refusals.interaction ?? withheldReason ?? refusals.sight
            ?? (use == .touch ? refusals.touch : use == .key ? refusals.key : nil)
    }

    private var withheldReason: String? {
        isHiddenAlternative ? "another view is shown instead" : nil
    }

    /// The refusal of a disabled view.
    nonisolated static var disabled: String { "disabled" }

    /// The refusal of a removed view.
    nonisolated static var gone: String { "the view is no longer in the tree" }
}

nonisolated extension View {
    /// Sets whether the controls in this view are disabled.
    ///
    /// A view inside a disabled view cannot enable itself.
    public consuming func disabled(_ disabled: Bool) -> some View {
        setting(
            \.isEnabled, ifSet: disabled ? false : nil, as: Call("disabled").argument(disabled))
    }

    /// Marks this view as drawn for a control by a closure of the program, as by a style.
    ///
    /// If the closure disables the whole view, the gestures and actions that the control adds to it
    /// are disabled as well.
    public consuming func controlContent() -> some View {
        modifier(ControlContent())
    }

    /// Refuses all taps and adjustments in this view, whatever its gestures.
    ///
    /// Unlike `.disabled(true)`, this modifier does not change the look of the view. Use it for a
    /// read-only control: its style may add gestures, and none of them is performed.
    ///
    /// - Parameter reason: The reason in a word or two; `nil` changes nothing.
    @inlinable
    public consuming func refusesInteraction(_ reason: String?) -> some View {
        modifier(InteractionRefusalModifier(reason: reason))
    }

    /// Sets whether this view receives touches.
    ///
    /// A touch on a closed view goes to the view behind it, or to the enclosing view. A view inside
    /// a closed view cannot open itself. Assistive technologies still adjust and activate the
    /// elements in this view.
    public consuming func allowsHitTesting(_ enabled: Bool) -> some View {
        closedToTouches(!enabled, as: Call("allowsHitTesting").argument(enabled))
    }

    /// Keeps the focus out of this view if there is a reason, because the view is not drawn.
    package consuming func unseen(_ reason: String?) -> some View {
        setting(\.refusals.key, ifSet: reason, as: nil)
    }

    /// Closes this view to touches. The tree prints a call, if there is one.
    consuming func closedToTouches(_ isClosed: Bool = true, as call: Call? = nil) -> some View {
        setting(\.refusals.touch, ifSet: isClosed ? "not open to taps" : nil, as: call)
    }
}

nonisolated struct ControlContent: PrimitiveModifier, Role {
    static var isResponder: Bool { true }
}

@usableFromInline
nonisolated struct InteractionRefusalModifier: EnvironmentModifier {
    @usableFromInline let reason: String?

    @inlinable
    init(reason: String?) {
        self.reason = reason
    }

    @usableFromInline
    func transform(_ values: inout EnvironmentValues) {
        if let reason { values.refusals.interaction = reason }
    }

    @usableFromInline
    var description: ModifierDescription? {
        reason.map { ModifierDescription("refusesInteraction", quoted($0)) }
    }
}
