/// The answer to a request, as JSON: one of two, under its name.
struct Answer: Encodable {
    var getCapabilityResult: [String: [String: Int]]?
    var expandMacroResult: Result?

    /// The protocol of Swift 5.9 to 6.3. Later compilers go on speaking it.
    static let capability = Answer(getCapabilityResult: ["capability": ["protocolVersion": 7]])

    struct Result: Encodable {
        /// The code that the macro adds; `nil` after an error.
        var expandedSource: String?
        var diagnostics: [Diagnostic]
    }

    struct Diagnostic: Encodable {
        var message: String
        var severity = "error"
        var position: Position
        // Required by the protocol.
        var highlights: [String] = []
        var notes: [String] = []
        var fixIts: [String] = []
    }

    struct Position: Encodable {
        var fileName = ""
        var offset = 0
    }
}

/// A wrong use of a macro, in a sentence for the programmer.
struct Misuse: Error {
    let message: String
    /// Code that prevents further errors about the same mistake.
    var expansion: String?
    /// The place in the scalars of the macro's source; `nil` for its beginning.
    var place: Int?
}

extension Request {
    /// Returns the answer. A misuse is reported where the macro is written.
    func answer() -> Answer {
        if getCapability != nil { return .capability }
        let expansion = expandFreestandingMacro ?? expandAttachedMacro
        do throws(Misuse) {
            guard let expansion else { throw Misuse(message: "Tessera cannot read this request.") }
            let result = Answer.Result(expandedSource: try expansion.expand(), diagnostics: [])
            return Answer(expandMacroResult: result)
        } catch {
            let position = expansion?.position(of: error.place) ?? Answer.Position()
            let diagnostic = Answer.Diagnostic(message: error.message, position: position)
            let result = Answer.Result(expandedSource: error.expansion, diagnostics: [diagnostic])
            return Answer(expandMacroResult: result)
        }
    }
}

extension Request.Expansion {
    /// Returns the code that a use of a macro adds.
    fileprivate func expand() throws(Misuse) -> String {
        switch macro.typeName {
        case "Preview": try preview()
        case "Previewable": try previewable()
        case "Entry": try macroRole == "peer" ? entryKey() : entryAccessors()
        case "EntryDefault": try entryDefault()
        case "AlsoUnlocalized": try unlocalized()
        case "AlsoWithSymbol": try withSymbol()
        case "AlsoOfColors": try ofColors()
        case "AlsoOfTitles": try ofTitles()
        default: throw Misuse(message: "Tessera has no macro '\(macro.typeName)'.")
        }
    }

    /// Returns a place in the macro's source, by default behind the comments before it.
    fileprivate func position(of place: Int?) -> Answer.Position? {
        guard let syntax = attributeSyntax ?? syntax, let location = syntax.location else {
            return nil
        }
        let code = Code(syntax.source)
        let offset = code.text(..<(place ?? code.tokens.first?.range.lowerBound ?? 0)).utf8.count
        // A sum that overflows is damage.
        return Answer.Position(fileName: location.fileName, offset: location.offset &+ offset)
    }
}
