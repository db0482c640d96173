import Foundation
public import Tessera
import TesseraScreens
import TesseraTerminal

extension App {
    /// Runs the app as a command-line program that prints, draws or shows it, or writes a page.
    ///
    /// A file that imports TesseraPage beside Tessera gets this function in place of those that do less:
    ///
    /// ```
    /// swift run MyApp --html MyApp.html    # writes the app as a page to touch in a browser
    /// ```
    ///
    /// The other options are those that TesseraTerminal brings. See ``TouchablePage`` for what a page is.
    public static func main() {
        AppProgram<Self>(
            AppProgram.terminalOutputs.merging(AppProgram.pageOutputs) { $1 },
            live: { LiveSession(rootView: Self()).run() }
        ).run()
    }
}

extension AppProgram {
    /// The outputs that this module brings.
    package static var pageOutputs: [AppOption: Output] {
        [
            .html: { host, arguments in
                let (name, size, waits) = ("\(Root.self)", host.size, host.hasStartedTasks)
                var page = TouchablePage(title: name)
                page.add(name) {
                    let host = ViewHost(
                        rootView: Root(), environment: .onPages, size: size, onIssue: { _ in })
                    if waits { finishTasks(of: host) }
                    return host
                }
                let file = arguments.file ?? ""
                try page.html.write(toFile: file, atomically: true, encoding: .utf8)
                return "open \(file) in a browser"
            }
        ]
    }
}
