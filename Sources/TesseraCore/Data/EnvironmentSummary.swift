/// A rule by which an object is made of a few values of the environment.
///
/// All who read it where the same values are seen share the object, and depend on it alone. It is made again
/// when one of the values has changed, and kept as long as somebody depends on it.
package final class EnvironmentSummary<Made: AnyObject>: Sendable {
    fileprivate let keys: [ObjectIdentifier]
    fileprivate let make: @Sendable (EnvironmentValues) -> AnyObject

    /// Makes a rule that reads the values of some keys, and no others.
    package init(
        of keys: [any EnvironmentKey.Type], _ make: @escaping @Sendable (EnvironmentValues) -> Made
    ) {
        self.keys = keys.map { ObjectIdentifier($0) }
        self.make = make
    }
}

extension EnvironmentValues {
    /// Returns what a rule makes of these values.
    package func summary<Made>(by rule: EnvironmentSummary<Made>) -> Made {
        guard let scope, writes.isEmpty else {
            // Rules make objects of their own type, here and below.
            return unsafeDowncast(rule.make(self), to: Made.self)
        }
        let made = scope.nearest(settingAnyOf: rule.keys)
            .madeValue(by: ObjectIdentifier(rule), rule.keys, rule.make)
        return unsafeDowncast(made, to: Made.self)
    }
}

extension EnvironmentScope {
    /// Returns what a rule makes of the values that are seen here.
    fileprivate func madeValue(
        by rule: ObjectIdentifier, _ keys: [ObjectIdentifier],
        _ make: (EnvironmentValues) -> AnyObject
    ) -> AnyObject {
        let summary: SummaryReader
        if let known = knownReading(of: rule) {
            // What is known by a rule was made for it below.
            summary = unsafeDowncast(known, to: SummaryReader.self)
        } else {
            summary = SummaryReader(of: rule, in: self)
            keep(summary, as: rule)
        }
        return summary.read(keys, make)
    }
}

/// What a rule has made in one place.
private final class SummaryReader: Reader {
    private let rule: ObjectIdentifier
    private let scope: EnvironmentScope
    private let source = SummarySource()
    private var made: AnyObject?

    init(of rule: ObjectIdentifier, in scope: EnvironmentScope) {
        self.rule = rule
        self.scope = scope
        super.init()
        source.reader = self
    }

    deinit {
        dependencies.removeAll()
        scope.forgetReading(of: rule)
    }

    func read(
        _ keys: [ObjectIdentifier], _ make: (EnvironmentValues) -> AnyObject
    ) -> AnyObject {
        source.noteRead()
        if let made { return made }
        let outside = Tracking.begin(as: self)
        let made = make(EnvironmentValues(scope))
        Tracking.end(as: self, goingOn: outside)
        let unknown = dependencies.first { source in
            (source as? EnvironmentSlot).flatMap { keys.contains($0.key) ? nil : $0 }
        }
        assert(unknown == nil, "A value is read that the rule does not name.")
        self.made = made
        return made
    }

    override func invalidate() {
        made = nil
        source.notifyReaders()
    }
}

/// Keeps a summary as long as somebody depends on it.
private final class SummarySource: Source {
    // The reader owns this.
    unowned(unsafe) var reader: SummaryReader?
    private var kept: SummaryReader?

    override func useDidChange() { kept = hasReaders ? reader : nil }
}
