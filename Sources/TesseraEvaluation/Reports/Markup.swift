/// Pieces of HTML.
enum Markup {
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }

    /// Text in which what stands between backquotes is code.
    static func paragraph(_ text: String) -> String {
        let parts = escaped(text).split(separator: "`", omittingEmptySubsequences: false)
        guard !parts.count.isMultiple(of: 2) else { return escaped(text) }
        return parts.enumerated().map { position, part in
            position.isMultiple(of: 2) ? String(part) : "<code>\(part)</code>"
        }.joined()
    }

    /// A row's name, leading to its probe if it is one.
    static func rowName(_ name: String, linkingTo probes: Set<String>) -> String {
        guard probes.contains(name) else { return escaped(name) }
        return "<a href=\"#\(escaped(name))\">\(escaped(name))</a>"
    }

    /// Lines that keep their breaks, in a box that scrolls by itself and so can have the focus.
    static func lines(_ lines: String, named name: String) -> String {
        "<pre role=\"group\" tabindex=\"0\" aria-label=\"\(escaped(name))\">\(lines)</pre>"
    }

    /// The class of a cell that says yes or no, or measures what is not done.
    static func kind(of cell: String) -> String? {
        if cell == "yes" { return "yes" }
        if cell == "trick" || cell == "?" { return "trick" }
        if cell.contains(" of ") { return "no" }
        return cell.hasPrefix("(") ? "undone" : nil
    }

    static let stylesheet = """
        :root {
          color-scheme: light dark;
          --ink: #1d1d1f; --paper: #fff; --faint: #6e6e73; --line: #d2d2d7; --wash: #f5f5f7;
          --yes: #0a6b2d; --no: #b3261e; --trick: #8a5a00; --link: #0057b8;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --ink: #f5f5f7; --paper: #161617; --faint: #a1a1a6; --line: #424245; --wash: #232325;
            --yes: #5bd778; --no: #ff8a80; --trick: #ffca5c; --link: #6cb4ff;
          }
        }
        * { box-sizing: border-box; }
        body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink);
          background: var(--paper); overflow-wrap: break-word; }
        :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
        main { max-width: 75rem; margin: 0 auto; padding: 1rem; }
        h1 { font-size: 1.6rem; line-height: 1.2; }
        h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; }
        h3 { font-size: 1rem; margin: 0 0 .5rem; }
        h4 { font-size: .875rem; margin: 1rem 0 .25rem; color: var(--faint); }
        p, li, dd { max-width: 45rem; }
        a { color: var(--link); }
        dt { font-weight: 600; margin-top: .5rem; }
        dt.level1 { font-weight: 400; padding-left: 1.25rem; }
        dd { margin: 0; }
        ul { padding-left: 1.25rem; }
        li { margin: .25rem 0; }
        code, pre { font: .8125rem/1.45 ui-monospace, Menlo, Consolas, monospace; }
        pre { margin: 0; padding: .75rem; overflow-x: auto; background: var(--wash);
          border-radius: .5rem; }
        .scroll { overflow-x: auto; }
        table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
        caption { text-align: left; color: var(--faint); font-size: .875rem; padding: .25rem 0; }
        th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid var(--line);
          white-space: nowrap; }
        thead th { color: var(--faint); font-weight: 600; }
        th[scope=row], thead tr:first-child th:first-child { text-align: left; position: sticky;
          left: 0; background: var(--paper); }
        th[scope=row] { font-weight: 500; }
        th[scope=colgroup] { text-align: center; color: var(--ink); }
        .first { border-left: 1px solid var(--line); }
        .yes, .yes b { color: var(--yes); }
        .no, .no b { color: var(--no); }
        .trick { color: var(--trick); }
        .undone { color: var(--faint); }
        .requirements { list-style: none; padding: 0; font-size: .875rem; }
        .requirements li { color: var(--ink); }
        .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
        figure { margin: 0 0 .75rem; max-width: 100%; }
        figcaption { font-size: .875rem; color: var(--faint); }
        figure svg { display: block; max-width: 100%; height: auto; max-height: 16rem; border: 1px solid var(--line);
          border-radius: .5rem; }
        details { border-top: 1px solid var(--line); padding: .5rem 0; }
        summary { cursor: pointer; }
        summary small { color: var(--faint); display: block; }
        @media (max-width: 30rem) {
          table { font-size: .875rem; }
          th, td { padding: .3rem .4rem; }
        }
        @media (min-width: 45rem) {
          dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .3rem 1.5rem; }
          dt { margin: 0; }
        }
        .attempts { display: grid; gap: 1.5rem; margin: 1rem 0; scroll-margin-top: 6rem;
          grid-template-columns: minmax(0, 1fr); }
        @media (min-width: 60rem) {
          .attempts { grid-template-columns: repeat(auto-fit, minmax(22rem, 1fr)); }
        }
        """
}
