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

/// What a rule makes for one node after another: it is looked up where other values are seen than at the one
/// before.
package struct KnownSummary<Made: AnyObject> {
    private let rule: EnvironmentSummary<Made>
    /// The values that are seen at the node that was entered last.
    package private(set) var environment = EnvironmentValues()
    private var reader: SummaryReader?
    private var made: Made?

    package init(by rule: EnvironmentSummary<Made>) { self.rule = rule }

    /// Goes on to a node.
    package mutating func enter(_ node: Node) {
        guard !node.isIn(environment) else { return }
        forget()
        environment = node.environment
    }

    /// Returns what the rule makes at the node that was entered last; who is noted to read it is asked for
    /// once.
    package mutating func read() -> Made {
        if let made { return made }
        if reader == nil { reader = environment.scope?.summaryReader(rule.keys, of: rule) }
        let made = reader?.read(rule.keys, rule.make) ?? rule.make(environment)
        // Rules make objects of their own type.
        let read = unsafeDowncast(made, to: Made.self)
        self.made = read
        return read
    }

    /// Goes on to what is read for somebody else.
    package mutating func changeReader() { made = nil }

    /// Forgets all: the tree may change.
    package mutating func forget() { (environment, reader, made) = (EnvironmentValues(), nil, nil) }
}

extension EnvironmentScope {
    /// Returns who reads what a rule makes of the values that are seen here.
    fileprivate func summaryReader(_ keys: [ObjectIdentifier], of rule: AnyObject) -> SummaryReader
    {
        let (scope, rule) = (nearest(settingAnyOf: keys), ObjectIdentifier(rule))
        // What is known by a rule was made for it below.
        if let known = scope.knownReading(of: rule) {
            return unsafeDowncast(known, to: SummaryReader.self)
        }
        let reader = SummaryReader(of: rule, in: scope)
        scope.keep(reader, as: rule)
        return reader
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
