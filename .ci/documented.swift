// Fails if a public declaration of a module has no documentation, or a type is not on the module's
// landing page. What conforms to a requirement, as `description` does, is documented by the protocol.
//
//   swift .ci/documented.swift <folder with a module's name and its symbol graphs> …

import Foundation

struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable { var precise: String }
        struct Kind: Decodable { var identifier: String }
        struct Comment: Decodable {}
        struct Fragment: Decodable {
            var kind: String
            var spelling: String
        }
        struct Location: Decodable {
            struct Position: Decodable { var line: Int }
            var uri: String
            var position: Position
        }

        var identifier: Identifier
        var kind: Kind
        var pathComponents: [String]
        var docComment: Comment?
        var declarationFragments: [Fragment]
        var location: Location?

        /// Whether this is a constant of the type that declares it, such as a font of `Font`.
        var isNamedConstant: Bool {
            kind.identifier == "swift.type.property"
                && declarationFragments.last { $0.kind == "typeIdentifier" }?.spelling
                    == pathComponents.dropLast().last
        }
    }

    struct Relationship: Decodable {
        struct Origin: Decodable {}

        var kind: String
        var source: String
        /// The requirement that is conformed to.
        var sourceOrigin: Origin?
    }

    var symbols: [Symbol]
    var relationships: [Relationship]

    func faults(beside page: String) -> [String] {
        let witnesses = Set(
            relationships.filter { $0.sourceOrigin != nil || $0.kind == "defaultImplementationOf" }
                .map(\.source))
        return symbols.filter { $0.kind.identifier != "swift.extension" }.flatMap { symbol in
            let name = symbol.pathComponents.joined(separator: ".")
            let place = symbol.location.map { location in
                "\(location.uri.trimmingPrefix("file://")):\(location.position.line + 1): "
            }
            var faults: [String] = []
            // The documentation of a type includes its cases and named constants.
            if symbol.docComment == nil, symbol.kind.identifier != "swift.enum.case",
                !symbol.isNamedConstant, !witnesses.contains(symbol.identifier.precise)
            {
                faults.append("\(name) has no documentation")
            }
            if symbol.pathComponents.count == 1, !page.contains("``\(name)``"),
                !page.contains("``\(name)-(")
            {
                faults.append("\(name) is not on the landing page")
            }
            return faults.map { (place ?? "") + $0 }
        }
    }
}

var faults: [String] = []
for folder in CommandLine.arguments.dropFirst().map({ URL(filePath: $0) }) {
    let module = folder.lastPathComponent
    let page = try String(
        contentsOfFile: "Sources/\(module)/\(module).docc/\(module).md", encoding: .utf8)
    for file in try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
    {
        let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
        faults += graph.faults(beside: page)
    }
}
guard faults.isEmpty else {
    print(faults.sorted().joined(separator: "\n"))
    exit(1)
}
