// swift-tools-version: 6.2
import PackageDescription

// `path` leads to a clone of Tessera; a `url` and a `branch` work too.
let package = Package(
    name: "Sample",
    platforms: [.macOS("15.4")],
    dependencies: [.package(name: "Tessera", path: "../../..")],
    targets: [
        .target(
            name: "SampleControl",
            dependencies: [.product(name: "Tessera", package: "Tessera")]),
        .executableTarget(
            name: "Show",
            dependencies: [
                "SampleControl",
                .product(name: "TesseraDrawing", package: "Tessera"),
                .product(name: "TesseraPage", package: "Tessera"),
                .product(name: "TesseraTerminal", package: "Tessera"),
            ]),
        .executableTarget(
            name: "Compare",
            dependencies: [
                "SampleControl", .product(name: "TesseraEvaluation", package: "Tessera"),
            ]),
        .testTarget(
            name: "SampleTests",
            dependencies: ["SampleControl", .product(name: "TesseraTesting", package: "Tessera")],
            exclude: ["Pictures"]),
    ]
)
