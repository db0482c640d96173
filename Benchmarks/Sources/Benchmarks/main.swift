import Glibc

let isQuick = CommandLine.arguments.contains("--quick")
let table = Table(isQuick: isQuick)
var isWithinBounds = true
for row in PlainRows.all { isWithinBounds = table.measure(row) && isWithinBounds }
if isQuick, !isWithinBounds { exit(1) }
