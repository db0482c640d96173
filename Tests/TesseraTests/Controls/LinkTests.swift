import Foundation
import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct LinkTests {
    private let url = URL(string: "https://example.com/help")!

    @Test func `a link is announced as one, and opens its URL`() {
        var opened: [URL] = []
        let host = ViewHost(
            rootView: Link("Help", destination: url)
                .environment(
                    \.openURL,
                    OpenURLAction {
                        opened.append($0)
                        return .handled
                    }))
        expectEqual("\(host.accessibilityTree)", "Help, link")
        expectEqual(host.tap(.text("Help")), .done)
        expectEqual(opened, [url])
    }

    @Test func `a URL that nothing opens is reported`() {
        let host = ViewHost(rootView: Link("Help", destination: url))
        host.tap(.text("Help"))
        expectIssues(
            host,
            [
                "Link/Button/Text: nothing opens https://example.com/help: set \\.openURL in the "
                    + "environment."
            ])
        let discarding = OpenURLAction { _ in .discarded }
        discarding(url)
    }
}
