import TesseraCore

nonisolated extension View {
    /// Starts an asynchronous action when this view has appeared, and cancels it when the view has
    /// disappeared.
    ///
    /// ```swift
    /// struct Library: View {
    ///     @State private var books: [Book] = []
    ///     var body: some View {
    ///         List(books) { Text($0.title) }.task { books = await load() }
    ///     }
    /// }
    /// let host = ViewHost(rootView: Library())
    /// await host.finishTasks()
    /// print(host.tree)
    /// ```
    ///
    /// The action is performed after the update in which the view appears, as soon as the program
    /// awaits something. To be cancelled is a request: the action goes on until it looks.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task; `.userInitiated` by default.
    ///   - action: The action. It may write state.
    public consuming func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        task(id: 0, priority: priority, action)
    }

    /// Starts an asynchronous action when this view has appeared and whenever a value has changed, and
    /// cancels the one before.
    ///
    /// - Parameters:
    ///   - value: The value to compare with that of the last update.
    ///   - priority: The priority of the task; `.userInitiated` by default.
    ///   - action: The action. It may write state.
    public consuming func task<Value: Equatable>(
        id value: Value, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(value: value, priority: priority, action: action))
    }
}

nonisolated private struct TaskModifier<Value: Equatable>: ViewModifier, HiddenBody {
    let value: Value
    let priority: TaskPriority
    let action: @Sendable () async -> Void
    @State private var running = RunningTask()
    @Environment(\.viewTasks) private var tasks
    @Environment(\.isScreenCovered) private var isCovered

    init(
        value: Value, priority: TaskPriority, action: @escaping @Sendable () async -> Void
    ) {
        self.value = value
        self.priority = priority
        self.action = action
    }

    func body(content: Content) -> some View {
        content.modifier(
            TaskStart(
                value: value, priority: priority, action: action, running: running, tasks: tasks,
                isCovered: isCovered))
    }
}

/// The task that a modifier has started last.
private final class RunningTask {
    var task: Task<Void, Never>?
    let presence = Presence()
}

nonisolated private struct TaskStart<Value: Equatable>: PrimitiveModifier {
    let value: Value
    let priority: TaskPriority
    let action: @Sendable () async -> Void
    let running: RunningTask
    let tasks: ViewTasks?
    let isCovered: Bool

    static var observesLifetime: Bool { true }

    @MainActor func didAppear() { settle(isInTree: true) }

    @MainActor func didChange(from old: Self) {
        settle(isInTree: running.presence.isInTree)
        guard old.value != value, running.presence.isInTree, !isCovered, !old.isCovered
        else { return }
        running.task?.cancel()
        start()
    }

    @MainActor func didDisappear() { settle(isInTree: false) }

    @MainActor private func settle(isInTree: Bool) {
        running.presence.isInTree = isInTree
        running.presence.settle(
            isCovered: isCovered, appear: start, disappear: { running.task?.cancel() })
    }

    @MainActor private func start() {
        let action = action
        let task = Task(priority: priority) { @MainActor in await action() }
        running.task = task
        tasks?.add(task)
    }

    var description: ModifierDescription? { ModifierDescription("task") }
}

/// The tasks that the views of a host have started.
@MainActor
final class ViewTasks {
    private var started: [Task<Void, Never>] = []

    func add(_ task: Task<Void, Never>) { started.append(task) }

    /// Waits for those that have been started so far, and forgets them.
    func finish() async -> Bool {
        let waiting = started
        started = []
        for task in waiting { await task.value }
        return !waiting.isEmpty
    }
}

private struct ViewTasksKey: PlaceEnvironmentKey {
    static var defaultValue: ViewTasks? { nil }
}

extension EnvironmentValues {
    /// The tasks that the views of the host have started.
    var viewTasks: ViewTasks? {
        get { self[ViewTasksKey.self] }
        set { self[ViewTasksKey.self] = newValue }
    }
}

extension ViewHost {
    /// Waits until every task that a view has started by `task(priority:_:)` has ended, and applies
    /// what they have changed; also those that are started in the meantime.
    ///
    /// A task that does not end by itself, and does not end when its view disappears, is waited for
    /// without end.
    public func finishTasks() async {
        update()
        while await tasks.finish() { update() }
    }
}
