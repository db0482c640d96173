// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// The programs under `Examples`, each with the modules that it is written against.
let examples: [(name: String, modules: [Target.Dependency])] = [
    ("Tour", ["TesseraRating", "TesseraControlRating", "TesseraTerminal", "TesseraPage"]),
    ("RatingView", ["TesseraRating", "TesseraControlRating"]),
    ("Bookworm", ["TesseraRating", "TesseraControlRating"]),
    ("Averages", ["TesseraRating", "TesseraControlRating"]),
    ("RatingPrompt", ["TesseraRating", "TesseraControlRating"]),
    ("StepperStyles", ["TesseraEvaluation"]),
    ("Everyday", ["TesseraDrawing", "TesseraTerminal"]),
    (
        "Compare",
        [
            "TesseraEvaluation", "TesseraDrawing", "TesseraLaws", "TesseraRating",
            "TesseraClosureRating", "TesseraClosureStyleRating", "TesseraControlRating",
            "RatingLibraries", "Figures",
        ]
    ),
]

let package = Package(
    name: "Tessera",
    platforms: [
        .macOS("15.4"), .iOS("18.4"), .tvOS("18.4"), .watchOS("11.4"), .visionOS("2.4"),
    ],
    products: [
        .library(name: "Tessera", targets: ["Tessera"]),
        .library(name: "TesseraDrawing", targets: ["TesseraDrawing"]),
        .library(name: "TesseraTerminal", targets: ["TesseraTerminal"]),
        .library(name: "TesseraPage", targets: ["TesseraPage"]),
        .library(name: "TesseraLaws", targets: ["TesseraLaws"]),
        .library(name: "TesseraTesting", targets: ["TesseraTesting"]),
        .library(name: "TesseraEvaluation", targets: ["TesseraEvaluation"]),
        .library(name: "TesseraRating", targets: ["TesseraRating"]),
        .library(name: "TesseraClosureRating", targets: ["TesseraClosureRating"]),
        .library(name: "TesseraClosureStyleRating", targets: ["TesseraClosureStyleRating"]),
        .library(name: "TesseraControlRating", targets: ["TesseraControlRating"]),
    ],
    targets: [
        .target(name: "TesseraCore"),
        .target(name: "TesseraLayout", dependencies: ["TesseraCore"]),
        .target(name: "TesseraViews", dependencies: ["TesseraLayout", "TesseraMacros"]),
        .target(name: "TesseraPlacement", dependencies: ["TesseraViews"]),
        .target(name: "TesseraScreens", dependencies: ["TesseraPlacement"]),
        .target(name: "Tessera", dependencies: ["TesseraScreens", "TesseraMacros"]),
        .macro(name: "TesseraMacros"),
        .target(name: "TesseraDrawing", dependencies: ["Tessera"]),
        .target(name: "TesseraTerminal", dependencies: ["TesseraDrawing", "Tessera"]),
        .target(
            name: "TesseraPage", dependencies: ["TesseraTerminal", "TesseraDrawing", "Tessera"]),
        .target(name: "TesseraLaws", dependencies: ["TesseraDrawing", "Tessera"]),
        .target(
            name: "TesseraTesting",
            dependencies: ["TesseraCore", "TesseraDrawing", "TesseraLaws", "TesseraTerminal"]),
        .target(name: "TesseraRating", dependencies: ["Tessera"]),
        .target(name: "TesseraClosureRating", dependencies: ["Tessera"]),
        .target(name: "TesseraClosureStyleRating", dependencies: ["Tessera"]),
        .target(name: "TesseraControlRating", dependencies: ["Tessera"]),
        .target(
            name: "TesseraEvaluation",
            dependencies: [
                "Tessera", "TesseraDrawing", "TesseraLaws", "TesseraPage", "TesseraPrograms",
            ]),
        .target(name: "TesseraPrograms", dependencies: ["Tessera"]),
        // A module apart: no attempt of the comparison can put a screen of its own in place of one.
        .target(
            name: "RatingLibraries",
            dependencies: [
                "Tessera", "TesseraRating", "TesseraClosureRating", "TesseraClosureStyleRating",
                "TesseraControlRating",
            ], path: "Examples/Libraries"),
        // The pictures of the documents, for their tests and for a page.
        .target(
            name: "Figures",
            dependencies: [
                "TesseraPage", "TesseraPrograms", "TesseraRating", "TesseraClosureRating",
                "TesseraClosureStyleRating", "TesseraControlRating",
            ], path: "Examples/Figures"),
        .target(name: "TestViews", dependencies: ["TesseraCore"], path: "Tests/TestViews"),
        .testTarget(name: "TesseraCoreTests", dependencies: ["TesseraCore", "TestViews"]),
        .testTarget(name: "TesseraLayoutTests", dependencies: ["TesseraLayout", "TestViews"]),
        .testTarget(
            name: "TesseraTests", dependencies: ["Tessera", "TesseraDrawing", "TestViews"]),
        .testTarget(
            name: "TesseraMacrosTests", dependencies: ["Tessera", "TesseraDrawing", "TestViews"]),
        .testTarget(
            name: "TesseraDrawingTests",
            dependencies: [
                "TesseraDrawing", "TesseraTerminal", "TesseraControlRating", "TesseraRating",
                "TestViews",
            ]),
        .testTarget(
            name: "SoundnessTests",
            dependencies: ["Tessera", "TesseraDrawing", "TesseraTerminal", "TestViews"],
            exclude: ["Differential/README.md"]),
        .testTarget(
            name: "LawTests",
            dependencies: [
                "TesseraLaws", "TesseraDrawing", "TesseraControlRating", "TestViews",
            ]),
        .testTarget(
            name: "TesseraPageTests",
            dependencies: [
                "TesseraPage", "TesseraDrawing", "TesseraRating", "TesseraClosureRating",
                "TesseraClosureStyleRating", "TesseraControlRating", "TestViews",
            ]),
        .testTarget(
            name: "DesignTests",
            dependencies: [
                "TesseraRating", "TesseraClosureRating", "TesseraClosureStyleRating",
                "TesseraControlRating", "TesseraDrawing", "TestViews",
            ]),
        .testTarget(
            name: "EvaluationTests",
            dependencies: [
                "TesseraEvaluation", "TesseraPrograms", "TestViews", "SampleCompare", "New",
            ]
                + examples.map { .target(name: $0.name) }),
        .testTarget(
            name: "DocumentTests",
            dependencies: [
                "Figures", "TesseraPrograms", "TestViews", "TesseraClosureRating",
                "TesseraClosureStyleRating", "TesseraControlRating", "TesseraDrawing",
                "TesseraPage", "TesseraRating",
            ], exclude: ["Forms.txt"]),
    ]
)

// The control of a template, with its trial.
package.targets += [
    .target(
        name: "SampleControl", dependencies: ["Tessera"],
        path: "Examples/Template/Control/Sources/SampleControl"),
    .executableTarget(
        name: "SampleCompare", dependencies: ["SampleControl", "Tessera", "TesseraEvaluation"],
        path: "Examples/Template/Control/Sources/Compare"),
]

// Makes a package from the templates.
package.targets.append(
    .executableTarget(name: "New", dependencies: ["TesseraPrograms"], path: "Examples/New"))

/// Texts among the sources of the examples, besides the expected output.
let others = [
    "StepperStyles": ["Proposal.md"], "Tour": ["expected-all.txt"],
    "Compare": ["Laws/table.txt", "Scorecard.md"],
]

package.targets += examples.map { example in
    .executableTarget(
        name: example.name, dependencies: ["TesseraPrograms"] + example.modules,
        path: "Examples/\(example.name)",
        exclude: ["expected.txt"] + (others[example.name] ?? []))
}

// `TESSERA_TESTS="TesseraTests DocumentTests"` builds these test targets alone, without the programs.
if let chosen = Context.environment["TESSERA_TESTS"]?.split(separator: " ").map(String.init) {
    package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
    // Only one test target looks inside the programs.
    if !chosen.contains("EvaluationTests") {
        package.targets.removeAll { $0.type == .executable }
    }
}

// The control of the template has the settings of a new package.
for target in package.targets where target.name != "SampleControl" {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    if target.type == .test {
        // No test may miss a runtime issue.
        target.dependencies.append("TesseraTesting")
        // Views and hosts are of the main actor, as are the suites of layout, but not their boxes.
        if target.name != "TesseraLayoutTests" {
            target.swiftSettings?.append(.defaultIsolation(MainActor.self))
        }
    }
}
