import Observation
import TesseraCore

/// The state that the views of one stack share: the pushed screens, and the destinations of values.
@Observable
final class NavigationModel {
    private struct Destination {
        let type: ObjectIdentifier
        /// The modifier that has declared the destination.
        let owner: AnyObject
        let content: (AnyHashable) -> AnyView?
    }

    @ObservationIgnored var path: Binding<NavigationPath> = .constant(NavigationPath())
    /// The screens that links have pushed by themselves, each with the number of values below it.
    @ObservationIgnored private var linked: [(screen: LinkedScreen, position: Int)] = []
    /// Counts the pushes and pops of those. Only the stack reads it.
    private var linkedRevision = 0
    @ObservationIgnored private var destinations: [Destination] = []
    /// Counts the changes of the destinations. Only screens that are pushed read it.
    private var revision = 0

    /// The values of the pushed screens, in order: those of the path, and between them the screens
    /// of links.
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

    /// Goes back until `count` screens are pushed; returns false if the path does not let go of one.
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

    /// Forgets the screens of links above values that the program has taken from the path.
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

    /// The screen for a value. Of two destinations for its type, the one declared first counts.
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
    /// The stack that the view is in.
    var navigation: NavigationModel? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}
