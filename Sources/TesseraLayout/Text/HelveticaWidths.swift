/// The advance widths of a sans-serif font, in thousandths of the font's size.
///
/// The figures are those of Helvetica and Helvetica-Bold, two of PDF's standard 14 fonts, in Adobe's
/// font metrics files for them (AFM 4.1). Only widths are here, no outlines.
enum HelveticaWidths {
    /// The height of capitals, as a fraction of the font's size.
    static let capHeight = 0.718

    static func width(of character: Character, _ cells: Int, isBold: Bool) -> Int16 {
        // A combining accent does not change the width.
        guard cells > 0, let scalar = character.unicodeScalars.first else { return 0 }
        let table = isBold ? bold : regular
        switch scalar.value {
        case 0x09: return table[0]  // a tab is a space
        case 0x20...0x7E: return cells == 2 ? 1000 : table[Int(scalar.value) - 0x20]
        case 0xA0...0xFF: return cells == 2 ? 1000 : table[Int(scalar.value) - 0xA0 + 95]
        case 0x2013: return 556  // en dash
        case 0x2014, 0x2026, 0x2122: return 1000  // em dash, ellipsis, trademark
        case 0x2018, 0x2019: return isBold ? 278 : 222  // single quotes
        case 0x201C, 0x201D: return isBold ? 500 : 333  // double quotes
        case 0x2022: return 350  // bullet
        case 0x600...0x6FF: return 417  // Arabic
        case 0x900...0x9FF, 0xE00...0xE7F: return 695  // Devanagari, Bengali, Thai
        case 0x1F300...0x1FAFF: return 1250  // pictures
        default:
            // Letters of other scripts have a typical width; a wide letter fills its square.
            return [0, 556, 1000][cells]
        }
    }

    // From the space to the tilde, then from the no-break space to the y with a diaeresis.
    private static let regular: [Int16] = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556,
        556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667,
        722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611,
        722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278,
        556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500,
        500, 500, 334, 260, 334, 584,
        278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 333, 737, 333, 400, 584,
        333, 333, 333, 556, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611, 667, 667, 667, 667,
        667, 667, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778,
        778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611, 556, 556, 556, 556, 556, 556, 889,
        500, 556, 556, 556, 556, 278, 278, 278, 278, 556, 556, 556, 556, 556, 556, 556, 584, 611,
        556, 556, 556, 556, 500, 556, 500,
    ]

    private static let bold: [Int16] = [
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556,
        556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722,
        722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722,
        667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611,
        611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556,
        500, 389, 280, 389, 584,
        278, 333, 556, 556, 556, 556, 280, 556, 333, 737, 370, 556, 584, 333, 737, 333, 400, 584,
        333, 333, 333, 611, 556, 278, 333, 333, 365, 556, 834, 834, 834, 611, 722, 722, 722, 722,
        722, 722, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778,
        778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611, 556, 556, 556, 556, 556, 556, 889,
        556, 556, 556, 556, 556, 278, 278, 278, 278, 611, 611, 611, 611, 611, 611, 611, 584, 611,
        611, 611, 611, 611, 556, 611, 556,
    ]
}
