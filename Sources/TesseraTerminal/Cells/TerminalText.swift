import TesseraDrawing

/// The number of colours that a terminal supports.
public enum ColorDepth: Sendable {
    /// No colours.
    case none
    /// The 16 basic colours.
    case basic
    /// The common palette of 256 colours.
    case palette
    /// 24-bit colours.
    case full

    /// Creates the depth that a program's environment specifies.
    ///
    /// It is `none` without a terminal, in a dumb terminal, or if `NO_COLOR` is not empty.
    public init(environment: [String: String], isTerminal: Bool) {
        let terminal = environment["TERM"] ?? ""
        let isPlain = environment["NO_COLOR"]?.isEmpty == false || ["", "dumb"].contains(terminal)
        if isPlain || !isTerminal {
            self = .none
        } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]) {
            self = .full
        } else {
            self = terminal.contains("256color") ? .palette : .basic
        }
    }
}

extension Drawing.Scheme {
    /// Creates the scheme of a terminal's default colours from the environment variable
    /// `COLORFGBG`. It is dark unless the variable specifies a light background.
    init(environment: [String: String]) {
        // The last number is the background: one of the sixteen colours.
        let ground = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
        self = ground.map { $0 == 7 || (9...15).contains($0) } == true ? .light : .dark
    }
}

extension CellPicture.Characters {
    /// Creates the character set that a program's environment specifies: ASCII unless the locale is
    /// UTF-8.
    public init(environment: [String: String]) {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty }
        let name = (locale ?? "").lowercased()
        self = name.contains("utf-8") || name.contains("utf8") ? .unicode : .ascii
    }
}

extension CellPicture {
    /// Returns the picture as lines of text with terminal escape sequences for the colours.
    ///
    /// Without colours it is the plain `description`.
    public func text(colors: ColorDepth) -> String {
        guard colors != .none else { return description }
        return rows.map { row in
            var (text, last) = ("", "")
            for cell in row {
                let style = cell.style(colors)
                if style != last { text += "\u{1B}[0\(style)m" }
                last = style
                text += cell.text
            }
            return last.isEmpty ? text : "\(text)\u{1B}[0m"
        }.joined(separator: "\n")
    }
}

extension CellPicture.Cell {
    /// Returns the numbers of the style, each after a semicolon.
    func style(_ colors: ColorDepth) -> String {
        var style = ""
        if isBold { style += ";1" }
        if isItalic { style += ";3" }
        if isUnderlined { style += ";4" }
        if isStruck { style += ";9" }
        if let ink { style += ink.code(colors, isGround: false) }
        if let ground { style += ground.code(colors, isGround: true) }
        return style
    }
}

extension RGB {
    fileprivate func code(_ depth: ColorDepth, isGround: Bool) -> String {
        let start = isGround ? 48 : 38
        switch depth {
        case .none: return ""
        case .full: return ";\(start);2;\(red);\(green);\(blue)"
        case .palette:
            // The palette has a cube with six levels per component, and a scale of greys.
            func level(_ byte: UInt8) -> Int {
                byte < 48 ? 0 : max(1, (Int(byte) - 35) / 40)
            }
            let gray = min(max(0, (Int(red) + Int(green) + Int(blue) - 9) / 30), 23)
            let cube = [level(red), level(green), level(blue)]
            let inCube = distance(to: cube.map { $0 == 0 ? 0 : 55 + 40 * $0 })
            let number =
                distance(to: Array(repeating: 8 + 10 * gray, count: 3)) < inCube
                ? 232 + gray : 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
            return ";\(start);5;\(number)"
        case .basic:
            let bright = max(red, green, blue)
            // A dark text colour must stay visible on black.
            let isBlack = bright < (isGround ? 64 : 24)
            if bright - min(red, green, blue) < 32 {
                // Black, the two greys and white.
                let number =
                    switch bright {
                    case _ where isBlack: 30
                    case ..<150: 90
                    case ..<215: 37
                    default: 97
                    }
                return ";\(number + (isGround ? 10 : 0))"
            }
            func bit(_ byte: UInt8) -> Int { !isBlack && Int(byte) * 2 > Int(bright) ? 1 : 0 }
            let number = bit(red) + 2 * bit(green) + 4 * bit(blue)
            return ";\((bright > 170 ? 90 : 30) + number + (isGround ? 10 : 0))"
        }
    }

    /// Returns the squared distance to a colour with the given components.
    private func distance(to shares: [Int]) -> Int {
        zip([red, green, blue], shares).reduce(0) { sum, pair in
            sum + (Int(pair.0) - pair.1) * (Int(pair.0) - pair.1)
        }
    }
}
