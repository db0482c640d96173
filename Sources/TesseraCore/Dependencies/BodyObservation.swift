import Foundation
import Observation

/// The registration of one body in the observable objects that it has read.
///
/// A registration in an object lasts until the object changes, so a body that runs again for
/// another reason would leave one behind at each run. A body known to read objects therefore reads
/// a property of its own as well, and writing that one withdraws the registration before the next
/// is made. What can be left behind is the first, made before the body was known to read any.
///
/// The objects hold this, never the node. All but `changed` is used on the main actor only, and
/// `changed` touches nothing but the inbox: hence it may be called from any thread.
final class BodyObservation: Observable, @unchecked Sendable {
    // Cleared when the node is unmounted, or the reading gone.
    private unowned(unsafe) var reader: Reader?
    private let inbox: ObservationInbox
    private let registrar = ObservationRegistrar()
    private var generation = 0
    private var own: Void { () }

    private init(of reader: Reader, _ inbox: ObservationInbox) {
        self.reader = reader
        self.inbox = inbox
    }

    /// Runs `work` as the work of `reader`, which is notified by way of `inbox` when an observable
    /// object that it has read changes. Returns what is registered, if it has ever read any.
    static func run(
        as reader: Reader, noticing inbox: ObservationInbox, _ earlier: BodyObservation?,
        _ work: () -> Void
    ) -> BodyObservation? {
        var observation = earlier
        earlier?.withdraw()
        let outside = Tracking.begin(as: reader)
        // `onChange` is evaluated only if an observable object is read.
        withObservationTracking(
            {
                earlier?.access()
                work()
            }, onChange: handler(of: reader, inbox, &observation))
        Tracking.end(as: reader, goingOn: outside)
        return observation
    }

    /// Called only if something observable has been read.
    private static func handler(
        of reader: Reader, _ inbox: ObservationInbox, _ observation: inout BodyObservation?
    ) -> @Sendable () -> Void {
        let registered = observation ?? BodyObservation(of: reader, inbox)
        observation = registered
        return registered.handler()
    }

    /// Registers the body's own property along with what else it reads.
    private func access() {
        registrar.access(self, keyPath: \.own)
    }

    /// Withdraws what is registered.
    private func withdraw() {
        generation += 1
        registrar.withMutation(of: self, keyPath: \.own) {}
    }

    /// Returns the function that the observable objects call when they change.
    private func handler() -> @Sendable () -> Void {
        let generation = generation
        return { [self] in changed(generation) }
    }

    private func changed(_ generation: Int) {
        // The object still has its old value here.
        if Thread.isMainThread { (reader(at: generation) as? Node)?.willChange() }
        inbox.add(ObservationInbox.Change(observation: self, generation: generation))
    }

    func reader(at generation: Int) -> Reader? {
        generation == self.generation ? reader : nil
    }

    func cancel() {
        reader = nil
        withdraw()
    }
}

/// The inbox of the changes of observable objects, made on any thread.
///
/// The lock is one that the thread sanitizer sees; it does not see `Mutex`, which waits in a library
/// without instrumentation.
final class ObservationInbox: @unchecked Sendable {
    struct Change: Sendable {
        let observation: BodyObservation
        let generation: Int
    }

    private let lock = NSLock()
    // Used under the lock alone.
    private var changes: [Change] = []

    var hasChanges: Bool { lock.withLock { !changes.isEmpty } }

    /// The number of changes that have arrived, and whose readers are still to be notified.
    var count: Int {
        lock.withLock { changes.count { $0.observation.reader(at: $0.generation) != nil } }
    }

    func add(_ change: Change) {
        lock.withLock { changes.append(change) }
    }

    /// Those who have read what has changed and have not run since.
    func takeChanged() -> [Reader] {
        let taken = lock.withLock {
            defer { changes.removeAll() }
            return changes
        }
        return taken.compactMap { $0.observation.reader(at: $0.generation) }
    }
}
