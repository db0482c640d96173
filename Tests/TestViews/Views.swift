public import TesseraCore

// A toolkit of four views, which is enough for a test of the core.

/// A leaf with a text.
public struct Label: PrimitiveView {
    public var text: String

    public init(_ text: String) { self.text = text }

    public func describe(_ description: inout ViewDescription) { description.text = text }
}

/// A leaf with an action, which tests find by its name.
public struct Tap: PrimitiveView {
    public var name: String
    private let action: () -> Void

    public init(_ name: String, action: @escaping () -> Void) {
        self.name = name
        self.action = action
    }

    public func run() { action() }

    public func describe(_ description: inout ViewDescription) { description.text = name }
}

/// A container.
public struct Stack<Content: View>: PrimitiveView {
    public let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A view that counts its taps. The tree shows its name and the count.
public struct Counter: View {
    var name: String
    @State private var count = 0

    public init(_ name: String) { self.name = name }

    public var body: some View {
        Tap(name) { count += 1 }
    }
}

/// A view that runs a closure as its body, under a name that the recorder shows.
public struct Row<Content: View>: View {
    var name: String
    let content: () -> Content

    public init(_ name: String, @ViewBuilder content: @escaping () -> Content) {
        self.name = name
        self.content = content
    }

    public var body: some View { content() }
}
