/// Records the actions of the first taps in a body, so that a sample can perform them.
@MainActor
enum Probe {
    private(set) static var actions: [() -> Void] = []
    private static var isOpen = false

    @inline(__always)
    static func noted(_ action: @escaping () -> Void) -> () -> Void {
        if isOpen { note(action) }
        return action
    }

    /// Records the actions of five stars that have no tap gesture.
    @inline(__always)
    static func note(taps action: @escaping (Int) -> Void) {
        if isOpen { for star in 0..<5 { note { action(star) } } }
    }

    private static func note(_ action: @escaping () -> Void) {
        actions.append(action)
        isOpen = actions.count < 5
    }

    /// Returns the actions of the first five taps that some work declares.
    static func firstActions<Result>(
        in work: () -> Result
    ) -> (result: Result, actions: [() -> Void]) {
        actions = []
        isOpen = true
        defer { (actions, isOpen) = ([], false) }
        return (work(), actions)
    }
}
