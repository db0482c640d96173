#!/usr/bin/env bash
# Times the start of four programs, from the call to the end: an empty one, one that loads Foundation and
# asks it for nothing, one that prints a text's tree, and this one linked statically. The best of fifty
# times each counts, since the machine may be busy with something else.
set -euo pipefail
tessera=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
cd "$work"

cat >Package.swift <<SWIFT
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Starts", dependencies: [.package(name: "Tessera", path: "$tessera")],
    targets: [
        .executableTarget(name: "Empty"), .executableTarget(name: "Loading"),
        .executableTarget(
            name: "Printing", dependencies: [.product(name: "Tessera", package: "Tessera")]),
    ])
SWIFT
mkdir -p Sources/{Empty,Loading,Printing}
echo 'print("x")' >Sources/Empty/main.swift
echo 'import Foundation; print(Date.distantPast == .distantFuture)' >Sources/Loading/main.swift
echo 'import Tessera; print(ViewHost { Text("x") }.tree)' >Sources/Printing/main.swift

swift build -c release >&2
swift build -c release --product Printing --static-swift-stdlib --scratch-path static >&2

# Prints the least time of a program.
best() {
    local best= start time
    for _ in {1..50}; do
        start=$(date +%s%N)
        "$2" >/dev/null
        time=$((($(date +%s%N) - start) / 10000))
        [ -n "$best" ] && [ "$best" -le "$time" ] || best=$time
    done
    printf '%-28s %4d.%02d ms\n' "$1" $((best / 100)) $((best % 100))
}
best "empty" .build/release/Empty
best "loads Foundation" .build/release/Loading
best "prints a tree" .build/release/Printing
best "prints a tree, static" static/release/Printing
