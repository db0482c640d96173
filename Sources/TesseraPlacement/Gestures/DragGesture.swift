/// A gesture that follows a finger.
///
/// It begins when the finger has moved by the minimum distance; with a minimum distance of 0 it
/// begins when the finger is put down. It continues wherever the finger moves, even outside the
/// view, and ends when the finger is lifted.
///
/// ```swift
/// stars.gesture(DragGesture(minimumDistance: 0).onChanged { value = stars(at: $0.location.x) })
/// host.drag(along: [CGPoint(x: 10, y: 5), CGPoint(x: 60, y: 5)])
/// ```
nonisolated public struct DragGesture: PrimitiveGesture, Equatable {
    /// The time and the positions of a finger.
    public struct Value: Equatable, Sendable {
        /// The time of the event on the host's clock: the reference date plus the time since the
        /// host was made.
        public var time: Date
        /// The location of the finger, in the gesture's coordinate space.
        public var location: CGPoint
        /// The location where the finger was put down.
        public var startLocation: CGPoint
        /// The velocity of the finger, in points per second; 0 if no time has passed.
        public var velocity: CGSize

        /// The distance from the start location.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The location that the finger would reach in a quarter of a second.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The distance from the start location to the predicted end location.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width / 4,
                height: translation.height + velocity.height / 4)
        }
    }

    /// The distance that the finger must move before the gesture begins.
    public var minimumDistance: CGFloat
    /// The coordinate space of the locations.
    public var coordinateSpace: CoordinateSpace

    /// Makes a gesture with a minimum distance, 10 points by default, and a coordinate space, by
    /// default that of the view.
    public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Makes a gesture with a minimum distance and a space, given as an enumeration case.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> { DragRecognizer(self) }

    @MainActor public func _update(_ recognizer: _GestureRecognizer<Value>) {
        recognizer.own(as: DragRecognizer.self)?.gesture = self
    }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
    var gesture: DragGesture
    /// The location of the finger at the gesture's first event, in the host's space; `nil` if the
    /// finger had not moved. Then the touch's start counts.
    private var origin: CGPoint?
    /// The time of the first event.
    private var begin = Duration.zero
    private var start: CGPoint?
    private var greatestTravel: CGFloat = 0
    private var track = FingerTrack()

    /// The travel up to which a gesture with a smaller minimum distance keeps other gestures
    /// waiting.
    private static let clearTravel: CGFloat = 10

    init(_ gesture: DragGesture) {
        self.gesture = gesture
        super.init()
    }

    override func handle(_ event: TouchEvent) {
        let touch = event.touch
        guard !phase.isTerminal, [.down, .move, .up].contains(event.kind) else { return }
        if event.kind == .down {
            (origin, begin) = (touch.hasMoved ? touch.location : nil, event.time)
        }
        if touch.hasMoved {
            greatestTravel = max(
                greatestTravel, (origin ?? touch.start).distance(to: touch.location))
        }
        let isBegun = !(greatestTravel < gesture.minimumDistance)
        // The velocity counts from the start of the touch.
        let value = isBegun || touch.hasMoved ? value(event) : nil
        switch (value, event.kind) {
        case (let value?, .up) where isBegun: phase = .ended(value)
        case (_, .up): fail()
        case (let value?, _) where isBegun:
            phase = greatestTravel < Self.clearTravel ? .possible(value) : .active(value)
        default: break
        }
    }

    private func value(_ event: TouchEvent) -> DragGesture.Value {
        let location = event.location(in: gesture.coordinateSpace)
        let start =
            start ?? event.converted(origin ?? event.touch.start, to: gesture.coordinateSpace)
        if self.start == nil { track.add(start, at: begin) }
        self.start = start
        track.add(location, at: event.time)
        return DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: event.time.inSeconds), location: location,
            startLocation: start, velocity: track.velocity)
    }
}

/// The last locations of a finger with its velocity.
private struct FingerTrack {
    /// The velocity between the last two locations at different times.
    private(set) var velocity = CGSize.zero
    private var before: (time: Duration, location: CGPoint)?
    private var last: (time: Duration, location: CGPoint)?

    mutating func add(_ location: CGPoint, at time: Duration) {
        if let last, last.time < time { before = last }
        last = (time, location)
        guard let before else { return }
        let seconds = (time - before.time).inSeconds
        velocity = CGSize(
            width: (location.x - before.location.x) / seconds,
            height: (location.y - before.location.y) / seconds)
    }
}
