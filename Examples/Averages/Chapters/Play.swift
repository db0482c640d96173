import ExampleSupport
import Tessera

/// What the callbacks of a control were told, in order.
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

/// Fingers on a hosted control, and what comes of them.
@MainActor
struct Play<Content: View> {
    let host: ViewHost<Content>
    let log: Log

    @discardableResult
    func press(half: Int) -> InteractionResult { host.press(.type(Color.self)[half]) }

    func press(half: Int, _ title: String, _ telling: inout Telling) {
        step(title, &telling) { $0.press(.type(Color.self)[half]) }
    }

    func release(half: Int, inside: Bool = true, _ title: String, _ telling: inout Telling) {
        step(title, &telling) { $0.release(.type(Color.self)[half], inside: inside) }
    }

    func tap(half: Int, _ title: String, _ telling: inout Telling) {
        step(title, &telling) { $0.tap(.type(Color.self)[half]) }
    }

    /// Does something, and shows what changed, how it was animated, and who was told.
    func step(
        _ title: String, _ telling: inout Telling,
        _ action: (ViewHost<Content>) -> InteractionResult
    ) {
        var result = InteractionResult.done
        let difference = host.difference { result = action(host) }
        var lines = difference.isEmpty ? ["no change"] : difference.changes.map(\.description)
        if case .refused(let reason) = result { lines = ["refused: \(reason)"] }
        if !difference.isEmpty, let animation = host.lastAnimation {
            lines.append("animated: \(animation)")
        }
        lines += log.take().map { "told: \($0)" }
        telling.show(title, lines.joined(separator: "\n"))
    }
}
