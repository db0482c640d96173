import TesseraDrawing
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
        expectEqual(
            try browser.elements(["slider", "switch"]),
            [
                "slider Rating: 2 of 0...10", "switch Fast: true", "switch Loud: false",
            ])
        _ = try browser.value("\(slider).focus()")
        try browser.press("ArrowRight")
        _ = try browser.value("document.querySelectorAll('[role=switch]')[1].click()")
        expectEqual(
            try browser.elements(["slider", "switch"]),
            [
                "slider Rating: 3 of 0...10", "switch Fast: true", "switch Loud: true",
            ])
        #expect(try browser.value("\(slider).ariaValueText") as? String == "1.5 of 5")
    }

    @Test func `changed lines are marked, and hit areas shown on demand`() throws {
        guard let program = Browser.program else { return }
        let browser = try Browser(program)
        defer { browser.close() }
        var page = TouchablePage(title: "Marks")
        page.add(Switches())
        try browser.open(page.html)
        func texts(_ selector: String) throws -> [String]? {
            let list = "[...document.querySelectorAll('\(selector)')]"
            return try browser.value("\(list).map(e => e.textContent.trim())") as? [String]
        }
        expectEqual(try texts("mark"), [])
        _ = try browser.value("document.querySelectorAll('[role=switch]')[1].click()")
        let marks = try texts("mark")
        expectEqual(
            marks,
            [
                #"Loud, "on", toggle"#, "Switches isFast: true, isLoud: true",
                "Toggle isOn: true [SwitchToggleStyle, by default]",
                "Switch isOn: true .onTapGesture()",
            ])
        let opacity = "getComputedStyle(document.querySelector('.areas')).opacity"
        #expect(try browser.value(opacity) as? String == "0")
        _ = try browser.value("document.querySelector('.show').click()")
        #expect(try browser.value(opacity) as? String == "0.35")
        let paths = try browser.value("document.querySelectorAll('.areas path').length") as? Int
        expectEqual(paths, 2)
    }

    @Test func `a film plays, unless the reader prefers stillness`() throws {
        guard let program = Browser.program else { return }
        let browser = try Browser(program)
        defer { browser.close() }
        var page = TouchablePage(title: "Films")
        page.add(Waving())
        try browser.open(page.html)
        /// Returns the number of pictures within a second after a key.
        func pictures(after key: String) throws -> Int? {
            try browser.value(
                """
                new Promise(done => {
                  const picture = document.querySelector(".pieces"), seen = new Set();
                  const watcher = new MutationObserver(() => seen.add(picture.innerHTML));
                  watcher.observe(picture, { childList: true });
                  document.querySelector("[role=slider]").focus();
                  document.activeElement.dispatchEvent(
                    new KeyboardEvent("keydown", { key: "\(key)", bubbles: true }));
                  setTimeout(() => done(seen.size), 1500);
                })
                """) as? Int
        }
        #expect(try (pictures(after: "End") ?? 0) > 8)
        try browser.prefer(["reduced-motion": "reduce"])
        expectEqual(try pictures(after: "Home"), 1)
    }

    @Test func `texts of a view stay texts`() throws {
        guard let program = Browser.program else { return }
        let browser = try Browser(program)
        defer { browser.close() }
        let text = "</script><script>document.title = 1</script><!-- <b> \"'&\\ `x`"
        var page = TouchablePage(title: text)
        page.add(text, code: text) { Text(verbatim: text).accessibilityHint(Text(verbatim: text)) }
        try browser.open(page.html)
        #expect(try browser.value("document.title") as? String == text)
        for selector in ["h1", "h3", "code", ".pieces text", ".elements div"] {
            let content = "document.querySelector('\(selector)').textContent"
            #expect(try browser.value(content) as? String == text, "\(selector)")
        }
    }

    @Test func `a page with 10,000 looks answers within 100 ms`() throws {
        guard let program = Browser.program else { return }
        let browser = try Browser(program)
        defer { browser.close() }
        var views = TouchableViews()
        let recorder = Recorder(views.texts, limit: 300) {
            ViewHost(rootView: Guests(), environment: .onPages)
        }
        var recording = recorder.record()
        let (place, acts) = try #require(recording.acts.first { $0.value["+"] != nil })
        let part = try #require(recording.parts.first { $0.sources.contains(place.source) })
        let changes = recording.changes(of: try #require(acts["+"]))
        var last = 0
        for number in 1...10_000 {
            let changes = changes.map { change in
                guard case .number = change.part else { return change }
                return PartChange(place: change.place, part: views.texts.part("Look \(number)"))
            }
            let look = recording.looks.values[0].part.applying(changes)
            let new = recording.looks(Look(part: look, focus: nil))
            part.rests.append(new)
            for (from, to, name) in [(last, new, "+"), (new, last, "-")] {
                let place = Recording.Place(look: from, source: place.source)
                recording.acts[place, default: [:]][name] = to
            }
            last = new
        }
        let element = views.add("Many", "", "", "", recording)
        try browser.open(HTML.page(title: "Many", body: element, ending: views.ending))
        let milliseconds =
            try browser.value(
                """
                (() => {
                  const times = [...Array(20)].map(() => {
                    const start = performance.now();
                    document.querySelector("[role=slider]").dispatchEvent(
                      new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
                    document.body.getBoundingClientRect();
                    return performance.now() - start;
                  });
                  return Math.max(...times);
                })()
                """) as? Double ?? .infinity
        #expect(milliseconds < 100)
        let tree = "document.querySelector('.tree').textContent"
        let words = try browser.value(tree) as? String ?? ""
        #expect(words.contains("Look 20"))
        print("A page with 10,000 looks answers within \(milliseconds) ms.")
    }
}
