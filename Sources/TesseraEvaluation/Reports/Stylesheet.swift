extension Markup {
    /// The styles of the page for paper, small and wide screens, in light and dark.
    ///
    /// Transparent borders become visible for readers who override the background colours.
    static let stylesheet = """
        :root {
          color-scheme: light dark;
          --ink: #1d1d1f; --paper: #fff; --faint: #6e6e73; --line: #d2d2d7; --wash: #f5f5f7;
          --yes: #0a6b2d; --no: #b3261e; --partly: #8a5a00; --link: #0057b8;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --ink: #f5f5f7; --paper: #161617; --faint: #a1a1a6; --line: #424245; --wash: #232325;
            --yes: #5bd778; --no: #ff8a80; --partly: #ffca5c; --link: #6cb4ff;
          }
        }
        * { box-sizing: border-box; }
        body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink);
          background: var(--paper); overflow-wrap: break-word; }
        :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
        main { max-width: 75rem; margin: 0 auto; padding: 1rem; }
        h1 { font-size: 1.6rem; line-height: 1.2; }
        h2 { font-size: 1.375rem; line-height: 1.25; margin: 1.5rem 0 .5rem; }
        h3, h4 { font-size: 1rem; margin: 0 0 .5rem; }
        section, details { scroll-margin-top: 4rem; }
        h3 + p { margin-top: 0; }
        p, li, dd { max-width: 45rem; }
        a { color: var(--link); }
        nav, pre { background: var(--wash); border-radius: .5rem; border: 1px solid transparent; }
        .skip:not(:focus) { position: absolute; clip-path: inset(50%); }
        nav { padding: .25rem 1rem; font-size: .875rem; position: sticky; top: 0; z-index: 1; }
        nav ul { list-style: none; padding: 0; margin: .25rem 0; display: flex; gap: 1rem;
          overflow-x: auto; white-space: nowrap; }
        nav li { margin: 0; padding: .2rem 0; }
        dt { font-weight: 600; margin-top: .5rem; }
        dd { margin: 0; }
        ul { padding-left: 1.25rem; }
        li { margin: .25rem 0; }
        code, pre { font: .8125rem/1.45 ui-monospace, Menlo, Consolas, monospace; }
        pre { margin: 0; padding: .75rem; overflow-x: auto; white-space: pre-wrap; }
        .scroll { overflow-x: auto; }
        table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
        caption { text-align: left; color: var(--faint); font-size: .875rem; padding: .25rem 0; }
        th, td { padding: .3rem .35rem; text-align: right; border-bottom: 1px solid var(--line);
          white-space: nowrap; }
        thead th { color: var(--faint); font-weight: 600; }
        th[scope=row], thead tr:first-child th:first-child { text-align: left; position: sticky;
          left: 0; background: var(--paper); }
        th[scope=row] { font-weight: 500; }
        .yes { color: var(--yes); }
        .no { color: var(--no); }
        .partly { color: var(--partly); }
        .undone { color: var(--faint); }
        fieldset { margin: 1rem 0; padding: .25rem .75rem .5rem; border: 1px solid var(--line);
          border-radius: .5rem; accent-color: var(--link); }
        legend { color: var(--faint); font-size: .875rem; padding: 0 .25rem; }
        label { display: inline-block; padding: .25rem 1rem .25rem 0; }
        figure { margin: 0 0 .75rem; max-width: 100%; }
        figure svg { display: block; max-width: 100%; height: auto; max-height: 16rem;
          border: 1px solid var(--line); border-radius: .5rem; forced-color-adjust: none; }
        .figures { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: end; }
        figcaption { max-width: 20rem; font-size: .875rem; }
        details { border-top: 1px solid var(--line); padding: .5rem 0; }
        summary { cursor: pointer; padding-left: 1.1rem; text-indent: -1.1rem; }
        summary h2, summary h3 { display: inline; }
        summary small { color: var(--faint); display: block; text-indent: 0; }
        @media (max-width: 30rem) {
          table { font-size: .8125rem; }
          th, td { padding: .3rem .2rem .3rem .4rem; }
          th:first-child { white-space: normal; padding-left: 0; }
        }
        @media (min-width: 45rem) {
          dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .3rem 1.5rem; }
          dt { margin: 0; }
        }
        .parts { display: grid; gap: 1.5rem;
          grid-template-columns: repeat(auto-fit, minmax(min(100%, 32rem), 1fr)); }
        .parts:has([data-touch]) { margin-inline: calc(50% - min(50vw - 1rem, 60rem)); }
        .attempts { display: grid; gap: 1.5rem; margin: 1rem 0;
          grid-template-columns: minmax(0, 1fr); }
        @media (min-width: 60rem) {
          .attempts { grid-template-columns: repeat(auto-fit, minmax(32rem, 1fr)); }
        }
        @media (max-width: 60rem) {
          article + article { border-top: 1px solid var(--line); padding-top: 1.5rem; }
        }
        @media print {
          nav, fieldset { display: none; }
          tr, figure { break-inside: avoid; }
          h2, h3, h4 { break-after: avoid; }
        }
        """
}
