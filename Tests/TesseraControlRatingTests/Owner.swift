import Tessera
import TesseraControlRating

/// A rating with a value of its own.
struct Owner<Value: RatingValue>: View {
    @State var value: Value
    var count = 5
    var step: Double?

    var body: some View {
        Rating("Service", value: $value, count: count, step: step)
    }
}

extension ViewHost {
    /// The names of the images, in order.
    var images: [String] { tree.all("Image").compactMap(\.text) }

    /// The value that a view keeps, as text.
    func value(of path: String) -> String? { tree[path]?.value("value") }
}
