// Modifiers that Tessera refuses, each in one message. No body ever runs.

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md")
nonisolated extension View {
    public func alert(isPresented: Binding<Bool>, content: () -> LeftOutValue) -> Self { self }
    public func alert<Item>(item: Binding<Item?>, content: (Item) -> LeftOutValue) -> Self { self }
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int = 1, span: Int = 1, spacing: Double = 0,
        alignment: LeftOutValue? = nil, _ length: (CGFloat, Axis) -> CGFloat = { size, _ in size }
    ) -> Self { self }
    public func contextMenu(
        @ViewBuilder menuItems: () -> any View,
        @ViewBuilder preview: () -> any View = { EmptyView() }
    ) -> Self { self }
    public func scrollDisabled(_ flag: Bool) -> Self { self }
    public func draggable(_ payload: Any, @ViewBuilder preview: () -> any View = { EmptyView() })
        -> Self
    { self }
    public func dropDestination<T>(
        for type: T.Type, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: (Bool) -> Void = { _ in }
    ) -> Self { self }
    public func navigationBarBackButtonHidden(_ flag: Bool = true) -> Self { self }
    public func navigationBarHidden(_ flag: Bool) -> Self { self }
    public func keyboardShortcut(_ key: LeftOutValue, modifiers: EventModifiers = .command) -> Self
    { self }
    public func navigationDestination(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> any View
    ) -> Self { self }
    public func navigationDestination<Item: Hashable>(
        item: Binding<Item?>, @ViewBuilder destination: (Item) -> any View
    ) -> Self { self }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
    public func phaseAnimator<Phase>(
        _ phases: [Phase], trigger: Any? = nil, @ViewBuilder content: (Self, Phase) -> any View,
        animation: (Phase) -> Animation? = { _ in nil }
    ) -> Self { self }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> Self { self }
    public func safeAreaInset(
        edge: LeftOutValue, alignment: LeftOutValue? = nil, spacing: Double? = nil,
        @ViewBuilder content: () -> any View
    ) -> Self { self }
    public func scrollTargetBehavior(_ behavior: LeftOutValue) -> Self { self }
    public func scrollPosition<ID>(
        _ position: Any? = nil, id: Binding<ID>? = Binding<Int>?.none, anchor: UnitPoint? = nil
    ) -> Self { self }
    public func swipeActions(
        edge: LeftOutValue? = nil, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> any View
    ) -> Self { self }
    public func toolbar(_ visibility: LeftOutValue, for bars: LeftOutValue...) -> Self { self }
}

@available(
    *, unavailable, message: "Tessera leaves out this environment value: see SwiftUI.md, Data"
) nonisolated extension Environment {
    public init(_ path: KeyPath<LeftOutEnvironment, Value>) { fatalError("left out") }
}

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Views")
nonisolated extension Text {
    public init(_ date: Date, style: LeftOutValue) { fatalError("left out") }
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

/// The environment values that Tessera refuses.
public struct LeftOutEnvironment {
    /// An action or a part of the system.
    public let openWindow, dismissWindow, modelContext: LeftOutValue
}
