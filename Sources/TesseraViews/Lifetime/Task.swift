nonisolated extension View {
    /// Starts an asynchronous action when this view appears, and cancels it when the view
    /// disappears.
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
    /// The task starts after the update in which the view appears, as soon as the program suspends.
    /// Cancellation is a request: the action continues until it checks for cancellation.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task; `.userInitiated` by default.
    ///   - action: The action, which may write state.
    public consuming func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        task(id: 0, priority: priority, action)
    }

    /// Starts an asynchronous action when this view appears and whenever a value changes, and
    /// cancels the previous task.
    ///
    /// - Parameters:
    ///   - value: The value to compare with its value at the last update.
    ///   - priority: The priority of the task; `.userInitiated` by default.
    ///   - action: The action, which may write state.
    public consuming func task<Value: Equatable>(
        id value: Value, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        let lifetime = LifetimeModifier(
            name: "task", id: value,
            appear: { presence in
                let task = reportingHere(presence.services) {
                    Task(priority: priority) { @MainActor in await action() }
                }
                presence.task = task
                presence.services?[ViewTasks.self].add(task)
            }, disappear: { $0.task?.cancel() })
        return modifier(AppearanceModifier(lifetime: lifetime))
    }
}

/// Starts a task in an action. The issues of the task, which arise later, are reported at the view
/// whose action it is, too.
private func reportingHere<Result>(_ services: HostServices?, _ start: () -> Result) -> Result {
    // Main actor only.
    nonisolated(unsafe) weak let (view, services) = (Node.acting, services)
    let outside = RuntimeIssue.receiver
    let receiver = IssueReceiver { issue in
        guard MainActor.isCurrent else { return outside.receive(issue) }
        MainActor.assumeIsolated {
            guard let tree = services?.tree else { return outside.receive(issue) }
            let path = view.map { $0.isPresent ? $0.path : nil } ?? nil
            tree.report(issue.message, path: path ?? "a removed view")
        }
    }
    return RuntimeIssue.$receiver.withValue(receiver, operation: start)
}

/// The tasks of the views of a host.
final class ViewTasks: HostService {
    private var started: [Task<Void, Never>] = []
    /// Whether any task has been started.
    private(set) var haveStarted = false

    init(of services: HostServices) {}

    func add(_ task: Task<Void, Never>) {
        started.append(task)
        haveStarted = true
    }

    /// Waits for the tasks that have been started, and removes them. Returns whether there were
    /// any.
    @MainActor func finish() async -> Bool {
        let waiting = started
        started = []
        for task in waiting { await task.value }
        return !waiting.isEmpty
    }
}

extension ViewHost {
    /// Whether a view has started a task.
    package var hasStartedTasks: Bool { services[ViewTasks.self].haveStarted }

    /// Waits until every task that views have started by `task(priority:_:)` has ended, including
    /// tasks that start meanwhile, and applies their changes.
    ///
    /// This function does not return if a task never ends.
    public func finishTasks() async {
        update()
        while await services[ViewTasks.self].finish() { update() }
    }
}
