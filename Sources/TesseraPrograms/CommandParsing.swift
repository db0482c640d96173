extension Command {
    /// Parses a command line, and throws an error with the reason if it is invalid.
    func invocation(for arguments: [String]) throws -> Invocation {
        var invocation = Invocation()
        var given: [Given] = []
        var rest = arguments[...]
        while let word = rest.popFirst() {
            let item = try item(word, &rest)
            if let other = given.first(where: { !go(together: $0, item) }) {
                throw CommandLineFailure(refusal(of: other, and: item))
            }
            given.append(item)
            switch item {
            case .argument(let argument): invocation.argument = argument
            case .option(let option, let value): invocation.values[option.name] = value
            }
        }
        return invocation
    }

    private enum Given {
        case argument(String)
        case option(Option, value: String)
    }

    private func item(_ word: String, _ rest: inout ArraySlice<String>) throws -> Given {
        guard word.hasPrefix("-") else { return .argument(word) }
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let known = options + alone
        guard let option = known.first(where: { $0.name == parts[0] }) else {
            throw CommandLineFailure(
                unknown: "option", String(parts[0]), among: (known + [.help]).map(\.name),
                help: "`\(name) --help` names them all")
        }
        var value = parts.count == 2 ? String(parts[1]) : nil
        if case .none = option.value {
            guard value == nil else { throw CommandLineFailure("\(option.name) takes no value") }
            return .option(option, value: "")
        }
        if value == nil, let next = rest.first {
            guard !next.hasPrefix("-") else {
                throw CommandLineFailure(
                    "\(option.name) needs \(option.need), and \"\(next)\" looks like an option")
            }
            value = rest.popFirst()
        }
        guard let value, !value.isEmpty else {
            throw CommandLineFailure("\(option.name) needs \(option.need)")
        }
        if case .oneOf(let values) = option.value, !values.contains(value) {
            throw CommandLineFailure(
                unknown: String(option.name.drop { $0 == "-" }), value, among: values,
                help: "\(option.name) is \(values.formatted())")
        }
        return .option(option, value: value)
    }

    private func go(together first: Given, _ second: Given) -> Bool {
        switch (first, second) {
        case (.argument, .argument): false
        case (.option(let first, _), .option(let second, _)):
            first.name != second.name && goesWithOthers(first) && goesWithOthers(second)
        case (.argument, .option(let option, _)), (.option(let option, _), .argument):
            goesWithOthers(option)
        }
    }

    private func goesWithOthers(_ option: Option) -> Bool {
        options.contains { $0.name == option.name }
    }

    private func refusal(of first: Given, and second: Given) -> String {
        func words(_ given: Given) -> String {
            switch given {
            case .argument(let argument): "\"\(argument)\""
            case .option(let option, _): option.name
            }
        }
        switch (first, second) {
        case (.argument, .argument):
            return "one \(argument.name) at a time: \(words(second)) comes after \(words(first))"
        case (.option(let option, _), .option(let other, _)) where option.name == other.name:
            return "\(option.name) is given twice"
        default:
            return "\(words(first)) and \(words(second)) do not go together"
        }
    }
}

extension Option {
    /// A description of the option's value.
    fileprivate var need: String {
        switch value {
        case .none: "nothing"
        case .oneOf(let values): values.formatted()
        case .file: "the name of a file"
        case .folder: "the name of a folder"
        }
    }
}

extension [String] {
    /// The words as alternatives: `a, b or c`.
    fileprivate func formatted() -> String {
        guard let last, count > 1 else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) or \(last)"
    }
}
