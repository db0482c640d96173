import Foundation
import Tessera
import TesseraDrawing
import TesseraEvaluation

/// What the ratings of a task look like and say, at every symbol and every value.
///
/// It reads only frames, paint and announcements, which a person sees and hears. It knows symbols that are filled and
/// words such as "3 of 5"; the laws of all controls, which know neither, are `ControlLaw`'s: see `ScreenLaws`.
@MainActor
struct RatingLaw {
    var look: Look
    var values: [Double]
    var isColumn = false
    /// The labels that are announced; `nil` for any.
    var labels: [String]?
    /// The least value.
    var least = 0
    /// The number of taps that choose.
    var taps = 1
    /// The word between a value and the number of symbols.
    var word = "of"
    /// A sentence on what else is true at every value, and whether it is.
    var also: (sentence: String, holds: @MainActor (Inspection, [Double]) -> Bool)?

    init(_ look: Look = .stars, _ values: Double...) {
        self.look = look
        self.values = values
    }

    // MARK: - Sight

    /// Returns the symbols if those of each rating are filled up to its value, in a row or column, whole and in
    /// sight, none over another, and the filled ones alike, as are the empty ones.
    func symbols(showing values: [Double], on screen: Inspection) -> [SeenSymbol]? {
        let (symbols, count) = (screen.symbols(look), screen.count)
        guard symbols.count == values.count * count, symbols.allSatisfy(\.isWhole) else {
            return nil
        }
        let isMirrored = screen.variation?.name == Variation.rightToLeft.name
        var areas: [CGRect] = []
        for (rating, value) in values.enumerated() {
            let own = symbols[(rating * count)..<((rating + 1) * count)]
            let line = isMirrored && !isColumn ? Array(own.reversed()) : Array(own)
            guard zip(line, line.dropFirst()).allSatisfy(isBeside),
                own.map(\.share) == (0..<count).map({ min(max(0, value - Double($0)), 1) }),
                areAlike(own.filter { $0.share == 1 }), areAlike(own.filter { $0.share == 0 })
            else { return nil }
            let area = own.reduce(CGRect.null) { $0.union($1.frame) }.insetBy(dx: 0.5, dy: 0.5)
            if areas.contains(where: area.intersects) { return nil }
            areas.append(area)
        }
        return symbols
    }

    /// Whether the ratings are drawn with some values.
    func areDrawn(_ values: [Double], on screen: Inspection) -> Bool {
        symbols(showing: values, on: screen) != nil
    }

    private func isBeside(_ one: SeenSymbol, _ next: SeenSymbol) -> Bool {
        isColumn
            ? next.frame.minY > one.frame.maxY - 0.5 && abs(next.center.x - one.center.x) < 2
            : next.frame.minX > one.frame.maxX - 0.5 && abs(next.center.y - one.center.y) < 2
    }

    private func areAlike(_ symbols: [SeenSymbol]) -> Bool {
        symbols.allSatisfy {
            $0.paint == symbols.first?.paint && $0.opacity == symbols.first?.opacity
        }
    }

    // MARK: - Announcements

    /// Whether each rating is announced as one thing to adjust with its value, and no symbol beside it.
    func areAnnounced(_ values: [Double], on screen: Inspection) -> Bool {
        let elements = screen.announced
        let ratings = elements.filter(\.isAdjustable)
        KnownLabels.last = KnownLabels(host: screen.host, labels: ratings.map { $0.label ?? "" })
        guard ratings.count == values.count else { return false }
        let areNamed =
            labels.map { $0 == ratings.map(\.label) }
            ?? ratings.allSatisfy { $0.label?.isEmpty == false }
        return areNamed
            && zip(ratings, values).allSatisfy { says($0.value ?? "", $1, on: screen) }
            && elements.allSatisfy {
                $0.isAdjustable
                    || !$0.traits.contains(.isImage) && !look.names.contains($0.label ?? "")
            }
    }

    private func says(_ words: String, _ value: Double, on screen: Inspection) -> Bool {
        words == "\(Int(value)) \(word) \(screen.count)"
            || value == 0 && !words.contains(where: \.isNumber) && !words.isEmpty
    }

    /// Whether all is right where the ratings have some values.
    func areRight(_ values: [Double], on screen: Inspection) -> Bool {
        areDrawn(values, on: screen) && areAnnounced(values, on: screen)
            && screen.areStored(values) && also?.holds(screen, values) ?? true
    }

    // MARK: - Actions

    /// The ratings that are tried: the first and the last, and under a variation the last.
    private func tried(on screen: Inspection) -> [Int] {
        let last = values.count - 1
        return screen.variation == nil && last > 0 ? [0, last] : [last]
    }

    /// All symbols of a rating, from both ends to the middle; under a variation, the last and the first, or
    /// the last on a large screen.
    private func touched(on screen: Inspection) -> ArraySlice<Int> {
        let count = screen.count
        return (0..<count).map { $0 % 2 == 0 ? count - 1 - $0 / 2 : $0 / 2 }
            .prefix(screen.variation == nil ? count : values.count > 2 ? 1 : 2)
    }

    /// Returns whether a touch at each symbol chooses its value, and changes nothing else.
    func areChosen(
        on screen: Inspection, from values: inout [Double],
        choosing choose: @MainActor (Int, [SeenSymbol], Inspection) -> Void
    ) -> Bool {
        guard var symbols = symbols(showing: values, on: screen) else { return false }
        for rating in tried(on: screen) {
            for symbol in touched(on: screen) where values[rating] != Double(symbol + 1) {
                choose(rating * screen.count + symbol, symbols, screen)
                values[rating] = Double(symbol + 1)
                guard let changed = self.symbols(showing: values, on: screen),
                    screen.areStored(values),
                    also?.holds(screen, values) ?? true
                else { return false }
                symbols = changed
            }
        }
        return true
    }

    /// Returns whether steps reach each value between the bounds, and none beyond. Under a variation,
    /// a single step up is tried.
    func areStepped(on screen: Inspection, from values: inout [Double]) -> Bool {
        let isBrief = screen.variation != nil || values.count > 2
        if screen.variation != nil, values.count > 2 { return areAnnounced(values, on: screen) }
        let rating = values.count - 1
        let label = KnownLabels.last.flatMap { $0.host === screen.host ? $0.labels : nil } ?? []
        guard label.count == values.count else { return false }
        let query = ViewQuery.label(label[rating])[label.dropLast().count { $0 == label[rating] }]
        let both = [AccessibilityAdjustmentDirection.increment, .decrement]
        for direction in screen.variation == nil ? both : [.increment] {
            let end = Double(direction == .increment ? screen.count : least)
            var isAtEnd = false
            while !isAtEnd {
                // A step beyond the end is tried as well.
                isAtEnd = values[rating] == end || isBrief
                screen.adjust(query, direction)
                values[rating] =
                    direction == .increment
                    ? min(values[rating] + 1, end) : max(values[rating] - 1, end)
                if !isAtEnd, !areAnnounced(values, on: screen) { return false }
            }
            guard areRight(values, on: screen) else { return false }
        }
        return true
    }
}

/// The labels of the ratings of a host, which do not change.
private struct KnownLabels {
    @MainActor static var last: KnownLabels?
    let host: ViewHost<AnyView>
    let labels: [String]
}

extension Inspection {
    /// Requires all that ratings owe to their users, at every symbol and every value.
    ///
    /// - Returns: The values that the ratings have then.
    @discardableResult
    func require(_ ratings: RatingLaw) -> [Double] {
        var values = ratings.values
        require(
            "symbols are filled up to the value, whole and in sight, apart and alike",
            ratings.areDrawn(values, on: self))
        require(
            "each rating is announced as one thing with its value",
            ratings.areAnnounced(values, on: self))
        if let also = ratings.also { require(also.sentence, also.holds(self, values)) }
        guard isPassed else {
            require("a touch at each symbol chooses its value, and changes nothing else", false)
            return values
        }
        require(
            "a touch at each symbol chooses its value, and changes nothing else",
            ratings.areChosen(on: self, from: &values) { position, symbols, screen in
                screen.tap(at: symbols[position].center, count: ratings.taps)
            })
        require(
            "steps reach each value, and none beyond",
            isPassed && ratings.areStepped(on: self, from: &values))
        return values
    }

    /// Adjusts a rating, counted among all that can be adjusted, by one step.
    func step(_ rating: Int, _ direction: AccessibilityAdjustmentDirection) {
        let labels = announced.filter(\.isAdjustable).compactMap(\.label)
        guard labels.indices.contains(rating) else { return }
        let alike = labels.prefix(rating).count { $0 == labels[rating] }
        adjust(.label(labels[rating])[alike], direction)
    }

    /// Whether there is one line of red around each group of marks, and around no other mark.
    func areBordered(_ groups: [[CGRect]]) -> Bool {
        let (marks, red) = (marks, Paint.of(.red))
        let lines = lines.filter { $0.paint == red }
        return lines.count == groups.count
            && groups.allSatisfy { group in
                lines.contains { line in
                    marks.filter { line.frame.contains($0.center) }.map(\.frame) == group
                }
            }
    }

    /// The value that each rating of pictures shows.
    var shares: [Int] {
        let symbols = symbols(Look.any)
        return stride(from: 0, to: symbols.count, by: count).map { start in
            symbols[start...].prefix(count).count { $0.share == 1 }
        }
    }
}
