/// A modifier by which a finger chooses among the targets inside its views.
package protocol SlideResponder: Role {}

/// A modifier that may make its view a target of a finger.
package protocol SlideTargetRole: Role {
    var isTarget: Bool { get }
}
