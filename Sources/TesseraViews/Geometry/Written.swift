/// Returns a length as Swift code spells it; a whole number has no fraction.
package func written(_ length: Double) -> String {
    if length.isNaN { return ".nan" }
    if length.isInfinite { return length < 0 ? "-.infinity" : ".infinity" }
    let whole = length.rounded()
    return whole == length && abs(length) < 1e15 ? "\(Int(whole))" : "\(length)"
}

/// Returns the members of an option set as Swift code spells them.
func writtenSet(_ members: [some CustomStringConvertible]) -> String {
    let names = members.map(\.description)
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
}
