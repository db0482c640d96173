/// What one `@Environment` property reads, kept until a value that it is made of changes.
///
/// Those who read it are told only if what it reads differs then: a body that reads
/// `\.book.title` does not run when another property of the book changes.
final class EnvironmentReading<Value>: Reader {
    private let scope: EnvironmentScope
    private let evaluate: (EnvironmentValues) -> Value
    private let source = Source()
    private var last: Value?
    private var isInstalled = true

    init(in scope: EnvironmentScope, _ evaluate: @escaping (EnvironmentValues) -> Value) {
        self.scope = scope
        self.evaluate = evaluate
    }

    func read() -> Value {
        guard isInstalled else {
            return Tracking.reading(as: nil) { evaluate(EnvironmentValues(scope)) }
        }
        source.noteRead()
        return last ?? update()
    }

    private func update() -> Value {
        let value = Tracking.run(as: self) { evaluate(EnvironmentValues(scope)) }
        last = value
        return value
    }

    override func invalidate() {
        guard let old = last else { return }
        if source.hasReaders {
            if !Comparison.isSame(old, update()) { source.notifyReaders() }
        } else {
            last = nil
        }
    }

    /// Reads nothing any more on behalf of a view that has left the tree.
    func cancel() {
        isInstalled = false
        last = nil
        dependencies.removeAll()
    }
}
