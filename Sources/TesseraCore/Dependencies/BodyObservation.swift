import Dispatch
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

    /// A change that a reader has not seen.
    struct Change {
        fileprivate let observation: BodyObservation
        fileprivate let generation: Int
        /// The transaction of the write.
        let transaction: Transaction

        /// The reader; `nil` if it has run since, or is gone.
        var reader: Reader? { observation.reader(at: generation) }
    }

    private let lock = NSLock()
    // Protected by the lock.
    private var changes: [Change] = []
    /// Whether there may be changes, to be read without the lock.
    private let isFilled = Atomic(false)

    /// Whether there are no changes.
    var isEmpty: Bool { !isFilled.load(ordering: .acquiring) }

    /// The number of changes whose readers have not been notified yet.
    var count: Int { lock.withLock { changes.count { $0.reader != nil } } }

    fileprivate func add(_ observation: BodyObservation, at generation: Int) {
        var transaction = Transaction()
        // A write on another thread has no transaction.
        if MainActor.isCurrent {
            // A reader that runs again withdraws its registrations by a change of its own.
            guard self !== Self.unread, observation.reader(at: generation) != nil else { return }
            transaction = .current
            transaction.completion?.await()
        }
        let change = Change(
            observation: observation, generation: generation, transaction: transaction)
        lock.withLock { changes.append(change) }
        isFilled.store(true, ordering: .releasing)
    }

    /// Removes and returns the changes, in order.
    func takeChanged() -> [Change] {
        isFilled.store(false, ordering: .relaxed)
        return lock.withLock { exchange(&changes, with: []) }
    }
}

extension MainActor {
    // The main queue need not run on the main thread.
    private static let queue = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether the running code belongs to the main actor.
    package static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: queue) != nil
    }
}
