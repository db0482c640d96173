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
    @ObservationIgnored private var destinations: [Destination] = []
    /// Counts the changes of the destinations. Only screens that are pushed read it.
    private var revision = 0

    func push(_ value: AnyHashable) {
        path.wrappedValue.elements.append(value)
    }

    /// Goes back until `count` screens are pushed.
    func pop(to count: Int) {
        let excess = path.wrappedValue.count - count
        if excess > 0 { path.wrappedValue.removeLast(excess) }
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
