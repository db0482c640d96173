#!/usr/bin/env bash
# Compares what the same twenty ratings cost with each design of a rating: hearts, one look for each row.
# It prints the processor time of the compiler beyond that for one text, and the size of the optimized code, both
# also as multiples of the proposed control's. The best of seven times counts.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build -debug-info-format none --product Compare >&2

work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

heart='Text(%s ? "♥" : "♡").foregroundStyle(.red)'

# A view of twenty rows: the module, what stands before the view, and what follows `Rating(value: …)`.
rows() {
    echo "import Tessera"
    echo "import $1"
    echo "$2"
    echo "struct Sample: View { @State private var values = Array(repeating: 3, count: 20); var body: some View {"
    echo "VStack {"
    for row in {0..19}; do echo "Rating(value: \$values[$row])$3"; done
    echo "} } }"
}
style() {
    echo "struct HeartStyle: $1 { func makeBody(configuration: Configuration) -> some View {"
    # shellcheck disable=SC2059
    printf "$heart" "configuration.isFilled"
    echo "$2 } }"
}
# shellcheck disable=SC2059
drawn=$(printf "$heart" isFilled)

printf 'import Tessera\nstruct Sample: View { var body: some View { Text("0") } }\n' >"$work/one text.swift"
rows TesseraControlRating "$(style RatingSymbolStyle "")" '.ratingSymbolStyle(HeartStyle())' \
    >"$work/proposed control.swift"
tap='.onTapGesture { configuration.value = configuration.starIndex + 1 }'
rows TesseraRating "$(style RatingStyle "$tap")" '.ratingStyle(HeartStyle())' >"$work/original's style.swift"
rows TesseraClosureRating "" " { isFilled in $drawn }" >"$work/original's closure.swift"
rows TesseraClosureStyleRating "" " { isFilled in $drawn }" >"$work/screen closures.swift"

TIMEFORMAT='%U %S'
base=0
for name in "one text" "proposed control" "original's style" "original's closure" "screen closures"; do
    best=
    for _ in {1..7}; do
        times=$({ time swiftc -c -O -swift-version 6 -parse-as-library -I .build/debug/Modules \
            "$work/$name.swift" -o "$work/sample.o" 2>/dev/null; } 2>&1)
        milliseconds=$(awk '{ printf "%d", ($1 + $2) * 1000 }' <<<"$times")
        [ -n "$best" ] && [ "$best" -le "$milliseconds" ] || best=$milliseconds
    done
    bytes=$(size "$work/sample.o" | awk 'NR == 2 { print $1 }')
    if [ "$name" = "one text" ]; then
        base=$best
        empty=$bytes
        continue
    fi
    beyond=$((best - base))
    code=$((bytes - empty))
    first=${first:-$beyond}
    whole=${whole:-$code}
    awk -v name="$name" -v time="$beyond" -v first="$first" -v code="$code" -v whole="$whole" 'BEGIN {
        printf "%-18s  compiled in %4d ms (%.1f)  code %6d bytes (%.1f)\n", name, time, time / first, code, code / whole
    }'
done
