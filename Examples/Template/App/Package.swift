// swift-tools-version: 6.2
import PackageDescription

// `path` leads to a clone of Tessera; a `url` and a `branch` work too.
let package = Package(
    name: "Sample",
    platforms: [.macOS("15.4")],
    dependencies: [.package(name: "Tessera", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Sample",
            dependencies: [
                .product(name: "Tessera", package: "Tessera"),
                .product(name: "TesseraTerminal", package: "Tessera"),
            ]),
        .testTarget(
            name: "SampleTests",
            dependencies: ["Sample", .product(name: "TesseraTesting", package: "Tessera")]),
    ]
)
