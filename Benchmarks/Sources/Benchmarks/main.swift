import Glibc
import Malloc

/// The name of a section and of a row, and a number of ratings: that work is repeated for a while,
/// for a profiler to watch.
@MainActor
func profile(_ section: String, _ name: String, _ size: Int) {
    let rows = Sections.all.first { $0.0 == section }?.1 ?? []
    guard let row = rows.first(where: { $0.name == name }) else { return }
    let sample = row.tessera(size)
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .seconds(5) { _ = sample() }
}

// Memory that is freed is kept for the next sample. Otherwise the larger trees measure how fast
// the system clears pages.
mallopt(M_TRIM_THRESHOLD, .max)
mallopt(M_MMAP_MAX, 0)

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--profile", arguments.count == 4 {
    profile(arguments[2], arguments[3], Int(arguments[4]) ?? 1_000)
    exit(0)
}
let isQuick = arguments.contains("--quick")
let table = Table(isQuick: isQuick)
let wanted = arguments.filter { !$0.hasPrefix("-") }
var isWithinBounds = true
for (name, rows) in Sections.all where wanted.isEmpty || wanted.contains(name) {
    table.begin(name)
    for row in rows where wanted.count < 2 || wanted.contains(row.name) {
        isWithinBounds = table.measure(row) && isWithinBounds
    }
}
if isQuick, !isWithinBounds {
    print("a ratio is more than four times its target")
    exit(1)
}
