import Tessera
import TesseraDrawing
import TesseraTerminal

/// Returns the colours of a view in a terminal, row by row: the characters of each colour with
/// their colour and that of the ground, unless these are the terminal's own.
func colors(
    of view: some View, size: ProposedViewSize = .unspecified, scheme: Drawing.Scheme = .light
) -> [String] {
    func hex(_ color: RGB) -> String {
        [color.red, color.green, color.blue].map {
            ($0 < 16 ? "0" : "") + String($0, radix: 16)
        }.joined()
    }
    let host = ViewHost(rootView: view, size: size)
    host.textMetrics = .cells(width: 8, height: 16)
    return CellPicture(host.drawing, scheme: scheme).rows.compactMap { row in
        var runs: [(text: String, colors: String)] = []
        for cell in row {
            let ink = cell.text == " " ? "" : cell.ink.map { " \(hex($0))" } ?? ""
            let colors = ink + (cell.ground.map { " on \(hex($0))" } ?? "")
            if runs.last?.colors != colors { runs.append(("", colors)) }
            runs[runs.count - 1].text += cell.text
        }
        let shown = runs.filter { $0.text.contains { $0 != " " } || !$0.colors.isEmpty }
        let words = shown.map { run in
            "\(run.colors.contains("on") ? run.text : run.text.filter { $0 != " " })\(run.colors)"
        }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
