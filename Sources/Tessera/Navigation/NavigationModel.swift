import Observation
import TesseraCore

/// The state that the views of a stack share: the pushed screens and the destinations of values.
@Observable
final class NavigationModel {
    private struct Destination {
        let type: ObjectIdentifier
        /// The modifier that declares the destination.
        let owner: AnyObject
        let content: (AnyHashable) -> AnyView?
    }

    @ObservationIgnored var path: Binding<NavigationPath> = .constant(NavigationPath())
    /// The screens pushed by links with a view, each with the number of values below it.
    @ObservationIgnored private var linked: [(screen: LinkedScreen, position: Int)] = []
    /// The number of pushes and pops of these screens. Only the stack reads it.
    private var linkedRevision = 0
    @ObservationIgnored private var destinations: [Destination] = []
    /// The number of changes of the destinations. Only pushed screens read it.
    private var revision = 0

    /// The values of the pushed screens in order, with the screens of links between them.
    var screens: [AnyHashable] {
        _ = linkedRevision
        dropUnreachable()
        let path = path.wrappedValue.elements
        guard !linked.isEmpty else { return path }
        var screens: [AnyHashable] = []
        for position in 0...path.count {
            screens += linked.filter { $0.position == position }.map { AnyHashable($0.screen) }
            if position < path.count { screens.append(path[position]) }
        }
        return screens
    }

    func push(_ value: AnyHashable) {
        path.wrappedValue.elements.append(value)
    }

    func push(_ screen: LinkedScreen) {
        linked.append((screen, path.wrappedValue.count))
        linkedRevision += 1
    }

    /// Goes back until `count` screens are pushed. Returns `false` if the path is read-only.
    @discardableResult
    func pop(to count: Int) -> Bool {
        for _ in 0..<max(0, screens.count - count) {
            if let last = linked.last, last.position == path.wrappedValue.count {
                linked.removeLast()
                linkedRevision += 1
            } else if path.isConstant {
                return false
            } else {
                path.wrappedValue.removeLast()
            }
        }
        return true
    }

    /// Removes the screens of links above values that the program has removed from the path.
    private func dropUnreachable() {
        let count = path.wrappedValue.count
        linked.removeAll { $0.position > count }
    }

    func setDestination<Value: Hashable, Content: View>(
        for type: Value.Type, by owner: AnyObject, _ content: @escaping (Value) -> Content
    ) {
        let destination = Destination(type: ObjectIdentifier(type), owner: owner) { value in
            (value.base as? Value).map { AnyView(content($0)) }
        }
        if let index = destinations.firstIndex(where: { $0.owner === owner }) {
            destinations[index] = destination
        } else {
            destinations.append(destination)
        }
        revision += 1
    }

    func removeDestination(by owner: AnyObject) {
        destinations.removeAll { $0.owner === owner }
        revision += 1
    }

    /// Returns the screen for a value. If two destinations have its type, the first declared
    /// counts.
    func destination(for value: AnyHashable) -> AnyView? {
        if let screen = value.base as? LinkedScreen { return screen.content }
        _ = revision
        for destination in destinations {
            if let content = destination.content(value) { return content }
        }
        return nil
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
