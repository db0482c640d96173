/// The focus of a host: the view that receives key presses.
///
/// The focus notifies the `.focused` modifiers of a view when it comes and goes. Their state
/// requests the focus: see ``FocusState``.
@Observable
final class Focus: HostService {
    @ObservationIgnored private unowned let services: HostServices
    /// The node that has the focus.
    @ObservationIgnored private(set) var node: Node?
    /// Whether a field for text has the focus.
    private(set) var isTyping = false
    /// The states that are bound to the focused view. They are stored because the node may have been
    /// removed.
    @ObservationIgnored private(set) var links: [FocusBinding] = []
    /// The bindings whose state has changed since the last update.
    @ObservationIgnored private var changed: [FocusBinding] = []
    /// The nodes that lost the focus to screens in front of theirs, the last one at the end.
    @ObservationIgnored private var covered: [Node] = []

    init(of services: HostServices) { self.services = services }

    @MainActor func treeDidChange() -> Bool {
        for _ in 0..<100 {
            guard settle(below: services.top) else { return false }
            services.tree?.update()
        }
        services.tree?.report("the focus was moved 100 times in one update.", path: "the focus")
        return false
    }

    /// Has the focus follow the state of a binding.
    func follow(_ link: FocusBinding) { changed.append(link) }

    /// Gives the focus to a node, or to no node.
    @MainActor func move(to new: Node?) {
        guard new !== node else { return }
        node?.role((any TextInput).self)?.focusWillLeave(services)
        let lost = links
        let gained = new?.focusLinks ?? []
        (node, links) = (new, gained)
        let isTyping = new?.has((any TextInput).self) == true
        if self.isTyping != isTyping { self.isTyping = isTyping }
        for link in lost where !gained.contains(where: link.isSame) {
            link.receive(false)
        }
        for link in gained { link.receive(true) }
    }

    /// Removes the focus from a node that can no longer have it, and follows the changed states.
    /// Returns whether this may have written state.
    @MainActor private func settle(below top: Node) -> Bool {
        var hasChanged = false
        if let node, !node.canHaveFocus {
            if node.isPresent && node.isCovered { covered.append(node) }
            move(to: nil)
            hasChanged = true
        }
        while !changed.isEmpty {
            changed.removeFirst().move(self, below: top)
            hasChanged = true
        }
        covered.removeAll { !$0.isPresent }
        while let last = covered.last, !last.isCovered {
            covered.removeLast()
            guard node == nil, last.canHaveFocus else { continue }
            move(to: last)
            hasChanged = true
        }
        return hasChanged
    }
}

/// A view or modifier that can have the focus.
protocol FocusStop: Role {
    var isFocusable: Bool { get }
}

@MainActor
extension Node {
    /// Whether this node can receive key presses.
    var canHaveFocus: Bool {
        (role((any FocusStop).self)?.isFocusable == true || isKeyAction)
            && refusal(of: .key) == nil
    }

    /// Whether Space and Return perform an action of this node, and so the node can have the focus.
    var isKeyAction: Bool { keyAction != nil && environment.isKeyboardNavigationOn }

    /// Whether the focus stops here: a view is one stop, the innermost of its nodes that can have
    /// the focus.
    ///
    /// A view that is focusable around a control with keys is a stop before the control.
    var isFocusStop: Bool {
        guard canHaveFocus else { return false }
        let isGesture = !has((any FocusStop).self)
        return !line.dropFirst().contains {
            $0.canHaveFocus && (isGesture || !$0.has((any KeyHandler).self))
        }
    }

    /// The stop of the view that this node belongs to; `nil` if no node of the view can have the focus.
    var focusStop: Node? { nodesOfView.first { $0.isFocusStop } }

    /// The nodes that can have the focus, from this node on, in tree order.
    var focusStops: [Node] {
        var stops: [Node] = []
        walk { node in
            if node.isFocusStop { stops.append(node) }
            return .enter
        }
        return stops
    }

    fileprivate var focusLinks: [FocusBinding] {
        sequence(first: innermost, next: \.parent).compactMap { $0.role(FocusLink.self)?.bound }
    }
}

extension EnvironmentValues {
    /// Whether every view that can be tapped can also have the focus, as buttons can on a Mac with
    /// keyboard navigation.
    @Entry package var isKeyboardNavigationOn = false

    /// The focus of the host; `nil` without a host.
    var focus: Focus? { hostServices?[Focus.self] }
}

nonisolated extension View {
    /// Sets whether this view can have the focus.
    ///
    /// The view becomes a focus stop, one stop with all its gestures. Tab moves from stop to stop in
    /// tree order, and ``TesseraViews/ViewHost/focus(_:)`` moves the focus directly. The `onKeyPress`
    /// modifiers of the view and its ancestors receive the pressed keys. A disabled, hidden or covered
    /// view cannot have the focus.
    public consuming func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }
}

nonisolated private struct FocusableModifier: PrimitiveModifier, FocusStop, Equatable {
    let isFocusable: Bool

    var description: ModifierDescription? {
        Call("focusable").argument(isFocusable, default: true).described
    }
}
