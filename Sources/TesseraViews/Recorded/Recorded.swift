// A recorded modifier is printed as it is written, and has no other effect: no touch, frame or
// announcement can contradict it. A `silent` one would not change a picture of this kind. A drawing
// lists an `unshown` one among the things that it does not show. A program's own modifier of the
// same name comes before a recorded one, which is a disfavoured overload.

nonisolated extension View {
    /// Records the modifier with a signature. It does not change a picture.
    consuming func silent(
        _ arguments: Any?..., as signature: StaticString = #function
    ) -> ModifiedContent<Self, Attribute> {
        attribute(Call(signature: signature, arguments))
    }

    /// Records the modifier with a signature. A drawing lists it as not shown.
    consuming func unshown(
        _ arguments: Any?..., as signature: StaticString = #function
    ) -> ModifiedContent<Self, UnshownAttribute> {
        unshownAttribute(Call(signature: signature, arguments))
    }
}

nonisolated extension Call {
    /// Makes the call of a function with a signature such as `frame(width:height:)`. Arguments that
    /// are `nil` are not printed.
    fileprivate init(signature: StaticString, _ arguments: [Any?]) {
        let parts = "\(signature)".split(whereSeparator: { "(:)".contains($0) }).map(String.init)
        var call = Call(parts.first ?? "")
        for (label, argument) in zip(parts.dropFirst(), arguments) {
            guard let argument else { continue }
            call = call.argument(label == "_" ? nil : label, argument)
        }
        self = call
    }
}

extension Equatable {
    /// The value, or `nil` for the default of its parameter, which is not printed.
    func unless(_ standard: Self) -> Self? { self == standard ? nil : self }
}
