public import Foundation

extension Timer {
    /// Makes a timer for `onReceive(_:perform:)`, on the clock of the host that shows the view.
    ///
    /// ```swift
    /// private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    /// var body: some View { Text("\(seconds) s").onReceive(timer) { _ in seconds += 1 } }
    ///
    /// host.wait(.seconds(3))      // Text "3 s"
    /// ```
    ///
    /// - Parameters:
    ///   - interval: The seconds between two ticks; at least a thousandth.
    ///   - runLoop: The run loop, which has no effect: the host's clock counts.
    ///   - mode: The mode of the run loop, which has no effect.
    public static func publish(
        every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> HostTimer {
        HostTimer(interval: .seconds(interval >= 0.001 ? min(interval, 1e9) : 0.001))
    }
}

/// A timer that runs on the clock of a host while a view receives its ticks.
public final class HostTimer: @unchecked Sendable {
    fileprivate let interval: Duration
    @MainActor fileprivate var isCancelled = false

    fileprivate init(interval: Duration) { self.interval = interval }

    /// Returns the timer, which starts when a view that receives its ticks appears.
    public func autoconnect() -> HostTimer { self }

    /// The timer itself, as in `timer.upstream.connect().cancel()`.
    public var upstream: HostTimer { self }

    /// Returns the timer, to be cancelled.
    public func connect() -> HostTimer { self }

    /// Stops the timer for good.
    @MainActor public func cancel() { isCancelled = true }
}

nonisolated extension View {
    /// Performs an action at each tick of a timer, from the moment when this view appears until it
    /// disappears.
    ///
    /// - Parameters:
    ///   - publisher: A timer.
    ///   - action: The action, which receives the date of the tick and may write state.
    public consuming func onReceive(
        _ publisher: HostTimer, perform action: @escaping (Date) -> Void
    ) -> some View {
        modifier(ReceivingModifier(timer: publisher, action: action))
    }
}

nonisolated private struct ReceivingModifier: ViewModifier, HiddenBody {
    let timer: HostTimer
    let action: (Date) -> Void
    @Owned private var ticks = Ticks()
    @Environment(\.hostServices) private var services

    func body(content: Content) -> some View {
        (ticks.action, ticks.timer) = (action, timer)
        return content.modifier(
            TickModifier(timer: timer, ticks: ticks, timers: services?[HostTimers.self]))
    }
}

nonisolated private struct TickModifier: PrimitiveModifier {
    let timer: HostTimer
    let ticks: Ticks
    let timers: HostTimers?

    static var observesLifetime: Bool { true }

    func didAppear() { timers?.start(ticks) }
    func didDisappear() { timers?.stop(ticks) }
    func didChange(from old: TickModifier) {
        if old.timer !== timer { timers?.start(ticks) }
    }

    var description: ModifierDescription? { ModifierDescription("onReceive") }
}

/// The ticks that one modifier receives.
private final class Ticks {
    var action: (Date) -> Void = { _ in }
    var timer: HostTimer?
    /// The time of the next tick; `nil` until the host's clock is read.
    var next: Duration?
    /// The date at which the host's clock was at zero.
    var epoch = Date.distantPast
}

/// The timers whose ticks the views of a host receive.
private final class HostTimers: HostService {
    private unowned let services: HostServices
    private var running: [Ticks] = []

    init(of services: HostServices) { self.services = services }

    func start(_ ticks: Ticks) {
        stop(ticks)
        ticks.next = nil
        running.append(ticks)
    }

    func stop(_ ticks: Ticks) { running.removeAll { $0 === ticks } }

    @MainActor var deadline: Duration? {
        running.removeAll { $0.timer?.isCancelled != false }
        for ticks in running where ticks.next == nil {
            ticks.next = ticks.timer.map { services.now + $0.interval }
            ticks.epoch = Date(timeIntervalSinceNow: -services.now.inSeconds)
        }
        return running.compactMap(\.next).min()
    }

    @MainActor func meetDeadline() {
        for ticks in running {
            guard let next = ticks.next, next <= services.now, let timer = ticks.timer,
                !timer.isCancelled
            else { continue }
            ticks.next = next + timer.interval
            ticks.action(ticks.epoch.addingTimeInterval(next.inSeconds))
        }
    }
}
