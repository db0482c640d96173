// swift-tools-version: 6.2
import PackageDescription

// A package to start from: copy its folder, let `path` lead to Tessera, rename `Likes` and what is in it.
let package = Package(
    name: "Likes",
    platforms: [.macOS("15.4")],
    dependencies: [.package(name: "Tessera", path: "../..")],
    targets: [
        .target(
            name: "Likes",
            dependencies: [.product(name: "Tessera", package: "Tessera")]),
        .executableTarget(
            name: "Compare",
            dependencies: ["Likes", .product(name: "TesseraEvaluation", package: "Tessera")]),
        .testTarget(
            name: "LikesTests",
            dependencies: ["Likes", .product(name: "TesseraTesting", package: "Tessera")]),
    ]
)
