/// A table of controls, such as the designs of one control, and the laws that each of them keeps.
///
/// ```swift
/// let designs = ControlTable([
///     ControlTable.Row("a style", verdicts: ControlCase { Lamp(isOn: $0) }.verdicts()),
///     ControlTable.Row("a closure", verdicts: ControlCase { ClosureLamp(isOn: $0) }.verdicts()),
/// ])
/// print(designs)
/// ```
public struct ControlTable: CustomStringConvertible, Sendable {
    /// A control with the verdict of each law.
    public struct Row: CustomStringConvertible, Sendable {
        /// The design, or another name.
        public let design: String
        /// The look, if the design has several; rows of one design that follow each other share a column.
        public let look: String
        /// The verdicts of ``ControlCase/verdicts(seed:acts:points:waiving:)``.
        public let verdicts: [ControlVerdict]

        /// Makes a row.
        public init(_ design: String, _ look: String = "", verdicts: [ControlVerdict]) {
            (self.design, self.look, self.verdicts) = (design, look, verdicts)
        }

        /// The name, the number of laws kept, and the laws that are not, each with its example.
        public var description: String {
            let kept = verdicts.count { $0.outcome == .kept }
            let name = look.isEmpty ? design : "\(design), \(look)"
            let others = verdicts.filter { $0.outcome != .kept }.map { "  \($0)" }
            return (["\(name): \(kept) of \(verdicts.count)"] + others).joined(separator: "\n")
        }
    }

    /// The rows.
    public let rows: [Row]

    /// Makes a table.
    public init(_ rows: [Row]) { self.rows = rows }

    /// A line for each law with a mark for each control, and what each control does not keep.
    public var description: String {
        let columns = rows.reduce(into: [[Row]]()) { columns, row in
            if columns.last?.first?.design == row.design {
                columns[columns.count - 1].append(row)
            } else {
                columns.append([row])
            }
        }
        let letters = columns.indices.map { String(UnicodeScalar(UInt8(97 + $0 % 26))) }
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
        let laws = ControlLaw.allCases.map { law in
            line(law.rawValue, columns.map { $0.map { $0.mark(of: law) }.joined() })
        }
        let legend = ["+  kept    x  broken    .  untried    -  waived", "", line("", letters)]
        return (key + legend + laws + [""] + rows.map(\.description)).joined(separator: "\n")
    }
}

extension ControlTable.Row {
    /// The result of a law in one character.
    fileprivate func mark(of law: ControlLaw) -> String {
        switch verdicts.first(where: { $0.law == law })?.outcome {
        case .kept: "+"
        case .broken: "x"
        case .untried, nil: "."
        case .waived: "-"
        }
    }
}
