/// The combination of a touch area with the content of its view.
package enum TouchAreaPlace: Equatable, Sendable {
    /// The area limits all touches. Where a touch reaches no content, it reaches the view.
    case around
    /// The area is in front of the content.
    case inFront
    /// The area is behind the content.
    case behind
}
