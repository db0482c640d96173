import Foundation
import TestViews
import TesseraTesting

/// The forms in which people write SwiftUI's names, and what becomes of each.
@Suite(.runtimeIssuesFail)
nonisolated struct FormTests {
    /// A group of forms of one name, by the list of SwiftUI.md that names it.
    private struct Group {
        enum Kind: String, CaseIterable { case here, refused, not, missing }

        let topic: String
        let kind: Kind
        let name: String
        var forms: [String] = []
    }

    /// The table of forms. A topic begins with `##`, and a group with its kind and its name.
    private static let table = try! Document("Tests/DocumentTests/Forms.txt").text
        .split(separator: "\n").reduce(into: (topic: "", groups: [Group]())) { table, line in
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            if words[0] == "##" {
                table.topic = words[1]
            } else if !line.hasPrefix(" "), let kind = Group.Kind(rawValue: words[0]) {
                table.groups.append(Group(topic: table.topic, kind: kind, name: words[1]))
            } else {
                let form = line.trimmingCharacters(in: .whitespaces)
                table.groups[table.groups.count - 1].forms.append(form)
            }
        }.groups

    /// What the forms use.
    private static let context = """
        import Foundation
        import Tessera
        struct Item: Identifiable, Hashable {
            var id = 1
            var name = "a"
            var isOn = false
            var children: [Item]?
        }
        enum Genre: String, CaseIterable, Identifiable { case novel, poem; var id: Self { self } }
        enum Failure: LocalizedError { case a }
        final class Model: Observable { var name = "a" }
        final class Store: ObservableObject { @Published var name = "a" }
        struct Same: View, Equatable { var body: some View { Text("a") } }
        struct Card: ViewModifier { func body(content: Content) -> some View { content } }
        struct WeightKey: LayoutValueKey { static let defaultValue = 0 }
        struct Row: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
                -> CGSize { .zero }
            func placeSubviews(
                in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        struct Press: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        extension ButtonStyle where Self == Press { static var press: Press { Press() } }
        struct AKey: EnvironmentKey { static let defaultValue = 1 }
        struct WidthKey: PreferenceKey {
            static let defaultValue = 0.0
            static func reduce(value: inout Double, nextValue: () -> Double) {}
        }
        func wait() async {}
        let url = URL(string: "https://example.com")!
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        let columns = [GridItem(.flexible())]
        let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
        struct Sample: View {
            @State var isOn = false; @State var text = ""; @State var number = 0.5
            @State var count = 1; @State var optional: Int?; @State var date = Date()
            @State var color = Color.red; @State var size = CGSize.zero; @State var ids: [Int] = []
            @State var point = CGPoint.zero; @State var angle = Angle.zero; @State var names = ["a"]
            @State var items = [Item()]; @State var item: Item?; @State var genre = Genre.novel
            @State var path = NavigationPath(); @State var failure: Failure?; @State var position = 3
            @State var model = Model(); @State var chosen: Set<Int> = []; @State var field2: String?
            @State var detent = PresentationDetent.medium
            @State var columnVisibility = NavigationSplitViewVisibility.all
            @FocusState var isFocused: Bool
            @FocusState var field: String?
            @Namespace var space
            let attributed = AttributedString("a")
            var body: some View { Text("a") }
            func act() {}
            func remove(at offsets: IndexSet) {}
            func move(from source: IndexSet, to target: Int) {}
        }
        """

    /// Returns the compiler's errors for each form, from one run. A form is a declaration,
    /// statements, or a view.
    private static let errors: [String: [String]] = try! {
        let forms = table.flatMap(\.forms)
        let code = forms.enumerated().map { number, form in
            if form.contains(/^(@\w+ )?(struct|final class|extension) |^#Preview/) { return form }
            let isStatement = form.hasPrefix("let ") || form.hasPrefix("path.")
            let name =
                isStatement ? "func form\(number)()" : "@ViewBuilder var form\(number): some View"
            return "extension Sample { \(name) { \(form) } }"
        }
        let before = context.split(separator: "\n", omittingEmptySubsequences: false).count
        var errors: [String: [String]] = [:]
        for place in try Compiler.errors(in: context + "\n" + code.joined(separator: "\n")) {
            let index = place.line - before - 1
            let form = forms.indices.contains(index) ? forms[index] : "the context"
            errors[form, default: []].append(place.message)
        }
        return errors
    }()

    @Test func `the lists of the page are the groups of the table`() throws {
        for topic in try Document("SwiftUI.md").topics {
            let lists = [
                (["Here", "Recorded", "Recorded, and not shown"], Group.Kind.here),
                (["Refused"], .refused), (["Not here"], .not),
                (["Not here, without a message"], .missing),
            ]
            for (headings, kind) in lists {
                let names = headings.flatMap { topic.lists($0) }.flatMap { quotedNames(in: $0) }
                let groups = Self.table.filter { $0.topic == topic.name && $0.kind == kind }
                #expect(
                    Set(names).symmetricDifference(groups.map(\.name)) == [],
                    "\(topic.name), \(kind)")
            }
        }
        #expect(Self.table.count > 400)
    }

    @Test func `forms that are here compile`() {
        #expect(Self.errors["the context"] == nil)
        for form in Self.table.filter({ $0.kind == .here }).flatMap(\.forms) {
            #expect(Self.errors[form] == nil, "\(form)")
        }
    }

    @Test func `each refused form gets the page's advice in one message`() throws {
        for topic in try Document("SwiftUI.md").topics {
            for line in topic.lists("Refused") + topic.lists("Not here") {
                let parts = line.split(separator: /`: (.*\. )?/, maxSplits: 1)
                let advice = try #require(parts.last).dropLast().replacing("`", with: "")
                let message =
                    " is unavailable: \(advice.prefix(1).lowercased())\(advice.dropFirst())"
                let names = Set(quotedNames(in: line))
                let groups = Self.table.filter {
                    names.contains($0.name) && $0.topic == topic.name && $0.kind != .here
                }
                for form in groups.flatMap(\.forms) {
                    let errors = Self.errors[form] ?? []
                    #expect(errors.count == 1, "\(form): \(errors)")
                    #expect(
                        errors[0].hasSuffix(message + ": see SwiftUI.md, \(topic.name)"),
                        "\(form): \(errors)")
                }
            }
        }
    }

    @Test func `a form that is missing does not compile`() {
        for form in Self.table.filter({ $0.kind == .missing }).flatMap(\.forms) {
            #expect(Self.errors[form] != nil, "\(form) is here now: SwiftUI.md should say so")
        }
        let messages = Self.errors.values.joined()
        #expect(!messages.contains { $0.contains("LeftOut") || $0.contains("'package'") })
    }

    /// Returns the quoted names in a list, or those before the advice.
    private func quotedNames(in list: String) -> [String] {
        list.replacing(/`: .*/, with: "`").matches(of: /`([^`]+)`/).map { String($0.1) }
    }
}
