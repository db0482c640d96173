import Foundation
import TesseraPrograms

/// Makes a package beside the clone: a control with styles, or an app.
@main
enum New {
    static let usage = "swift run New control|app <Name> <folder>"

    @MainActor
    static func main() {
        runProgram(named: "New") { try output(for: $0) }
    }

    /// Makes the package that the arguments describe, and returns what to do next.
    static func output(for arguments: [String]) throws -> String {
        guard arguments.count == 3, let kind = NewPackage.Kind(rawValue: arguments[0]) else {
            throw CommandLineFailure(
                "use it as \(usage), for example New control PinCode ../PinCode")
        }
        let package = try NewPackage(kind, named: arguments[1], in: arguments[2])
        try package.write()
        let folder = arguments[2]
        return """
            \(arguments[1]) is in \(folder); README.md says what each file is for:
              cd \(folder.contains(" ") ? "\"\(folder)\"" : folder)
              \(kind == .control ? "swift run Show" : "swift run \(arguments[1])")
              swift test
            """
    }
}
