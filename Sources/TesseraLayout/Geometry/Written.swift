/// A length as it might be written in Swift: a whole one without its fraction.
func written(_ length: Double) -> String {
    if length.isNaN { return ".nan" }
    if length.isInfinite { return length < 0 ? "-.infinity" : ".infinity" }
    let whole = length.rounded()
    return whole == length && abs(length) < 1e15 ? "\(Int(whole))" : "\(length)"
}

/// Members of an option set as they might be written in Swift.
func writtenSet(_ members: [some CustomStringConvertible]) -> String {
    let names = members.map(\.description)
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
}
