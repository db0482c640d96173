import Tessera
import TesseraControlRating

/// A rating that stores a whole number.
struct Owner: View {
    @State var value: Int
    var bounds = 0...5

    var body: some View { Rating("Service", value: $value, in: bounds) }
}

/// A rating that is `nil` until the first choice.
struct Answer: View {
    @State var value: Int?
    var bounds = 0...5

    var body: some View { Rating("Service", value: $value, in: bounds) }
}

/// A rating with a fraction.
struct Fraction: View {
    @State var value: Double
    var bounds = 0.0...5
    var step = 1.0

    var body: some View { Rating("Service", value: $value, in: bounds, step: step) }
}

extension ViewHost {
    /// The names of the images, in order.
    var images: [String] { tree.all("Image").compactMap(\.text) }

    /// The images as one word: `*` filled, `/` half, `.` empty.
    var symbols: String {
        images.map { $0.contains("half") ? "/" : $0.hasSuffix(".fill") ? "*" : "." }.joined()
    }

    /// The value that a view stores, as text.
    func value(of path: String) -> String? { tree[path]?.value("value") }
}
