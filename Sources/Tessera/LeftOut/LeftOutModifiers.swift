// swift-format-ignore-file
// A row for each family of modifiers that take alike values, by its first name. The compiler refuses each use, so no body ever runs.

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md") nonisolated extension View {
    public init(_ date: Date, style: LeftOutValue) { fatalError("left out") }
    public static func _printChanges() {}
    public func accessibilityActions(@ViewBuilder _ actions: () -> any View) -> Self { self }; public func accessibilityChildren(@ViewBuilder children: () -> any View) -> Self { self }; public func accessibilityRotor(_ label: Any, @ViewBuilder entries: () -> any View) -> Self { self }
    public func accessibilityFocused(_ binding: Any, equals value: Any? = nil) -> Self { self }; public func defaultFocus(_ binding: Any, _ value: Any) -> Self { self }; public func focusScope(_ namespace: Any) -> Self { self }
    public func accessibilityInputLabels(_ labels: [Any]) -> Self { self }
    public func accessibilitySortPriority(_ priority: Double) -> Self { self }
    public func actionSheet(isPresented: Binding<Bool>, content: () -> LeftOutValue) -> Self { self }; public func alert(isPresented: Binding<Bool>, content: () -> LeftOutValue) -> Self { self }; public func alert<Item>(item: Binding<Item?>, content: (Item) -> LeftOutValue) -> Self { self }
    public func alert(isPresented: Binding<Bool>, error: (any Error)?, @ViewBuilder actions: () -> any View) -> Self { self }
    public func anchorPreference<K: PreferenceKey>(key: K.Type, value: LeftOutValue, transform: @escaping (LeftOutValue) -> K.Value) -> Self { self }
    public func animation(_ animation: Animation?, @ViewBuilder body: (Self) -> any View) -> Self { self }
    public func autocapitalization(_ style: LeftOutValue) -> Self { self }; public func keyboardType(_ type: LeftOutValue) -> Self { self }; public func textContentType(_ type: LeftOutValue?) -> Self { self }; public func textInputAutocapitalization(_ style: LeftOutValue?) -> Self { self }
    public func autocorrectionDisabled(_ flag: Bool = true) -> Self { self }; public func disableAutocorrection(_ flag: Bool?) -> Self { self }; public func submitScope(_ flag: Bool = true) -> Self { self }
    public func backgroundPreferenceValue<K: PreferenceKey>(_ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> any View) -> Self { self }; public func overlayPreferenceValue<K: PreferenceKey>(_ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> any View) -> Self { self }
    public func badge(_ label: Any?) -> Self { self }
    public func blendMode(_ mode: LeftOutValue) -> Self { self }; public func interpolation(_ quality: LeftOutValue) -> Self { self }
    public func blur(radius: Double, opaque: Bool = false) -> Self { self }
    public func brightness(_ amount: Double) -> Self { self }; public func contrast(_ amount: Double) -> Self { self }; public func grayscale(_ amount: Double) -> Self { self }; public func saturation(_ amount: Double) -> Self { self }
    public func buttonBorderShape(_ shape: LeftOutValue) -> Self { self }; public func buttonRepeatBehavior(_ behavior: LeftOutValue) -> Self { self }; public func buttonStyle(_ style: LeftOutValue) -> Self { self }
    public func colorMultiply(_ color: Color) -> Self { self }
    public func commands(@ViewBuilder content: () -> any View) -> Self { self }
    public func compositingGroup() -> Self { self }; public func drawingGroup(opaque: Bool = false) -> Self { self }
    public func confirmationDialog<Data>(_ title: Any, isPresented: Binding<Bool>, titleVisibility: LeftOutValue? = nil, presenting data: Data?, @ViewBuilder actions: (Data) -> any View, @ViewBuilder message: (Data) -> any View = { _ in EmptyView() }) -> Self { self }
    public func confirmationDialog(_ title: Any, isPresented: Binding<Bool>, titleVisibility: LeftOutValue? = nil, @ViewBuilder actions: () -> any View, @ViewBuilder message: () -> any View = { EmptyView() }) -> Self { self }
    public func containerRelativeFrame(_ axes: Axis.Set, count: Int = 1, span: Int = 1, spacing: Double = 0, alignment: LeftOutValue? = nil, _ length: (CGFloat, Axis) -> CGFloat = { size, _ in size }) -> Self { self }
    public func containerShape(_ shape: some Shape) -> Self { self }
    public func contentMargins(_ edges: LeftOutValue, _ length: Double? = nil, for placement: LeftOutValue? = nil) -> Self { self }
    public func contentTransition(_ transition: LeftOutValue) -> Self { self }; public func transition(_ transition: LeftOutValue) -> Self { self }
    public func contextMenu(@ViewBuilder menuItems: () -> any View, @ViewBuilder preview: () -> any View = { EmptyView() }) -> Self { self }
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }
    public func defaultSize(width: Double, height: Double) -> Self { self }
    public func deleteDisabled(_ flag: Bool) -> Self { self }; public func scrollClipDisabled(_ flag: Bool = true) -> Self { self }; public func scrollDisabled(_ flag: Bool) -> Self { self }
    public func draggable(_ payload: Any, @ViewBuilder preview: () -> any View = { EmptyView() }) -> Self { self }
    public func dropDestination<T>(for type: T.Type, action: @escaping ([T], CGPoint) -> Bool, isTargeted: (Bool) -> Void = { _ in }) -> Self { self }
    public func dynamicTypeSize(_ size: LeftOutValue) -> Self { self }; public func fontDesign(_ design: LeftOutValue?) -> Self { self }; public func textCase(_ form: LeftOutValue?) -> Self { self }; public func truncationMode(_ mode: LeftOutValue) -> Self { self }
    public func environmentObject(_ object: AnyObject) -> Self { self }
    public func fileExporter(isPresented: Binding<Bool>, document: Any?, contentType: LeftOutValue, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> Self { self }
    public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [LeftOutValue], allowsMultipleSelection: Bool = false, onCompletion: @escaping (Result<LeftOutValue, any Error>) -> Void) -> Self { self }
    public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle) -> Self { self }
    public func formStyle(_ style: LeftOutValue) -> Self { self }; public func listStyle(_ style: LeftOutValue) -> Self { self }; public func navigationViewStyle(_ style: LeftOutValue) -> Self { self }; public func pickerStyle(_ style: LeftOutValue) -> Self { self }; public func textFieldStyle(_ style: LeftOutValue) -> Self { self }
    public func glassEffect(_ glass: LeftOutValue = .regular, in shape: some Shape = Capsule()) -> Self { self }
    public func headerProminence(_ prominence: LeftOutValue) -> Self { self }; public func listRowSeparator(_ visibility: LeftOutValue, edges: Any? = nil) -> Self { self }; public func listRowSeparatorTint(_ color: Color?, edges: Any? = nil) -> Self { self }
    public func hoverEffect(_ effect: LeftOutValue? = nil) -> Self { self }
    public func hueRotation(_ angle: Angle) -> Self { self }
    public func inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> any View) -> Self { self }; public func fullScreenCover(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> any View) -> Self { self }; public func fullScreenCover<Item>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> any View) -> Self { self }
    public func interactiveDismissDisabled(_ flag: Bool = true) -> Self { self }; public func navigationBarBackButtonHidden(_ flag: Bool = true) -> Self { self }; public func navigationBarHidden(_ flag: Bool) -> Self { self }; public func statusBarHidden(_ flag: Bool = true) -> Self { self }
    public func keyboardShortcut(_ key: LeftOutValue, modifiers: EventModifiers = .command) -> Self { self }
    public func keyframeAnimator<Value>(initialValue: Value, trigger: Any? = nil, repeating: Bool = true, @ViewBuilder content: (Self, Value) -> any View, keyframes: (Value) -> LeftOutValue) -> Self { self }
    public func lineLimit(_ limits: Any, reservesSpace: Bool = true) -> Self { self }
    public func lineSpacing(_ spacing: Double) -> Self { self }; public func minimumScaleFactor(_ factor: Double) -> Self { self }
    public func listRowBackground(_ view: Any?) -> Self { self }; public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }; public func listRowSpacing(_ spacing: Double?) -> Self { self }
    public func matchedGeometryEffect(id: Any, in namespace: Any, properties: LeftOutValue? = nil, anchor: UnitPoint = .center, isSource: Bool = true) -> Self { self }
    public func monospaced(_ isActive: Bool = true) -> Self { self }; public func privacySensitive(_ flag: Bool = true) -> Self { self }
    public func navigationBarItems(leading: Any? = nil, trailing: Any? = nil) -> Self { self }
    public func navigationBarTitle(_ title: Any, displayMode: LeftOutValue) -> Self { self }; public func navigationBarTitleDisplayMode(_ mode: LeftOutValue) -> Self { self }; public func toolbarTitleDisplayMode(_ mode: LeftOutValue) -> Self { self }
    public func navigationDestination(isPresented: Binding<Bool>, @ViewBuilder destination: () -> any View) -> Self { self }; public func navigationDestination<Item: Hashable>(item: Binding<Item?>, @ViewBuilder destination: (Item) -> any View) -> Self { self }
    public func onDrag(_ data: () -> Any) -> Self { self }
    public func onDrop(of types: [LeftOutValue], isTargeted: Binding<Bool>?, perform action: @escaping ([Any]) -> Bool) -> Self { self }
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
    public func onReceive<P>(_ publisher: P, perform action: @escaping (LeftOutValue) -> Void) -> Self { self }
    public func onSubmit(of triggers: LeftOutValue, _ action: @escaping () -> Void) -> Self { self }
    public func phaseAnimator<Phase>(_ phases: [Phase], trigger: Any? = nil, @ViewBuilder content: (Self, Phase) -> any View, animation: (Phase) -> Animation? = { _ in nil }) -> Self { self }
    public func popover(isPresented: Binding<Bool>, attachmentAnchor: Any? = nil, arrowEdge: LeftOutValue? = nil, @ViewBuilder content: () -> any View) -> Self { self }; public func popover<Item>(item: Binding<Item?>, attachmentAnchor: Any? = nil, arrowEdge: LeftOutValue? = nil, @ViewBuilder content: (Item) -> any View) -> Self { self }
    public func presentationBackground(_ style: LeftOutValue) -> Self { self }; public func presentationCompactAdaptation(_ adaptation: LeftOutValue) -> Self { self }; public func presentationDetents(_ detents: LeftOutValue, selection: Any? = nil) -> Self { self }; public func presentationDragIndicator(_ visibility: LeftOutValue) -> Self { self }
    public func presentationCornerRadius(_ radius: Double?) -> Self { self }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> Self { self }
    public func rotation3DEffect(_ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, perspective: Double = 1) -> Self { self }
    public func safeAreaInset(edge: LeftOutValue, alignment: LeftOutValue? = nil, spacing: Double? = nil, @ViewBuilder content: () -> any View) -> Self { self }
    public func safeAreaPadding(_ edges: LeftOutValue = .all, _ length: Double? = nil) -> Self { self }
    public func scenePadding(_ edges: Edge.Set = .all) -> Self { self }
    public func scrollBounceBehavior(_ behavior: LeftOutValue, axes: Any? = nil) -> Self { self }; public func scrollDismissesKeyboard(_ mode: LeftOutValue) -> Self { self }; public func scrollTargetBehavior(_ behavior: LeftOutValue) -> Self { self }
    public func scrollContentBackground(_ visibility: LeftOutValue) -> Self { self }; public func scrollIndicators(_ visibility: LeftOutValue) -> Self { self }
    public func scrollPosition<ID>(_ position: Any? = nil, id: Binding<ID>? = Binding<Int>?.none, anchor: UnitPoint? = nil) -> Self { self }
    public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
    public func scrollTransition(_ configuration: LeftOutValue = .automatic, axis: Axis? = nil, transition: @escaping (LeftOutView, LeftOutValue) -> any View) -> Self { self }
    public func searchable(text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: LeftOutValue? = nil, prompt: Any? = nil, @ViewBuilder suggestions: () -> any View = { EmptyView() }) -> Self { self }
    public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> Self { self }
    public func swipeActions(edge: LeftOutValue? = nil, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> any View) -> Self { self }
    public func symbolRenderingMode(_ mode: LeftOutValue?) -> Self { self }; public func symbolEffect(_ effect: LeftOutValue, options: LeftOutValue? = nil, value: Any? = nil, isActive: Bool = true) -> Self { self }
    public func textSelection(_ selection: LeftOutValue) -> Self { self }
    public func toolbar(_ visibility: LeftOutValue, for bars: LeftOutValue...) -> Self { self }; public func toolbarBackground(_ visibility: LeftOutValue, for bars: LeftOutValue...) -> Self { self }; public func toolbarBackground(_ style: some ShapeStyle, for bars: LeftOutValue...) -> Self { self }; public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: LeftOutValue...) -> Self { self }
    public func transaction(value: Any? = nil, _ transform: @escaping (inout Transaction) -> Void) -> Self { self }
    public func trim(from start: Double = 0, to end: Double = 1) -> Self { self }
    public func userActivity(_ type: String, _ update: @escaping (LeftOutValue) -> Void) -> Self { self }
    public func visualEffect(_ effect: @escaping (LeftOutView, GeometryProxy) -> any View) -> Self { self }
    public func windowResizability(_ resizability: LeftOutValue) -> Self { self }; public func windowStyle(_ style: LeftOutValue) -> Self { self }
}

@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Shapes") nonisolated extension ShapeStyle where Self == LeftOutView { public static var angularGradient: Self { .init() }; public static var radialGradient: Self { .init() } }
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Look") nonisolated extension ShapeStyle where Self == LeftOutView { public static var regularMaterial: Self { .init() }; public static var thickMaterial: Self { .init() }; public static var thinMaterial: Self { .init() }; public static var ultraThickMaterial: Self { .init() }; public static var ultraThinMaterial: Self { .init() } }
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Styles") nonisolated extension GaugeStyle where Self == DefaultGaugeStyle { public static var accessoryCircular: Self { DefaultGaugeStyle() } }
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Data") nonisolated extension EnvironmentValues { public var editMode: Binding<LeftOutValue>? { get { nil } set {} } }
@available(*, unavailable, message: "Tessera leaves out this environment value: see SwiftUI.md, Data") nonisolated extension Environment { public init(_ path: KeyPath<LeftOutEnvironment, Value>) { fatalError("left out") } }
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Look") nonisolated extension ShapeStyle { public func shadow(_ style: LeftOutValue) -> Self { self } }
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Views") nonisolated extension Label where Title == Text, Icon == Image { public init(_ title: Any, image name: String) { fatalError("left out") } }
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Controls") nonisolated extension Toggle where Label == Text { public init(_ title: Any, systemImage: String, isOn: Binding<Bool>) { fatalError("left out") }; public init<Sources: RandomAccessCollection>(_ title: Any, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>) { fatalError("left out") } }
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Controls") nonisolated extension TextField where Label == Text { public init(_ title: Any, text: Binding<String>, prompt: Text? = nil, axis: Axis) { fatalError("left out") } }
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Controls") nonisolated extension TextField where Label == Text { public init(_ title: Any, text: Binding<String>, onEditingChanged: (Bool) -> Void = { _ in }, onCommit: () -> Void) { fatalError("left out") } }
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Controls") nonisolated extension TextField where Label == Text { public init<Value>(_ title: Any, value: Binding<Value>, formatter: Any) { fatalError("left out") } }
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Screens") nonisolated extension NavigationLink where Label == Text, Destination == EmptyView { public init(_ title: Any? = nil, destination: any View, isActive: Binding<Bool>, @ViewBuilder label: () -> any View = { EmptyView() }) { fatalError("left out") } }
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Screens") nonisolated extension NavigationLink where Label == Text, Destination == EmptyView { public init<Value>(_ title: Any? = nil, destination: any View, tag: Value, selection: Binding<Value?>, @ViewBuilder label: () -> any View = { EmptyView() }) { fatalError("left out") } }
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Lists") nonisolated extension List { public init<Selection>(selection: Binding<Selection>, @ViewBuilder content: () -> Content) { fatalError("left out") } }
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Lists") nonisolated extension List { public init<Data: RandomAccessCollection, Selection>(_ data: Data, id: PartialKeyPath<Data.Element>? = nil, selection: Binding<Selection>, @ViewBuilder rowContent: (Data.Element) -> Content) { fatalError("left out") } }
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Lists") nonisolated extension List { public init<Data: RandomAccessCollection>(_ data: Data, id: PartialKeyPath<Data.Element>? = nil, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: (Data.Element) -> Content) { fatalError("left out") } }
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Lists") nonisolated extension Section where Parent == Text, Footer == EmptyView { public init(_ title: Any? = nil, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> any View = { EmptyView() }) { fatalError("left out") } }
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Change") nonisolated extension AnyTransition { public static func modifier(active: some ViewModifier, identity: some ViewModifier) -> Self { .identity } }
@available(*, unavailable, message: "Tessera leaves this out: see SwiftUI.md, Change") public func withAnimation(_ animation: Animation? = .default, completionCriteria: LeftOutValue? = nil, _ body: () -> Void, completion: @escaping () -> Void) {}

/// The environment values that Tessera leaves out.
public struct LeftOutEnvironment {
    /// A truth value.
    public let accessibilityDifferentiateWithoutColor, accessibilityReduceMotion, accessibilityReduceTransparency, accessibilityShowButtonShapes, accessibilityVoiceOverEnabled, isSearching, supportsMultipleWindows: Bool
    /// An action, a size class or a part of the system.
    public let calendar, dismissSearch, dismissWindow, displayScale, dynamicTypeSize, managedObjectContext, modelContext, openSettings, openURL, openWindow, pixelLength, refresh, requestReview, scenePhase, timeZone, undoManager: LeftOutValue, horizontalSizeClass, legibilityWeight, verticalSizeClass: LeftOutValue?
}
