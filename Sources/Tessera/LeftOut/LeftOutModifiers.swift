// swift-format-ignore-file
// One line for each name, as in a table. The compiler refuses each use, so no body ever runs.

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md") nonisolated extension View {
    public init(_ date: Date, style: LeftOutValue) { fatalError("left out") }
    public static func _printChanges() {}
    public func accessibilityChildren(@ViewBuilder children: () -> any View) -> Self { self }
    public func accessibilityFocused(_ binding: Any, equals value: Any? = nil) -> Self { self }
    public func accessibilityInputLabels(_ labels: [Any]) -> Self { self }
    public func accessibilityRotor(_ label: Any, @ViewBuilder entries: () -> any View) -> Self { self }
    public func accessibilitySortPriority(_ priority: Double) -> Self { self }
    public func anchorPreference<K: PreferenceKey>(key: K.Type, value: LeftOutValue, transform: @escaping (LeftOutValue) -> K.Value) -> Self { self }
    public func animation(_ animation: Animation?, @ViewBuilder body: (Self) -> any View) -> Self { self }
    public func autocapitalization(_ style: LeftOutValue) -> Self { self }
    public func autocorrectionDisabled(_ flag: Bool = true) -> Self { self }
    public func backgroundPreferenceValue<K: PreferenceKey>(_ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> any View) -> Self { self }
    public func badge(_ label: Any?) -> Self { self }
    public func blendMode(_ mode: LeftOutValue) -> Self { self }
    public func blur(radius: Double, opaque: Bool = false) -> Self { self }
    public func brightness(_ amount: Double) -> Self { self }
    public func buttonBorderShape(_ shape: LeftOutValue) -> Self { self }
    public func buttonRepeatBehavior(_ behavior: LeftOutValue) -> Self { self }
    public func colorMultiply(_ color: Color) -> Self { self }
    public func compositingGroup() -> Self { self }
    public func confirmationDialog(_ title: Any, isPresented: Binding<Bool>, titleVisibility: LeftOutValue? = nil, @ViewBuilder actions: () -> any View, @ViewBuilder message: () -> any View = { EmptyView() }) -> Self { self }
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: LeftOutValue? = nil) -> Self { self }
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double?, for placement: LeftOutValue? = nil) -> Self { self }
    public func contrast(_ amount: Double) -> Self { self }
    public func contextMenu(@ViewBuilder menuItems: () -> any View) -> Self { self }
    public func controlGroupStyle(_ style: LeftOutValue) -> Self { self }
    public func datePickerStyle(_ style: LeftOutValue) -> Self { self }
    public func defaultFocus(_ binding: Any, _ value: Any) -> Self { self }
    public func deleteDisabled(_ flag: Bool) -> Self { self }
    public func disableAutocorrection(_ flag: Bool?) -> Self { self }
    public func draggable(_ payload: Any) -> Self { self }
    public func drawingGroup(opaque: Bool = false) -> Self { self }
    public func dropDestination<T>(for type: T.Type, action: @escaping ([T], CGPoint) -> Bool) -> Self { self }
    public func dynamicTypeSize(_ size: LeftOutValue) -> Self { self }
    public func environmentObject(_ object: AnyObject) -> Self { self }
    public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: Any, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> Self { self }
    public func focusScope(_ namespace: Any) -> Self { self }
    public func fontDesign(_ design: LeftOutValue?) -> Self { self }
    public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle) -> Self { self }
    public func formStyle(_ style: LeftOutValue) -> Self { self }
    public func fullScreenCover(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> any View) -> Self { self }
    public func grayscale(_ amount: Double) -> Self { self }
    public func groupBoxStyle(_ style: LeftOutValue) -> Self { self }
    public func headerProminence(_ prominence: LeftOutValue) -> Self { self }
    public func hoverEffect(_ effect: LeftOutValue? = nil) -> Self { self }
    public func hueRotation(_ angle: Angle) -> Self { self }
    public func interactiveDismissDisabled(_ flag: Bool = true) -> Self { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }
    public func keyboardShortcut(_ shortcut: LeftOutValue) -> Self { self }
    public func keyboardType(_ type: LeftOutValue) -> Self { self }
    public func keyframeAnimator(initialValue: Any, repeating: Bool = true, @ViewBuilder content: (Self, Any) -> any View, keyframes: (LeftOutValue) -> Void) -> Self { self }
    public func lineLimit(_ limits: Any, reservesSpace: Bool = true) -> Self { self }
    public func lineSpacing(_ spacing: Double) -> Self { self }
    public func listRowBackground(_ view: Any?) -> Self { self }
    public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
    public func listRowSeparator(_ visibility: LeftOutValue, edges: Any? = nil) -> Self { self }
    public func listStyle(_ style: LeftOutValue) -> Self { self }
    public func matchedGeometryEffect(id: Any, in namespace: Any, properties: LeftOutValue? = nil, anchor: UnitPoint = .center, isSource: Bool = true) -> Self { self }
    public func menuStyle(_ style: LeftOutValue) -> Self { self }
    public func minimumScaleFactor(_ factor: Double) -> Self { self }
    public func navigationBarBackButtonHidden(_ flag: Bool = true) -> Self { self }
    public func navigationBarHidden(_ flag: Bool) -> Self { self }
    public func navigationBarItems(leading: Any? = nil, trailing: Any? = nil) -> Self { self }
    public func navigationBarTitleDisplayMode(_ mode: LeftOutValue) -> Self { self }
    public func navigationDestination(isPresented: Binding<Bool>, @ViewBuilder destination: () -> any View) -> Self { self }
    public func navigationDestination<Item: Hashable>(item: Binding<Item?>, @ViewBuilder destination: (Item) -> any View) -> Self { self }
    public func navigationViewStyle(_ style: LeftOutValue) -> Self { self }
    public func onDrop(of types: Any, isTargeted: Any?, perform action: @escaping ([Any]) -> Bool) -> Self { self }
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
    public func onReceive<P>(_ publisher: P, perform action: @escaping (LeftOutValue) -> Void) -> Self { self }
    public func onSubmit(of triggers: LeftOutValue, _ action: @escaping () -> Void) -> Self { self }
    public func overlayPreferenceValue<K: PreferenceKey>(_ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> any View) -> Self { self }
    public func phaseAnimator<Phase>(_ phases: [Phase], trigger: Any? = nil, @ViewBuilder content: (Self, Phase) -> any View, animation: (Phase) -> Animation? = { _ in nil }) -> Self { self }
    public func pickerStyle(_ style: LeftOutValue) -> Self { self }
    public func popover(isPresented: Binding<Bool>, attachmentAnchor: Any? = nil, arrowEdge: LeftOutValue? = nil, @ViewBuilder content: () -> any View) -> Self { self }
    public func presentationDetents(_ detents: Set<LeftOutValue>) -> Self { self }
    public func presentationDragIndicator(_ visibility: LeftOutValue) -> Self { self }
    public func privacySensitive(_ flag: Bool = true) -> Self { self }
    public func progressViewStyle(_ style: LeftOutValue) -> Self { self }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> Self { self }
    public func rotation3DEffect(_ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, perspective: Double = 1) -> Self { self }
    public func safeAreaInset(edge: LeftOutValue, alignment: LeftOutValue? = nil, spacing: Double? = nil, @ViewBuilder content: () -> any View) -> Self { self }
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> Self { self }
    public func saturation(_ amount: Double) -> Self { self }
    public func scrollContentBackground(_ visibility: LeftOutValue) -> Self { self }
    public func scrollDisabled(_ flag: Bool) -> Self { self }
    public func scrollIndicators(_ visibility: LeftOutValue) -> Self { self }
    public func scrollPosition(id: Any, anchor: UnitPoint? = nil) -> Self { self }
    public func scrollTargetBehavior(_ behavior: LeftOutValue) -> Self { self }
    public func searchable(text: Binding<String>, placement: LeftOutValue? = nil, prompt: Any? = nil) -> Self { self }
    public func statusBarHidden(_ flag: Bool = true) -> Self { self }
    public func submitScope(_ flag: Bool = true) -> Self { self }
    public func swipeActions(edge: LeftOutValue? = nil, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> any View) -> Self { self }
    public func symbolEffect(_ effect: LeftOutValue, options: LeftOutValue? = nil, value: Any? = nil, isActive: Bool = true) -> Self { self }
    public func symbolRenderingMode(_ mode: LeftOutValue?) -> Self { self }
    public func tabItem(@ViewBuilder _ label: () -> any View) -> Self { self }
    public func tabViewStyle(_ style: LeftOutValue) -> Self { self }
    public func textCase(_ form: LeftOutValue?) -> Self { self }
    public func textContentType(_ type: LeftOutValue?) -> Self { self }
    public func textFieldStyle(_ style: LeftOutValue) -> Self { self }
    public func textInputAutocapitalization(_ style: LeftOutValue?) -> Self { self }
    public func textSelection(_ selection: LeftOutValue) -> Self { self }
    public func toolbarBackground(_ style: LeftOutValue, for bars: LeftOutValue...) -> Self { self }
    public func toolbarTitleDisplayMode(_ mode: LeftOutValue) -> Self { self }
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
    public func trim(from start: Double = 0, to end: Double = 1) -> Self { self }
    public func truncationMode(_ mode: LeftOutValue) -> Self { self }
    public func userActivity(_ type: String, _ update: @escaping (LeftOutValue) -> Void) -> Self { self }
    public func visualEffect(_ effect: @escaping (LeftOutView, LeftOutValue) -> any View) -> Self { self }
}

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Styles") nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var borderedProminent: Self { fatalError("left out") }
    public static var borderless: Self { fatalError("left out") }
}

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Look") nonisolated extension ShapeStyle where Self == Color {
    public static var regularMaterial: Self { .clear }
    public static var thickMaterial: Self { .clear }
    public static var thinMaterial: Self { .clear }
    public static var ultraThickMaterial: Self { .clear }
    public static var ultraThinMaterial: Self { .clear }
}

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Data") nonisolated extension EnvironmentValues {
    public var accessibilityReduceMotion: Bool { false }
    public var dynamicTypeSize: LeftOutValue { .automatic }
    public var editMode: Binding<LeftOutValue>? { nil }
    public var horizontalSizeClass: LeftOutValue? { nil }
    public var openURL: LeftOutValue { .automatic }
    public var scenePhase: LeftOutValue { .active }
    public var verticalSizeClass: LeftOutValue? { nil }
}

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Views") nonisolated extension Label where Title == Text, Icon == Image { public init(_ title: Any, image name: String) { fatalError("left out") } }

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Controls") nonisolated extension Toggle where Label == Text { public init<Sources: RandomAccessCollection>(_ title: Any, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>) { fatalError("left out") } }

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Lists") nonisolated extension List {
    public init<Selection>(selection: Binding<Selection>, @ViewBuilder content: () -> Content) { fatalError("left out") }
    public init<Data: RandomAccessCollection, Selection>(_ data: Data, selection: Binding<Selection>, @ViewBuilder rowContent: (Data.Element) -> Content) { fatalError("left out") }
}

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Lists") nonisolated extension Section where Parent == Text, Footer == EmptyView { public init(_ title: Any? = nil, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> any View = { EmptyView() }) { fatalError("left out") } }

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Change") public func withAnimation(_ animation: Animation? = .default, completionCriteria: LeftOutValue? = nil, _ body: () -> Void, completion: @escaping () -> Void) {}
