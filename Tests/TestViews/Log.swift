/// A record of events, in order.
public final class Log {
    public var entries: [String] = []

    public init() {}

    public func callAsFunction(_ entry: String) { entries.append(entry) }

    /// The entries so far, which are forgotten.
    public func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}
