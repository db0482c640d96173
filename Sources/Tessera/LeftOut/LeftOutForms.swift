// Forms that names of Tessera lack. The message of each gives the advice of SwiftUI.md, and no body
// ever runs.

@available(*, unavailable, message: "use an EnvironmentKey: see SwiftUI.md, Data")
nonisolated extension Environment {
    public init(_ path: KeyPath<LeftOutEnvironment, Value>) { fatalError() }
}

nonisolated extension Text {
    @available(*, unavailable, message: "use Text with a format: see SwiftUI.md, Views")
    public init(_ date: Date, style: LeftOutValue) { fatalError() }
    @available(*, unavailable, message: "use Text with a format: see SwiftUI.md, Views")
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) { fatalError() }
    @available(*, unavailable, message: "use underline(_:color:): see SwiftUI.md, Views")
    public func underline(_ isActive: Bool = true, pattern: LeftOutValue, color: Color? = nil)
        -> Self
    { self }
    @available(*, unavailable, message: "use Text of a String: see SwiftUI.md, Views")
    public init(_ words: AttributedString) { fatalError() }
}

@available(*, unavailable, message: "use a Shape with a path: see SwiftUI.md, Shapes")
nonisolated extension Shape where Self == LeftOutView {
    public static func rect(cornerRadii: LeftOutValue) -> Self { Self() }
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0
    ) -> Self { Self() }
}

@available(*, unavailable, message: "use shadow(radius:): see SwiftUI.md, Look")
nonisolated extension ShapeStyle {
    public func shadow(_ style: LeftOutValue) -> Self { self }
}

@available(*, unavailable, message: "use secondary, tint or a Color: see SwiftUI.md, Look")
nonisolated extension ShapeStyle where Self == Color {
    public static var fill: Color { .gray }
    public static var link: Color { .gray }
    public static var placeholder: Color { .gray }
    public static var selection: Color { .gray }
    public static var separator: Color { .gray }
}

nonisolated extension TextField where Label == Text {
    @available(*, unavailable, message: "use TextEditor: see SwiftUI.md, Controls")
    public init(_ title: Any, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        fatalError()
    }
    @available(*, unavailable, message: "use onSubmit: see SwiftUI.md, Controls")
    public init(
        _ title: Any, text: Binding<String>, onEditingChanged: (Bool) -> Void = { _ in },
        onCommit: () -> Void
    ) { fatalError() }
    @available(*, unavailable, message: "use TextEditor: see SwiftUI.md, Controls")
    public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Text
    ) { fatalError() }
    @available(*, unavailable, message: "use a format: see SwiftUI.md, Controls")
    public init<Value>(_ title: Any, value: Binding<Value>, formatter: Formatter) { fatalError() }
}

nonisolated extension ProgressView {
    @available(*, unavailable, message: "use value and total: see SwiftUI.md, Controls")
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == EmptyView { fatalError() }
    @available(*, unavailable, message: "use value and total: see SwiftUI.md, Controls")
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        fatalError()
    }
}

@available(*, unavailable, message: "use a Binding to each value: see SwiftUI.md, Controls")
nonisolated extension Toggle {
    public init<C: Collection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) { fatalError() }
    public init<C: Collection>(
        _ title: Any, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where Label == Text { fatalError() }
}

@available(*, unavailable, message: "use a Button beside the Menu: see SwiftUI.md, Controls")
nonisolated extension Menu {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: () -> Void
    ) { fatalError() }
    public init(_ title: Any, @ViewBuilder content: () -> Content, primaryAction: () -> Void)
    where Label == Text { fatalError() }
}

@available(*, unavailable, message: "use a Button in each row: see SwiftUI.md, Lists")
nonisolated extension List {
    public init<Selection>(
        selection: Binding<Selection>, @ViewBuilder content: () -> Content
    ) { fatalError() }
    public init<Data: Collection, Selection>(
        _ data: Data, selection: Binding<Selection>,
        @ViewBuilder rowContent: (Data.Element) -> Content
    ) { fatalError() }
    public init<Data: Collection, ID, Selection>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection>,
        @ViewBuilder rowContent: (Data.Element) -> Content
    ) { fatalError() }
}

@available(*, unavailable, message: "use DisclosureGroup: see SwiftUI.md, Lists")
nonisolated extension List {
    public init<Data: Collection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: (Data.Element) -> Content
    ) { fatalError() }
}

@available(*, unavailable, message: "use NavigationLink(value:): see SwiftUI.md, Screens")
nonisolated extension NavigationLink {
    public init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) { fatalError() }
    public init(_ title: Any, destination: Destination, isActive: Binding<Bool>)
    where Label == Text { fatalError() }
}

nonisolated extension SecureField where Label == Text {
    @available(*, unavailable, message: "use onSubmit: see SwiftUI.md, Controls")
    public init(_ title: Any, text: Binding<String>, onCommit: () -> Void) { fatalError() }
}

nonisolated extension Stepper where Label == Text {
    @available(*, unavailable, message: "use a title with the value: see SwiftUI.md, Controls")
    public init<F: FormatStyle>(
        _ title: Any, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>? = nil,
        step: Double = 1, format: F
    ) { fatalError() }
}

nonisolated extension View {
    @available(*, unavailable, message: "use two styles: see SwiftUI.md, Look")
    public func foregroundStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
    ) -> Self { self }
    @available(*, unavailable, message: "use contentShape(_:): see SwiftUI.md, Touch")
    public func contentShape(_ kinds: LeftOutValue, _ shape: some Shape) -> Self { self }
    @available(*, unavailable, message: "use a DynamicTypeSize: see SwiftUI.md, Look")
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> Self { self }
    @available(*, unavailable, message: "use drawingGroup(opaque:): see SwiftUI.md, Look")
    public func drawingGroup(opaque: Bool = false, colorMode: LeftOutValue) -> Self { self }
    @available(*, unavailable, message: "use focusable(_:): see SwiftUI.md, Focus")
    public func focusable(_ isFocusable: Bool = true, interactions: LeftOutValue) -> Self { self }
    @available(*, unavailable, message: "use gesture(_:isEnabled:): see SwiftUI.md, Touch")
    public func gesture(_ gesture: some Gesture, including mask: LeftOutValue) -> Self { self }
    @available(*, unavailable, message: "use points: see SwiftUI.md, Lists")
    public func listSectionSpacing(_ spacing: LeftOutValue) -> Self { self }
    @available(*, unavailable, message: "use onPressingChanged: see SwiftUI.md, Touch")
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> Self { self }
    @available(*, unavailable, message: "use onKeyPress(phases:): see SwiftUI.md, Focus")
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = .down,
        action: (KeyPress) -> KeyPress.Result
    ) -> Self { self }
    @available(*, unavailable, message: "use arrowEdge: see SwiftUI.md, Screens")
    public func popover(
        isPresented: Binding<Bool>, attachmentAnchor: LeftOutValue, arrowEdge: Edge = .top,
        @ViewBuilder content: () -> any View
    ) -> Self { self }
    @available(*, unavailable, message: "use a ShapeStyle: see SwiftUI.md, Screens")
    public func presentationBackground(@ViewBuilder content: () -> any View) -> Self { self }
    @available(*, unavailable, message: "use animation(_:value:): see SwiftUI.md, Change")
    public func transaction(
        value: some Equatable, _ transform: (inout Transaction) -> Void
    ) -> Self { self }
}

/// The environment values that Tessera refuses.
public struct LeftOutEnvironment {
    /// An action or a part of the system.
    public let backgroundStyle, dismissWindow, managedObjectContext, modelContext: LeftOutValue
    /// An action or a part of the system.
    public let openSettings, openWindow, requestReview, sizeCategory: LeftOutValue
    /// A part of the system that may be missing.
    public let refresh, undoManager: LeftOutValue?
}
