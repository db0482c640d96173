import TesseraTesting
import TesseraCore
import TestViews

// A second use of the core, without a user interface: folders and files described as views.

struct File: PrimitiveView {
    var name: String
    func describe(_ description: inout ViewDescription) { description.text = name }
}

struct Folder<Content: View>: PrimitiveView {
    var name: String
    @ViewBuilder var content: Content
    func describe(_ description: inout ViewDescription) { description.text = name }
}

struct Package: View {
    var name: String
    @State private var isTested = true

    var body: some View {
        Folder(name: name) {
            File(name: "Package.swift")
            ForEach(["Sources", "Tests"], id: \.self) { part in
                if part == "Sources" || isTested {
                    Folder(name: part) { File(name: "\(name).swift") }
                }
            }
        }
    }
}

@Suite(.runtimeIssuesFail)
struct FolderTests {
    @Test func `folders are described, printed and updated without UI`() {
        let graph = ViewGraph(Package(name: "Tessera"))
        expectEqual(
            "\(graph.tree)",
            """
            Package name: "Tessera", isTested: true
              Folder "Tessera"
                File "Package.swift"
                Folder "Sources"
                  File "Tessera.swift"
                Folder "Tests"
                  File "Tessera.swift"
            """)
        let before = graph.tree
        graph.view = Package(name: "Mosaic")
        expectEqual(
            "\(graph.tree.difference(from: before))",
            """
            ~ Package: name: "Tessera" → name: "Mosaic"
            ~ Package/Folder: "Tessera" → "Mosaic"
            ~ Package/Folder/Folder/File: "Tessera.swift" → "Mosaic.swift"
            ~ Package/Folder/Folder[1]/File: "Tessera.swift" → "Mosaic.swift"
            """)
    }
}
