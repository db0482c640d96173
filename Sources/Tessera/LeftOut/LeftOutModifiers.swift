// Modifiers that Tessera refuses. The message of each gives the advice of SwiftUI.md, and no body ever
// runs.

nonisolated extension View {
    @available(*, unavailable, message: "use accessibilityLabel: see SwiftUI.md, Accessibility")
    public func accessibility(
        label: Text? = nil, value: Text? = nil, hint: Text? = nil, hidden: Bool = false,
        identifier: String = "", addTraits: AccessibilityTraits = [],
        removeTraits: AccessibilityTraits = [], sortPriority: Double = 0
    ) -> Self { self }

    @available(*, unavailable, message: "use GeometryReader: see SwiftUI.md, Places")
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int = 1, span: Int = 1, spacing: Double = 0,
        alignment: Alignment = .center, _ length: (CGFloat, Axis) -> CGFloat = { size, _ in size }
    ) -> Self { self }

    @available(*, unavailable, message: "use Menu: see SwiftUI.md, Screens")
    public func contextMenu(
        @ViewBuilder menuItems: () -> any View,
        @ViewBuilder preview: () -> any View = { EmptyView() }
    ) -> Self { self }

    @available(*, unavailable, message: "use onChange and task: see SwiftUI.md, Change")
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }

    @available(*, unavailable, message: "use withAnimation and Animatable: see SwiftUI.md, Change")
    public func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>, trigger: Any? = nil,
        @ViewBuilder content: (Self, Phase) -> any View,
        animation: (Phase) -> Animation? = { _ in nil }
    ) -> Self { self }

    @available(*, unavailable, message: "use padding: see SwiftUI.md, Places")
    public func safeAreaInset(
        edge: LeftOutValue, alignment: LeftOutValue? = nil, spacing: Double? = nil,
        @ViewBuilder content: () -> any View
    ) -> Self { self }
}

@available(*, unavailable, message: "use a Button: see SwiftUI.md, Lists")
nonisolated extension View {
    public func refreshable(action: @escaping @Sendable () async -> Void) -> Self { self }
    public func swipeActions(
        edge: LeftOutValue? = nil, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> any View
    ) -> Self { self }
}

@available(*, unavailable, message: "scroll by ViewHost: see SwiftUI.md, Lists")
nonisolated extension View {
    public func scrollDisabled(_ flag: Bool) -> Self { self }
    public func scrollPosition<ID>(id: Binding<ID>, anchor: UnitPoint? = nil) -> Self { self }
    public func scrollPosition<P>(_ position: Binding<P>, anchor: UnitPoint? = nil) -> Self { self }
    public func scrollTargetBehavior(_ behavior: LeftOutValue) -> Self { self }
}

@available(*, unavailable, message: "use alert with a title: see SwiftUI.md, Screens")
nonisolated extension View {
    public func alert(isPresented: Binding<Bool>, content: () -> LeftOutValue) -> Self { self }
    public func alert<Item>(item: Binding<Item?>, content: (Item) -> LeftOutValue) -> Self { self }
    public func alert<E: Error>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> any View
    ) -> Self { self }
    public func alert<E: Error>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> any View,
        @ViewBuilder message: (E) -> any View
    ) -> Self { self }
}

@available(*, unavailable, message: "use navigationDestination(for:): see SwiftUI.md, Screens")
nonisolated extension View {
    public func navigationDestination(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> any View
    ) -> Self { self }
    public func navigationDestination<Item: Hashable>(
        item: Binding<Item?>, @ViewBuilder destination: (Item) -> any View
    ) -> Self { self }
}

@available(*, unavailable, message: "use navigationTitle and toolbar: see SwiftUI.md, Screens")
nonisolated extension View {
    public func navigationBarBackButtonHidden(_ flag: Bool = true) -> Self { self }
    public func navigationBarHidden(_ flag: Bool) -> Self { self }
    public func navigationBarItems(trailing: some View) -> Self { self }
    public func navigationBarItems(leading: some View, trailing: some View) -> Self { self }
    public func toolbar(_ visibility: LeftOutValue, for bars: LeftOutValue...) -> Self { self }
    public func toolbarRole(_ role: LeftOutValue) -> Self { self }
    public func toolbarVisibility(_ visibility: LeftOutValue, for bars: LeftOutValue...) -> Self {
        self
    }
}

@available(*, unavailable, message: "use DragGesture: see SwiftUI.md, Touch")
nonisolated extension View {
    public func draggable(
        _ payload: Any, @ViewBuilder preview: () -> any View = { EmptyView() }
    ) -> Self { self }
    public func dropDestination<T>(
        for type: T.Type, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: (Bool) -> Void = { _ in }
    ) -> Self { self }
}

@available(*, unavailable, message: "use onKeyPress: see SwiftUI.md, Focus")
nonisolated extension View {
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
        -> Self
    { self }
    public func keyboardShortcut(_ shortcut: LeftOutValue) -> Self { self }
}
