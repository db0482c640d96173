import Foundation
import Tessera
import TesseraTesting
import TestViews
import Testing

@testable import TesseraPage

/// Random acts on pages by real events in an installed browser, compared with the same acts on hosts.
@Suite(.runtimeIssuesFail, .enabled(if: searchesDeeply), .serialized)
struct BrowserTests {
    @Test func `a page does what a host does`() throws {
        guard let program = Browser.program else {
            return print("No browser is installed: the script of the pages was not run.")
        }
        let browser = try Browser(program)
        defer { browser.close() }
        print("The script of the pages is run in \(program).")
        try walk(Control(), in: browser)
        try walk(OriginalStyle(), in: browser)
        try walk(OriginalClosure(), in: browser)
        try walk(ScreenClosures(), in: browser)
        try walk(Halves(), in: browser)
        try walk(Guests(), in: browser)
        try walk(Switches(), in: browser)
        try walk(Edits(), in: browser)
        try walk(Waving(), in: browser)
        try walk(Survey(), in: browser)
        try walk(Name(), in: browser)
        try walk(Rows(), in: browser)
    }

    private func walk(_ content: some View, in browser: Browser) throws {
        var page = TouchablePage(title: "A walk")
        page.add(content)
        try browser.open(page.html)
        for seed: UInt64 in 1...3 {
            let host = ViewHost(rootView: content, environment: .onPages)
            var walk = PageWalk(browser, view: 0, host, seed: seed)
            let difference = try walk.walk(300)
            #expect(difference == nil, "\(type(of: content)), seed \(seed)")
            print(type(of: content), seed, walk.count, walk.refusals.sorted { $0.key < $1.key })
            try browser.open(page.html)
        }
    }
}
