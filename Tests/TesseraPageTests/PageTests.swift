import Tessera
import TesseraTesting
import TestViews

@testable import TesseraPage

@Suite(.runtimeIssuesFail)
struct PageTests {
    @Test func `a page is one file without references`() {
        var page = TouchablePage(title: "A rating")
        page.add("Stars", text: "Slide over them.", code: "Rating(value: $stars)") { Control() }
        let html = page.html
        #expect(html.hasPrefix("<!DOCTYPE html>"))
        #expect(html.contains("><code>Rating(value: $stars)</code></pre>"))
        for reference in ["src=", "href=\"h", "url(h", "@import", "fetch(", "import("] {
            #expect(!html.contains(reference))
        }
    }

    @Test func `no text of a view becomes markup or script`() {
        let text = "</script><script>alert(1)</script><!-- \"'&\u{0}\u{1B}\u{2028}\\"
        var page = TouchablePage(title: text)
        page.add(heading: text, text)
        page.add(text, text: text, code: text) {
            Text(verbatim: text).accessibilityHint(Text(verbatim: text))
        }
        let html = page.html
        expectEqual(html.components(separatedBy: "</script>").count, 3)
        #expect(!html.contains("<script>alert"))
        #expect(!html.contains("<!--"))
        #expect(!html.contains("\u{0}") && !html.contains("\u{1B}"))
    }

    @Test func `the script of a page is at most 10 KB`() {
        #expect(PageScript.text.utf8.count <= 10_240)
    }

    @Test(.enabled(if: searchesDeeply))
    func `a page of the four designs is at most 100 kB`() {
        var page = TouchablePage(title: "Four designs")
        page.add(Control())
        page.add(OriginalStyle())
        page.add(OriginalClosure())
        page.add(ScreenClosures())
        #expect(page.html.utf8.count < 100_000)
    }
}
