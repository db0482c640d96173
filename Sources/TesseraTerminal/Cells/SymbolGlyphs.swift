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
            // Not a letter, which would look like a part of the words beside it.
            if characters == .ascii { return name.isFilled ? "#" : "o" }
            return name.isFilled ? "▪" : "▫"
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
        "suit.heart": ("♡", "♥", "v@"), "suit.spade": ("♤", "♠", "^A"), "hexagon": ("⬡", "⬢", "o@"),
        "pentagon": ("⬠", "⬟", "o@"), "plus": ("+", "+", "+"), "minus": ("−", "−", "-"),
        "xmark": ("×", "×", "x"), "multiply": ("×", "×", "x"), "checkmark": ("✓", "✓", "v"),
        "equal": ("=", "=", "="), "number": ("#", "#", "#"), "chevron.left": ("‹", "‹", "<"),
        "chevron.right": ("›", "›", ">"), "chevron.up": ("⌃", "⌃", "^"),
        "chevron.down": ("⌄", "⌄", "v"), "chevron.up.chevron.down": ("↕", "↕", ":"),
        "arrow.left": ("←", "←", "<"),
        "arrow.right": ("→", "→", ">"), "arrow.up": ("↑", "↑", "^"), "arrow.down": ("↓", "↓", "v"),
        "arrow.clockwise": ("↻", "↻", "@"), "arrow.counterclockwise": ("↺", "↺", "@"),
        "flag": ("⚐", "⚑", ">"), "music.note": ("♪", "♪", "*"), "envelope": ("✉", "✉", "#"),
        "sun.max": ("☼", "☼", "*"), "cloud": ("☁", "☁", "@"), "snowflake": ("*", "*", "*"),
        "bolt": ("↯", "↯", "/"), "exclamationmark": ("!", "!", "!"),
        "questionmark": ("?", "?", "?"), "info": ("i", "i", "i"), "ellipsis": ("…", "…", "."),
        "gear": ("✲", "✲", "*"), "pencil": ("✎", "✎", "/"), "play": ("▷", "▶", ">"),
        "pause": ("‖", "‖", "\""), "stop": ("□", "■", "[#"), "house": ("⌂", "⌂", "^"),
        "face.smiling": ("☺", "☻", "@"), "moon": ("☾", "☾", "("), "crown": ("♔", "♚", "^"),
        "sparkles": ("✧", "✦", "*"), "seal": ("✧", "✦", "*"), "trash": ("⌫", "⌫", "x"),
        "list.bullet": ("≡", "≡", "="), "line.horizontal.3": ("≡", "≡", "="),
        "clock": ("◷", "◷", "@"), "lock": ("▯", "▮", "#"), "key": ("⚿", "⚿", "#"),
        "exclamationmark.triangle": ("⚠", "⚠", "!"), "square.and.arrow.up": ("⇪", "⇪", "^"),
        "magnifyingglass": ("⌕", "⌕", "o"), "person": ("♙", "♟", "o@"),
        "gearshape": ("✲", "✲", "*"), "book": ("▯", "▮", "#"),
    ]
}
