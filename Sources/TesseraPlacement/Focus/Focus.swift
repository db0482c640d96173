/// The focus of a host: the view that receives key presses.
///
/// The focus notifies the `.focused` modifiers of a view when it comes and goes. Their state
/// requests the focus: see ``FocusState``.
package final class Focus: HostService {
    private unowned let services: HostServices
    /// The node that has the focus.
    private(set) var node: Node?
    /// The insertion point, if the focused node is a field.
    var caret = Caret()
    /// The focus modifiers around the focused node. They are stored because the node may have been
    /// removed.
    private var links: [any FocusLink] = []
    /// The modifiers whose state has requested or resigned the focus since the last update.
    private var requests: [(anchor: FocusAnchor, isWanted: Bool)] = []
    /// The modifiers whose state has a value that may belong to no view.
    private var unclaimed: [any FocusLink] = []
    /// The nodes that lost the focus to screens in front of theirs, the last one at the end.
    private var covered: [Node] = []

    package init(of services: HostServices) { self.services = services }

    @MainActor package func treeDidChange() -> Bool {
        for _ in 0..<100 {
            guard settle(below: services.top) else { return false }
            services.updateTree()
        }
        services.report("the focus was moved 100 times in one update.", path: "the focus")
        return false
    }

    func request(_ anchor: FocusAnchor, isWanted: Bool) {
        requests.append((anchor, isWanted))
    }

    /// Resets the state of a modifier after all requests, unless a focused view has its value.
    func check(_ link: any FocusLink) { unclaimed.append(link) }

    /// Gives the focus to a node, or to no node.
    @MainActor package func move(to new: Node?) {
        guard new !== node else { return }
        node?.role((any TextInput).self)?.endEditing()
        let lost = links
        let gained = new?.focusLinks ?? []
        (node, links, caret) = (new, gained, Caret())
        for link in lost where !gained.contains(where: { $0.anchor === link.anchor }) {
            link.receive(false)
        }
        for link in gained { link.receive(true) }
    }

    /// Removes the focus from a node that can no longer have it, and follows the requests. Returns
    /// whether this may have written state.
    @MainActor private func settle(below top: Node) -> Bool {
        var hasChanged = false
        if let node, !node.canHaveFocus {
            if node.isPresent && node.isCovered { covered.append(node) }
            move(to: nil)
            hasChanged = true
        }
        while !requests.isEmpty {
            let (anchor, isWanted) = requests.removeFirst()
            follow(anchor, isWanted, below: top)
            hasChanged = true
        }
        while let last = covered.last, !(last.isPresent && last.isCovered) {
            covered.removeLast()
            guard node == nil, last.canHaveFocus else { continue }
            move(to: last)
            hasChanged = true
        }
        let checked = unclaimed
        unclaimed = []
        for link in checked where link.giveUp(unlessAmong: links) { hasChanged = true }
        return hasChanged
    }

    @MainActor private func follow(_ anchor: FocusAnchor, _ isWanted: Bool, below top: Node) {
        guard links.contains(where: { $0.anchor === anchor }) != isWanted else { return }
        guard isWanted else { return move(to: nil) }
        let link = top.firstNode { $0.role((any FocusLink).self)?.anchor === anchor }
        guard let link else { return }
        if let stop = link.firstNode(where: { $0.canHaveFocus }) {
            move(to: stop)
        } else {
            // No view there can have the focus, so the state is reset.
            link.role((any FocusLink).self)?.receive(false)
        }
    }
}

/// A view or modifier that can have the focus.
package protocol FocusStop: Role {
    var isFocusable: Bool { get }
}

/// A modifier that observes the focus of the views inside and may request it.
protocol FocusLink: Role {
    var anchor: FocusAnchor { get }
    func receive(_ hasFocus: Bool)
    /// Resets the state if no link with the focus has its value. Returns whether the state was
    /// reset.
    func giveUp(unlessAmong links: [any FocusLink]) -> Bool
}

/// The identity of a modifier that requests the focus.
final class FocusAnchor {}

@MainActor
extension Node {
    /// Whether this node can receive key presses.
    package var canHaveFocus: Bool {
        refusal(of: .key) == nil
            && (role((any FocusStop).self)?.isFocusable == true
                || keyAction != nil && environment.isKeyboardNavigationOn)
    }

    /// The nodes that can have the focus, from this node on, in tree order.
    var focusStops: [Node] {
        var stops: [Node] = []
        walk { node in
            if node.canHaveFocus { stops.append(node) }
            return .enter
        }
        return stops
    }

    fileprivate var focusLinks: [any FocusLink] {
        sequence(first: self, next: \.parent).compactMap { $0.role((any FocusLink).self) }
    }
}

private struct KeyboardNavigationKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether every view that can be tapped can also have the focus, as buttons can on a Mac with
    /// keyboard navigation.
    package var isKeyboardNavigationOn: Bool {
        get { self[KeyboardNavigationKey.self] }
        set { self[KeyboardNavigationKey.self] = newValue }
    }

    /// The focus of the host; `nil` without a host.
    package var focus: Focus? { hostServices?[Focus.self] }
}
