import Foundation
import Observation
import Synchronization

/// The registration of a body in the observable objects that it has read.
///
/// An object keeps a registration until it changes. A body that runs again for another reason would
/// leave its old registrations behind. A body known to read objects therefore also reads a property
/// of its observation. Changing that property withdraws the old registrations before the next run.
/// Only the very first registration cannot be withdrawn in this way.
///
/// The objects keep a reference to the observation, never to the node. The observation is used on
/// the main actor. An object may change on any thread, and uses only the inbox.
final class BodyObservation: Observable, @unchecked Sendable {
    // Cleared when the node is unmounted or the reading closes.
    private unowned(unsafe) var reader: Reader?
    private let registrar = ObservationRegistrar()
    private var generation = 0
    private var own: Void { () }

    private init(of reader: Reader) { self.reader = reader }

    /// Runs `work` for `reader`, which is notified through `inbox` when an observable object that
    /// it has read changes. Returns the result, and the reader's observation if it has ever read an
    /// object.
    static func run<Result>(
        as reader: Reader, noticing inbox: ObservationInbox, _ earlier: BodyObservation?,
        _ work: () -> Result
    ) -> (Result, BodyObservation?) {
        var observation = earlier
        earlier?.withdraw()
        let outside = Tracking.begin(as: reader)
        // `onChange` is evaluated only if `work` reads an observable object.
        let result = withObservationTracking(
            {
                // Registers the observation's property along with the objects that the body reads.
                if let earlier { earlier.registrar.access(earlier, keyPath: \.own) }
                return work()
            }, onChange: handler(of: reader, inbox, &observation))
        Tracking.end(as: reader, goingOn: outside)
        return (result, observation)
    }

    /// Returns the change handler. Called only if `work` has read an observable object.
    private static func handler(
        of reader: Reader, _ inbox: ObservationInbox, _ observation: inout BodyObservation?
    ) -> @Sendable () -> Void {
        let registered = observation ?? BodyObservation(of: reader)
        observation = registered
        let generation = registered.generation
        return { inbox.add(registered, at: generation) }
    }

    /// Withdraws the registrations.
    private func withdraw() {
        generation += 1
        registrar.withMutation(of: self, keyPath: \.own) {}
    }

    func reader(at generation: Int) -> Reader? { generation == self.generation ? reader : nil }

    func cancel() {
        reader = nil
        withdraw()
    }
}

/// The inbox for changes of observable objects, which may arrive on any thread.
///
/// It uses `NSLock` because the thread sanitizer does not recognise `Mutex`.
final class ObservationInbox: @unchecked Sendable {
    /// An inbox whose changes are lost.
    static let unread = ObservationInbox()

    private let lock = NSLock()
    // Protected by the lock.
    private var changes: [(observation: BodyObservation, generation: Int)] = []
    /// Whether there may be changes, to be read without the lock.
    private let isFilled = Atomic(false)

    /// The number of changes whose readers have not been notified yet.
    var count: Int {
        lock.withLock { changes.count { $0.observation.reader(at: $0.generation) != nil } }
    }

    func add(_ observation: BodyObservation, at generation: Int) {
        lock.withLock { changes.append((observation, generation)) }
        isFilled.store(true, ordering: .releasing)
    }

    /// Removes the changes and returns the readers that have not run since.
    func takeChanged() -> [Reader] {
        guard isFilled.load(ordering: .acquiring) else { return [] }
        isFilled.store(false, ordering: .relaxed)
        return lock.withLock { exchange(&changes, with: []) }
            .compactMap { $0.observation.reader(at: $0.generation) }
    }
}
