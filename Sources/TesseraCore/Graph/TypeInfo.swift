/// The names and the stored properties of a type of views, modifiers or styles. It is created once
/// for each type.
///
/// The graph connects dynamic properties (`@State`, `@Environment` and others, also inside a custom
/// `DynamicProperty`) before the body runs. It compares all fields, and prints simple ones.
///
/// The runtime does not list the cases of an enum, so the graph finds no dynamic properties there.
///
/// Every value passed to a function here has the described type, so the offsets fit.
@usableFromInline
final class TypeInfo {
    /// The type's name without module and generic arguments.
    let name: String
    /// Whether the printed tree shows views of this type.
    let isShown: Bool
    /// Whether a view of this type counts as present even if its body is empty.
    let isOpaque: Bool
    /// Whether a view of this type describes itself for the printed tree.
    let describesItself: Bool
    /// Whether the type has a role.
    let hasRole: Bool
    private let fields: [(offset: Int, type: any GraphField.Type)]
    private let updated: [(offset: Int, type: any DynamicProperty.Type)]
    private lazy var printed = Fields.of(type).compactMap(PrintedField.init)
    /// The comparison of values, created when it is first needed.
    private lazy var comparison = Comparison.of(type, by: .owner)
    private let type: Any.Type

    // Main actor only, like all tables of types. A description is never freed.
    private static let infos = TypeTable<Unmanaged<TypeInfo>>()

    @usableFromInline
    static func uncounted(of type: Any.Type) -> Unmanaged<TypeInfo> {
        infos.known(of: type) { .passRetained(TypeInfo(type)) }
    }

    static func of(_ type: Any.Type) -> TypeInfo { uncounted(of: type).takeUnretainedValue() }

    private init(_ type: Any.Type) {
        self.type = type
        name = TypeName.short((type as? any NamedAfterField.Type)?.namesake ?? type)
        isShown = !(type is any HiddenBody.Type)
        isOpaque = type is any OpaqueBody.Type
        describesItself = type is any DescribedView.Type
        hasRole = type is any Role.Type
        if type is AnyObject.Type {
            fatalError(
                "\(name) is a class. Views, modifiers and styles are values: make it a struct.")
        }
        var fields: [(offset: Int, type: any GraphField.Type)] = []
        var updated: [(offset: Int, type: any DynamicProperty.Type)] = []
        /// - Parameter isDynamic: Whether the type is the owner's, or that of a dynamic property.
        func collect(_ type: Any.Type, at base: Int, isDynamic: Bool) {
            for part in Fields.of(type) where part.isStrong {
                let offset = base + part.offset
                if let field = part.type as? any GraphField.Type {
                    // Dynamic properties of the views in an owner's fields belong to those views.
                    guard isDynamic || !(field is any DynamicProperty.Type) else { continue }
                    fields.append((offset, field))
                } else if isDynamic, let property = part.type as? any DynamicProperty.Type {
                    collect(property, at: offset, isDynamic: true)
                    updated.append((offset, property))
                } else if part.type != String.self, Fields.isStruct(part.type),
                    !Fields.isPOD(part.type)
                {
                    collect(part.type, at: offset, isDynamic: false)
                }
            }
        }
        collect(type, at: 0, isDynamic: true)
        (self.fields, self.updated) = (fields, updated)
    }

    /// Connects the fields of a value to the graph.
    @usableFromInline
    func install<Value>(in value: UnsafeMutablePointer<Value>, for place: Place) {
        let address = UnsafeMutableRawPointer(value)
        for field in fields { field.type.install(at: address + field.offset, place) }
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
        for field in fields { field.type.uninstall(at: address + field.offset, place) }
    }

    /// Connects the fields of a value that replaces another. The new value takes over state.
    func takeOver<Value>(
        _ new: UnsafeMutablePointer<Value>, from old: UnsafeMutablePointer<Value>, at place: Place
    ) {
        let (address, oldAddress) = (UnsafeMutableRawPointer(new), UnsafeMutableRawPointer(old))
        for field in fields {
            field.type.takeOver(at: address + field.offset, from: oldAddress + field.offset, place)
        }
    }

    /// Replaces a value if the new one looks different to a body, and returns whether it does. The
    /// new value takes over state. Fields that are only passed on are updated in any case.
    @usableFromInline
    func replace<Value>(
        _ old: UnsafeMutablePointer<Value>, by new: UnsafeMutablePointer<Value>, at place: Place
    ) -> Bool {
        takeOver(new, from: old, at: place)
        if comparison.isSame(at: old, new) { return false }
        swap(&old.pointee, &new.pointee)
        return true
    }

    @MainActor func describe<Value>(_ value: Value, into description: inout ViewDescription) {
        if describesItself, let view = value as? any DescribedView {
            view.describe(&description)
        } else {
            withUnsafePointer(to: value) { pointer in
                for field in printed {
                    description.add(field.name, field.read(UnsafeRawPointer(pointer)))
                }
            }
        }
    }
}

/// The part that a view or modifier plays for the toolkit: a tap handler, a row, a text input, a
/// source of speech for accessibility, a box of the layout.
///
/// A role is a protocol that refines this one, or a single conforming type. A view takes on a role
/// by conforming to it. The toolkit looks up the role of a node, which may have a view of any type:
///
/// ```swift
/// protocol FocusStop: Role { var isFocusable: Bool { get } }
/// node.role((any FocusStop).self)?.isFocusable
/// ```
package protocol Role {}

/// A composite view or modifier that the printed tree replaces with its content.
package protocol HiddenBody {}

/// A composite view that counts as present even if its body is empty, such as an empty list.
package protocol OpaqueBody {}

extension ViewDescription {
    /// Adds the values that the printed tree would show for a view with these stored properties.
    @MainActor
    package mutating func add<Value>(valuesOf value: Value) {
        TypeInfo.of(Value.self).describe(value, into: &self)
    }
}
