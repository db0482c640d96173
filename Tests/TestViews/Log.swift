/// A record of events, in order.
public final class Log {
    public var entries: [String] = []

    public init() {}

    public func callAsFunction(_ entry: String) { entries.append(entry) }

    /// Removes and returns the entries.
    public func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}
