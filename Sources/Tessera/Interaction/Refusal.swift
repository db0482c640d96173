import TesseraCore

private struct UnseenReasonKey: PlaceEnvironmentKey {
    static let defaultValue: String? = nil
}

extension EnvironmentValues {
    /// The reason why the view is hidden, and so neither touched nor announced; `nil` if it is
    /// visible.
    package nonisolated var unseenReason: String? {
        get { self[UnseenReasonKey.self] }
        set { self[UnseenReasonKey.self] = newValue }
    }
}

@MainActor
extension Node {
    /// The reason why this node refuses interactions; `nil` if it responds.
    var refusal: String? { refusal(in: environment) ?? styleRefusal }

    /// The reason why this node is hidden; `nil` if it is visible.
    var unseenReason: String? { unseenReason(in: environment) }

    /// The reason why this node refuses touches; `nil` if it responds.
    var touchRefusal: String? {
        let environment = environment
        return refusal(in: environment) ?? environment.hitTestRefusal ?? styleRefusal
    }

    /// The reason why a control's style has disabled the control; `nil` if the style has not.
    ///
    /// A modifier in the body of a control counts as the control.
    private var styleRefusal: String? {
        guard let control = drawnControl, control.refusal(in: control.environment) == nil
        else { return nil }
        var node = control
        // A label that the style places does not belong to the views that the style disables.
        while !node.isPassedView, let inner = node.onlyChild {
            node = inner
            if node.configurationType != nil { return node.refusal }
            if node.elementName != nil { break }
        }
        if let refusal = node.refusal(in: node.environment) { return refusal }
        // A style, unlike a default style, may have made the control again, beside other views.
        guard control.isRestyled else { return nil }
        var remade: [Node] = []
        node.walk { inner in
            if inner.isPassedView { return .skip }
            guard let type = inner.configurationType, inner !== control else { return .enter }
            if type == control.configurationType { remade.append(inner) }
            return .skip
        }
        let refusals = remade.map(\.refusal)
        return refusals.contains(nil) ? nil : refusals.first ?? nil
    }

    /// The control that this node is or whose body contains this node.
    private var drawnControl: Node? {
        var node = self
        while node.configurationType == nil {
            guard node.elementName == nil, let inner = node.onlyChild else { return nil }
            node = inner
        }
        return node === self || node.elementName == nil ? node : nil
    }

    /// The only direct child apart from attachments; `nil` for any other number of children.
    private var onlyChild: Node? {
        var (found, count): (Node?, Int) = (nil, 0)
        forEachChild { child in
            if !child.isAttachment { (found, count) = (child, count + 1) }
        }
        return count == 1 ? found : nil
    }

    private func refusal(in environment: EnvironmentValues) -> String? {
        guard environment.isEnabled else { return Self.disabled }
        return environment.interactionRefusal ?? unseenReason(in: environment)
    }

    private func unseenReason(in environment: EnvironmentValues) -> String? {
        isWithheld ? "another view is shown instead" : environment.unseenReason
    }

    /// The refusal of a disabled view.
    nonisolated static var disabled: String { "disabled" }
}
