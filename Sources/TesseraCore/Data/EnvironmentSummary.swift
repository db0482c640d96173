/// A function that makes an object from a few environment values.
///
/// Readers in the same scope of these values share the object, and depend on it alone. It is kept
/// while it has readers. After one of the values changes, the next read makes a new object.
package final class EnvironmentSummary<Made>: Sendable {
    fileprivate let keys: [ObjectIdentifier]
    fileprivate let make: @Sendable (EnvironmentValues) -> Made

    /// - Parameters:
    ///   - keys: The keys of the values.
    ///   - make: A function that reads these values only.
    package init(
        of keys: [any EnvironmentKey.Type], _ make: @escaping @Sendable (EnvironmentValues) -> Made
    ) {
        self.keys = keys.map { ObjectIdentifier($0) }
        self.make = make
    }
}

extension EnvironmentValues {
    /// Returns the object of a summary for these values.
    package func read<Made>(_ summary: EnvironmentSummary<Made>) -> Made {
        guard let scope = scope?.nearest(settingAnyOf: summary.keys) else {
            return summary.make(self)
        }
        // Each reading is stored under the summary it was created for, so `Made` matches.
        let known = scope.readings[ObjectIdentifier(summary)].map {
            unsafeDowncast($0.takeUnretainedValue(), to: SummaryReading<Made>.self)
        }
        return (known ?? SummaryReading(of: summary, in: scope)).read()
    }
}

/// The object of a summary in one scope.
private final class SummaryReading<Made>: Reader {
    private let summary: EnvironmentSummary<Made>
    private let scope: EnvironmentScope
    private let source = SummarySource()
    private var made: Made?

    init(of summary: EnvironmentSummary<Made>, in scope: EnvironmentScope) {
        (self.summary, self.scope) = (summary, scope)
        super.init()
        source.reading = self
        scope.readings[ObjectIdentifier(summary)] = .passUnretained(self)
    }

    deinit {
        dependencies.removeAll()
        scope.readings[ObjectIdentifier(summary)] = nil
    }

    func read() -> Made {
        source.noteRead()
        if let made { return made }
        let outside = Tracking.begin(as: self)
        let made = summary.make(EnvironmentValues(scope))
        Tracking.end(as: self, goingOn: outside)
        self.made = made
        return made
    }

    override func invalidate() {
        made = nil
        source.notifyReaders()
    }
}

/// A source that keeps its reading alive while it has readers.
private final class SummarySource: Source {
    // The reading owns this source.
    unowned(unsafe) var reading: Reader?
    private var kept: Reader?

    override func useDidChange() { kept = hasReaders ? reading : nil }
}
