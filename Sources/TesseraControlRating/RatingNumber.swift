import Tessera

/// The value of a rating as a number, whatever the type of the value.
protocol RatingNumber {
    /// The number; `nil` for no rating. A number that the type lacks changes nothing.
    var number: Double? { get nonmutating set }
}

/// The number of a value that is stored elsewhere.
///
/// A binding to a property `number` of the value would do the same. Its key path depends on the type
/// of the value, so that each rating would look the type up by its name.
struct BoundNumber<V: RatingValue>: RatingNumber {
    @Binding var value: V

    var number: Double? {
        get { value.ratingNumber }
        nonmutating set { if let new = V(ratingNumber: newValue) { value = new } }
    }
}
