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
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    @MainActor public func _handle(_ event: _TouchEvent, by recognizer: _GestureRecognizer) {
        let touch = event.touch
        guard !recognizer.phase.isTerminal, let drag = recognizer.memory(Drag()),
            event.isOfFinger
        else { return }
        if event.kind == .down {
            (drag.origin, drag.begin) = (touch.hasMoved ? touch.location : nil, event.time)
        }
        if touch.hasMoved {
            drag.greatestTravel = max(
                drag.greatestTravel, (drag.origin ?? touch.start).distance(to: touch.location))
        }
        let isBegun = !(drag.greatestTravel < minimumDistance)
        // The velocity counts from the start of the touch.
        let value = isBegun || touch.hasMoved ? drag.value(event, in: coordinateSpace) : nil
        if isBegun {
            let isClear = !(drag.greatestTravel < Self.clearTravel)
            recognizer.become(event.kind == .up ? .ended : isClear ? .active : .begun, value)
        } else if event.kind == .up {
            recognizer.fail()
        }
    }

    /// The travel up to which a gesture with a smaller minimum distance keeps other gestures
    /// waiting.
    private static var clearTravel: CGFloat { 10 }
}

private final class Drag: GestureMemory {
    /// The location of the finger at the gesture's first event, in the host's space; `nil` if the
    /// finger had not moved. Then the touch's start counts.
    var origin: CGPoint?
    /// The time of the first event.
    var begin = Duration.zero
    private var start: CGPoint?
    var greatestTravel: CGFloat = 0
    /// The velocity between the last two locations at different times.
    private var velocity = CGSize.zero
    private var before: (time: Duration, location: CGPoint)?
    private var last: (time: Duration, location: CGPoint)?

    func value(_ event: _TouchEvent, in space: CoordinateSpace) -> DragGesture.Value {
        let location = event.location(in: space)
        let start = start ?? event.converted(origin ?? event.touch.start, to: space)
        if self.start == nil { add(start, at: begin) }
        self.start = start
        add(location, at: event.time)
        return DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: event.time.inSeconds), location: location,
            startLocation: start, velocity: velocity)
    }

    private func add(_ location: CGPoint, at time: Duration) {
        if let last, last.time < time { before = last }
        last = (time, location)
        guard let before else { return }
        let seconds = (time - before.time).inSeconds
        velocity = CGSize(
            width: (location.x - before.location.x) / seconds,
            height: (location.y - before.location.y) / seconds)
    }
}
