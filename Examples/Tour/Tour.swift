import TesseraPrograms
import Foundation
import Tessera
import TesseraPage

// Look at `Stops/`: each file is one idea of a design, in the order of the lists in `Part.swift`.

/// Two designs of `Rating` as a walk from idea to idea.
@MainActor
enum Tour {
    nonisolated static let stops = Part.all.flatMap { part in
        part.stops.map { (part: part, stop: $0) }
    }

    static let format = Option(
        "--format", .oneOf(["tree", "json"]), "how it is written, by default as trees")

    static let svg = Option("--svg", .folder, "what each step looks like, as pictures in a folder")

    static let html = Option("--html", .file, "every stop as a page, to be touched in a browser")

    static let all = Option("--all", "every stop, in the order of the designs")

    static let live = Option(
        "--live", "the view of one stop in this terminal, to be tried with keys and mouse")

    static let command = Command(
        "Tour", "A walk through two designs of `Rating`: the code, its tree, what a tap changes.",
        argument: Argument("stop", "one stop, by its name"), options: [format, live],
        alone: [all, svg, html, .list])

    /// The output for a command line.
    static func output(for arguments: [String]) throws -> String {
        try command.output(for: arguments) { invocation in
            if invocation.has(.list) { return list }
            if invocation.has(all) { return try walk() }
            if let folder = invocation[svg] { return try writePictures(to: folder) }
            if let file = invocation[html] { return try writePage(to: file) }
            if invocation.has(live) {
                guard !invocation.has(format) else {
                    throw CommandLineFailure("--format and --live do not go together")
                }
                let name = invocation.argument ?? Stop.controlBasic.name
                let first = try command.item(named: name, in: stops) { $0.stop.name }.stop
                runLive(from: first)
                return ""
            }
            guard let name = invocation.argument else {
                return invocation[format] == "json"
                    ? try json(stops.map { try $0.stop.visit(in: $0.part) }) : try highlights()
            }
            let (part, stop) = try command.item(named: name, in: stops) { $0.stop.name }
            let report = try stop.visit(in: part)
            return invocation[format] == "json"
                ? try json([report]) : "\(heading(of: part))\n\n\n\(text(report))"
        }
    }

    /// Shows stops in the terminal, from one on, back and forth.
    private static func runLive(from first: Stop) {
        guard var index = stops.firstIndex(where: { $0.stop.name == first.name }) else { return }
        while let key = stops[index].stop.runLive() {
            index = (index + (key == "n" ? 1 : stops.count - 1)) % stops.count
        }
    }

    /// The six stops, with the names of the others and what to do next.
    private static func highlights() throws -> String {
        let texts = try Highlights.stops.map { highlight in
            let stop = stops.first { $0.stop.name == highlight.stop.name }
            var report = try highlight.stop.visit(in: stop?.part ?? Part.all[0])
            report.steps = highlight.steps.map { report.steps[$0] }
            return text(report)
        }
        let shown = Set(Highlights.stops.map(\.stop.name))
        let others = stops.map(\.stop.name).filter { !shown.contains($0) }
        let next = "\(Guide.next) \(others.joined(separator: ", "))."
        let end = "\(Page.title("where to go on"))\n\n\(Page.paragraphs(next))"
        return ([Page.paragraphs(Guide.start)] + texts + [end]).joined(separator: "\n\n")
    }

    private static func writePictures(to folder: String) throws -> String {
        // Where it cannot be made, the first picture says so.
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        var gallery = Gallery()
        for (_, stop) in stops {
            let files = try stop.pictures().enumerated().map { number, picture in
                // Two digits keep the names in order.
                let file = "\(stop.name)-\(String(format: "%02d", number + 1)).svg"
                try OutputFile("\(folder)/\(file)").write(picture.picture)
                return (title: picture.title, file: file)
            }
            gallery.add(files, of: stop)
        }
        try OutputFile("\(folder)/index.html").write(gallery.page)
        return "wrote \(gallery.count) pictures to \(folder); \(folder)/index.html shows them all"
    }

    private static func writePage(to file: String) throws -> String {
        let output = try OutputFile(file)
        var page = TouchablePage(title: "Two designs of Rating")
        // Some stops count taps without an end.
        page.limit = 40
        page.add(heading: "", Guide.page)
        for part in Part.all {
            page.add(heading: part.name)
            for stop in part.stops { try stop.add(to: &page) }
        }
        try output.write(page.html)
        return "wrote \(stops.count) stops to \(file); open it in a browser"
    }

    private static var list: String {
        Page.table(stops.map { [$0.stop.name, $0.part.name, $0.stop.lookFor] })
    }

    /// All parts, between an introduction and an ending.
    private static func walk() throws -> String {
        let parts = try Part.all.map { part in
            let stops = try part.stops.map { try text($0.visit(in: part)) }
            return ([heading(of: part)] + stops).joined(separator: "\n\n\n")
        }
        let end = "\(Page.title("where to go on"))\n\n\(Page.paragraphs(Guide.end))"
        return ([Page.paragraphs(Guide.start)] + parts + [end]).joined(separator: "\n\n\n")
    }

    private static func heading(of part: Part) -> String {
        "\(Page.title(part.name))\n\n\(part.introduction)"
    }

    private static func text(_ report: Report) -> String {
        Page.text(
            named: report.name, lookFor: report.lookFor,
            parts: [Page.indented(report.code)]
                + report.steps.indices.flatMap { parts(of: report.steps, at: $0) })
    }

    /// What a step has shown, and what that looks like, if it is something else than before.
    private static func parts(of steps: [Step], at index: Int) -> [String] {
        let step = steps[index]
        let text = Page.part(step.title, step.text)
        let isNew = index == 0 || steps[index - 1].picture != step.picture
        return isNew && !step.picture.isEmpty ? [text, Page.indented(step.picture)] : [text]
    }

    private static func json(_ reports: [Report]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(reports), as: UTF8.self)
    }
}

@main
enum Main {
    @MainActor
    static func main() {
        runProgram(named: "Tour", Tour.output)
    }
}
