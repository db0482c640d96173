import TesseraDrawing

/// The characters that represent system images.
enum SymbolGlyphs {
    static func half(_ characters: CellPicture.Characters) -> String {
        characters == .unicode ? "½" : "+"
    }

    static func glyph(_ name: String, _ characters: CellPicture.Characters) -> String {
        let name = SymbolName(name)
        guard name.isKnown else { return characters == .unicode ? "▢" : "?" }
        let isFilled = name.isFilled && (name.enclosure == nil || table[name.base] == nil)
        if let half = name.half {
            return name.base == "circle" && characters == .unicode
                ? halves[half] ?? "◐" : self.half(characters)
        }
        guard let (outline, filled, ascii) = table[name.base] else {
            // An unknown image shows its first letter, in upper case if the image is filled.
            let letter = String(name.base.prefix(1))
            return name.isFilled ? letter.uppercased() : letter
        }
        if characters == .unicode { return String(isFilled ? filled : outline) }
        return String(isFilled ? ascii.last ?? "*" : ascii.first ?? "*")
    }

    private static let halves: [SymbolName.Half: String] = [
        .left: "◐", .right: "◑", .top: "◓", .bottom: "◒",
    ]

    /// The outlined character, the filled character, and the ASCII characters for both.
    private static let table: [String: (Character, Character, String)] = [
        "star": ("☆", "★", "-*"), "heart": ("♡", "♥", "v@"), "circle": ("○", "●", "o@"),
        "square": ("□", "■", "[#"), "rectangle": ("▭", "▬", "[#"), "triangle": ("△", "▲", "^A"),
        "diamond": ("◇", "◆", "<#"), "suit.diamond": ("♢", "♦", "<#"),
        "suit.heart": ("♡", "♥", "v@"),
        "suit.spade": ("♤", "♠", "^A"), "hexagon": ("⬡", "⬢", "o@"), "pentagon": ("⬠", "⬟", "o@"),
        "plus": ("+", "+", "+"), "minus": ("−", "−", "-"), "xmark": ("×", "×", "x"),
        "multiply": ("×", "×", "x"), "checkmark": ("✓", "✓", "v"), "equal": ("=", "=", "="),
        "number": ("#", "#", "#"), "chevron.left": ("‹", "‹", "<"),
        "chevron.right": ("›", "›", ">"),
        "chevron.up": ("⌃", "⌃", "^"), "chevron.down": ("⌄", "⌄", "v"),
        "arrow.left": ("←", "←", "<"),
        "arrow.right": ("→", "→", ">"), "arrow.up": ("↑", "↑", "^"), "arrow.down": ("↓", "↓", "v"),
        "arrow.clockwise": ("↻", "↻", "r"), "arrow.counterclockwise": ("↺", "↺", "r"),
        "flag": ("⚐", "⚑", "pP"), "music.note": ("♪", "♪", "d"), "envelope": ("✉", "✉", "e"),
        "phone": ("☏", "☏", "t"), "sun.max": ("☼", "☼", "*"), "cloud": ("☁", "☁", "c"),
        "umbrella": ("☂", "☂", "u"), "snowflake": ("*", "*", "*"), "bolt": ("↯", "↯", "z"),
        "exclamationmark": ("!", "!", "!"), "questionmark": ("?", "?", "?"),
        "info": ("i", "i", "i"),
        "ellipsis": ("…", "…", "."), "gear": ("✲", "✲", "*"), "pencil": ("✎", "✎", "/"),
        "play": ("▷", "▶", ">"), "pause": ("‖", "‖", "\""), "stop": ("□", "■", "[#"),
        "house": ("⌂", "⌂", "n"), "face.smiling": ("☺", "☻", "u"), "moon": ("☾", "☾", "("),
        "crown": ("♔", "♚", "W"), "sparkles": ("✧", "✦", "*"), "seal": ("✧", "✦", "*"),
        "trash": ("⌫", "⌫", "x"), "list.bullet": ("≡", "≡", "="),
        "line.horizontal.3": ("≡", "≡", "="),
        "clock": ("◷", "◷", "@"), "lock": ("▯", "▮", "lL"),
    ]
}
