import TesseraCore

/// The focus of a host: the view that receives the keys.
///
/// A view's `.focused` modifiers are told when the focus comes and goes, and ask for it by their
/// state: see ``FocusState``.
final class Focus {
    /// The node that has the focus.
    private(set) var node: Node?
    /// The place where the next letter is to stand, if that is a field.
    var caret = Caret()
    /// The modifiers around it that are told of the focus: of a node that has gone, nothing is asked.
    private var links: [any FocusLink] = []
    /// The modifiers whose state asks for the focus, or gives it up, since the last update.
    private var requests: [Request] = []

    /// The modifiers whose state has a value that may be no view's.
    private var unclaimed: [any FocusLink] = []

    private struct Request {
        let anchor: FocusAnchor
        let isWanted: Bool
    }

    func request(_ anchor: FocusAnchor, isWanted: Bool) {
        requests.append(Request(anchor: anchor, isWanted: isWanted))
    }

    /// Has a modifier's state give up its value when all requests are met, if no view with the focus has it.
    func check(_ link: any FocusLink) { unclaimed.append(link) }

    /// Gives the focus to a node, or to none.
    @MainActor func move(to new: Node?) {
        guard new !== node else { return }
        let lost = links
        let gained = new?.focusLinks ?? []
        (node, links, caret) = (new, gained, Caret())
        for link in lost where !gained.contains(where: { $0.anchor === link.anchor }) {
            link.receive(false)
        }
        for link in gained { link.receive(true) }
    }

    /// Takes the focus from what can have it no more, and follows the requests; returns true if that
    /// may have written state.
    @MainActor func settle(below top: Node) -> Bool {
        var hasChanged = false
        if let node, !node.canHaveFocus {
            move(to: nil)
            hasChanged = true
        }
        while !requests.isEmpty {
            let request = requests.removeFirst()
            follow(request, below: top)
            hasChanged = true
        }
        let checked = unclaimed
        unclaimed = []
        for link in checked where link.giveUp(unlessAmong: links) { hasChanged = true }
        return hasChanged
    }

    @MainActor private func follow(_ request: Request, below top: Node) {
        let isInside = links.contains { $0.anchor === request.anchor }
        guard isInside != request.isWanted else { return }
        guard request.isWanted else { return move(to: nil) }
        var link: Node?
        top.walk { node in
            guard node.role((any FocusLink).self)?.anchor === request.anchor else { return .enter }
            link = node
            return .stop
        }
        guard let link else { return }
        if let stop = link.focusStops(limit: 1).first {
            move(to: stop)
        } else {
            // Nothing there can have it: the state says so.
            link.role((any FocusLink).self)?.receive(false)
        }
    }
}

/// A view or modifier that can have the focus.
protocol FocusStop: Role {
    var isFocusable: Bool { get }
}

/// A modifier that is told of the focus inside, and may ask for it.
protocol FocusLink: Role {
    var anchor: FocusAnchor { get }
    func receive(_ hasFocus: Bool)
    /// Resets the state if none of the links with the focus has its value; returns true if it was reset.
    func giveUp(unlessAmong links: [any FocusLink]) -> Bool
}

/// Stands for a modifier that asks for the focus.
final class FocusAnchor {}

@MainActor
extension Node {
    /// A Boolean value that is true if the keys can go here.
    var canHaveFocus: Bool {
        isPresent && !isCovered && refusal == nil
            && (role((any FocusStop).self)?.isFocusable == true
                || keyAction != nil && environment.isKeyboardNavigationOn)
    }

    /// What Space and Return do here, where the keyboard alone is used.
    var keyAction: (() -> Void)? {
        role((any TapHandler).self)?.tapAction(count: 1) ?? role(RowTapModifier.self)?.action
    }

    /// The nodes from this one on that can have the focus, in the order of the tree.
    func focusStops(limit: Int = .max) -> [Node] {
        var stops: [Node] = []
        walk { node in
            if node.canHaveFocus { stops.append(node) }
            return stops.count < limit ? .enter : .stop
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

private struct FocusKey: PlaceEnvironmentKey {
    static var defaultValue: Focus? { nil }
}

extension EnvironmentValues {
    /// A Boolean value that is true if whatever is tapped can have the focus, too, as buttons have it on
    /// a Mac with keyboard navigation.
    package var isKeyboardNavigationOn: Bool {
        get { self[KeyboardNavigationKey.self] }
        set { self[KeyboardNavigationKey.self] = newValue }
    }

    /// The focus of the host; `nil` where there is no host.
    var focus: Focus? {
        get { self[FocusKey.self] }
        set { self[FocusKey.self] = newValue }
    }
}
