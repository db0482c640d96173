// Modifiers that Tessera refuses, each in one message. No body ever runs.

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md")
nonisolated extension View {
    public func accessibilityActions(@ViewBuilder _ actions: () -> any View) -> Self { self }
    public func accessibilityChildren(@ViewBuilder children: () -> any View) -> Self { self }
    public func accessibilityRotor(_ label: Any, @ViewBuilder entries: () -> any View) -> Self {
        self
    }
    public func defaultFocus(_ binding: Any, _ value: Any) -> Self { self }
    public func accessibilitySortPriority(_ priority: Double) -> Self { self }
    public func actionSheet(isPresented: Binding<Bool>, content: () -> LeftOutValue) -> Self {
        self
    }
    public func alert(isPresented: Binding<Bool>, content: () -> LeftOutValue) -> Self { self }
    public func alert<Item>(item: Binding<Item?>, content: (Item) -> LeftOutValue) -> Self { self }
    public func alert(
        isPresented: Binding<Bool>, error: (any Error)?, @ViewBuilder actions: () -> any View
    ) -> Self { self }
    public func alert<Failure: Error>(
        isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> any View,
        @ViewBuilder message: (Failure) -> any View
    ) -> Self { self }
    public func anchorPreference<K: PreferenceKey>(
        key: K.Type, value: LeftOutValue, transform: @escaping (LeftOutValue) -> K.Value
    ) -> Self { self }
    public func backgroundPreferenceValue<K: PreferenceKey>(
        _ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> any View
    ) -> Self { self }
    public func overlayPreferenceValue<K: PreferenceKey>(
        _ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> any View
    ) -> Self { self }
    public func focusedValue(_ path: PartialKeyPath<LeftOutValue>, _ value: Any) -> Self { self }
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int = 1, span: Int = 1, spacing: Double = 0,
        alignment: LeftOutValue? = nil, _ length: (CGFloat, Axis) -> CGFloat = { size, _ in size }
    ) -> Self { self }
    public func contextMenu(
        @ViewBuilder menuItems: () -> any View,
        @ViewBuilder preview: () -> any View = { EmptyView() }
    ) -> Self { self }
    public func contextMenu<Item>(
        forSelectionType type: Item.Type, @ViewBuilder menu: (Set<Item>) -> any View,
        primaryAction: (Set<Item>) -> Void = { _ in }
    ) -> Self { self }
    public func scrollDisabled(_ flag: Bool) -> Self { self }
    public func draggable(_ payload: Any, @ViewBuilder preview: () -> any View = { EmptyView() })
        -> Self
    { self }
    public func onDrag(_ data: () -> Any) -> Self { self }
    public func dropDestination<T>(
        for type: T.Type, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: (Bool) -> Void = { _ in }
    ) -> Self { self }
    public func fileExporter(
        isPresented: Binding<Bool>, document: Any?, contentType: LeftOutValue,
        defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> Self { self }
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [LeftOutValue],
        allowsMultipleSelection: Bool = false,
        onCompletion: @escaping (Result<LeftOutValue, any Error>) -> Void
    ) -> Self { self }
    public func glassEffect(_ glass: LeftOutValue = .regular, in shape: some Shape = Capsule())
        -> Self
    { self }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
        perspective: Double = 1
    ) -> Self { self }
    public func inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> any View) -> Self
    { self }
    public func navigationBarBackButtonHidden(_ flag: Bool = true) -> Self { self }
    public func navigationBarHidden(_ flag: Bool) -> Self { self }
    public func keyboardShortcut(_ key: LeftOutValue, modifiers: EventModifiers = .command) -> Self
    { self }
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: Any? = nil, repeating: Bool = true,
        @ViewBuilder content: (Self, Value) -> any View, keyframes: (Value) -> Void
    ) -> Self { self }
    public func navigationBarItems(leading: Any? = nil, trailing: Any? = nil) -> Self { self }
    public func navigationDestination(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> any View
    ) -> Self { self }
    public func navigationDestination<Item: Hashable>(
        item: Binding<Item?>, @ViewBuilder destination: (Item) -> any View
    ) -> Self { self }
    public func onDrop(
        of types: [LeftOutValue], isTargeted: Binding<Bool>?,
        perform action: @escaping ([Any]) -> Bool
    ) -> Self { self }
    public func onDrop(
        of types: [LeftOutValue], isTargeted: Binding<Bool>?,
        perform action: @escaping ([Any], CGPoint) -> Bool
    ) -> Self { self }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
    public func onScrollGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (LeftOutValue) -> Value,
        action: @escaping (Value, Value) -> Void
    ) -> Self { self }
    public func phaseAnimator<Phase>(
        _ phases: [Phase], trigger: Any? = nil, @ViewBuilder content: (Self, Phase) -> any View,
        animation: (Phase) -> Animation? = { _ in nil }
    ) -> Self { self }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> Self { self }
    public func safeAreaInset(
        edge: LeftOutValue, alignment: LeftOutValue? = nil, spacing: Double? = nil,
        @ViewBuilder content: () -> any View
    ) -> Self { self }
    public func safeAreaPadding(_ edges: LeftOutValue = .all, _ length: Double? = nil) -> Self {
        self
    }
    public func scrollTargetBehavior(_ behavior: LeftOutValue) -> Self { self }
    public func scrollPosition<ID>(
        _ position: Any? = nil, id: Binding<ID>? = Binding<Int>?.none, anchor: UnitPoint? = nil
    ) -> Self { self }
    public func scrollTransition(
        _ configuration: LeftOutValue = .automatic, axis: Axis? = nil,
        transition: @escaping (LeftOutView, LeftOutValue) -> any View
    ) -> Self { self }
    public func swipeActions(
        edge: LeftOutValue? = nil, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> any View
    ) -> Self { self }
    public func toolbar(_ visibility: LeftOutValue, for bars: LeftOutValue...) -> Self { self }
    public func visualEffect(_ effect: @escaping (LeftOutView, GeometryProxy) -> any View) -> Self {
        self
    }
}

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Look")
nonisolated extension ShapeStyle where Self == LeftOutView {
    public static var regularMaterial: Self { .init() };
    public static var selection: Self { .init() };
    public static var thickMaterial: Self { .init() };
    public static var thinMaterial: Self { .init() };
    public static var ultraThickMaterial: Self { .init() };
    public static var ultraThinMaterial: Self { .init() }
}

@available(
    *, unavailable, message: "Tessera leaves out this environment value: see SwiftUI.md, Data"
) nonisolated extension Environment {
    public init(_ path: KeyPath<LeftOutEnvironment, Value>) { fatalError("left out") }
}

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Views")
nonisolated extension Text {
    public init(_ date: Date, style: LeftOutValue) { fatalError("left out") }
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) { fatalError("left out") }
}

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Controls")
nonisolated extension TextField where Label == Text {
    public init(_ title: Any, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        fatalError("left out")
    }
}

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Lists")
nonisolated extension List {
    public init<Selection>(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
        fatalError("left out")
    }
}

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Lists")
nonisolated extension List {
    public init<Data: RandomAccessCollection>(
        _ data: Data, id: PartialKeyPath<Data.Element>? = nil,
        children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: (Data.Element) -> Content
    ) { fatalError("left out") }
}

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Lists")
nonisolated extension Section where Parent == Text, Footer == EmptyView {
    public init(
        _ title: Any? = nil, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> any View = { EmptyView() }
    ) { fatalError("left out") }
}

/// The environment values that Tessera refuses.
public struct LeftOutEnvironment {
    /// An action, a size class or a part of the system.
    public let openURL, openWindow, dismissWindow, scenePhase, modelContext,
        managedObjectContext: LeftOutValue
    /// A class of sizes.
    public let horizontalSizeClass, verticalSizeClass: LeftOutValue?
}
