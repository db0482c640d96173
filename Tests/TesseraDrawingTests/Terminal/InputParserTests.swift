import Tessera
import TesseraTesting
import TestViews

@testable import TesseraTerminal

/// Returns all events of some bytes at the end of the input.
private func events(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var parser = InputParser()
    return parser.read(bytes) + parser.finish()
}

private func events(_ text: String) -> [InputEvent] { events(Array(text.utf8)) }

@Suite(.runtimeIssuesFail)
struct InputParserTests {
    @Test(
        arguments: [
            ("a", [.key("a")]),
            ("é漢👩‍🌾", [.key("é"), .key("漢"), .key("👩‍🌾")]),
            (" \t\r\n", [.key(.space), .key(.tab), .key(.return), .key(.return)]),
            ("\u{7F}\u{8}", [.key(.delete), .key(.delete)]),
            ("\u{3}\u{14}", [.key("c", .control), .key("t", .control)]),
            ("\u{1B}[A\u{1B}[B", [.key(.upArrow), .key(.downArrow)]),
            ("\u{1B}OC\u{1B}OD", [.key(.rightArrow), .key(.leftArrow)]),
            ("\u{1B}[Z", [.key(.tab, .shift)]),
            ("\u{1B}[1;2C\u{1B}[1;5D", [.key(.rightArrow, .shift), .key(.leftArrow, .control)]),
            ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", [.home, .end, .home, .end].map { .key($0) }),
            ("\u{1B}[3~\u{1B}[5~\u{1B}[6~", [.deleteForward, .pageUp, .pageDown].map { .key($0) }),
            ("\u{1B}a\u{1B}é", [.key("a", .option), .key("é", .option)]),
            ("\u{1B}", [.key(.escape)]),
            ("\u{1B}\u{1B}", [.key(.escape), .key(.escape)]),
            ("\u{1B}[I\u{1B}[O", [.windowFocus(true), .windowFocus(false)]),
        ] as [(String, [InputEvent])])
    func `keys are read`(text: String, expected: [InputEvent]) {
        expectEqual(events(text), expected)
    }

    @Test(
        arguments: [
            ("0;1;1M", .press, 0, 0), ("0;80;24m", .release, 79, 23), ("32;3;4M", .drag, 2, 3),
            ("35;3;4M", .move, 2, 3), ("64;1;1M", .scroll(right: 0, down: -1), 0, 0),
            ("65;1;1M", .scroll(right: 0, down: 1), 0, 0),
            ("66;1;1M", .scroll(right: -1, down: 0), 0, 0), ("4;2;2M", .press, 1, 1),
        ] as [(String, MouseAction, Int, Int)])
    func `the mouse is read`(text: String, action: MouseAction, column: Int, row: Int) {
        expectEqual(events("\u{1B}[<\(text)"), [.mouse(action, column: column, row: row)])
    }

    @Test(
        arguments: [
            "\u{1B}[<2;1;1M", "\u{1B}[<0;0;1M", "\u{1B}[<0;1M", "\u{1B}[<0;1;1x",
            "\u{1B}[<0;99999999999999999999;1M", "\u{1B}[?62;1c", "\u{1B}[99~", "\u{1B}[12;1R",
            "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]0;title\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\",
            "\u{1B}[M !!", "\u{1B}[[A", "\u{1B}OP", "\u{1B}[57399u", "\u{1B}[1;2;3;4;5y", "\u{0}",
            "\u{1C}", "\u{9B}",
        ])
    func `unknown sequences are dropped whole`(text: String) {
        expectEqual(events("\(text)a"), [.key("a")])
    }

    @Test(arguments: [[0xFF], [0xC3], [0xE6, 0xBC], [0x80], [0xF0, 0x9F, 0x8C], [0x1B, 0xC3]])
    func `invalid UTF-8 is dropped`(bytes: [UInt8]) {
        expectEqual(events(bytes), [])
        expectEqual(events(bytes + Array("\r".utf8)), [.key(.return)])
    }

    @Test func `a sequence may come in any portions`() {
        let text = "a\u{1B}[1;2C\u{1B}[<0;12;3M漢\u{1B}OA\u{1B}[200~x\u{1B}y\u{1B}[201~b"
        let whole = events(text)
        expectEqual(whole.count, 7)
        let bytes = Array(text.utf8)
        for split in 1..<bytes.count {
            var parser = InputParser()
            expectEqual(parser.read(bytes[..<split]) + parser.read(bytes[split...]), whole)
            #expect(!parser.isWaiting)
        }
        var parser = InputParser()
        expectEqual(bytes.flatMap { parser.read([$0]) }, whole)
    }

    @Test func `Escape is a key when nothing follows`() {
        var parser = InputParser()
        expectEqual(parser.read([0x1B]), [])
        #expect(parser.isWaiting)
        expectEqual(parser.finish(), [.key(.escape)])
        #expect(!parser.isWaiting)
    }

    @Test func `a paste is one text without control characters`() {
        expectEqual(
            events("\u{1B}[200~a\tq\u{3}\nb\u{1B}[A\u{1B}[201~c"), [.paste("a\tq\nb[A"), .key("c")])
    }

    @Test(arguments: [1, 7, 4096])
    func `a paste of any length and portions is one text`(
        portion: Int
    ) {
        let text =
            String(repeating: "ab\u{1B}[201", count: portion < 100 ? 100 : 150_000) + "q\u{3}"
        var parser = InputParser()
        var events: [InputEvent] = []
        var bytes = Array("\u{1B}[200~\(text)\u{1B}[201~c".utf8)[...]
        while !bytes.isEmpty {
            events += parser.read(bytes.prefix(portion))
            bytes = bytes.dropFirst(portion)
        }
        let pasted = text.filter { $0 != "\u{1B}" && $0 != "\u{3}" }
        expectEqual(events, [.paste(pasted), .key("c")])
    }

    @Test func `an unfinished paste ends after a time`() {
        var parser = InputParser()
        expectEqual(parser.read(Array("\u{1B}[200~abc\u{1B}[20".utf8)), [])
        expectEqual(parser.patience, 1000)
        expectEqual(parser.finish(), [.paste("abc[20")])
        expectEqual(parser.read([0x03]), [.key("c", .control)])
    }

    @Test(arguments: seeds(4)) func `after any bytes, a key is a key again`(seed: UInt64) {
        var random = Randomness(seed: seed)
        for _ in 0..<200 {
            var parser = InputParser()
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let bytes = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                    InputBytes.any(using: &random)
                }
                _ = parser.read(bytes.joined())
            }
            _ = parser.finish()
            #expect(!parser.isWaiting)
            expectEqual(parser.read(Array("k".utf8)), [.key("k")])
        }
    }
}

/// Bytes that a terminal may send, and some that it may not.
enum InputBytes {
    static func any(using random: inout some RandomNumberGenerator) -> [UInt8] {
        let known = [
            "\u{1B}", "\u{1B}[", "\u{1B}[<", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}O", "\u{1B}]",
            "\u{7}",
            ";", "1", "M", "m", "A", "~", "\t", "\r", "\u{7F}", "q", "é", "漢", "\u{1B}[B",
            "\u{1B}[Z",
            "\u{1B}[I", "\u{1B}[O", "\u{14}", "\u{1A}",
        ]
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return [UInt8.random(in: 0...255, using: &random)]
        case 1...3:
            let code = [0, 0, 32, 35, 64, 65, 2, 3].randomElement(using: &random) ?? 0
            let (column, row) = (
                Int.random(in: 1...42, using: &random), Int.random(in: 1...14, using: &random)
            )
            return Array(
                "\u{1B}[<\(code);\(column);\(row)\(Bool.random(using: &random) ? "M" : "m")".utf8)
        default: return Array((known.randomElement(using: &random) ?? "").utf8)
        }
    }
}
