import Foundation
import TesseraTesting
import TestViews

/// Which public functions and initializers keep a closure.
@Suite(.runtimeIssuesFail)
struct CoveredClosureTests {
    /// The functions and types whose closures ``ClosureCase`` covers, besides those of conveniences
    /// that only pass their closures on. `transaction` is tested with the motion of changes.
    private static let covered: Set = [
        "Binding", "Button", "ControlAction", "ForEach", "GeometryReader", "GestureState", "List",
        "OpenURLAction", "Preview", "Slider", "StateObject", "Stepper", "_onButtonGesture",
        "accessibilityAction",
        "accessibilityAdjustableAction", "alert", "alignmentGuide", "confirmationDialog",
        "fullScreenCover", "map", "navigationDestination", "onAppear", "onChange", "onChanged",
        "onContinuousHover", "onDelete", "onDisappear",
        "onEnded", "onGeometryChange", "onHover", "onKeyPress", "onLongPressGesture", "onMove",
        "onPreferenceChange", "onReceive", "onSubmit", "onTapGesture", "popover", "sensoryFeedback",
        "sheet", "task", "transaction", "transformEnvironment", "transformPreference", "updating",
    ]

    /// Names whose closures belong to a host or to the caller of a function, and not to a view.
    private static let outsideViews: Set = ["ViewGraph", "ViewHost", "withAnimation"]

    @Test func `each API that keeps a closure has a case`() throws {
        let modules = ["TesseraCore", "TesseraViews", "TesseraPlacement", "TesseraScreens"]
        let names = try Set(modules.flatMap(Self.keepers(ofModule:)))
            .subtracting(Self.outsideViews)
        #expect(names.subtracting(Self.covered).sorted() == [], "add a ClosureCase for these")
        expectEqual(Self.covered.subtracting(names).sorted(), [])
    }

    /// The names of the public functions, and of the types with public initializers, that take an
    /// escaping closure.
    private static func keepers(ofModule module: String) throws -> [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/\(module)").standardizedFileURL
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let sources = (files?.compactMap { $0 as? URL } ?? []).filter {
            $0.pathExtension == "swift"
        }
        return try sources.flatMap { try keepers(in: String(contentsOf: $0, encoding: .utf8)) }
    }

    private static func keepers(in source: String) -> [String] {
        var names: [String] = []
        var type = ""
        for declaration in source.split(separator: "{") {
            if let match = declaration.firstMatch(
                of: /^(?:\w+ )*(?:struct|class|enum|extension|protocol) (\w+)/
                    .anchorsMatchLineEndings())
            {
                type = String(match.1)
            }
            guard declaration.contains("@escaping") || declaration.contains("-> Void)?"),
                let match = declaration.firstMatch(of: /public[^()]* (?:func (\w+)|init)/)
            else { continue }
            names.append(match.1.map(String.init) ?? type)
        }
        return names
    }
}
