import Glibc
import Malloc

/// The name of a row and a number of ratings: that work is repeated, for a profiler to watch.
@MainActor
func profile(_ name: String, _ size: Int) {
    guard let row = PlainRows.all.first(where: { $0.name == name }) else { return }
    let sample = row.tessera(size)
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .seconds(5) { _ = sample() }
}

// Memory that is freed is kept for the next sample. Otherwise the larger trees measure how fast
// the system clears pages.
mallopt(M_TRIM_THRESHOLD, .max)
mallopt(M_MMAP_MAX, 0)

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--profile", arguments.count == 3 {
    profile(arguments[2], Int(arguments[3]) ?? 1_000)
    exit(0)
}
let isQuick = arguments.contains("--quick")
let table = Table(isQuick: isQuick)
let wanted = arguments.first { !$0.hasPrefix("-") }
var isWithinBounds = true
for row in PlainRows.all where wanted.map({ row.name == $0 }) ?? true {
    isWithinBounds = table.measure(row) && isWithinBounds
}
if isQuick, !isWithinBounds { exit(1) }
