import Tessera
import TesseraEvaluation

extension Inspection {
    /// The names of all images, in order.
    var images: [String] { tree.all("Image").compactMap(\.text) }

    /// Taps the first view with a text.
    @discardableResult
    func tap(text: String) -> InteractionResult { tap(.text(text)[0]) }

    /// Activates the first element with a screen reader.
    func activate() {
        guard let label = announced.first?.label else { return }
        activate(.label(label))
    }
}
