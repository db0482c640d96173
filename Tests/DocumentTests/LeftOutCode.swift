// swift-format-ignore-file
// One line for each name, as in a table.

/// Everyday code with each name of SwiftUI that SwiftUI.md lists as left out.
///
/// A line that begins with a declaration stands for itself; any other line is the body of a view.
nonisolated let leftOutCode = #"""
    AsyncImage(url: URL(string: "a")) { $0.resizable() } placeholder: { Text("b") }
    Canvas { context, size in }
    ContentUnavailableView("None", systemImage: "star", description: Text("a"))
    EquatableView(content: Text("a"))
    let renderer = ImageRenderer(content: Text("a"))
    Link("a", destination: URL(string: "a")!)
    Map()
    ProgressView("a", value: 0.5, total: 1).padding()
    ShareLink(item: URL(string: "a")!)
    TimelineView(.periodic(from: .now, by: 1)) { context in Text("\(context.date)") }
    VideoPlayer(player: 1)
    Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 4) { Text("a"); Text("b") }
    GridRow { Text("a"); Text("b") }
    let column = GridItem(.adaptive(minimum: 80), spacing: 8)
    LazyHGrid(rows: [1], spacing: 8) { ForEach(0..<3) { Text("\($0)") } }
    LazyHStack(spacing: 8) { Text("a") }
    LazyVGrid(columns: [1], spacing: 8) { ForEach(0..<3) { Text("\($0)") } }
    LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) { Text("a") }
    ScrollViewReader { proxy in Button("a") { proxy.scrollTo(3, anchor: .top) } }
    ColorPicker("a", selection: .constant(Color.red), supportsOpacity: false)
    ControlGroup { Button("a") {} }
    DatePicker("a", selection: .constant(Date()), displayedComponents: [.date, .hourAndMinute])
    EditButton()
    Menu("a") { Button("b") {}; Button("c") {} }
    MultiDatePicker("a", selection: .constant(3))
    PasteButton(payloadType: String.self)
    PhotosPicker("a", selection: .constant(3), matching: .images)
    RenameButton()
    SignInWithAppleButton()
    DisclosureGroup("a", isExpanded: .constant(true)) { Text("a"); Text("b") }
    GroupBox("a") { Text("b") }
    OutlineGroup([[1]], children: nil) { Text("\($0)") }
    Table([1]) { Text("a") }
    TableColumn("a", value: \String.count)
    NavigationSplitView { Text("a") } detail: { Text("b") }
    Tab("a", systemImage: "star", value: 1) { Text("b") }
    TabView(selection: .constant(1)) { Text("a"); Text("b") }
    Text("a").toolbar { ToolbarItemGroup(placement: .bottomBar) { Button("a") {}; Button("b") {} } }
    struct Documents: App { var body: some Scene { DocumentGroup { Text("a") } } }
    struct Window: App { var body: some Scene { Settings { Text("a") } } }
    Rectangle().fill(AngularGradient(colors: [.red, .blue], center: .center))
    Rectangle().fill(RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 9))
    Text("a").gesture(MagnifyGesture().onEnded { value in })
    Text("a").gesture(RotateGesture())
    struct Growing: View { @State var scale: CGFloat = 1; var body: some View { Text("a").gesture(MagnificationGesture().onChanged { scale = $0 }) } }
    struct Turning: View { @State var angle = Angle.zero; var body: some View { Text("a").gesture(RotationGesture().onEnded { angle = $0 }) } }
    PhaseAnimator([1, 2]) { phase in Text("\(phase)") }
    struct Stored: View { @AppStorage("a") private var name = "b"; var body: some View { TextField("a", text: $name) } }
    struct Given: View { @EnvironmentObject var model: Log; var body: some View { Text(model.name) } }
    struct Fetched: View { @FetchRequest var books: [String]; var body: some View { Text("\(books)") } }
    struct Observing: View { @ObservedObject var model: Log; var body: some View { TextField("a", text: $model.name) } }
    final class Publishing { @Published var name = "a" }
    struct Querying: View { @Query(sort: \String.count) var books: [String]; var body: some View { Text("\(books)") } }
    struct Scaled: View { @ScaledMetric(relativeTo: .body) var size = 8.0; var body: some View { Text("\(size)") } }
    struct Restored: View { @SceneStorage("a") var name = "b"; var body: some View { Text(name) } }
    struct Owning: View { @StateObject private var model = Log(); var body: some View { Text(model.name) } }
    struct Reading: View { @AccessibilityFocusState var isHere: Bool; var body: some View { Text("\(isHere)") } }
    struct Named: View { @Namespace private var space: Int; var body: some View { Text("\(space)") } }
    final class Model: ObservableObject { var name = "a" }
    struct Packed: Transferable {}
    struct Moved: Shape, Animatable { func path(in rect: CGRect) -> Path { Path(rect) } }
    struct Keys: Commands {}
    struct Pad: NSViewRepresentable {}
    struct Tools: ToolbarContent {}
    struct Screen: UIViewControllerRepresentable {}
    struct Field: UIViewRepresentable {}
    Text("a").blur(radius: 3).padding()
    Text("a").brightness(0.5)
    Text("a").contrast(0.5)
    Text("a").hueRotation(.degrees(30))
    Text("a").colorMultiply(.red)
    Text("a").compositingGroup()
    Text("a").drawingGroup()
    Text("a").dynamicTypeSize(.large)
    Text("a").fontDesign(.rounded)
    Text("a").grayscale(0.5)
    Text("a").lineSpacing(3)
    Text("a").minimumScaleFactor(0.5)
    Text("a").privacySensitive()
    Text("a").rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0))
    Image(systemName: "star").symbolEffect(.bounce, value: 3)
    Image(systemName: "star").symbolRenderingMode(.hierarchical)
    Text("a").textCase(.uppercase)
    Text("a").truncationMode(.tail)
    Text("a").visualEffect { content, proxy in content }
    Text("a").background(.ultraThinMaterial)
    Text("a").background(.thinMaterial)
    Text("a").background(.regularMaterial)
    Text("a").containerRelativeFrame(.horizontal)
    Text("a").contentMargins(.horizontal, 8)
    Text("a").matchedGeometryEffect(id: 1, in: 2)
    Text("a").safeAreaInset(edge: .bottom) { Text("b"); Text("c") }
    Text("a").autocorrectionDisabled()
    Text("a").buttonBorderShape(.capsule)
    Text("a").buttonRepeatBehavior(.enabled)
    Text("a").keyboardType(.emailAddress)
    Text("a").submitScope()
    Text("a").textContentType(.username)
    Text("a").textInputAutocapitalization(.never)
    Text("a").controlGroupStyle(.navigation)
    Text("a").datePickerStyle(.graphical)
    Form { Text("a") }.formStyle(.grouped)
    Text("a").groupBoxStyle(.automatic)
    List { Text("a") }.listStyle(.insetGrouped).padding()
    Text("a").menuStyle(.button)
    Text("a").pickerStyle(.segmented)
    Text("a").progressViewStyle(.circular)
    Text("a").tabViewStyle(.page(indexDisplayMode: .never))
    TextField("a", text: .constant("b")).textFieldStyle(.roundedBorder)
    Button("a") {}.buttonStyle(.borderedProminent)
    Button("a") {}.buttonStyle(.borderless)
    Text("a").badge(3)
    Text("a").headerProminence(.increased)
    Text("a").listRowBackground(Color.red)
    Text("a").listRowInsets(EdgeInsets())
    Text("a").listRowSeparator(.hidden)
    ForEach(0..<3) { Text("\($0)") }.onMove { source, target in }
    Text("a").refreshable { await Task.yield() }
    Text("a").scrollContentBackground(.hidden)
    Text("a").scrollIndicators(.hidden)
    Text("a").scrollPosition(id: 3)
    Text("a").scrollTargetBehavior(.viewAligned)
    Text("a").searchable(text: .constant("a"), prompt: "b")
    Text("a").swipeActions(edge: .trailing) { Button("a") {}; Button("b") {} }
    Text("a").confirmationDialog("a", isPresented: .constant(true)) { Button("b") {}; Button("c") {} }
    Text("a").contextMenu { Button("b") {}; Button("c") {} }
    Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: []) { result in }
    Text("a").fullScreenCover(isPresented: .constant(true)) { Text("b") }
    Text("a").navigationDestination(isPresented: .constant(true)) { Text("b") }
    Text("a").navigationDestination(item: .constant(Int?.some(1))) { Text("\($0)") }
    Text("a").interactiveDismissDisabled()
    Text("a").navigationBarBackButtonHidden()
    Text("a").navigationBarHidden(true)
    Text("a").navigationBarTitleDisplayMode(.inline)
    Text("a").popover(isPresented: .constant(true)) { Text("b") }
    Text("a").presentationDetents([.medium, .large])
    Text("a").statusBarHidden()
    Text("a").tabItem { Label("a", systemImage: "star") }
    Text("a").toolbarBackground(.visible, for: .navigationBar)
    Text("a").toolbarTitleDisplayMode(.inline)
    Text("a").draggable("b")
    Text("a").dropDestination(for: String.self) { items, place in true }
    Text("a").hoverEffect(.lift)
    Text("a").onDrop(of: ["a"], isTargeted: nil) { items in true }
    Text("a").defaultFocus(1, 2)
    Text("a").focusScope(1)
    Text("a").keyboardShortcut("s", modifiers: .command)
    Text("a").keyboardShortcut(.defaultAction)
    Text("a").onSubmit(of: .search) {}
    Text("a").accessibilityChildren { Text("b") }
    Text("a").accessibilityInputLabels(["b"])
    Text("a").accessibilityFocused(3)
    Text("a").accessibilityRotor("b") { Text("c") }
    Text("a").environmentObject(Log())
    Text("a").onOpenURL { url in }
    Text("a").onReceive(3) { value in }
    struct Motion: View { @Environment(\.accessibilityReduceMotion) var isReduced; var body: some View { Text("\(isReduced)") } }
    struct Editing: View { @Environment(\.editMode) var mode; var body: some View { Text("a") } }
    struct Wide: View { @Environment(\.horizontalSizeClass) var size; var body: some View { Text(size == .compact ? "a" : "b") } }
    struct Opening: View { @Environment(\.openURL) var openURL; var body: some View { Button("a") { openURL(URL(string: "a")!) } } }
    struct Phase: View { @Environment(\.scenePhase) var phase; var body: some View { Text(phase == .active ? "a" : "b") } }
    Toggle("a", sources: [Binding.constant(true)], isOn: \.self)
    List(selection: .constant(1)) { Text("a") }
    List([1], selection: .constant(1)) { Text("\($0)") }
    Text("a").lineLimit(2...4)
    Text("a").lineLimit(2, reservesSpace: true)
    struct Anchors: View { var body: some View { Text("a").anchorPreference(key: Key.self, value: .bounds) { anchor in 1 } } }
    struct Behind: View { var body: some View { Text("a").backgroundPreferenceValue(Key.self) { value in Text("\(value)") } } }
    struct Front: View { var body: some View { Text("a").overlayPreferenceValue(Key.self) { value in Text("\(value)") } } }
    Section(isExpanded: .constant(true)) { Text("a") } header: { Text("b") }
    Section("a", isExpanded: .constant(true)) { Text("a") }
    Text(Date(), style: .date)
    Text("a").animation(.default) { $0.opacity(0.5) }
    Text("a").keyframeAnimator(initialValue: 1) { content, value in content } keyframes: { value in }
    Text("a").phaseAnimator([1, 2]) { content, phase in content.opacity(0.5) }
    Text("a").transaction { $0 = Transaction() }
    Circle().trim(from: 0, to: 0.5)
    Text("a").accessibilitySortPriority(1)
    Text("a").autocapitalization(.none)
    Text("a").blendMode(.multiply)
    ForEach(0..<3) { Text("\($0)") }.deleteDisabled(true)
    Text("a").disableAutocorrection(true)
    Text("a").navigationBarItems(leading: Text("b"), trailing: Button("c") {})
    NavigationView { Text("a") }.navigationViewStyle(.stack)
    Text("a").presentationDragIndicator(.visible)
    Text("a").safeAreaPadding(.horizontal, 8)
    Text("a").saturation(0.5)
    List { Text("a") }.scrollDisabled(true)
    Text("a").textSelection(.enabled)
    Text("a").userActivity("a") { activity in }
    Text("a").background(.thickMaterial)
    Text("a").background(.ultraThickMaterial)
    struct Tall: View { @Environment(\.verticalSizeClass) var size; var body: some View { Text(size == .compact ? "a" : "b") } }
    struct Changing: View { var body: some View { let _ = Self._printChanges(); Text("a") } }
    Button("a") { withAnimation(.easeIn) {} completion: {} }
    Text("a").foregroundStyle(.red, .blue, .green)
    Label("a", image: "b")
    """#
