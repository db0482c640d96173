import Tessera
import TesseraDrawing
import TesseraPrograms
import TesseraTerminal

/// What a use has done and seen.
struct Report {
    private(set) var parts: [String] = []

    /// Adds a drawing of a host, in characters.
    @MainActor
    mutating func draw<Root: View>(_ title: String, _ host: ViewHost<Root>) {
        // A cell of a terminal is half as wide as it is high.
        host.textMetrics = .cells(width: 8, height: 16)
        parts.append(Page.part(title, "\(CellPicture(host.drawing))"))
    }

    /// Does something in a host, and adds what changed or why nothing did.
    @MainActor
    mutating func step<Root: View>(
        _ title: String, in host: ViewHost<Root>, _ action: (ViewHost<Root>) -> InteractionResult
    ) {
        var result = InteractionResult.done
        let difference = host.difference { result = action(host) }
        switch result {
        case .done: parts.append(Page.part(title, "\(difference)"))
        case .refused(let reason): parts.append(Page.part(title, "refused: \(reason)"))
        }
    }

    /// Adds what an assistive technology announces.
    @MainActor
    mutating func announce<Root: View>(_ title: String, _ host: ViewHost<Root>) {
        parts.append(Page.part(title, "\(host.accessibilityTree)"))
    }
}
