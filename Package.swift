// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Tessera",
    platforms: [
        .macOS("15.4"), .iOS("18.4"), .tvOS("18.4"), .watchOS("11.4"), .visionOS("2.4"),
    ],
    products: [
        .library(name: "Tessera", targets: ["Tessera"]),
        .library(name: "TesseraRating", targets: ["TesseraRating"]),
        .library(name: "TesseraClosureRating", targets: ["TesseraClosureRating"]),
        .library(name: "TesseraControlRating", targets: ["TesseraControlRating"]),
    ],
    targets: [
        .target(name: "TesseraCore"),
        .target(name: "Tessera", dependencies: ["TesseraCore"]),
        .target(name: "TesseraRating", dependencies: ["Tessera"]),
        .target(name: "TesseraClosureRating", dependencies: ["Tessera"]),
        .target(name: "TesseraControlRating", dependencies: ["Tessera"]),
        .target(name: "ExampleSupport", path: "Examples/Support"),
        .executableTarget(
            name: "Tour", dependencies: ["ExampleSupport", "TesseraRating"], path: "Examples/Tour",
            exclude: ["expected.txt"]),
        .target(name: "TestViews", dependencies: ["TesseraCore"], path: "Tests/TestViews"),
        .testTarget(name: "TesseraCoreTests", dependencies: ["TesseraCore", "TestViews"]),
        .testTarget(name: "TesseraTests", dependencies: ["Tessera"]),
        .testTarget(name: "TesseraRatingTests", dependencies: ["TesseraRating"]),
        .testTarget(name: "TesseraClosureRatingTests", dependencies: ["TesseraClosureRating"]),
        .testTarget(name: "TesseraControlRatingTests", dependencies: ["TesseraControlRating"]),
        .testTarget(name: "ExampleTests", dependencies: ["ExampleSupport", "Tour"]),
        .testTarget(
            name: "DocumentTests",
            dependencies: ["ExampleSupport", "TesseraControlRating", "TesseraRating"]),
    ]
)

for target in package.targets {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
