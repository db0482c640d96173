import TesseraCore

/// The reasons why a view refuses interactions, as its modifiers set them; `nil` if it responds.
nonisolated package struct Refusals: Equatable {
    /// The reason why the view is read-only.
    var interaction: String?
    /// The reason why the view is hidden, and so neither touched nor announced.
    package var sight: String?
    /// The reason why touches pass through the view.
    var touch: String?
}

private struct RefusalsKey: PlaceEnvironmentKey {
    static let defaultValue = Refusals()
}

extension EnvironmentValues {
    package nonisolated var refusals: Refusals {
        get { self[RefusalsKey.self] }
        set { self[RefusalsKey.self] = newValue }
    }
}

/// A way to use a view.
enum ViewUse {
    case touch, key
    /// The use by an assistive technology, which reads the frontmost screen only.
    case assistance
}

@MainActor
extension Node {
    /// Returns the reason why this node refuses a use; `nil` if it responds.
    func refusal(of use: ViewUse) -> String? {
        guard isPresent else { return Self.gone }
        if use != .assistance, let coverReason { return coverReason }
        let environment = environment
        return refusal(in: environment)
            ?? (use == .touch ? environment.refusals.touch : nil) ?? styleRefusal
    }

    /// The reason why touches pass through this view; `nil` if they do not.
    var closedReason: String? {
        if let coverReason { return coverReason }
        let refusals = environment.refusals
        return withheldReason ?? refusals.sight ?? refusals.touch
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
            if node.configurationType != nil { return node.refusal(of: .assistance) }
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
        let refusals = remade.map { $0.refusal(of: .assistance) }
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

    private func refusal(in environment: EnvironmentValues) -> String? {
        guard environment.isEnabled else { return Self.disabled }
        let refusals = environment.refusals
        return refusals.interaction ?? withheldReason ?? refusals.sight
    }

    private var withheldReason: String? {
        isWithheld ? "another view is shown instead" : nil
    }

    /// The only direct child apart from attachments; `nil` for any other number of children.
    var onlyChild: Node? {
        var (found, count): (Node?, Int) = (nil, 0)
        forEachChild { child in
            if !child.isAttachment { (found, count) = (child, count + 1) }
        }
        return count == 1 ? found : nil
    }

    /// The refusal of a disabled view.
    nonisolated static var disabled: String { "disabled" }

    /// The refusal of a removed view.
    nonisolated static var gone: String { "the view is no longer in the tree" }
}
