import Foundation
public import Tessera
import TesseraDrawing

extension App {
    /// Runs the app as a command-line program.
    ///
    /// A file that imports TesseraTerminal beside Tessera gets this function in place of the one
    /// that prints the tree only:
    ///
    /// ```
    /// swift run MyApp                    # prints the tree
    /// swift run MyApp --live             # shows the app in the terminal, for keys and mouse
    /// swift run MyApp --svg >MyApp.svg   # draws the app
    /// ```
    ///
    /// Other arguments end the program with exit code 2 and a line about these.
    public static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments == ["--live"] {
            LiveSession(rootView: Self()).run()
        } else if let output = output(for: arguments) {
            print(output)
        } else {
            let usage = "usage: \(Self.self) [--live | --svg]\n"
            FileHandle.standardError.write(Data(usage.utf8))
            exit(2)
        }
    }

    /// Returns what the program prints, or `nil` for unknown arguments.
    package static func output(for arguments: [String]) -> String? {
        let host = ViewHost(rootView: Self())
        switch arguments {
        case []: return host.tree.text()
        case ["--svg"]: return host.svg(title: "\(Self.self)")
        default: return nil
        }
    }
}
