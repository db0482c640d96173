import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct ModifierComparisonTests {
    struct Card<Content: View>: View {
        let content: Content
        var body: some View { content }
    }

    struct Screen: View {
        var update = 0
        var width = 1.0
        var color = Color.red
        var lines: Int? = 2

        var body: some View {
            Card(
                content: Circle().border(color, width: width).clipShape(Circle())
                    .shadow(radius: 2).background(.tint, in: Capsule()).foregroundStyle(
                        color, .tint
                    )
                    .lineLimit(lines).font(.title).bold())
        }
    }

    @Test func `a view with the same attributes and settings is the same`() {
        let host = ViewHost(rootView: Screen())
        expectEqual(host.recordingBodies { host.rootView = Screen(update: 1) }, ["Screen"])
    }

    @Test(arguments: [Screen(width: 2), Screen(color: .blue), Screen(lines: nil)])
    func `a view with another argument of a modifier is different`(screen: Screen) {
        let host = ViewHost(rootView: Screen())
        expectEqual(host.recordingBodies { host.rootView = screen }, ["Screen", "Card"])
    }
}
