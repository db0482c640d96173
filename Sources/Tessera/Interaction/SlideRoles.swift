/// A modifier by which a finger chooses among the targets inside its views.
protocol SlideResponder: Role {}

/// A modifier that may make its view a target of a finger.
protocol SlideTargetRole: Role {
    var isTarget: Bool { get }
}
