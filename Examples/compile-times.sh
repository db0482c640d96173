#!/bin/sh
# Measures how long the compiler takes over the probes of each design in `Compare`.
#
# usage: Examples/compile-times.sh [rounds]
#
# For each design, its probes and its library's screen are type-checked together with the few files
# that they need, and once without any probe. What the probes add is the difference; the shortest of
# some rounds is the one that was disturbed least. Build the package first.
set -eu
cd "$(dirname "$0")/.."
rounds=${1:-5}
modules=.build/debug/Modules
[ -d "$modules" ] || { echo "no $modules: run swift build first" >&2; exit 1; }
here=Examples/Compare
needed="$here/Attempt.swift $here/Design.swift"

# The shortest time, in milliseconds, that the compiler takes over the given files.
shortest() {
    best=
    for _ in $(seq "$rounds"); do
        start=$(date +%s%N)
        swiftc -typecheck -swift-version 6 -module-name Compare -parse-as-library \
            -enable-upcoming-feature ExistentialAny \
            -enable-upcoming-feature InternalImportsByDefault \
            -enable-upcoming-feature MemberImportVisibility \
            -I "$modules" "$@"
        time=$((($(date +%s%N) - start) / 1000000))
        if [ -z "$best" ] || [ "$time" -lt "$best" ]; then best=$time; fi
    done
    echo "$best"
}

base=$(shortest $needed)
echo "without probes: $base ms"
for design in Symbol Closure Control; do
    probes=
    count=0
    for folder in "$here"/Probes/*; do
        probes="$probes $folder/$(basename "$folder")$design.swift"
        count=$((count + 1))
    done
    time=$(shortest $needed $probes "$here/Probes/Library/Screens/${design}Library.swift")
    echo "$design: $((time - base)) ms for $count probes"
done
