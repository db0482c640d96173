/// A gesture that is recognized after a number of taps.
///
/// A touch is not a tap if the finger moves by 45 points or more, or stays for 0.75 seconds. The
/// next tap must begin within 0.35 seconds. The finger need not be lifted inside the view.
nonisolated public struct TapGesture: PrimitiveGesture, Equatable, Sendable {
    /// The number of successive taps.
    public var count: Int

    /// Makes a gesture with a number of taps, 1 by default. A number less than 1 counts as 1.
    public init(count: Int = 1) { self.count = count }

    @MainActor public func _makeRecognizer() -> _GestureRecognizer<Void> {
        TapRecognizer(count) { _ in }
    }

    @MainActor public func _update(_ recognizer: _GestureRecognizer<Void>) {
        recognizer.own(as: TapRecognizer<Void>.self)?.count = count
    }
}

/// A gesture that is recognized after a number of taps, with their location.
nonisolated public struct SpatialTapGesture: PrimitiveGesture, Equatable {
    /// The location of a tap.
    public struct Value: Equatable, Sendable {
        /// The location of the finger, in the gesture's coordinate space.
        public var location: CGPoint
    }

    /// The number of successive taps.
    public var count: Int
    /// The coordinate space of the location.
    public var coordinateSpace: CoordinateSpace

    /// Makes a gesture with a number of taps, 1 by default, and a coordinate space, by default that
    /// of the view.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
        TapRecognizer(count, value: tapped)
    }

    @MainActor public func _update(_ recognizer: _GestureRecognizer<Value>) {
        guard let recognizer = recognizer.own(as: TapRecognizer<Value>.self) else { return }
        (recognizer.count, recognizer.value) = (count, tapped)
    }

    @MainActor private func tapped(_ event: TouchEvent) -> Value {
        Value(location: event.location(in: coordinateSpace))
    }
}

private final class TapRecognizer<Value>: _GestureRecognizer<Value> {
    var count: Int
    var value: (TouchEvent) -> Value
    private var taps = 0
    /// The time when the finger was put down or lifted.
    private var since = Duration.zero
    private var isDown = false

    private static var greatestTravel: CGFloat { 45 }
    private static var longestTouch: Duration { .milliseconds(750) }
    private static var longestGap: Duration { .milliseconds(350) }

    init(_ count: Int, value: @escaping (TouchEvent) -> Value) {
        self.count = count
        self.value = value
        super.init()
    }

    override func handle(_ event: TouchEvent) {
        guard !phase.isTerminal else { return }
        if let deadline, event.time >= deadline { return fail() }
        switch event.kind {
        case .down: (isDown, since) = (true, event.time)
        case .move where event.touch.travel >= Self.greatestTravel: fail()
        case .up where isDown:
            taps += 1
            (isDown, since) = (false, event.time)
            phase = taps >= count ? .ended(value(event)) : .possible(value(event))
        case .rest where !isDown && taps > 0: fail()
        default: break
        }
    }

    override var deadline: Duration? {
        guard !phase.isTerminal else { return nil }
        if isDown { return since + Self.longestTouch }
        return taps > 0 ? since + Self.longestGap : nil
    }
}
