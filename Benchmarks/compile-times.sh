#!/usr/bin/env bash
# Times the compiler on three views that are hard on type checkers, each in a file of its own:
# a body of fifty children, fifteen modifiers one on another, and a switch of ten cases.
# Each body is to take less than a second, without and with optimization, beside what a file with one
# text takes. The best of three times counts, since the machine may be busy with something else.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build --target Tessera >&2

work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# A view whose body is what is read from the standard input.
view() {
    echo "import Tessera"
    echo "struct Sample: View { @State private var value = 3; var body: some View {"
    cat
    echo "} }"
}

echo 'Text("0")' | view >"$work/one text.swift"
{
    echo "VStack {"
    for child in {1..50}; do echo "Text(\"child $child\").padding()"; done
    echo "}"
} | view >"$work/fifty children.swift"
{
    echo 'Text("\(value)")'
    for depth in {1..5}; do
        echo ".padding($depth).opacity(Double(value) / $depth).onTapGesture { value += $depth }"
    done
} | view >"$work/fifteen modifiers.swift"
{
    echo "switch value {"
    for branch in {0..8}; do echo "case $branch: Text(\"\\(value + $branch)\").bold().padding()"; done
    echo 'default: Image(systemName: "star") }'
} | view >"$work/ten cases.swift"

compile() {
    swiftc -c "$2" -swift-version 6 -parse-as-library -I .build/debug/Modules \
        "$work/$1.swift" -o "$work/sample.o"
}

status=0
for option in -Onone -O; do
    for name in "one text" "fifty children" "fifteen modifiers" "ten cases"; do
        best=
        for _ in {1..3}; do
            start=$(date +%s%N)
            compile "$name" "$option"
            milliseconds=$((($(date +%s%N) - start) / 1000000))
            [ -n "$best" ] && [ "$best" -le "$milliseconds" ] || best=$milliseconds
        done
        printf '%-18s %-7s %5d ms\n' "$name" "$option" "$best"
        [ "$name" != "one text" ] || base=$best
        [ $((best - base)) -lt 1000 ] || status=1
    done
done
exit "$status"
