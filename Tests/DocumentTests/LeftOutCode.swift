// swift-format-ignore-file
// A row for each family of names, as in the tables of the sources.

/// Everyday code with each name of SwiftUI that SwiftUI.md lists as left out.
///
/// A bar divides the snippets of a row. One that begins with a declaration stands for itself; any other is the body of a view.
nonisolated let leftOutCode = #"""
    ContentUnavailableView("None", systemImage: "star", description: Text("a"))
    EquatableView(content: Text("a"))
    let renderer = ImageRenderer(content: Text("a"))
    Link("a", destination: URL(string: "a")!)
    Map()
    ProgressView("a", value: 0.5, total: 1).padding()
    ShareLink(item: URL(string: "a")!)
    VideoPlayer(player: 1)
    LazyHStack(spacing: 8) { Text("a") }
    LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) { Text("a") }
    ScrollViewReader { proxy in Button("a") { proxy.scrollTo(3, anchor: .top) } }
    ControlGroup { Button("a") {} }
    EditButton()
    Menu("a") { Button("b") {}; Button("c") {} }
    PasteButton(payloadType: String.self)
    PhotosPicker("a", selection: .constant(3), matching: .images)
    RenameButton()
    SignInWithAppleButton()
    DisclosureGroup("a", isExpanded: .constant(true)) { Text("a"); Text("b") }
    GroupBox("a") { Text("b") }
    OutlineGroup([[1]], children: nil) { Text("\($0)") }
    Table([1]) { TableColumn("a", value: \.name); TableColumn("b") { row in Text("\(row)") } }
    Text("a").toolbar { ToolbarItemGroup(placement: .bottomBar) { Button("a") {}; Button("b") {} } }
    struct Documents: App { var body: some Scene { DocumentGroup { Text("a") } } }
    struct Panel: App { var body: some Scene { Settings { Text("a") } } }
    struct Growing: View { @State var scale: CGFloat = 1; var body: some View { Text("a").gesture(MagnificationGesture().onChanged { scale = $0 }) } }
    struct Turning: View { @State var angle = Angle.zero; var body: some View { Text("a").gesture(RotationGesture().onEnded { angle = $0 }) } }
    struct Stored: View { @AppStorage("a") private var name = "b"; var body: some View { TextField("a", text: $name) } }
    struct Given: View { @EnvironmentObject var model: Log; var body: some View { Text(model.name) } }
    struct Fetched: View { @FetchRequest(sortDescriptors: []) var books: [String]; var body: some View { Text("\(books)") } }
    struct Observing: View { @ObservedObject var model: Log; var body: some View { TextField("a", text: $model.name) } }
    final class Publishing { @Published var name = "a" }
    struct Querying: View { @Query(sort: \String.count) var books: [String]; var body: some View { Text("\(books)") } }
    struct Scaled: View { @ScaledMetric(relativeTo: .body) var size = 8.0; var body: some View { Text("\(size)") } }
    struct Restored: View { @SceneStorage("a") var name = "b"; var body: some View { Text(name) } }
    struct Owning: View { @StateObject private var model = Log(); var body: some View { Text(model.name) } }
    final class Model: ObservableObject { var name = "a" }
    struct Packed: Transferable { static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) } }
    struct Moved: Shape, Animatable { func path(in rect: CGRect) -> Path { Path(rect) } }
    struct Pad: NSViewRepresentable {}
    struct Screen: UIViewControllerRepresentable {}
    struct Field: UIViewRepresentable {}
    Text("a").blur(radius: 3).padding()
    Text("a").brightness(0.5) | Text("a").contrast(0.5) | Text("a").grayscale(0.5) | Text("a").saturation(0.5)
    Text("a").hueRotation(.degrees(30))
    Text("a").colorMultiply(.red)
    Text("a").drawingGroup() | Text("a").compositingGroup()
    Text("a").dynamicTypeSize(.large) | Text("a").fontDesign(.rounded) | Text("a").textCase(.uppercase) | Text("a").truncationMode(.tail)
    Text("a").lineSpacing(3) | Text("a").minimumScaleFactor(0.5)
    Text("a").rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0))
    Image(systemName: "star").symbolEffect(.bounce, value: 3)
    Image(systemName: "star").symbolRenderingMode(.hierarchical)
    Text("a").background(.ultraThinMaterial) | Text("a").background(.thinMaterial) | Text("a").background(.regularMaterial) | Text("a").background(.thickMaterial) | Text("a").background(.ultraThickMaterial)
    Text("a").containerRelativeFrame(.horizontal)
    Text("a").matchedGeometryEffect(id: 1, in: 2)
    Text("a").safeAreaInset(edge: .bottom) { Text("b"); Text("c") }
    Text("a").autocorrectionDisabled() | Text("a").disableAutocorrection(true) | Text("a").submitScope()
    Text("a").buttonBorderShape(.capsule) | Text("a").buttonRepeatBehavior(.enabled)
    Text("a").keyboardType(.emailAddress) | Text("a").textContentType(.username) | Text("a").textInputAutocapitalization(.never) | Text("a").autocapitalization(.none)
    Form { Text("a") }.formStyle(.grouped)
    List { Text("a") }.listStyle(.insetGrouped).padding()
    Text("a").pickerStyle(.segmented)
    TextField("a", text: .constant("b")).textFieldStyle(.roundedBorder)
    Button("a") {}.buttonStyle(.borderedProminent) | Button("a") {}.buttonStyle(.borderless) | Button("a") {}.buttonStyle(.glass)
    Text("a").badge(3)
    Text("a").listRowBackground(Color.red) | Text("a").listRowInsets(EdgeInsets()) | List { Text("a") }.listRowSpacing(8)
    Text("a").listRowSeparator(.hidden) | List { Text("a").listRowSeparatorTint(.red) } | Text("a").headerProminence(.increased)
    ForEach(0..<3) { Text("\($0)") }.onMove { source, target in }
    Text("a").refreshable { await Task.yield() }
    Text("a").scrollContentBackground(.hidden) | Text("a").scrollIndicators(.hidden)
    Text("a").scrollTargetBehavior(.viewAligned)
    Text("a").swipeActions(edge: .trailing) { Button("a") {}; Button("b") {} }
    Text("a").confirmationDialog("a", isPresented: .constant(true)) { Button("b") {}; Button("c") {} }
    Text("a").contextMenu { Button("b") {}; Button("c") {} }
    Text("a").fullScreenCover(isPresented: .constant(true)) { Text("b") }
    Text("a").navigationDestination(isPresented: .constant(true)) { Text("b") }
    Text("a").navigationDestination(item: .constant(Int?.some(1))) { Text("\($0)") }
    Text("a").interactiveDismissDisabled() | Text("a").navigationBarBackButtonHidden() | Text("a").navigationBarHidden(true) | Text("a").statusBarHidden()
    Text("a").navigationBarTitleDisplayMode(.inline) | Text("a").toolbarTitleDisplayMode(.inline)
    Text("a").popover(isPresented: .constant(true)) { Text("b") }
    Text("a").draggable("b")
    Text("a").keyboardShortcut(.defaultAction)
    Text("a").onSubmit(of: .search) {}
    Text("a").hoverEffect(.lift)
    Text("a").accessibilityInputLabels(["b"])
    Text("a").accessibilityFocused(3) | Text("a").defaultFocus(1, 2) | Text("a").focusScope(1)
    Text("a").environmentObject(Log())
    Text("a").onOpenURL { url in }
    Text("a").userActivity("a") { activity in }
    Text("a").onReceive(3) { value in }
    struct Motion: View { @Environment(\.accessibilityReduceMotion) var isReduced; var body: some View { Text("\(isReduced)") } }
    struct Editing: View { @Environment(\.editMode) var mode; var body: some View { Text("a") } }
    struct Wide: View { @Environment(\.horizontalSizeClass) var size; var body: some View { Text(size == .compact ? "a" : "b") } }
    struct Opening: View { @Environment(\.openURL) var openURL; var body: some View { Button("a") { openURL(URL(string: "a")!) } } }
    struct Phase: View { @Environment(\.scenePhase) var phase; var body: some View { Text(phase == .active ? "a" : "b") } }
    List(selection: .constant(1)) { Text("a") }
    Text("a").lineLimit(2...4)
    Text("a").lineLimit(2, reservesSpace: true)
    struct Anchors: View { var body: some View { Text("a").anchorPreference(key: Key.self, value: .bounds) { anchor in 1 } } }
    struct Front: View { var body: some View { Text("a").overlayPreferenceValue(Key.self) { value in Text("\(value)") } } } | struct Behind: View { var body: some View { Text("a").backgroundPreferenceValue(Key.self) { value in Text("\(value)") } } }
    Section(isExpanded: .constant(true)) { Text("a") } header: { Text("b") }
    Section("a", isExpanded: .constant(true)) { Text("a") }
    Text(Date(), style: .date)
    Text("a").phaseAnimator([1, 2]) { content, phase in content.opacity(0.5) }
    Text("a").animation(.default) { $0.opacity(0.5) }
    Text("a").transaction { $0 = Transaction() }
    Circle().trim(from: 0, to: 0.5)
    Text("a").accessibilitySortPriority(1)
    Text("a").blendMode(.multiply)
    Text("a").navigationBarItems(leading: Text("b"), trailing: Button("c") {})
    NavigationView { Text("a") }.navigationViewStyle(.stack)
    Text("a").safeAreaPadding(.horizontal, 8)
    List { Text("a") }.scrollDisabled(true) | ScrollView { Text("a") }.scrollClipDisabled() | ForEach(0..<3) { Text("\($0)") }.deleteDisabled(true)
    Text("a").textSelection(.enabled)
    struct Tall: View { @Environment(\.verticalSizeClass) var size; var body: some View { Text(size == .compact ? "a" : "b") } }
    struct Changing: View { var body: some View { let _ = Self._printChanges(); Text("a") } }
    Button("a") { withAnimation(.easeIn) {} completion: {} }
    Label("a", image: "b")
    AsyncImage(url: URL(string: "a")) { $0.resizable() } placeholder: { Text("b") }
    Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)); context.opacity = 0.5 }
    TimelineView(.animation) { context in Text(context.date.formatted()) }
    PhaseAnimator([1, 2]) { phase in Text("\(phase)") } animation: { phase in .easeIn }
    VStack { DatePicker("a", selection: .constant(Date())) }.datePickerStyle(.compact) | VStack { Menu("a") { Text("b") } }.menuStyle(.button)
    MultiDatePicker("a", selection: .constant(3))
    HSplitView { Text("a"); Text("b") } | VSplitView { Text("a"); Text("b") }
    GlassEffectContainer(spacing: 8) { Text("a") }
    Grid(alignment: .leading, horizontalSpacing: 3) { GridRow { Text("a").gridColumnAlignment(.trailing); Text("b") }; Divider(); GridRow { Text("c").gridCellColumns(2) } }
    LazyHGrid(rows: [GridItem(.fixed(30), spacing: 1)]) { Text("a") }
    struct Tiles: View { let columns = [GridItem(.adaptive(minimum: 80)), GridItem(.flexible())]; var body: some View { LazyVGrid(columns: columns, spacing: 8) { ForEach(0..<3) { Text("\($0)") } } } }
    ColorPicker("a", selection: .constant(.red), supportsOpacity: false)
    DatePicker("a", selection: .constant(Date()), in: Date.now..., displayedComponents: [.date, .hourAndMinute]).datePickerStyle(.graphical)
    ProgressView("a", value: 0.5, total: 1).progressViewStyle(CircularProgressViewStyle(tint: .red))
    SettingsLink()
    NavigationSplitView { Text("a") } content: { Text("b") } detail: { Text("c") }.navigationSplitViewStyle(.balanced)
    struct Tabs: View { @State private var tab = 0; var body: some View { TabView(selection: $tab) { Text("a").tabItem { Label("b", systemImage: "star") }.tag(0); Text("c").tabItem { Text("d") }.tag(1) } } }
    TabView { Tab("a", systemImage: "star") { Text("b") }; Tab("c", systemImage: "gear") { Text("d") } }.tabViewStyle(.page)
    ToolbarSpacer(.fixed)
    struct Main: App { var body: some Scene { WindowGroup { Text("a") }.commands { CommandMenu("b") { Button("c") {} }; CommandGroup(replacing: .newItem) { Button("d") {} } } } }
    struct Bar: App { var body: some Scene { MenuBarExtra("a", systemImage: "star") { Text("b") } } }
    struct Single: App { var body: some Scene { Window("a", id: "b") { Text("c") } } }
    struct Space: App { var body: some Scene { ImmersiveSpace(id: "a") { Text("b") } } }
    struct Sized: App { var body: some Scene { WindowGroup { Text("a") }.defaultSize(width: 40, height: 30) } }
    struct Fixed: App { var body: some Scene { WindowGroup { Text("a") }.windowResizability(.contentSize) } } | struct Titled: App { var body: some Scene { WindowGroup { Text("a") }.windowStyle(.hiddenTitleBar) } }
    Circle().strokeBorder(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center), lineWidth: 4)
    RadialGradient(stops: [.init(color: .blue, location: 0.3)], center: .top, startRadius: 2, endRadius: 4)
    Circle().fill(.radialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 9))
    Circle().fill(.angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(9)))
    Circle().fill(EllipticalGradient(colors: [.red, .blue]))
    MeshGradient(width: 2, height: 2, points: [[0, 0], [0.5, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow])
    Text("a").border(ImagePaint(image: Image("a"), scale: 0.2), width: 30)
    Text("a").background(Material.thin)
    UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).fill(.blue)
    ConcentricRectangle().fill(.red)
    ContainerRelativeShape().inset(by: 4).fill(.blue)
    AnyShape(Circle()).fill(.red)
    Text("a").containerShape(RoundedRectangle(cornerRadius: 8))
    Circle().fill(.red).stroke(.blue, lineWidth: 2)
    struct Pinched: View { @State var scale = 1.0; var body: some View { Text("a").gesture(MagnifyGesture().onChanged { scale = $0.magnification - 1 }) } }
    struct Spun: View { @State var angle = Angle.zero; var body: some View { Text("a").gesture(RotateGesture().onChanged { angle = $0.rotation }) } }
    struct Flying: View { @Namespace private var space; var body: some View { Text("a").matchedGeometryEffect(id: 1, in: space, isSource: false) } }
    struct Reading: View { @AccessibilityFocusState var isHere: Bool; var body: some View { Text("a").accessibilityFocused($isHere) } }
    Text("a").glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 12))
    Image("a").interpolation(.none)
    Text("a").monospaced() | Text("a").privacySensitive()
    Circle().fill(.red.shadow(.inner(color: .black, radius: 5)))
    Text("a").visualEffect { content, proxy in content.offset(y: proxy.frame(in: .global).minY) }
    Image("a").containerRelativeFrame(.horizontal) { length, axis in length * 0.8 }
    ScrollView { Text("a") }.contentMargins(.horizontal, 20, for: .scrollContent)
    Text("a").scenePadding(.horizontal)
    ScrollView { Text("a") }.safeAreaPadding(20)
    TextField("a", text: .constant("b"), axis: .vertical)
    TextField("a", text: .constant("b"), onCommit: {})
    TextField("a", value: .constant(1), formatter: NumberFormatter())
    Toggle("a", systemImage: "star", isOn: .constant(true)) | Toggle("a", sources: [Binding.constant(true)], isOn: \.self)
    List { Text("a") }.listStyle(GroupedListStyle())
    Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular)
    List(["a"], id: \.self, selection: .constant("a")) { Text($0) }
    struct Knot: Identifiable { let id = 1; var knots: [Knot]? }; struct Tied: View { var body: some View { List([Knot()], children: \.knots) { Text("\($0.id)") } } }
    List { Text("a") }.searchable(text: .constant("a"), placement: .navigationBarDrawer(displayMode: .always), prompt: "b") { Text("c") }
    ScrollView { Text("a") }.scrollPosition(id: .constant(3), anchor: .top)
    ScrollView { Text("a").scrollTargetLayout() }
    Text("a").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
    ScrollView { Text("a") }.scrollBounceBehavior(.basedOnSize)
    Form { Text("a") }.scrollDismissesKeyboard(.interactively)
    ScrollView { Text("a") }.defaultScrollAnchor(.bottom)
    Text("a").inspector(isPresented: .constant(true)) { Text("b") }
    Text("a").actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text("a"), message: Text("b"), buttons: [.default(Text("c")) {}, .cancel()]) }
    Text("a").alert(isPresented: .constant(true)) { Alert(title: Text("a"), primaryButton: .destructive(Text("b")) {}, secondaryButton: .cancel()) }
    struct Item: Identifiable { var id = 1 }; struct Warned: View { @State var item: Item?; var body: some View { Text("a").alert(item: $item) { Alert(title: Text("\($0.id)"), dismissButton: .default(Text("OK"))) } } }
    Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [.plainText]) { result in switch result { case .success(let url): print(url); case .failure(let error): print(error) } }
    Text("a").fileExporter(isPresented: .constant(true), document: 1, contentType: .plainText, defaultFilename: "a") { result in }
    NavigationLink("a", destination: Text("b"), isActive: .constant(true))
    NavigationLink(destination: Text("b"), tag: 1, selection: .constant(1)) { Text("c") }
    NavigationView { Text("a").navigationBarTitle("b", displayMode: .inline) }
    Text("a").toolbar(.hidden, for: .tabBar)
    Text("a").toolbarBackground(.visible, for: .navigationBar)
    Text("a").toolbarBackground(Color.red, for: .navigationBar)
    Text("a").toolbarColorScheme(.dark, for: .navigationBar)
    Text("a").presentationBackground(.thinMaterial) | Text("a").presentationCompactAdaptation(.popover) | Text("a").presentationDetents([.fraction(0.3), .height(200)]) | Text("a").presentationDragIndicator(.visible)
    Text("a").presentationCornerRadius(20)
    Text("a").dropDestination(for: String.self) { items, place in true } isTargeted: { isOver in }
    Text("a").onDrag { NSItemProvider(object: "a") }
    Text("a").onDrop(of: [.text], isTargeted: nil) { items in true }
    Button("a") {}.keyboardShortcut("s", modifiers: [.command, .shift])
    Text("a").accessibilityActions { Button("b") {} } | Text("a").accessibilityChildren { Text("b") } | Text("a").accessibilityRotor("b") { Text("c") }
    Text("a").environment(\.editMode, .constant(.active))
    struct Windows: View { @Environment(\.openWindow) var openWindow; var body: some View { Button("a") { openWindow(id: "b") } } }
    struct Closing: View { @Environment(\.dismissWindow) var dismissWindow; var body: some View { Button("a") { dismissWindow(id: "b") } } }
    struct Seeking: View { @Environment(\.isSearching) var isOn; var body: some View { Text(isOn ? "a" : "b") } }
    struct Clear: View { @Environment(\.accessibilityReduceTransparency) var isOn; var body: some View { Text(isOn ? "a" : "b") } }
    struct Shaped: View { @Environment(\.accessibilityDifferentiateWithoutColor) var isOn; var body: some View { Text(isOn ? "a" : "b") } }
    struct Saving: View { @Environment(\.modelContext) var context; var body: some View { Button("a") { context.insert(1) } } }
    struct Older: View { @Environment(\.managedObjectContext) var context; var body: some View { Text("a") } }
    Text("a").transition(.blurReplace)
    Text("a").contentTransition(.numericText(value: 3))
    extension AnyTransition { static var pivot: AnyTransition { .modifier(active: Style(), identity: Style()) } }
    Text("a").keyframeAnimator(initialValue: 1.0, trigger: 2) { content, value in content.offset(y: value) } keyframes: { _ in CubicKeyframe(30, duration: 0.2) }
    Image("a").foregroundStyle(.red, .blue, .green)
    """#
