public import Observation

/// A class whose changes update the views that observe its objects. Use `@Observable` instead, if
/// the program is new.
///
/// ```swift
/// final class Library: ObservableObject {
///     @Published var books: [String] = []
/// }
/// struct Shelf: View {
///     @StateObject private var library = Library()
///     var body: some View { Text("\(library.books.count) books") }
/// }
/// ```
///
/// A body runs again when a published property that it has read changes, and after
/// `objectWillChange.send()`.
public protocol ObservableObject: AnyObject {
    /// The type of the object's publisher.
    associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

    /// The publisher that an object calls before a change that no `@Published` property makes. By
    /// default it is that of the first published property of the object's class.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher {
        let fields = sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
        let published = fields.flatMap(\.children).compactMap { $0.value as? any AnyPublished }
        return published.first?.publisher ?? ObservableObjectPublisher()
    }
}

extension ObservableObject {
    /// Makes the running body depend on the object's publisher.
    fileprivate func noteRead() { (objectWillChange as? ObservableObjectPublisher)?.noteRead() }
}

/// A publisher of the changes of an object.
// The registrar has a lock, and nothing else is stored.
public final class ObservableObjectPublisher: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private var changes: Void { () }

    /// Makes a publisher, for a property `objectWillChange`.
    public init() {}

    /// Updates the views that observe the object.
    public func send() { registrar.withMutation(of: self, keyPath: \.changes) {} }

    fileprivate func noteRead() { registrar.access(self, keyPath: \.changes) }
}

/// A property of an ``ObservableObject`` whose changes update the views that have read it.
@propertyWrapper
public struct Published<Value> {
    private let stored: PublishedValue<Value>

    /// Makes a property with an initial value.
    public init(wrappedValue: Value) { stored = PublishedValue(wrappedValue) }

    /// Makes a property with an initial value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The value.
    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }
}

extension Published: AnyPublished {
    fileprivate var publisher: ObservableObjectPublisher { stored.publisher }
}

private protocol AnyPublished {
    var publisher: ObservableObjectPublisher { get }
}

/// The value of a published property.
// The registrar has a lock. The value has none: the program must not write it from two threads.
private final class PublishedValue<Value>: Observable, @unchecked Sendable {
    let publisher = ObservableObjectPublisher()
    private let registrar = ObservationRegistrar()
    private var current: Value

    init(_ value: Value) { current = value }

    var value: Value {
        get {
            registrar.access(self, keyPath: \.value)
            return current
        }
        set { registrar.withMutation(of: self, keyPath: \.value) { current = newValue } }
    }
}

/// A property wrapper that observes an object which another view owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// A source of bindings to the properties of an object: `$library.books`.
    public typealias Wrapper = Bindable<ObjectType>

    private var object: ObjectType

    /// Makes a wrapper around an object.
    public init(wrappedValue: ObjectType) { object = wrappedValue }

    /// Makes a wrapper around an object.
    public init(initialValue: ObjectType) { object = initialValue }

    /// The object.
    public var wrappedValue: ObjectType {
        get {
            object.noteRead()
            return object
        }
        set { object = newValue }
    }

    /// A source of bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(tracked: object) }
}

/// A property wrapper that makes an object, which lives as long as the view's identity.
///
/// Each view makes its object when it enters the tree.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    @Owned private var object: ObjectType

    /// Makes a wrapper with a function that makes the object.
    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
        _object = Owned(wrappedValue: make())
    }

    /// The object.
    public var wrappedValue: ObjectType {
        let object = object
        object.noteRead()
        return object
    }

    /// A source of bindings to the object's properties.
    public var projectedValue: Bindable<ObjectType> { Bindable(tracked: object) }
}

/// A property wrapper that observes the object of a type that `environmentObject(_:)` sets above.
///
/// A missing object stops the program when the view reads it.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    @Environment private var object: ObjectType

    /// Makes a wrapper for the object of its type.
    public init() { _object = Environment(object: ObjectType.self) }

    /// The object.
    public var wrappedValue: ObjectType {
        object.noteRead()
        return object
    }

    /// A source of bindings to the object's properties.
    public var projectedValue: Bindable<ObjectType> { Bindable(tracked: object) }
}
