package import Foundation

/// An option that chooses the output of an app's program.
package enum AppOption: String, CaseIterable {
    case svg = "--svg"
    case live = "--live"
    case html = "--html"
    case help = "--help"

    /// The module whose import brings the output; `nil` for one that each program has.
    var module: String? {
        switch self {
        case .svg, .live: "TesseraTerminal"
        case .html: "TesseraPage"
        case .help: nil
        }
    }
}

/// The arguments of an app's program.
package struct AppArguments {
    /// Arguments that the program refuses, in words.
    package enum Mistake: Error, CustomStringConvertible {
        case missing(AppOption)
        case size(String?)
        case file
        case unknown(String)
        case second(AppOption)

        package var description: String {
            switch self {
            case .missing(let option):
                let module = option.module ?? ""
                return "\(option.rawValue) needs 'import \(module)' beside 'import Tessera', and "
                    + "'.product(name: \"\(module)\", package: \"Tessera\")' in Package.swift"
            case .size(let text):
                return "--size takes a width and a height in points, such as 390x844"
                    + (text.map { ", not '\($0)'" } ?? "")
            case .file: return "--html takes the name of a file"
            case .unknown(let word): return "unknown argument '\(word)'"
            case .second(let option): return "\(option.rawValue) is one option too many"
            }
        }
    }

    package private(set) var option: AppOption?
    /// The file of the option `--html`.
    package private(set) var file: String?
    /// The size of the window; `nil` for the size that the app sets.
    package private(set) var size: CGSize?

    init(_ words: [String]) throws(Mistake) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--size" {
                size = try Self.size(rest.popFirst())
                continue
            }
            guard let option = AppOption(rawValue: word) else { throw .unknown(word) }
            guard self.option == nil else { throw .second(option) }
            self.option = option
            if option == .html {
                guard let name = rest.popFirst(), !name.hasPrefix("--") else { throw .file }
                file = name
            }
        }
    }

    private static func size(_ text: String?) throws(Mistake) -> CGSize {
        let lengths = (text ?? "").split(separator: "x", omittingEmptySubsequences: false)
            .map { Double($0) ?? 0 }
        guard lengths.count == 2, lengths.allSatisfy({ $0 > 0 && $0 <= 10_000 }) else {
            throw .size(text)
        }
        return CGSize(width: lengths[0], height: lengths[1])
    }

    static func usage(of program: String) -> String {
        """
        \(program) [--svg | --live | --html <file>] [--size <width>x<height>]
          prints the tree of the app; --svg prints a picture of it, --live shows it in this terminal,
          and --html writes a page to touch in a browser
        """
    }
}
