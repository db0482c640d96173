/// Takes note of the actions of the first few taps that are described, for a sample to call.
@MainActor
enum Probe {
    private(set) static var actions: [() -> Void] = []
    private static var isOpen = false

    @inline(__always)
    static func noted(_ action: @escaping () -> Void) -> () -> Void {
        if isOpen { note(action) }
        return action
    }

    /// Takes note of what tapping each of five stars would do, where there is nothing to tap.
    @inline(__always)
    static func note(taps action: @escaping (Int) -> Void) {
        if isOpen { for star in 0..<5 { note { action(star) } } }
    }

    private static func note(_ action: @escaping () -> Void) {
        actions.append(action)
        isOpen = actions.count < 5
    }

    /// The actions of the first five taps that `work` describes.
    static func firstActions<Result>(
        in work: () -> Result
    ) -> (result: Result, actions: [() -> Void]) {
        actions = []
        isOpen = true
        defer { (actions, isOpen) = ([], false) }
        return (work(), actions)
    }
}
