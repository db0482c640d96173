nonisolated extension View {
    /// Limits the number of lines of each text in this view.
    ///
    /// - Parameter number: The maximum number of lines, or `nil` for no limit; a number less than 1
    ///   counts as 1.
    public consuming func lineLimit(_ number: Int?) -> some View {
        setting(\.lineLimit, number, named: "lineLimit")
    }

    /// Limits the number of lines of each text in this view, and reserves room for the least number.
    ///
    /// ```swift
    /// Text("Short").lineLimit(2...4)      // as high as two lines
    /// ```
    public consuming func lineLimit(_ limit: some RangeExpression<Int>) -> some View {
        let numbers = limit.relative(to: 1..<Int.max)
        let most = numbers.upperBound == .max ? nil : numbers.upperBound - 1
        let range = "\(numbers.lowerBound)...\(most.map { "\($0)" } ?? "")"
        return setting(
            \.lineLimits, LineLimits(least: numbers.lowerBound, most: most),
            as: Call("lineLimit").argument(verbatim: range))
    }

    /// Limits the number of lines of each text in this view, and reserves room for all of them if
    /// wanted.
    public consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        setting(
            \.lineLimits, LineLimits(least: reservesSpace ? max(1, limit) : 1, most: limit),
            as: Call("lineLimit").argument(limit).argument("reservesSpace", reservesSpace))
    }
}

/// The numbers of lines of a text.
package struct LineLimits: Equatable, Sendable {
    /// The least number of lines of the room.
    package var least = 1
    /// The maximum number; `nil` for no limit.
    package var most: Int?
}

package struct LineLimitKey: EnvironmentKey {
    package static let defaultValue = LineLimits()
}

extension EnvironmentValues {
    /// The maximum number of lines of a text; `nil` for no limit.
    public var lineLimit: Int? {
        get { lineLimits.most }
        set { lineLimits = LineLimits(most: newValue) }
    }

    package var lineLimits: LineLimits {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
}
