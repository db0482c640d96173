/// A property wrapper that makes an object for each view that has the property.
///
/// The initial value of a ``State`` belongs to the value of the view: a view that a program stores
/// and shows in two places would share an object. Here each of the two makes its own.
@propertyWrapper
package struct Owned<Object>: DynamicProperty, GraphField {
    private let make: () -> Object
    private var location: StateLocation<Object>?

    /// Makes a wrapper with a function that makes the object when the view enters the tree.
    package init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }

    /// The object. Outside of a view each read makes another object and reports a runtime issue.
    package var wrappedValue: Object {
        if let location { return location.read() }
        reportUninstalled("An object", of: Object.self, "read", "each read makes another object")
        return make()
    }

    mutating func install(for place: Place) { location = StateLocation(make(), place: place) }

    mutating func takeOver(from old: inout Owned, for place: Place) { location = old.location }

    mutating func uninstall(for place: Place) { location?.place = nil }

    static var comparisonInOwner: Comparison { .alwaysSame }
}

extension Owned: GraphComparable, PrintedProperty {
    static func isSame(_ old: Owned, _ new: Owned) -> Bool { true }

    static var printedType: Any.Type { Object.self }
    var printedValue: Any? { location?.read() }
}
