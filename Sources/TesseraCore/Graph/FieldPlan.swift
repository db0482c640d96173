/// The plan of what the graph does with the stored properties of one type, made once per type.
///
/// The dynamic fields (`@State`, `@Environment` and the like, also inside a user's own
/// `DynamicProperty`) are given what they need before the body runs; the others are compared to
/// tell whether a new value differs from the one before; the simple ones are printed.
///
/// An enum's cases are not listed by the runtime: an enum has no dynamic fields, and the graph
/// reports one that holds any.
///
/// It is handed values of the type that it was made for: what the runtime says of the type's fields
/// holds for them.
@usableFromInline
final class FieldPlan {
    /// The names of the type, or of the one that it is named after.
    let viewName: ViewName
    /// The type's name without module and generic arguments.
    let name: String
    /// True if the printed tree shows views of this type.
    let isShown: Bool
    /// True if a view of this type is there even while its body makes nothing.
    let isOpaque: Bool
    /// True if a view of this type describes itself for the printed tree.
    let describesItself: Bool
    private let installed: [InstalledField]
    private let updated: [UpdatedField]
    private let passed: PassedFields
    private let unlisted: [UnlistedValue]
    private lazy var printed = PrintedFields(of: type)
    private let type: Any.Type

    private typealias InstalledField = (offset: Int, type: any GraphProperty.Type)
    private typealias UpdatedField = (offset: Int, type: any DynamicProperty.Type)

    // Main actor only, as are all tables of types. A plan is never freed, and references to one need not be
    // counted.
    private static let plans = TypeTable<Unmanaged<FieldPlan>>()

    @usableFromInline
    static func uncounted(of type: Any.Type) -> Unmanaged<FieldPlan> {
        plans.known(of: type) { .passRetained(FieldPlan(type)) }
    }

    static func of(_ type: Any.Type) -> FieldPlan { uncounted(of: type).takeUnretainedValue() }

    private init(_ type: Any.Type) {
        // Most types are none of these, and each question of the kind goes through all conformances
        // of the program.
        let marked = type as? any MarkedBody.Type
        let namesake = (marked as? any NamedAfterField.Type)?.namesake
        self.type = namesake ?? type
        viewName = ViewName(namesake ?? type)
        name = viewName.short
        isShown = !(marked is any HiddenBody.Type) && !(namesake is any HiddenBody.Type)
        isOpaque = marked is any OpaqueBody.Type
        describesItself = type is any DescribedView.Type
        if self.type is AnyObject.Type {
            fatalError(
                "\(name) is a class; a view, a modifier or a style is a value: make it a struct.")
        }
        var installed: [InstalledField] = []
        var updated: [UpdatedField] = []
        var unlisted: [UnlistedValue] = []
        Self.collect(type, at: 0, &installed, &updated, &unlisted)
        self.installed = installed
        self.updated = updated
        passed = PassedFields.of(type)
        self.unlisted = unlisted
    }

    private static func collect(
        _ type: Any.Type, at base: Int, _ installed: inout [InstalledField],
        _ updated: inout [UpdatedField], _ unlisted: inout [UnlistedValue]
    ) {
        let fields = Fields.of(type)
        if fields.isEmpty, !Fields.isPOD(type) {
            unlisted.append(UnlistedValue(offset: base, type: type))
        }
        for field in fields {
            let offset = base + field.offset
            // Most are not dynamic at all.
            guard let property = field.type as? any DynamicProperty.Type else { continue }
            if let property = property as? any GraphProperty.Type {
                installed.append((offset, property))
            } else {
                collect(property, at: offset, &installed, &updated, &unlisted)
                updated.append((offset, property))
            }
        }
    }

    /// Gives the dynamic fields of a value what they need.
    @usableFromInline
    func install<Value>(in value: UnsafeMutablePointer<Value>, for place: Place) {
        check(value, at: place)
        passed.install(in: value, for: place)
        for field in installed {
            field.type.install(at: UnsafeMutableRawPointer(value) + field.offset, place)
        }
    }

    /// Gives the dynamic fields of a value what they need, taking over from the value before.
    @usableFromInline
    func install<Value>(
        in value: UnsafeMutablePointer<Value>, after old: UnsafeMutablePointer<Value>,
        for place: Place
    ) {
        check(value, at: place)
        for field in installed {
            field.type.install(
                at: UnsafeMutableRawPointer(value) + field.offset,
                after: UnsafeRawPointer(old) + field.offset, place)
        }
    }

    private func check<Value>(_ value: UnsafeMutablePointer<Value>, at place: Place) {
        for field in unlisted { field.check(in: value, at: place) }
    }

    /// Calls `update()` of the user's own dynamic properties, the inner ones first.
    @MainActor func update<Value>(_ value: UnsafeMutablePointer<Value>) {
        for field in updated {
            field.type.update(at: UnsafeMutableRawPointer(value) + field.offset)
        }
    }

    /// Tells the dynamic fields that their view has left the tree.
    func uninstall<Value>(_ value: UnsafeMutablePointer<Value>, for place: Place) {
        passed.uninstall(value, for: place)
        for field in installed {
            field.type.uninstall(at: UnsafeMutableRawPointer(value) + field.offset)
        }
    }

    /// Returns true if a body could not tell `new` from `old`; what is passed on is taken over first.
    @usableFromInline
    func isSame<Value>(
        _ old: UnsafeMutablePointer<Value>, _ new: UnsafeMutablePointer<Value>, at place: Place
    ) -> Bool {
        passed.isSame(old, new, at: place)
    }

    /// The name of the element of a view of this type, if the printed tree shows one.
    var elementName: String? { isShown ? name : nil }

    /// A Boolean value that is true if the element of a view of this type may have a text. (To hand the view
    /// over, to be asked for it, is to copy it.)
    var mayHaveText: Bool { describesItself && isShown }

    /// Returns the text of the element of a view of this type, if it has one.
    @MainActor func elementText<Value>(of value: Value) -> String? {
        ViewDescription.text { describe(value, into: &$0) }
    }

    @MainActor func describe<Value>(_ value: Value, into description: inout ViewDescription) {
        if describesItself, let view = value as? any DescribedView {
            view.describe(&description)
        } else {
            printed.describe(value, into: &description)
        }
    }
}

/// A composite view or modifier that the printed tree leaves out, showing its content in its place.
package protocol HiddenBody: MarkedBody {}

/// A composite view that is there even while its body makes nothing, as an empty list is.
package protocol OpaqueBody: MarkedBody {}

extension ViewDescription {
    /// Adds the values that a view with the stored properties of another value would show.
    @MainActor
    package mutating func add<Value>(valuesOf value: Value) {
        FieldPlan.of(Value.self).describe(value, into: &self)
    }
}
