import Tessera
import TesseraTesting

@testable import Sample

@MainActor
@Suite(.runtimeIssuesFail)
struct SampleTests {
    /// Returns the app when it has loaded its items.
    private func loaded() async -> ViewHost<SampleApp> {
        let host = ViewHost(rootView: SampleApp())
        await host.finishTasks()
        return host
    }

    @Test func `the list shows the items`() async {
        expectTree(
            await loaded(),
            """
            SampleApp
              WindowGroup
                ItemList isAdding: false .environment(Library).task()
                  NavigationStack
                    List .navigationTitle("Sample").toolbar(…).sheet(…)
                      Toggle isOn: false .onDelete() [SwitchToggleStyle, by default]
                        HStack
                          Text "First"
                          Spacer
                          Switch isOn: false .onTapGesture()
                      Toggle isOn: false .onDelete() [SwitchToggleStyle, by default]
                        HStack
                          Text "Second"
                          Spacer
                          Switch isOn: false .onTapGesture()
                      toolbar
                        Button [DefaultButtonStyle, by default]
                          Label .onButtonGesture() [TitleAndIconLabelStyle, by default]
                            HStack
                              Image "plus"
                              Text "Add"
            """)
    }

    @Test func `the sheet adds an item`() async {
        let host = await loaded()
        #expect(host.tap(.label("Add")) == .done)
        #expect(host.tap(.text("Save")) == .refused("disabled"))
        #expect(host.type("Third", into: .type("TextField")) == .done)
        #expect(host.tap(.text("Save")) == .done)
        #expect(host.tree.all("Toggle").count == 3)
    }

    @Test func `a switch marks an item, and its row is deleted`() async {
        let host = await loaded()
        #expect(host.tap(.type("Switch")[0]) == .done)
        #expect(
            "\(host.accessibilityTree)" == """
                Sample, header
                Add, button
                First, "on", toggle
                Second, "off", toggle
                """)
        #expect(host.deleteRow(.text("First")) == .done)
        #expect(host.tree.all("Toggle").count == 1)
    }
}
