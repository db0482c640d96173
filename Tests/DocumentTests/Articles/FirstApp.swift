import Foundation
import Tessera
import TesseraTesting

// The Swift blocks of the article "A first app".

// region: model
@MainActor
@Observable
final class Journal {
    var days: [String] = []

    func load() async {
        days = ["Monday", "Tuesday"]
    }
}
// endregion

// region: list
struct DayList: View {
    @Environment(Journal.self) private var journal
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List(journal.days, id: \.self) { day in
                Text(day)
            }
            .navigationTitle("Journal")
            .toolbar { Button("Add") { isAdding = true } }
            .sheet(isPresented: $isAdding) { NewDay() }
        }
    }
}
// endregion

// region: sheet
struct NewDay: View {
    @Environment(Journal.self) private var journal
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""

    var body: some View {
        Form {
            TextField("Day", text: $name)
            Button("Save") {
                journal.days.append(name)
                dismiss()
            }
            .disabled(name.isEmpty)
        }
    }
}
// endregion

// region: app
struct JournalApp: App {
    @State private var journal = Journal()

    var body: some Scene {
        WindowGroup {
            DayList()
                .environment(journal)
                .task { await journal.load() }
        }
    }
}
// endregion

// region: test
@MainActor
@Suite(.runtimeIssuesFail)
struct JournalTests {
    @Test func `the sheet adds a day`() async {
        let host = ViewHost(rootView: JournalApp())
        await host.finishTasks()
        #expect(host.tap(.text("Add")) == .done)
        #expect(host.tap(.text("Save")) == .refused("disabled"))
        #expect(host.type("Friday", into: .type("TextField")) == .done)
        #expect(host.tap(.text("Save")) == .done)
        #expect(
            "\(host.accessibilityTree)" == """
                Journal, header
                Add, button
                Monday, text
                Tuesday, text
                Friday, text
                """)
    }
}
// endregion

@Suite(.runtimeIssuesFail)
struct FirstAppTests {
    @Test func `the article shows the tree of its app`() async throws {
        let tree = try await AppProgram<JournalApp>().output(for: [])
        #expect(try Document.article("FirstApp").blocks(in: "") == [tree])
    }
}
