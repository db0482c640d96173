import Foundation
import Tessera
import TesseraTesting
import TestViews

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
        try walk(Held(), in: browser)
        try walk(Pulled(), in: browser)
        try walk(Screens(), in: browser)
    }

    private func walk(_ content: some View, in browser: Browser) throws {
        var page = TouchablePage(title: "A walk")
        page.add(content)
        let html = page.html
        try browser.open(html)
        let host = ViewHost(rootView: content, environment: .onPages)
        var walk = PageWalk(browser, view: 0, host, seed: 1)
        walk.moves = !html.contains("\"f\":{}")
        let difference = try walk.walk(300)
        #expect(difference == nil, "\(type(of: content))")
        let refusals = walk.refusals.sorted { $0.key < $1.key }.map { "\($1): \($0)" }
        print(
            "\(type(of: content)): \(walk.count) acts, \(walk.pictures) pictures",
            refusals.joined(separator: " "))
    }

    @Test func `announced elements are elements of the page`() throws {
        guard let program = Browser.program else { return }
        let browser = try Browser(program)
        defer { browser.close() }
        var page = TouchablePage(title: "Elements")
        page.add(Halves())
        page.add(Switches())
        try browser.open(page.html)
        let slider = "document.querySelector('[role=slider]')"
        #expect(
            try browser.elements(["slider", "switch"]) == [
                "slider Rating: 2 of 0...10", "switch Fast: true", "switch Loud: false",
            ])
        _ = try browser.value("\(slider).focus()")
        try browser.press("ArrowRight")
        _ = try browser.value("document.querySelectorAll('[role=switch]')[1].click()")
        #expect(
            try browser.elements(["slider", "switch"]) == [
                "slider Rating: 3 of 0...10", "switch Fast: true", "switch Loud: true",
            ])
        #expect(try browser.value("\(slider).ariaValueText") as? String == "1.5 of 5")
    }
}
