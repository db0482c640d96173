import Foundation
import Tessera

/// The actions on a rating: the one place where its value and its preview are changed.
struct RatingInteraction {
    @Binding var value: Double?
    @Binding var preview: Double?
    let count: Int
    let step: Double
    let clearsOnReselect: Bool

    /// The number of symbols that are filled, with the finger where it is.
    var shown: Double { clamped(preview ?? value ?? 0) }

    func choose(_ newValue: Double) {
        preview = nil
        value = result(of: newValue)
    }

    func preview(_ newValue: Double?) {
        preview = newValue.map { result(of: $0) ?? 0 }
    }

    func adjust(_ direction: AccessibilityAdjustmentDirection) {
        let steps = clamped(value ?? 0) / step
        let next = direction == .increment ? steps.rounded(.down) + 1 : steps.rounded(.up) - 1
        guard (0...Double(count) / step).contains(next) else { return }
        value = next > 0 ? next * step : nil
    }

    private func result(of newValue: Double) -> Double? {
        let steps = max(1, (clamped(newValue) / step).rounded())
        let chosen = min(steps * step, Double(count))
        return clearsOnReselect && chosen == value ? nil : chosen
    }

    private func clamped(_ value: Double) -> Double {
        // Not `max`: it would let -0 through, and "-0" would be said.
        value > 0 ? min(value, Double(count)) : 0
    }

    /// The value in words.
    func words(in locale: Locale) -> String {
        guard let value else { return "no rating" }
        let number = clamped(value).formatted(
            .number.precision(.fractionLength(0...1)).rounded(rule: .toNearestOrAwayFromZero)
                .locale(locale))
        return "\(number) of \(count)"
    }
}
