import Glibc

/// Measures rows, and prints a line for each.
@MainActor
struct Table {
    let isQuick: Bool

    func measure(_ row: Row) -> Bool {
        var line = pad(row.name, 22)
        for size in [Int].taps {
            guard row.sizes.contains(size), !isQuick || size <= 1_000 else {
                line += pad("", 20)
                continue
            }
            let (baseline, tessera) = medians(
                of: row.baseline(size), row.tessera(size), budget: .milliseconds(500))
            line += pad("\(rounded(tessera / 1000)) \(rounded(tessera / baseline))", 20)
        }
        line += row.target.map { "≤ \($0)" } ?? ""
        print(line)
        fflush(nil)
        return true
    }

    private func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    private func rounded(_ value: Double) -> String {
        let scale = value < 1 ? 1000.0 : value < 100 ? 10 : 1
        return "\((value * scale).rounded() / scale)"
    }
}
