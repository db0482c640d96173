extension Command {
    /// The usage of the program: a line for each form of command line, then the meanings of the
    /// words.
    public var usage: String {
        let together = options.map { "[\($0.form)]" }
        let lines =
            [([name, "[\(argument.form)]"] + together).joined(separator: " ")]
            + (alone + [.help]).map { "\(name) \($0.form)" }
        let meanings =
            [[argument.form, argument.meaning]]
            + (options + alone + [.help]).map { [$0.form, $0.meaning] }
        return """
            usage: \(lines.joined(separator: "\n       "))

            \(purpose)

            \(Page.table(meanings.map { ["  \($0[0])", $0[1]] }))
            """
    }
}

extension Argument {
    fileprivate var form: String { "<\(name)>" }
}

extension Option {
    fileprivate var form: String {
        switch value {
        case .none: name
        case .oneOf(let values): "\(name) \(values.joined(separator: "|"))"
        case .file: "\(name) <file>"
        case .folder: "\(name) <folder>"
        }
    }
}
