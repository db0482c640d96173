import Tessera
import TesseraEvaluation

extension Inspection {
    /// The names of all images, in order.
    var images: [String] { tree.all("Image").compactMap(\.text) }

    /// Whether the program stores some values, where 0 and no value are alike, or stores none at all.
    func areStored(_ values: [Double]) -> Bool {
        let numbers = stored.flatMap { stored -> [Double] in
            switch stored {
            case let number as Int: [Double(number)]
            case let numbers as [Int]: numbers.map { Double($0) }
            case let numbers as [Double]: numbers
            case let number as Double?: [number ?? 0]
            case let number as Int?: [Double(number ?? 0)]
            default: []
            }
        }
        return stored.isEmpty || numbers == values
    }

    /// Stores a value for each rating, as the program itself would.
    func store(_ value: Int) {
        for (index, stored) in stored.enumerated() {
            // A value of another type is ignored.
            store(value, at: index)
            store(Double(value), at: index)
            if let numbers = stored as? [Int] { store(numbers.map { _ in value }, at: index) }
            if let numbers = stored as? [Double] {
                store(numbers.map { _ in Double(value) }, at: index)
            }
        }
    }

    /// Taps the first view with a text.
    @discardableResult
    func tap(text: String) -> InteractionResult { tap(.text(text)[0]) }

    /// Activates the first element with a screen reader.
    func activate() {
        guard let label = announced.first?.label else { return }
        activate(.label(label))
    }
}
