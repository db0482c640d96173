import Tessera
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct TitleTests {
    @Test func `a literal title interpolates its values`() {
        let value = 2.25
        #expect(
            tree {
                Button("b \(value, specifier: "%.1f")") {}
                Button("r \(value, specifier: "%.1f")", role: .cancel) {}
                Button("i \(value, specifier: "%.1f")", systemImage: "star") {}
                NavigationLink("l \(value, specifier: "%.1f")", value: 1)
                Toggle("t \(value, specifier: "%.1f")", isOn: .constant(true))
                    .toggleStyle(.button)
                Picker("p \(value, specifier: "%.1f")", selection: .constant(1)) {}
                TextField("f \(value, specifier: "%.1f")", text: .constant(""))
                Section("s \(value, specifier: "%.1f")") {}
                    .navigationTitle("n \(value, specifier: "%.1f")")
            }.matches(of: /"(\w \d[^"]*)"/).map { String($0.1) } == [
                "b 2.2", "r 2.2", "i 2.2", "l 2.2", "t 2.2", "p 2.2", "f 2.2", "n 2.2", "s 2.2",
            ])
    }

    @Test func `a title may be any string`() {
        let title = "a title", part = title.dropFirst(2)
        let host = ViewHost(
            rootView: VStack {
                Button(title) {}
                Toggle(part, isOn: .constant(true))
                Section(part) {}
                TextField(title, text: .constant(""))
            }
            .navigationTitle(part))
        #expect(host.tree.all("Text").map(\.text) == [title, "title", "title", title])
    }
}
