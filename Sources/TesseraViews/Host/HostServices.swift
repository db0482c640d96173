/// State and behaviour that a later module adds to each host, such as the focus.
///
/// A host makes a service when the service is first needed.
package protocol HostService: AnyObject {
    init(of services: HostServices)

    /// Follows a change of the tree. Returns whether the tree must be updated again.
    @MainActor func treeDidChange() -> Bool

    /// The next time at which the service acts; `nil` if it does not wait.
    @MainActor var deadline: Duration? { get }
    /// Acts at the time of its deadline.
    @MainActor func meetDeadline()
}

extension HostService {
    @MainActor package func treeDidChange() -> Bool { false }
    @MainActor package var deadline: Duration? { nil }
    @MainActor package func meetDeadline() {}
}

/// The services of one host.
package final class HostServices {
    // The host keeps its tree and its services. A hosted view may keep the services longer.
    @MainActor package internal(set) weak var tree: (any ServedTree)? {
        didSet { tree?.whenAtRest = whenAtRest }
    }
    package let presentations = Presentations()
    /// The services in the order in which they were made. There are only a few.
    private var services: [any HostService] = []
    /// The changes of the tree that the services have followed; `nil` after a change of the host.
    private var followed: Int?
    /// Called when the tree has settled. The tree is not updated during the call.
    @MainActor package var whenAtRest: (() -> Void)? { didSet { tree?.whenAtRest = whenAtRest } }

    package init() {}

    package subscript<Service: HostService>(type: Service.Type) -> Service {
        for service in services {
            if let known = service as? Service { return known }
        }
        let service = Service(of: self)
        services.append(service)
        return service
    }

    /// The root node of the host's tree.
    @MainActor package var top: Node {
        guard let tree else { preconditionFailure("The host of this tree no longer exists.") }
        return tree.top
    }

    /// The time since the host was made.
    @MainActor package var now: Duration { tree?.motion.now ?? .zero }

    /// Applies pending changes, and advances the clock. Each service acts at its deadlines, and values
    /// on their way are placed.
    @MainActor package func wait(_ duration: Duration) {
        guard let tree else { return }
        update(tree)
        let (now, greatest) = (tree.motion.now, Duration.seconds(Int64.max))
        let end = duration < greatest - now ? now + max(.zero, duration) : greatest
        // Services whose last deadline has not moved after it was met.
        var over: [ObjectIdentifier] = []
        // The clock may go on to the end of time, and a service without end.
        for _ in 0..<100_000 {
            let next = next(besides: over)
            if let arrival = tree.motion.deadline, arrival <= min(end, next?.deadline ?? end) {
                tree.advance(to: arrival)
                follow(tree)
                continue
            }
            guard let (service, deadline) = next, deadline <= end else { break }
            tree.advance(to: deadline)
            follow(tree)
            tree.top.act(service.meetDeadline)
            update(tree)
            if let next = service.deadline, next <= deadline {
                over.append(ObjectIdentifier(service))
            }
        }
        tree.advance(to: end)
        follow(tree)
    }

    /// Returns the service that acts next, apart from some services, and the time.
    @MainActor private func next(
        besides over: [ObjectIdentifier]
    ) -> (service: any HostService, deadline: Duration)? {
        var next: (service: any HostService, deadline: Duration)?
        for service in services where !over.contains(ObjectIdentifier(service)) {
            guard let deadline = service.deadline else { continue }
            if let next, next.deadline <= deadline { continue }
            next = (service, deadline)
        }
        return next
    }

    /// Applies pending changes, which the services follow.
    @MainActor package func update() {
        if let tree { update(tree) }
    }

    @MainActor private func update(_ tree: any ServedTree) {
        tree.update()
        follow(tree)
    }

    /// Has the services follow the changes of the tree.
    @MainActor private func follow(_ tree: any ServedTree) {
        // Without a change, no view has been removed or disabled, and no view has requested the
        // focus.
        let changes = tree.changes
        guard changes != followed else { return }
        followed = changes
        for service in services where service.treeDidChange() { tree.update() }
    }

    /// Has the services follow the next update, even if it does not change the tree.
    package func hostDidChange() { followed = nil }

    /// Returns an environment that also gives views these services.
    func added(to environment: EnvironmentValues) -> EnvironmentValues {
        var environment = environment
        environment.hostServices = self
        return environment
    }
}

/// The tree of a host, as the services know it.
@MainActor
package protocol ServedTree: AnyObject {
    var top: Node { get }
    var changes: Int { get }
    var whenAtRest: (() -> Void)? { get set }
    var motion: Motion { get }
    func advance(to time: Duration)
    func update()
    func report(_ message: String, path: String)
}

extension ViewGraph: ServedTree {}

/// A reference to services that keep nodes, whose environment has the reference.
private final class HostServicesReference {
    weak var services: HostServices?

    init(_ services: HostServices?) { self.services = services }
}

private struct HostServicesKey: PlaceEnvironmentKey {
    static var defaultValue: HostServicesReference? { nil }
}

extension EnvironmentValues {
    /// The services of the host; `nil` without a host.
    package internal(set) var hostServices: HostServices? {
        get { self[HostServicesKey.self]?.services }
        set { self[HostServicesKey.self] = HostServicesReference(newValue) }
    }
}
