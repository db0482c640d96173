import Glibc

/// Measures rows and prints them.
@MainActor
struct Table {
    let isQuick: Bool

    /// Prints the column titles: for each number of ratings the microseconds and the ratio.
    func begin(_ section: String) {
        var line = pad(section, 22)
        for size in [Int].taps { line += pad("N = \(size)", 20) }
        print(line + "target")
        print(pad("", 22) + [Int].taps.map { _ in pad("µs, ratio", 20) }.joined())
    }

    /// Measures a row. Returns whether its ratio for a thousand ratings is within four times its
    /// target.
    func measure(_ row: Row) -> Bool {
        var isWithinBounds = true
        var line = pad(row.name, 22)
        for size in [Int].taps {
            guard row.sizes.contains(size), !isQuick || size <= 1_000 else {
                line += pad("", 20)
                continue
            }
            let (amount, ratio) = measure(row, size)
            let words = [amount / row.unit.rawValue, ratio].compactMap { $0 }.map(rounded)
            line += pad(words.joined(separator: " "), 20)
            if size == 1_000, case .limit(let target) = row.target, let ratio {
                isWithinBounds = ratio <= target * 4
            }
        }
        line += row.target?.printed ?? ""
        print(line)
        fflush(nil)
        return isWithinBounds
    }

    /// Returns the amount of Tessera for a row, and the ratio to the baseline.
    private func measure(_ row: Row, _ size: Int) -> (amount: Double, ratio: Double?) {
        settleHeap()
        let tessera = row.tessera(size)
        guard row.unit == .thousands, let baseline = row.baseline?(size) else {
            return (tessera(), row.baseline.map { tessera() / $0(size)() })
        }
        let (byHand, byTessera) = medians(of: baseline, tessera, budget: .milliseconds(500))
        return (byTessera, byTessera / byHand)
    }

    private func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    private func rounded(_ value: Double) -> String {
        let scale = value < 1 ? 1000.0 : value < 100 ? 10 : 1
        return "\((value * scale).rounded() / scale)"
    }
}
