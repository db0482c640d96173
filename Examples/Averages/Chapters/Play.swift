import TesseraPrograms
import Foundation
import Tessera

/// The calls of a control's callbacks, in order.
@MainActor
final class Log {
    private var entries: [String] = []

    func note(_ entry: String) { entries.append(entry) }

    /// The entries so far, which are then forgotten.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// Fingers on a hosted control, and their effects.
@MainActor
struct Play<Content: View> {
    let host: ViewHost<Content>
    let log: Log
    /// The control that the finger is on.
    var control = ViewQuery.type("RateView")

    /// The point in the middle of the control's height, at a distance from its left edge.
    func point(_ x: CGFloat) -> CGPoint {
        let frame = host.frame(of: control) ?? .zero
        return CGPoint(x: frame.minX + x, y: frame.midY)
    }

    /// Performs an action, and shows the changes, their animations, and the callbacks.
    func step(
        _ title: String, _ telling: inout Telling,
        _ action: (ViewHost<Content>) -> InteractionResult
    ) {
        var result = InteractionResult.done
        let difference = host.difference { result = action(host) }
        var lines = difference.isEmpty ? ["no change"] : difference.changes
        if case .refused(let reason) = result { lines = ["refused: \(reason)"] }
        if !difference.isEmpty, let animation = host.lastAnimation {
            lines.append("animated: \(animation)")
        }
        lines += log.take().map { "told: \($0)" }
        telling.show(title, lines.joined(separator: "\n"))
    }

    func press(at x: CGFloat, _ title: String, _ telling: inout Telling) {
        step("x = \(x.formatted()): \(title)", &telling) { $0.press(at: point(x)) }
    }

    func move(to x: CGFloat, _ title: String, _ telling: inout Telling) {
        step("x = \(x.formatted()): \(title)", &telling) { $0.move(to: point(x)) }
    }

    func tap(at x: CGFloat, _ title: String, _ telling: inout Telling) {
        step("x = \(x.formatted()): \(title)", &telling) { $0.tap(at: point(x)) }
    }
}
