/// The state that the views of a stack share: the pushed screens and the destinations of values.
@Observable
final class NavigationModel {
    @ObservationIgnored var path: Binding<NavigationPath> = .constant(NavigationPath())
    /// The screens pushed by links with a view, each with the number of values below it.
    private var linked: [(screen: LinkedScreen, position: Int)] = []
    /// The modifiers that declare destinations, with their screens. Only pushed screens read them.
    private var destinations: [(owner: AnyObject, screen: (AnyHashable) -> AnyView?)] = []

    /// The values of the pushed screens in order, with the screens of links between them.
    var screens: [AnyHashable] {
        var screens = path.wrappedValue.elements
        // The program may have removed the values below a screen, which changes nothing to read.
        let count = screens.count
        _linked.removeAll { $0.position > count }
        for (screen, position) in linked.reversed() {
            screens.insert(AnyHashable(screen), at: position)
        }
        return screens
    }

    func push(_ value: AnyHashable) {
        path.wrappedValue.elements.append(value)
    }

    func push(_ screen: LinkedScreen) {
        linked.append((screen, path.wrappedValue.count))
    }

    /// Goes back until `count` screens are pushed. Returns `false` if the path is read-only.
    @discardableResult
    func pop(to count: Int) -> Bool {
        for _ in 0..<max(0, screens.count - count) {
            if let last = linked.last, last.position == path.wrappedValue.count {
                linked.removeLast()
            } else if path.isConstant {
                return false
            } else {
                path.wrappedValue.removeLast()
            }
        }
        return true
    }

    /// Sets the destination that a modifier declares; `nil` removes it.
    func setDestination(of owner: AnyObject, _ screen: ((AnyHashable) -> AnyView?)?) {
        let index = destinations.firstIndex { $0.owner === owner }
        if let index { destinations.remove(at: index) }
        if let screen { destinations.insert((owner, screen), at: index ?? destinations.endIndex) }
    }

    /// Returns the screen for a value. If two destinations have its type, the first declared
    /// counts.
    func destination(for value: AnyHashable) -> AnyView? {
        if let screen = value.base as? LinkedScreen { return screen.content }
        return destinations.lazy.compactMap { $0.screen(value) }.first
    }
}

private struct NavigationKey: EnvironmentKey {
    static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
    /// The enclosing stack.
    var navigation: NavigationModel? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}
