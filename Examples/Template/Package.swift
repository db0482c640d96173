// swift-tools-version: 6.2
import PackageDescription

// A package to start from: copy the folder beside a clone called Tessera, and rename `Likes`.
let package = Package(
    name: "Likes",
    platforms: [.macOS("15.4")],
    dependencies: [.package(name: "Tessera", path: "../Tessera")],
    targets: [
        .target(
            name: "Likes",
            dependencies: [.product(name: "Tessera", package: "Tessera")]),
        .executableTarget(
            name: "Show",
            dependencies: [
                "Likes",
                .product(name: "TesseraDrawing", package: "Tessera"),
                .product(name: "TesseraTerminal", package: "Tessera"),
            ]),
        .executableTarget(
            name: "Compare",
            dependencies: [.product(name: "TesseraEvaluation", package: "Tessera")]),
        .testTarget(
            name: "LikesTests",
            dependencies: ["Likes", .product(name: "TesseraTesting", package: "Tessera")],
            exclude: ["Pictures"]),
    ]
)
