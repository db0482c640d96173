public import Foundation

/// A gesture that follows a finger.
///
/// It begins when the finger has moved by the least distance, and with a least distance of 0 as soon as
/// the finger is there; it then goes on wherever the finger moves, also outside the view. It ends when the
/// finger is lifted.
///
/// ```swift
/// stars.gesture(DragGesture(minimumDistance: 0).onChanged { value = stars(at: $0.location.x) })
/// host.drag(along: [CGPoint(x: 10, y: 5), CGPoint(x: 60, y: 5)])
/// ```
nonisolated public struct DragGesture: PrimitiveGesture, Equatable {
    /// The places of a finger.
    public struct Value: Equatable, Sendable {
        /// The time of the event, on the host's clock: the reference date and what has passed since
        /// the host was made.
        public var time: Date
        /// The place of the finger, in the gesture's coordinate space.
        public var location: CGPoint
        /// The place at which the finger was put down.
        public var startLocation: CGPoint
        /// The speed of the finger, in points a second; 0 where no time has passed.
        public var velocity: CGSize

        /// The distance from where the finger was put down.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The place at which the finger would come to rest: a quarter of a second further.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The distance from where the finger was put down to where it would come to rest.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width / 4,
                height: translation.height + velocity.height / 4)
        }
    }

    /// The distance that the finger moves before the gesture begins.
    public var minimumDistance: CGFloat
    /// The space in which places are told.
    public var coordinateSpace: CoordinateSpace

    /// Makes a gesture with a least distance, 10 points by default, that tells places in a space, by
    /// default that of the view.
    public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Makes a gesture with a least distance and a space: the older form.
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
    /// The time and the place, in the host's space, at which the gesture's first event was; the place is
    /// that of the touch if the finger had not moved.
    private var begin: (time: Duration, location: CGPoint?)?
    private var start: CGPoint?
    private var greatestTravel: CGFloat = 0
    private var track = FingerTrack()

    /// A gesture that begins sooner has others wait until the finger has moved so far.
    private static let clearTravel: CGFloat = 10

    init(_ gesture: DragGesture) {
        self.gesture = gesture
        super.init()
    }

    override func handle(_ event: TouchEvent) {
        guard !phase.isTerminal else { return }
        let touch = event.touch
        if event.kind == .down {
            begin = (event.time, touch.hasMoved ? touch.location : nil)
        }
        guard let begin else { return }
        if touch.hasMoved {
            let origin = begin.location ?? touch.start
            greatestTravel = max(greatestTravel, origin.distance(to: touch.location))
        }
        let isBegun = !(greatestTravel < gesture.minimumDistance)
        switch event.kind {
        case .up:
            if isBegun { phase = .ended(value(event, begin)) } else { fail() }
        case .down, .move:
            if isBegun {
                let value = value(event, begin)
                phase = greatestTravel < Self.clearTravel ? .possible(value) : .active(value)
            } else if touch.hasMoved {
                // The speed is that of the whole way.
                _ = value(event, begin)
            }
        case .tick, .rest: break
        }
    }

    private func value(
        _ event: TouchEvent, _ begin: (time: Duration, location: CGPoint?)
    ) -> DragGesture.Value {
        let location = event.location(in: gesture.coordinateSpace)
        let start =
            start
            ?? event.converted(begin.location ?? event.touch.start, to: gesture.coordinateSpace)
        if self.start == nil {
            self.start = start
            track.add(start, at: begin.time)
        }
        track.add(location, at: event.time)
        return DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: event.time.inSeconds), location: location,
            startLocation: start, velocity: track.velocity)
    }
}

/// The last places of a finger, and its speed.
private struct FingerTrack {
    /// The speed from the last place at an earlier time to the last place.
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
