import Foundation
import TesseraLaws

/// Which ratings keep which laws of controls.
struct LawTable: CustomStringConvertible {
    /// A rating with the verdict of each law.
    struct Row: CustomStringConvertible {
        let design: String
        let look: String
        let verdicts: [ControlVerdict]

        @MainActor
        init(_ subject: LawCase, seed: UInt64 = 1) {
            design = subject.design
            look = subject.look
            verdicts = subject.verdicts(seed)
        }

        /// The name, the number of laws kept, and the laws that are not, each with its example.
        var description: String {
            let kept = verdicts.count { $0.outcome == .kept }
            let name = look.isEmpty ? design : "\(design), \(look)"
            let others = verdicts.filter { $0.outcome != .kept }.map { "  \($0)" }
            return (["\(name): \(kept) of \(verdicts.count)"] + others).joined(separator: "\n")
        }
    }

    let rows: [Row]

    /// Tries the laws on ratings. All of them take about a minute in a debug build.
    @MainActor
    init(of cases: [LawCase]) { rows = cases.map { Row($0) } }

    /// The four designs.
    @MainActor static var designs: LawTable { LawTable(of: .designs) }
    /// The ways in which people write ratings by hand.
    @MainActor static var byHand: LawTable { LawTable(of: .byHand) }

    /// Tries the laws on all ratings and on the screens of the tasks, and writes the tables to their
    /// file.
    @MainActor
    static func write() throws {
        let text = ["\(designs)", "\(byHand)", ScreenLaws.description].map { $0 + "\n" }
            .joined(separator: "\n\n")
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The file of the tables.
    static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "table.txt")

    /// The tables, as they were last written.
    static var committed: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

    /// A line for each law with a mark for each rating, and what each rating does not keep.
    var description: String {
        let designs = rows.map(\.design).reduce(into: [String]()) { names, name in
            if names.last != name { names.append(name) }
        }
        let columns = designs.map { name in rows.filter { $0.design == name } }
        let letters = zip("abcdefghijklmnopqrstuvwxyz", columns).map { "\($0.0)" }
        let key = zip(letters, columns).map { letter, column in
            let looks = column.map(\.look).filter { !$0.isEmpty }.joined(separator: ", ")
            return "\(letter)  \(column[0].design)\(looks.isEmpty ? "" : ": \(looks)")"
        }
        let width = ControlLaw.allCases.map(\.rawValue.count).max() ?? 0
        func line(_ title: String, _ cells: [String]) -> String {
            let padded = zip(cells, columns).map { cell, column in
                cell + String(repeating: " ", count: column.count - cell.count)
            }
            let text = ([title + String(repeating: " ", count: width - title.count)] + padded)
                .joined(separator: "  ")
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
        let laws = ControlLaw.allCases.enumerated().map { index, law in
            line(law.rawValue, columns.map { $0.map { $0.verdicts[index].mark }.joined() })
        }
        let legend = ["+  kept    x  broken    .  untried    -  waived", ""]
        let lines = key + legend + [line("", letters)] + laws + [""] + rows.map(\.description)
        return lines.joined(separator: "\n")
    }
}

extension ControlVerdict {
    /// The result in one character.
    fileprivate var mark: String {
        switch outcome {
        case .kept: "+"
        case .broken: "x"
        case .untried: "."
        case .waived: "-"
        }
    }
}
