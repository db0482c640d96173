import Foundation
import Tessera

/// The values of a rating, and the symbols that show them.
nonisolated struct RatingScale: Hashable {
    /// The requested bounds.
    let bounds: ClosedRange<Double>
    /// The requested number of symbols; `nil` for a symbol for each whole number.
    let fixedCount: Int?
    /// The requested step, if it is invalid. A step of 1 is used instead.
    private let senselessStep: String?
    /// Whether the value is `nil` without a rating.
    let allowsNil: Bool
    /// The values that can be chosen. The lower bound is 0 if that means no rating.
    private let stops: Stops
    /// The numbers that can be chosen, in order, if the type lacks some of the stops.
    private let numbers: [Double]?
    /// The precision of a drawn symbol, as a part of it: a half, or 0 for the exact fill if some
    /// numbers would look alike in halves.
    let precision: Double

    /// - Parameter isReadOnly: Whether the value cannot be chosen, so that steps do not matter.
    init<V: RatingValue>(
        _: V.Type, _ bounds: ClosedRange<V.Number>?, step: V.Number.Stride, count: Int?,
        isReadOnly: Bool = false
    ) {
        let known = bounds ?? V.ratingBounds
        self.init(
            least: known.map { $0.lowerBound.ratingNumber ?? 0 },
            greatest: known.map { $0.upperBound.ratingNumber ?? 0 },
            all: V.ratingNumbers?.compactMap(\.ratingNumber), step: step.ratingNumber ?? .nan,
            count: count, allowsNil: V.hasNoRating, isReadOnly: isReadOnly)
    }

    /// - Parameters:
    ///   - least: The smallest value; `nil` for a value of 0.
    ///   - greatest: The largest value; `nil` for that of the count.
    ///   - all: The numbers of a type with few values.
    private init(
        least: Double?, greatest: Double?, all: [Double]?, step: Double, count: Int?,
        allowsNil: Bool, isReadOnly: Bool
    ) {
        let least = least ?? 0
        let greatest =
            greatest.map { max(least, $0) } ?? Double(min(max(0, count ?? 5), Self.most))
        bounds = least...greatest
        let length = greatest - least
        // A thousand million steps can be distinguished within any bounds.
        let isSensible = step >= length * 1e-9 && step > 0 && step <= length || step == 1
        senselessStep = isSensible ? nil : "\(step)"
        fixedCount = count
        self.allowsNil = allowsNil
        let highest = min(max(0, greatest), count == nil ? Double(Self.most) : 1e15)
        let stops = Stops(min(max(0, least), highest)...highest, step: isSensible ? step : 1)
        self.stops = stops
        let numbers = all.flatMap { Self.numbers($0, among: stops, step: step) }
        self.numbers = numbers
        let unit = Self.unit(highest, Self.count(count, highest), isFixed: count != nil)
        func isHalf(_ number: Double) -> Bool { Self.isWhole(number / unit * 2) }
        let areHalves =
            numbers?.allSatisfy(isHalf)
            ?? (isHalf(stops.bounds.lowerBound) && isHalf(highest) && isHalf(stops.step ?? 1))
        precision = isReadOnly || areHalves ? 0.5 : 0
    }

    /// Returns the numbers of a type within the bounds that a step other than 1 leads to; `nil` if
    /// these are the stops, or if there are no such numbers.
    private static func numbers(_ all: [Double], among stops: Stops, step: Double) -> [Double]? {
        let inside = all.filter(stops.bounds.contains).sorted()
        let onSteps = inside.filter { isWhole(stops.number(of: $0)) }
        if Double(onSteps.count) == stops.last + 1 { return nil }
        let numbers = step == 1 ? inside : onSteps
        return numbers.isEmpty ? nil : numbers
    }

    private static func isWhole(_ number: Double) -> Bool {
        abs(number - number.rounded()) < 1e-9
    }

    /// The largest number of symbols.
    private static let most = 1000

    /// The distance between two values.
    var step: Double { stops.step ?? 1 }
    /// The largest value.
    var highest: Double { stops.bounds.upperBound }
    /// The number of symbols.
    var count: Int { Self.count(fixedCount, highest) }
    /// The value of one symbol.
    var unit: Double { Self.unit(highest, count, isFixed: fixedCount != nil) }

    private static func count(_ fixed: Int?, _ highest: Double) -> Int {
        fixed.map { min(max(0, $0), most) } ?? Int(highest.rounded(.up))
    }

    private static func unit(_ highest: Double, _ count: Int, isFixed: Bool) -> Double {
        !isFixed || count == 0 || highest == 0 ? 1 : highest / Double(count)
    }

    /// Returns the number of a value among the stops: a fraction for a value between two stops.
    private func number(of value: Double) -> Double {
        guard let numbers else { return stops.number(of: value) }
        guard let next = numbers.firstIndex(where: { $0 >= value }) else {
            return Double(numbers.count - 1)
        }
        if next == 0 { return 0 }
        let (low, high) = (numbers[next - 1], numbers[next])
        return Double(next - 1) + (value - low) / (high - low)
    }

    /// Returns the stop with a number, or the nearest end.
    private func stop(_ number: Double) -> Double {
        guard let numbers else { return stops[number] }
        return numbers[Int(min(max(0, number), Double(numbers.count - 1)))]
    }

    /// The runtime issues for invalid arguments.
    var issues: [String] {
        var issues: [String] = []
        if bounds.lowerBound < 0 || bounds.upperBound > highest {
            issues.append(
                "a rating within \(self) is out of range; 0...\(Self.written(highest)) is used.")
        }
        if let senselessStep {
            issues.append("a rating in steps of \(senselessStep); the step counts as 1.")
        }
        if let fixedCount, fixedCount != count {
            issues.append("a rating of \(fixedCount) symbols; \(count) are used.")
        }
        return issues
    }

    /// Whether the rating can be cleared, to `nil` or 0.
    var canClear: Bool { allowsNil || stop(0) == 0 }

    /// Returns the value without a rating: `nil` or 0, or `current` if the rating cannot be cleared.
    func cleared(insteadOf current: Double?) -> Double? {
        guard canClear else { return current }
        return allowsNil ? nil : 0
    }

    /// The lowest value for keys: no rating if the rating can be cleared.
    var lowestChoice: Double? { cleared(insteadOf: stop(0)) }

    /// Returns the value within the bounds of the symbols.
    func clamped(_ value: Double) -> Double {
        // Not `max`, which would preserve -0 and announce "-0".
        value > 0 ? min(value, highest) : 0
    }

    /// Returns the value chosen at a part of the symbol at `index`: the end of the step at that
    /// place, up to the symbol's value. If no step ends within the symbol, it is the next step. It
    /// is never none.
    func reached(in index: Int, at part: Double) -> Double {
        let place = (Double(index) + min(max(0, part), 1)) * unit
        let end = number(of: clamped(Double(index + 1) * unit)).rounded(.up)
        let next = number(of: clamped(place)).rounded(.down) + 1
        return stop(max(firstStop, min(next, end)))
    }

    /// Returns the valid value nearest to a value written by a style, in place of `current`. No
    /// rating is not valid in a rating that cannot be cleared.
    func allowed(_ value: Double?, insteadOf current: Double?) -> Double? {
        guard let value, !value.isNaN else { return cleared(insteadOf: current) }
        return stop(number(of: clamped(value)).rounded())
    }

    /// Returns the value one step up or down, or the same value at either end.
    func adjusted(_ value: Double?, up: Bool) -> Double? {
        let first = stop(firstStop)
        guard let value else { return up ? first : nil }
        let shown = clamped(value)
        let number = number(of: shown)
        let next = stop(up ? number.rounded(.down) + 1 : number.rounded(.up) - 1)
        if up { return shown < first ? first : next > shown ? next : value }
        return next < shown && next >= first ? next : cleared(insteadOf: value)
    }

    /// Returns the stop nearest to the value a symbol up or down, or at least one step away.
    func paged(_ value: Double?, up: Bool) -> Double? {
        let shown = clamped(value ?? 0)
        let far = up ? shown + unit : shown - unit
        let page = far > 0 ? allowed(far, insteadOf: value) : lowestChoice
        return page == value ? adjusted(value, up: up) : page
    }

    /// Returns the filled part of the symbol at `index`, from 0 to 1.
    func fill(of index: Int, at value: Double?) -> Double {
        // Rounded, because 3.7 - 3 is 0.7000000000000002.
        let fill = ((min(value ?? 0, highest) / unit - Double(index)) * 1e9).rounded() / 1e9
        return min(max(0, fill), 1)
    }

    /// The number of decimal places that differ between two stops; 1 for whole stops, because an
    /// average has a tenth.
    var places: Int {
        func places(of number: Double) -> Int? {
            (0...4).first { places in
                let whole = number * [1, 10, 100, 1000, 10000][places]
                return abs(whole - whole.rounded()) < 1e-6
            }
        }
        // Thirds have no last place, and differ in the second.
        let needed = places(of: step) ?? min(9, Int((-log10(step)).rounded(.up)) + 1)
        let own = numbers?.map { places(of: $0) ?? 9 }.max() ?? 0
        return max(1, needed, own, places(of: stops.bounds.lowerBound) ?? 0)
    }

    /// The number of the first stop above none.
    private var firstStop: Double { stop(0) == 0 ? 1 : 0 }

    /// Returns the index of the symbol in which a value ends; `nil` for no rating.
    func lastSymbol(at value: Double?) -> Int? {
        guard let value, value > 0 else { return nil }
        return Int((clamped(value) / unit - 1e-9).rounded(.up)) - 1
    }
}

nonisolated extension RatingScale: CustomStringConvertible {
    /// The bounds as in source code.
    var description: String {
        "\(Self.written(bounds.lowerBound))...\(Self.written(bounds.upperBound))"
    }

    private static func written(_ bound: Double) -> String {
        Int(exactly: bound).map(String.init) ?? "\(bound)"
    }
}
