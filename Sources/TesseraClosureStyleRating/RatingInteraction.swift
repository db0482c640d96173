import Foundation
import Tessera

/// The actions on a rating: the one place where its value and its preview are changed.
struct RatingInteraction {
    @Binding var value: Double?
    @Binding var preview: Double?
    let least: Double
    let count: Int
    let step: Double
    let clearsOnReselect: Bool
    let onEditingChanged: (Bool) -> Void

    /// The number of symbols that are filled, with the finger where it is.
    var shown: Double { clamped(preview ?? value ?? 0) }

    /// Puts a finger on a value.
    func press(_ newValue: Double) {
        onEditingChanged(true)
        preview = result(of: newValue) ?? 0
    }

    /// Takes the finger away.
    func lift() {
        preview = nil
        onEditingChanged(false)
    }

    func choose(_ newValue: Double) {
        value = result(of: newValue)
    }

    func adjust(_ direction: AccessibilityAdjustmentDirection) {
        let steps = clamped(value ?? 0) / step
        let next =
            step * (direction == .increment ? steps.rounded(.down) + 1 : steps.rounded(.up) - 1)
        guard (least...Double(count)).contains(next) else { return }
        onEditingChanged(true)
        value = next > 0 ? next : nil
        onEditingChanged(false)
    }

    private func result(of newValue: Double) -> Double? {
        let steps = max(1, (clamped(newValue) / step).rounded())
        let chosen = min(max(steps * step, least), Double(count))
        return clearsOnReselect && least == 0 && chosen == value ? nil : chosen
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
