import Tessera
import TesseraTesting

@testable import TesseraEvaluation
import TestViews

/// The page for its readers: on a telephone, in the dark, with the keyboard alone, by ear.
@Suite(.runtimeIssuesFail)
struct PageLookTests {
    private func page() throws -> String {
        let lamps = evaluation(
            .lamp([.lamp(.words), .lamp(.marks, "broken", limit: "It is broken.", isDead: true)]))
        return lamps.page(of: try lamps.scorecard())
    }

    /// The colours by their names, for a light page and for a dark one.
    private static var schemes: [[String: Color]] {
        let parts = Markup.stylesheet.components(separatedBy: "prefers-color-scheme: dark")
        return parts.map { part in
            let colors = part.matches(of: /--([a-z]+): #([0-9a-f]+);/).map { match in
                ("\(match.1)", Color("\(match.2)"))
            }
            return Dictionary(colors) { first, _ in first }
        }
    }

    private struct Color {
        /// The relative luminance, by the Web Content Accessibility Guidelines.
        let luminance: Double

        init(_ digits: String) {
            let pairs = digits.count == 3 ? digits.map { "\($0)\($0)" } : digits.pairs
            let parts = pairs.map { Double(Int($0, radix: 16) ?? 0) / 255 }
                .map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            luminance = zip([0.2126, 0.7152, 0.0722], parts).reduce(0) { $0 + $1.0 * $1.1 }
        }

        func contrast(to other: Color) -> Double {
            (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
        }
    }

    @Test(arguments: ["ink", "faint", "yes", "no", "partly", "link"])
    func `text contrasts with its ground, in light and dark`(name: String) throws {
        expectEqual(Self.schemes.count, 2)
        for scheme in Self.schemes {
            for ground in ["paper", "wash"] {
                let contrast = try #require(scheme[name]).contrast(to: #require(scheme[ground]))
                #expect(contrast >= 4.5, "\(name) on \(ground): \(contrast)")
            }
        }
    }

    @Test func `all colours are those of a scheme`() {
        let rules = Markup.stylesheet.components(separatedBy: "* { box-sizing").last ?? ""
        #expect(!rules.contains("#"))
        let used = Set(rules.matches(of: /var\(--([a-z]+)\)/).map { "\($0.1)" })
        #expect(Self.schemes.allSatisfy { used == Set($0.keys) })
    }

    @Test func `headings go down by one level at a time`() throws {
        let levels = try page().matches(of: /<h([1-6])[ >]/).map { Int($0.1) ?? 0 }
        #expect(levels.first == 1 && levels.count { $0 == 1 } == 1)
        #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
        #expect(levels.contains(4))
    }

    @Test func `each link leads to a part of the page`() throws {
        let page = try page()
        let ids = page.matches(of: /\ id="([^"]+)"/).map { "\($0.1)" }
        #expect(Set(ids).count == ids.count)
        let links = page.matches(of: /href="#([^"]+)"/).map { "\($0.1)" }
        #expect(links.contains("light"))
        #expect(Set(links).isSubset(of: ids))
        let titles = page.matches(of: /<h2>(.*?)<\/h2>/).map { "\($0.1)" }
        let contents =
            page.components(separatedBy: "<nav aria-label=\"Contents\">").last?
            .components(separatedBy: "</nav>").first ?? ""
        let entries = contents.matches(of: /<a href="#([^"]+)">(.*?)<\/a>/)
        #expect(entries.map { "\($0.2)" } == titles && titles.last == "The probes")
        for entry in entries {
            #expect(page.contains("<section id=\"\(entry.1)\">\n<h2>\(entry.2)</h2>"))
        }
    }

    @Test func `nothing that a link leads to or print shows is closed`() throws {
        let page = try page()
        #expect(page.contains("<details open id=\"light\">"))
        #expect(!page.contains("<details id") && !page.contains("<details>"))
    }

    @Test func `a button with its name selects one design`() throws {
        let page = try page()
        let buttons = page.matches(of: /<label><input type="radio" name="design" ([^>]*)> (.*?)</)
        expectEqual(buttons.map { "\($0.2)" }, ["all designs", "words", "marks"])
        let ids = ["only-words", "only-marks"].map { "id=\"show-\($0)\"" }
        expectEqual(buttons.map { "\($0.1)" }, ["checked"] + ids)
        #expect(page.contains("<legend>"))
        for name in ["only-words", "only-marks"] {
            #expect(page.contains("<article class=\"\(name)\">"))
            #expect(
                page.contains(
                    "main:has(#show-\(name):checked) article:not(.\(name)) { display: none; }"))
        }
    }

    @Test func `code ends visibly under a reader's own colours`() {
        #expect(Markup.stylesheet.contains(/nav, pre \{[^}]*border: 1px solid transparent/))
        #expect(Markup.stylesheet.contains(/figure svg \{[^}]*forced-color-adjust: none/))
    }

    @Test func `whatever can have the focus has a role and a name`() throws {
        let page = try page()
        let tags = page.matches(of: /<[a-z]+ [^>]*tabindex="0"[^>]*>/).map { "\($0.0)" }
        #expect(tags.count > 4)
        for tag in tags {
            #expect(tag.contains("role=\"") && tag.contains(/aria-label="[^"]+"/), "\(tag)")
        }
        let names = tags.compactMap { $0.firstMatch(of: /aria-label="([^"]+)"/)?.1 }
        #expect(Set(names).count == names.count, "each has a name of its own")
        #expect(page.contains("<html lang=\"en\">"))
        #expect(!Markup.stylesheet.contains(/outline: *(none|0)/))
    }

    @Test func `content wider than a telephone scrolls or wraps`() throws {
        let page = try page()
        #expect(page.contains("content=\"width=device-width, initial-scale=1\""))
        // A table and lines of code can have the focus, so that keys scroll them.
        for table in page.components(separatedBy: "<table>").dropLast() {
            #expect(table.suffix(200).contains("<div class=\"scroll\""))
        }
        #expect(!page.contains("<pre>"))
        #expect(Markup.stylesheet.contains(/pre \{[^}]*white-space: pre-wrap/))
        for rule in [
            /\.scroll \{[^}]*overflow-x: auto/, /pre \{[^}]*overflow-x: auto/,
            /figure svg \{[^}]*max-width: 100%/, /body \{[^}]*overflow-wrap: break-word/,
        ] {
            #expect(Markup.stylesheet.contains(rule))
        }
    }
}

extension String {
    /// Returns the characters in pairs.
    fileprivate var pairs: [String] {
        stride(from: 0, to: count, by: 2).map { String(dropFirst($0).prefix(2)) }
    }
}
