public import Tessera
import TesseraDrawing

extension View {
    /// Runs the app as a command-line program that prints, draws or shows it.
    ///
    /// A file that imports TesseraTerminal beside Tessera gets this function in place of the one that
    /// prints the tree only:
    ///
    /// ```
    /// swift run MyApp                                  # prints the tree
    /// swift run MyApp --live                           # shows the app in the terminal, for keys and mouse
    /// swift run MyApp --svg --size 800x600 >MyApp.svg  # draws the app in a window of this size
    /// ```
    ///
    /// A window without a size has that of `defaultSize`, or else of a phone, 390 by 844 points. Before the
    /// tree or the picture is made, tasks of the views run, for 5 seconds at most. Other arguments end the
    /// program with exit code 2 and a line about these.
    public static func main() where Self: App {
        AppProgram<Self>(
            AppProgram.terminalOutputs, live: { LiveSession(rootView: Self()).run() }
        ).run()
    }
}

extension AppProgram {
    /// The outputs that this module brings.
    package static var terminalOutputs: [AppOption: Output] {
        [.svg: { host, _ in host.svg(title: "\(Root.self)") }]
    }
}
