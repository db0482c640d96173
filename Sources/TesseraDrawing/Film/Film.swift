public import Tessera

/// The pictures of a host's views while they move.
///
/// ```swift
/// let film = host.film { host.tap(.label("5 stars")) }
/// try film.svg(title: "A wave").write(toFile: "wave.svg", atomically: true, encoding: .utf8)
/// ```
public struct Film: Codable, Equatable, Sendable {
    /// The picture at a moment.
    public struct Frame: Codable, Equatable, Sendable {
        /// The seconds since the action; negative before it.
        public var time: Double
        /// The picture.
        public var drawing: Drawing
    }

    /// The frames in order. The first shows the views half a second before the action, the second
    /// directly after it, and the last shows them at rest.
    public var frames: [Frame]

    /// Returns the film of two actions. The second begins when the changes of the first are at rest.
    ///
    /// ```swift
    /// let film = host.film { host.tap(.text("Open")) } + host.film { host.tap(.text("Close")) }
    /// ```
    public static func + (first: Film, second: Film) -> Film {
        guard let end = first.frames.last, let start = second.frames.first else {
            return first.frames.isEmpty ? second : first
        }
        // The second film begins with the picture that ends the first one.
        let later = second.frames.map {
            Frame(time: $0.time - start.time + end.time, drawing: $0.drawing)
        }
        return Film(frames: first.frames.dropLast() + later)
    }
}

extension ViewHost {
    /// Performs an action, and returns the pictures until nothing moves.
    ///
    /// Changes move, whatever `isAnimated` is.
    ///
    /// - Parameters:
    ///   - interval: The time between two frames. An interval that is not greater than 0 counts as
    ///     the default of 40 milliseconds.
    ///   - limit: The time after which the film ends, even if something still moves; 10 seconds by
    ///     default.
    ///   - action: The action.
    public func film(
        every interval: Duration = .milliseconds(40), for limit: Duration = .seconds(10),
        _ action: () throws -> Void
    ) rethrows -> Film {
        let interval = interval > .zero ? interval : .milliseconds(40)
        let wasAnimated = isAnimated
        isAnimated = true
        defer { isAnimated = wasAnimated }
        let before = Film.Frame(time: -0.5, drawing: drawing)
        try action()
        var (film, time) = (
            Film(frames: [before, Film.Frame(time: 0, drawing: drawing)]), Duration.zero
        )
        while isMoving, time < limit {
            wait(interval)
            time += interval
            film.frames.append(Film.Frame(time: time.inSeconds, drawing: drawing))
        }
        return film
    }
}
