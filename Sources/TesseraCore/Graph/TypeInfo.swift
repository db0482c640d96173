/// The names and the stored properties of a type of views, modifiers or styles. It is created once
/// for each type.
///
/// The graph connects dynamic properties (`@State`, `@Environment` and others, also inside a custom
/// `DynamicProperty`) before the body runs. It updates passed fields, such as actions, where they
/// are used. It compares all fields, and prints simple ones.
///
/// The runtime does not list the cases of an enum. An enum therefore has no dynamic properties, and
/// the graph reports an enum that contains one.
///
/// Every value passed to a function here has the described type, so the offsets fit.
@usableFromInline
final class TypeInfo {
    /// The type's name without module and generic arguments.
    let name: String
    /// The type's name with module and generic arguments.
    private(set) lazy var fullName = TypeName.full(type)
    /// Whether the printed tree shows views of this type.
    let isShown: Bool
    /// Whether a view of this type counts as present even if its body is empty.
    let isOpaque: Bool
    /// Whether a view of this type describes itself for the printed tree.
    let describesItself: Bool
    private let installed: [(offset: Int, type: any GraphProperty.Type)]
    private let updated: [(offset: Int, type: any DynamicProperty.Type)]
    private let passed: [(offset: Int, type: any PassedField.Type)]
    private let unlisted: [UnlistedValue]
    private lazy var printed = PrintedFields(of: type)
    /// The comparison of values, created when it is first needed.
    @exclusivity(unchecked)
    private var comparison: Comparison?
    /// The type, or the type whose name it uses.
    private let type: Any.Type
    private let comparedType: Any.Type

    // Main actor only, like all tables of types. A description is never freed.
    private static let infos = TypeTable<Unmanaged<TypeInfo>>()

    @usableFromInline
    static func uncounted(of type: Any.Type) -> Unmanaged<TypeInfo> {
        infos.known(of: type) { .passRetained(TypeInfo(type)) }
    }

    static func of(_ type: Any.Type) -> TypeInfo { uncounted(of: type).takeUnretainedValue() }

    private init(_ type: Any.Type) {
        let marked = type as? any MarkedBody.Type
        let namesake = (marked as? any NamedAfterField.Type)?.namesake
        self.type = namesake ?? type
        comparedType = type
        name = TypeName.short(namesake ?? type)
        isShown = !(marked is any HiddenBody.Type) && !(namesake is any HiddenBody.Type)
        isOpaque = marked is any OpaqueBody.Type
        describesItself = type is any DescribedView.Type
        if self.type is AnyObject.Type {
            fatalError(
                "\(name) is a class. Views, modifiers and styles are values: make it a struct.")
        }
        var installed: [(offset: Int, type: any GraphProperty.Type)] = []
        var updated: [(offset: Int, type: any DynamicProperty.Type)] = []
        var passed: [(offset: Int, type: any PassedField.Type)] = []
        var unlisted: [UnlistedValue] = []
        func collectDynamic(_ type: Any.Type, at base: Int) {
            let fields = Fields.of(type)
            if fields.isEmpty, !Fields.isPOD(type) {
                unlisted.append(UnlistedValue(offset: base, type: type))
            }
            for field in fields {
                let offset = base + field.offset
                guard let property = field.type as? any DynamicProperty.Type else { continue }
                if let property = property as? any GraphProperty.Type {
                    installed.append((offset, property))
                    if property.isUpdated { updated.append((offset, property)) }
                } else {
                    collectDynamic(property, at: offset)
                    updated.append((offset, property))
                }
            }
        }
        func collectPassed(_ type: Any.Type, at base: Int) {
            // Only structs can be passed fields.
            for field in Fields.of(type)
            where field.isStrong && Fields.isStruct(field.type) && !Fields.isPOD(field.type)
                && field.type != String.self
            {
                if let type = field.type as? any PassedField.Type {
                    passed.append((base + field.offset, type))
                } else {
                    collectPassed(field.type, at: base + field.offset)
                }
            }
        }
        collectDynamic(type, at: 0)
        collectPassed(type, at: 0)
        self.installed = installed
        self.updated = updated
        self.passed = passed
        self.unlisted = unlisted
    }

    /// Connects the fields of a value to the graph.
    @usableFromInline
    func install<Value>(in value: UnsafeMutablePointer<Value>, for place: Place) {
        let address = UnsafeMutableRawPointer(value)
        for field in unlisted { field.check(in: address, at: place) }
        for field in passed { field.type.install(at: address + field.offset, place) }
        for field in installed { field.type.install(at: address + field.offset, place) }
    }

    /// Connects the dynamic properties of a value to the graph, with the state of the old value.
    @usableFromInline
    func install<Value>(
        in value: UnsafeMutablePointer<Value>, after old: UnsafeMutablePointer<Value>,
        for place: Place
    ) {
        let (address, oldAddress) = (UnsafeMutableRawPointer(value), UnsafeRawPointer(old))
        for field in unlisted { field.check(in: address, at: place) }
        for field in installed {
            field.type.install(
                at: address + field.offset, after: oldAddress + field.offset, place)
        }
    }

    /// Calls `update()` of custom dynamic properties, inner properties first.
    @MainActor func update<Value>(_ value: UnsafeMutablePointer<Value>) {
        for field in updated {
            field.type.update(at: UnsafeMutableRawPointer(value) + field.offset)
        }
    }

    /// Disconnects the fields of a value whose view has left the tree.
    func uninstall<Value>(_ value: UnsafeMutablePointer<Value>, for place: Place) {
        let address = UnsafeMutableRawPointer(value)
        for field in passed { field.type.uninstall(at: address + field.offset, place) }
        for field in installed { field.type.uninstall(at: address + field.offset) }
    }

    /// Returns whether `new` looks the same as `old` to a body. Passed fields are updated first.
    @usableFromInline
    func isSame<Value>(
        _ old: UnsafeMutablePointer<Value>, _ new: UnsafeMutablePointer<Value>, at place: Place
    ) -> Bool {
        for field in passed {
            field.type.takeOver(
                at: UnsafeMutableRawPointer(new) + field.offset,
                from: UnsafeMutableRawPointer(old) + field.offset, place)
        }
        return (comparison ?? makeComparison()).isSame(at: old, new)
    }

    private func makeComparison() -> Comparison {
        let comparison = Comparison.ofOwners(comparedType)
        self.comparison = comparison
        return comparison
    }

    /// The description of a view of this type, without its values.
    var description: ViewDescription { ViewDescription(name: name, type: fullName) }

    /// The name of the element of a view of this type, or `nil` if the printed tree shows none.
    var elementName: String? { isShown ? name : nil }

    /// Whether the element of a view of this type may have a text.
    var mayHaveText: Bool { describesItself && isShown }

    /// Returns the text of the element of a view of this type, or `nil` if it has no text.
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

/// A composite view or modifier that the printed tree replaces with its content.
package protocol HiddenBody: MarkedBody {}

/// A composite view that counts as present even if its body is empty, such as an empty list.
package protocol OpaqueBody: MarkedBody {}

extension ViewDescription {
    /// Adds the values that the printed tree would show for a view with these stored properties.
    @MainActor
    package mutating func add<Value>(valuesOf value: Value) {
        TypeInfo.of(Value.self).describe(value, into: &self)
    }
}
