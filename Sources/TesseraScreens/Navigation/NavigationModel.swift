/// The state that the views of a stack share: the pushed screens and the destinations of values.
@Observable
final class NavigationModel {
    @ObservationIgnored var path: Binding<NavigationPath> = .constant(NavigationPath())
    /// The screens pushed by links with a view, each with the number of values below it.
    private var linked: [(screen: DestinationScreens, position: Int)] = []
    /// The destinations of modifiers. Only pushed screens read them.
    private var destinations: [DestinationScreens] = []

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

    /// Pushes the screen of a value, or the screen of a link.
    func push(_ value: AnyHashable) {
        if let screen = value.base as? DestinationScreens {
            linked.append((screen, path.wrappedValue.count))
        } else {
            path.wrappedValue.elements.append(value)
        }
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

    func add(_ destination: DestinationScreens) {
        if !destinations.contains(destination) { destinations.append(destination) }
    }

    func remove(_ destination: DestinationScreens) { destinations.removeAll { $0 == destination } }

    /// Returns the screen for a value. If two destinations have its type, the first declared
    /// counts.
    func screen(for value: AnyHashable) -> AnyView? {
        if let link = value.base as? DestinationScreens { return link.screen(value) }
        return destinations.lazy.compactMap { $0.screen(value) }.first
    }
}
