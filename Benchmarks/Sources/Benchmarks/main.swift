import Glibc
import Malloc

/// Repeats the work of a row with a number of ratings, for a profiler: a number of times, or for
/// five seconds.
@MainActor
func profile(_ section: String, _ name: String, _ size: Int, times: Int?) {
    let rows = Sections.all.first { $0.0 == section }?.1 ?? []
    guard let row = rows.first(where: { $0.name == name }) else { return }
    let sample = row.tessera(size)
    if let times {
        for _ in 0..<times { _ = sample() }
        return
    }
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .seconds(5) { _ = sample() }
}

// Freed memory is kept for the next sample. Otherwise the larger trees measure how fast the system
// clears pages.
mallopt(M_TRIM_THRESHOLD, .max)
mallopt(M_MMAP_MAX, 0)

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--profile", arguments.count >= 4 {
    profile(
        arguments[2], arguments[3], Int(arguments[4]) ?? 1_000,
        times: arguments.count == 5 ? Int(arguments[5]) : nil)
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
