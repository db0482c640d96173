/// Everyday code with each name of SwiftUI that SwiftUI.md lists as refused.
///
/// A snippet begins at the margin, and its other lines are indented. A snippet that begins with a
/// declaration is complete; any other snippet is the body of a view.
nonisolated let leftOutCode = #"""
    ShareLink(item: URL(string: "a")!)
    ScrollViewReader { proxy in Button("a") { proxy.scrollTo(3, anchor: .top) } }
    struct Panel: App { var body: some Scene { Settings { Text("a") } } }
    struct Growing: View { @State var scale: CGFloat = 1; var body: some View {
      Text("a").gesture(MagnificationGesture().onChanged { scale = $0 }) } }
    struct Turning: View { @State var angle = Angle.zero; var body: some View {
      Text("a").gesture(RotationGesture().onEnded { angle = $0 }) } }
    struct Stored: View { @AppStorage("a") private var name = "b"; var body: some View {
      TextField("a", text: $name) } }
    struct Querying: View { @Query(sort: \String.count) var books: [String]; var body: some
      View { Text("\(books)") } }
    struct Screen: UIViewControllerRepresentable {}
    struct Field: UIViewRepresentable {}
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
    Text("a").onOpenURL { url in }
    List(selection: .constant(1)) { Text("a") }
    Text(Date(), style: .date)
    Text("a").phaseAnimator([1, 2]) { content, phase in content.opacity(0.5) }
    List { Text("a") }.scrollDisabled(true)
    AsyncImage(url: URL(string: "a")) { $0.resizable() } placeholder: { Text("b") }
    TimelineView(.animation) { context in Text(context.date.formatted()) }
    struct Tabs: View { @State private var tab = 0; var body: some View { TabView(selection:
      $tab) { Text("a").tabItem { Label("b", systemImage: "star") }.tag(0); Text("c").tabItem
      { Text("d") }.tag(1) } } }
    UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).fill(.blue)
    struct Pinched: View { @State var scale = 1.0; var body: some View {
      Text("a").gesture(MagnifyGesture().onChanged { scale = $0.magnification - 1 }) } }
    struct Spun: View { @State var angle = Angle.zero; var body: some View {
      Text("a").gesture(RotateGesture().onChanged { angle = $0.rotation }) } }
    Image("a").containerRelativeFrame(.horizontal) { length, axis in length * 0.8 }
    TextField("a", text: .constant("b"), axis: .vertical)
    ScrollView { Text("a") }.scrollPosition(id: .constant(3), anchor: .top)
    Text("a").alert(isPresented: .constant(true)) { Alert(title: Text("a"), primaryButton:
      .destructive(Text("b")) {}, secondaryButton: .cancel()) }
    struct Item: Identifiable { var id = 1 }; struct Warned: View { @State var item: Item?;
      var body: some View { Text("a").alert(item: $item) { Alert(title: Text("\($0.id)"),
      dismissButton: .default(Text("OK"))) } } }
    Text("a").toolbar(.hidden, for: .tabBar)
    Text("a").dropDestination(for: String.self) { items, place in true } isTargeted: { isOver
      in }
    Button("a") {}.keyboardShortcut("s", modifiers: [.command, .shift])
    struct Saving: View { @Environment(\.modelContext) var context; var body: some View {
      Button("a") { context.insert(1) } } }
    Canvas { context, size in context.draw(Text("a"), at: .zero) }
    Canvas { context, size in let rect = CGRect(origin: .zero, size: size); context.opacity =
      0.5; context.fill(Circle().path(in: rect), with: .color(.red)); context.stroke(Path(rect),
      with: .color(.blue), lineWidth: 2) }
    Canvas { context, size in for index in 0..<3 { context.translateBy(x: 4, y: Double(index)) };
      context.rotate(by: .degrees(30)); context.draw(context.resolve(Text("a")), in: CGRect(origin:
      .zero, size: size)) }.frame(width: 100)
    Grid { GridRow { Text("a"); Text("b").gridCellColumns(2) } }
    DatePicker("a", selection: .constant(Date()), displayedComponents: .date)
    ColorPicker("a", selection: .constant(Color.red), supportsOpacity: false)
    NavigationSplitView { Text("a") } detail: { Text("b") }
    """#
