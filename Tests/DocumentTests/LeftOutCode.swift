/// Everyday code with each name of SwiftUI that SwiftUI.md lists as refused.
///
/// A snippet begins at the margin, and its other lines are indented. A snippet that begins with a
/// declaration is complete; any other snippet is the body of a view.
nonisolated let leftOutCode = #"""
    Link("a", destination: URL(string: "a")!)
    Map()
    ShareLink(item: URL(string: "a")!)
    VideoPlayer(player: 1)
    ScrollViewReader { proxy in Button("a") { proxy.scrollTo(3, anchor: .top) } }
    ControlGroup { Button("a") {} }
    Menu("a") { Button("b") {}; Button("c") {} }
    PhotosPicker("a", selection: .constant(3), matching: .images)
    OutlineGroup([[1]], children: nil) { Text("\($0)") }
    Table([1]) { TableColumn("a", value: \.name); TableColumn("b") { row in Text("\(row)") } }
    struct Documents: App { var body: some Scene { DocumentGroup { Text("a") } } }
    struct Panel: App { var body: some Scene { Settings { Text("a") } } }
    struct Growing: View { @State var scale: CGFloat = 1; var body: some View {
      Text("a").gesture(MagnificationGesture().onChanged { scale = $0 }) } }
    struct Turning: View { @State var angle = Angle.zero; var body: some View {
      Text("a").gesture(RotationGesture().onEnded { angle = $0 }) } }
    struct Stored: View { @AppStorage("a") private var name = "b"; var body: some View {
      TextField("a", text: $name) } }
    struct Fetched: View { @FetchRequest(sortDescriptors: []) var books: [String]; var body:
      some View { Text("\(books)") } }
    struct Querying: View { @Query(sort: \String.count) var books: [String]; var body: some
      View { Text("\(books)") } }
    struct Restored: View { @SceneStorage("a") var name = "b"; var body: some View {
      Text(name) } }
    struct Pad: NSViewRepresentable {}
    struct Screen: UIViewControllerRepresentable {}
    struct Field: UIViewRepresentable {}
    Text("a").rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0))
    Text("a").background(.ultraThinMaterial)
    Text("a").background(.thinMaterial)
    Text("a").background(.regularMaterial)
    Text("a").background(.thickMaterial)
    Text("a").background(.ultraThickMaterial)
    Text("a").containerRelativeFrame(.horizontal)
    Text("a").safeAreaInset(edge: .bottom) { Text("b"); Text("c") }
    Text("a").refreshable { await Task.yield() }
    Text("a").scrollTargetBehavior(.viewAligned)
    Text("a").swipeActions(edge: .trailing) { Button("a") {}; Button("b") {} }
    Text("a").contextMenu { Button("b") {}; Button("c") {} }
    Text("a").navigationDestination(isPresented: .constant(true)) { Text("b") }
    Text("a").navigationDestination(item: .constant(Int?.some(1))) { Text("\($0)") }
    Text("a").navigationBarBackButtonHidden()
    Text("a").navigationBarHidden(true)
    Text("a").draggable("b")
    Text("a").defaultFocus(1, 2)
    Text("a").onOpenURL { url in }
    struct Opening: View { @Environment(\.openURL) var openURL; var body: some View {
      Button("a") { openURL(URL(string: "a")!) } } }
    List(selection: .constant(1)) { Text("a") }
    struct Front: View { var body: some View { Text("a").overlayPreferenceValue(Key.self) {
      value in Text("\(value)") } } }
    struct Behind: View { var body: some View { Text("a").backgroundPreferenceValue(Key.self)
      { value in Text("\(value)") } } }
    Section(isExpanded: .constant(true)) { Text("a") } header: { Text("b") }
    Section("a", isExpanded: .constant(true)) { Text("a") }
    Text(Date(), style: .date)
    Text("a").phaseAnimator([1, 2]) { content, phase in content.opacity(0.5) }
    Text("a").accessibilitySortPriority(1)
    Text("a").navigationBarItems(leading: Text("b"), trailing: Button("c") {})
    Text("a").safeAreaPadding(.horizontal, 8)
    List { Text("a") }.scrollDisabled(true)
    AsyncImage(url: URL(string: "a")) { $0.resizable() } placeholder: { Text("b") }
    TimelineView(.animation) { context in Text(context.date.formatted()) }
    MultiDatePicker("a", selection: .constant(3))
    LazyHGrid(rows: [GridItem(.fixed(30), spacing: 1)]) { Text("a") }
    struct Tiles: View { let columns = [GridItem(.adaptive(minimum: 80)),
      GridItem(.flexible())]; var body: some View { LazyVGrid(columns: columns, spacing: 8) {
      ForEach(0..<3) { Text("\($0)") } } } }
    struct Tabs: View { @State private var tab = 0; var body: some View { TabView(selection:
      $tab) { Text("a").tabItem { Label("b", systemImage: "star") }.tag(0); Text("c").tabItem
      { Text("d") }.tag(1) } } }
    struct Bar: App { var body: some Scene { MenuBarExtra("a", systemImage: "star") {
      Text("b") } } }
    Circle().strokeBorder(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center:
      .center), lineWidth: 4)
    RadialGradient(stops: [.init(color: .blue, location: 0.3)], center: .top, startRadius: 2,
      endRadius: 4)
    MeshGradient(width: 2, height: 2, points: [[0, 0], [0.5, 0], [0, 1], [1, 1]], colors:
      [.red, .blue, .green, .yellow])
    UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).fill(.blue)
    struct Pinched: View { @State var scale = 1.0; var body: some View {
      Text("a").gesture(MagnifyGesture().onChanged { scale = $0.magnification - 1 }) } }
    struct Spun: View { @State var angle = Angle.zero; var body: some View {
      Text("a").gesture(RotateGesture().onChanged { angle = $0.rotation }) } }
    Text("a").visualEffect { content, proxy in content.offset(y: proxy.frame(in:
      .global).minY) }
    Image("a").containerRelativeFrame(.horizontal) { length, axis in length * 0.8 }
    ScrollView { Text("a") }.safeAreaPadding(20)
    TextField("a", text: .constant("b"), axis: .vertical)
    struct Knot: Identifiable { let id = 1; var knots: [Knot]? }; struct Tied: View { var
      body: some View { List([Knot()], children: \.knots) { Text("\($0.id)") } } }
    ScrollView { Text("a") }.scrollPosition(id: .constant(3), anchor: .top)
    Text("a").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
    Text("a").inspector(isPresented: .constant(true)) { Text("b") }
    Text("a").actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text("a"),
      message: Text("b"), buttons: [.default(Text("c")) {}, .cancel()]) }
    Text("a").alert(isPresented: .constant(true)) { Alert(title: Text("a"), primaryButton:
      .destructive(Text("b")) {}, secondaryButton: .cancel()) }
    struct Item: Identifiable { var id = 1 }; struct Warned: View { @State var item: Item?;
      var body: some View { Text("a").alert(item: $item) { Alert(title: Text("\($0.id)"),
      dismissButton: .default(Text("OK"))) } } }
    Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [.plainText]) {
      result in switch result { case .success(let url): print(url); case .failure(let error):
      print(error) } }
    Text("a").fileExporter(isPresented: .constant(true), document: 1, contentType: .plainText,
      defaultFilename: "a") { result in }
    Text("a").toolbar(.hidden, for: .tabBar)
    Text("a").presentationBackground(.thinMaterial)
    Text("a").dropDestination(for: String.self) { items, place in true } isTargeted: { isOver
      in }
    Text("a").onDrag { NSItemProvider(object: "a") }
    Text("a").onDrop(of: [.text], isTargeted: nil) { items in true }
    Button("a") {}.keyboardShortcut("s", modifiers: [.command, .shift])
    Text("a").accessibilityActions { Button("b") {} }
    Text("a").accessibilityChildren { Text("b") }
    Text("a").accessibilityRotor("b") { Text("c") }
    struct Saving: View { @Environment(\.modelContext) var context; var body: some View {
      Button("a") { context.insert(1) } } }
    struct Older: View { @Environment(\.managedObjectContext) var context; var body: some View
      { Text("a") } }
    Text(timerInterval: Date.now...Date.now.addingTimeInterval(60))
    ScrollView { Text("a") }.onScrollGeometryChange(for: Double.self) { geometry in
      geometry.contentOffset.y } action: { old, new in print(new) }
    Text("a").foregroundStyle(.selection)
    Text("a").focusedValue(\.count, 1)
    struct Failure: LocalizedError {}; struct Failed: View { var error: Failure?; var body:
      some View { Text("a").alert(isPresented: .constant(true), error: error) { _ in
      Button("b") {} } message: { Text("\($0)") } } }
    List { Text("a") }.contextMenu(forSelectionType: Int.self) { items in Button("b") {} }
    Text("a").onDrop(of: [.text], isTargeted: nil) { items, place in true }
    """#
