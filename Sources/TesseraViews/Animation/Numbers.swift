package import Foundation

/// Several numbers that are animated together. A number that is missing or infinite does not move.
package struct Numbers: VectorArithmetic {
    // NaN stands for a missing number.
    private var values: [Double]

    package init(_ values: CGFloat?...) { self.values = values.map { $0.map(Double.init) ?? .nan } }

    /// The number at a position, rounded to ten-thousandths, which hides the errors of sums.
    package subscript(position: Int) -> CGFloat? {
        guard values.indices.contains(position), !values[position].isNaN else { return nil }
        let value = values[position]
        return abs(value) < 1e12 ? (value * 10_000).rounded() / 10_000 : value
    }

    package static var zero: Numbers { Numbers() }

    package static func == (left: Numbers, right: Numbers) -> Bool {
        left.values.elementsEqual(right.values, by: isSame)
    }

    private static func isSame(_ value: Double, _ other: Double) -> Bool {
        value == other || value.isNaN && other.isNaN
    }

    package static func + (left: Numbers, right: Numbers) -> Numbers {
        combine(left, right) { $0 + $1 }
    }

    package static func - (left: Numbers, right: Numbers) -> Numbers {
        // Equal numbers may be infinite or missing.
        combine(left, right) { isSame($0, $1) ? 0 : $0 - $1 }
    }

    /// Combines the numbers in pairs, where zero completes the shorter list.
    private static func combine(
        _ left: Numbers, _ right: Numbers, _ combine: (Double, Double) -> Double
    ) -> Numbers {
        var result = Numbers()
        result.values = (0..<max(left.values.count, right.values.count)).map { position in
            combine(
                position < left.values.count ? left.values[position] : 0,
                position < right.values.count ? right.values[position] : 0)
        }
        return result
    }

    package mutating func scale(by factor: Double) {
        for position in values.indices { values[position] *= factor }
    }

    package var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
