import Foundation
import TesseraTesting

/// The names that a program may have to learn of a design's module: its public types, functions, properties and
/// argument labels.
///
/// Left out are its provided styles, since one name of theirs is one look, the types of configurations, which
/// programs call `Configuration`, the conformances of values, unavailable names, and the requirements of Tessera.
struct PublicNames {
    private static let leftOut = [
        "RowRatingStyle", "SystemImage", "FillPrecision", "RatingValue.swift",
    ]
    private static let ofTessera: Set<String> = [
        "body", "makeBody", "describe", "configuration", "id", "defaultStyle", "setEnvironment",
        "setsEnvironment", "sharesEnvironment", "slideIndex", "content", "Configuration",
        "RatingStyleConfiguration", "AverageRatingStyleConfiguration", "Label", "_",
    ]

    let names: Set<String>

    init(of module: String) throws {
        let folder = "Sources/\(module)"
        let files = try Package.files(in: folder).filter { file in
            file.pathExtension == "swift" && !Self.leftOut.contains { file.path.contains("/\($0)") }
        }
        names = try files.reduce(into: Set<String>()) { names, file in
            let source = try String(contentsOf: file, encoding: .utf8)
                .replacing(/\/\/.*/, with: "")
                .replacing(/@available\(\s*\*, unavailable[\s\S]*?public/, with: "")
            for part in source.components(separatedBy: "public ").dropFirst() {
                guard
                    let match = part.prefixMatch(
                        of: /(?:static )?(struct|protocol|func|var|let|init)\b *(\w*)([^{]*)/)
                else { continue }
                if match.1 != "init" { names.insert("\(match.2)") }
                if match.1 == "init" || match.1 == "func" {
                    names.formUnion(Self.labels(in: match.3))
                }
            }
        }.subtracting(Self.ofTessera)
    }

    /// The labels of the arguments in the first round brackets of a declaration.
    private static func labels(in text: Substring) -> [String] {
        var depth = 0
        var arguments = [""]
        let text = text.drop { $0 != "(" }.replacing(/@ViewBuilder|@escaping|@MainActor/, with: "")
        for character in text {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if depth == 0 { break }
            if character == ",", depth == 1 { arguments.append("") }
            arguments[arguments.count - 1].append(character)
        }
        return arguments.compactMap { $0.firstMatch(of: /^[( ,\s]*(\w+)/).map { "\($0.1)" } }
    }
}
