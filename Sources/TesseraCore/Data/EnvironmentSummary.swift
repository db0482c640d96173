/// A rule that creates an object from a few environment values.
///
/// Readers that see the same values share the object, and depend on it alone. The object is created
/// again when one of the values changes, and kept while it has readers.
package final class EnvironmentSummary<Made: AnyObject>: Sendable {
    fileprivate let keys: [ObjectIdentifier]
    fileprivate let make: @Sendable (EnvironmentValues) -> AnyObject

    /// Creates a rule that reads the values of the given keys only.
    package init(
        of keys: [any EnvironmentKey.Type], _ make: @escaping @Sendable (EnvironmentValues) -> Made
    ) {
        self.keys = keys.map { ObjectIdentifier($0) }
        self.make = make
    }
}

/// A cache of a rule's result during a walk through the nodes. The rule is looked up again when the
/// environment changes.
package struct KnownSummary<Made: AnyObject> {
    private let rule: EnvironmentSummary<Made>
    /// The environment of the node entered last.
    package private(set) var environment = EnvironmentValues()
    private var reader: SummaryReader?
    private var made: Made?

    package init(by rule: EnvironmentSummary<Made>) { self.rule = rule }

    /// Moves the cache to the next node of the walk.
    package mutating func enter(_ node: Node) {
        guard !node.isIn(environment) else { return }
        forget()
        environment = node.environment
    }

    /// Returns the rule's result at the node entered last. The first read at a node records the
    /// dependency.
    package mutating func read() -> Made {
        if let made { return made }
        if reader == nil { reader = environment.scope?.summaryReader(rule.keys, of: rule) }
        let made = reader?.read(rule.make) ?? rule.make(environment)
        // A rule makes objects of type `Made`.
        let read = unsafeDowncast(made, to: Made.self)
        self.made = read
        return read
    }

    /// Continues with another reader, whose dependency must be recorded as well.
    package mutating func changeReader() { made = nil }

    /// Drops the cached values, because the tree may change.
    package mutating func forget() { (environment, reader, made) = (EnvironmentValues(), nil, nil) }
}

extension EnvironmentScope {
    /// Returns the shared reader of a rule for the values visible here.
    fileprivate func summaryReader(_ keys: [ObjectIdentifier], of rule: AnyObject) -> SummaryReader
    {
        let (scope, rule) = (nearest(settingAnyOf: keys), ObjectIdentifier(rule))
        // The reader of a rule is created with it, below.
        if let known = scope.readings[rule]?.takeUnretainedValue() {
            return unsafeDowncast(known, to: SummaryReader.self)
        }
        let reader = SummaryReader(of: rule, in: scope)
        scope.readings[rule] = .passUnretained(reader)
        return reader
    }
}

/// The cached result of a rule in one scope.
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
        scope.readings[rule] = nil
    }

    func read(_ make: (EnvironmentValues) -> AnyObject) -> AnyObject {
        source.noteRead()
        if let made { return made }
        let outside = Tracking.begin(as: self)
        let made = make(EnvironmentValues(scope))
        Tracking.end(as: self, goingOn: outside)
        self.made = made
        return made
    }

    override func invalidate() {
        made = nil
        source.notifyReaders()
    }
}

/// A source that keeps its summary alive while it has readers.
private final class SummarySource: Source {
    // The reader owns this source.
    unowned(unsafe) var reader: SummaryReader?
    private var kept: SummaryReader?

    override func useDidChange() { kept = hasReaders ? reader : nil }
}
