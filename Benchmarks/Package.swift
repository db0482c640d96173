// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS("15.4")],
    dependencies: [.package(name: "Tessera", path: "..")],
    targets: [
        .systemLibrary(name: "Malloc"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Malloc", .product(name: "Tessera", package: "Tessera"),
                .product(name: "TesseraDrawing", package: "Tessera"),
                .product(name: "TesseraTerminal", package: "Tessera"),
                .product(name: "TesseraRating", package: "Tessera"),
                .product(name: "TesseraControlRating", package: "Tessera"),
            ],
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]),
    ]
)
