/// A modifier that lets a finger choose one of the targets in a view.
package protocol SlideResponder: Role {}

/// A modifier that may make its view a target of a finger.
package protocol SlideTargetRole: Role {
    var isTarget: Bool { get }
}
