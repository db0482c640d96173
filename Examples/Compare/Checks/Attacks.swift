import Tessera
import TesseraEvaluation

extension [Attack] {
    /// Faults of a read-only rating.
    static let ofReading: [Attack] = [
        Attack("invisible") { screen, _ in screen.opacity(0) },
        Attack("out of sight") { screen, _ in screen.offset(x: 3000) },
        Attack("cut in half") { screen, sound in
            sound.symbols(Look.any).first.map { first in
                VStack { screen }.mask(alignment: .topLeading) {
                    Rectangle().frame(width: first.frame.midX)
                }
            }
        },
        Attack("turned round") { screen, _ in VStack { screen }.rotationEffect(.degrees(180)) },
        Attack("one symbol covered") { screen, sound in
            sound.symbols(Look.any).first.map { screen.with(Color.white, over: $0.frame) }
        },
        Attack("one symbol in another paint") { screen, sound in
            sound.symbols(Look.any).first { $0.share == 1 }.map { symbol in
                screen.with(
                    symbol.drawn.foregroundStyle(.purple).allowsHitTesting(false)
                        .accessibilityHidden(true), over: symbol.frame)
            }
        },
        Attack("not announced") { screen, _ in screen.accessibilityHidden(true) },
        Attack("announced in other words") { screen, _ in
            VStack { screen }.accessibilityElement(children: .ignore)
                .accessibilityLabel("Rating").accessibilityValue("Good")
        },
    ]

    /// Faults of a rating.
    static let every: [Attack] = ofReading + ofChoosing + (0..<5).map(dead)

    /// Faults of a library's screen with two ratings.
    static let everyOfLibrary: [Attack] =
        every + [
            Attack("copied, under its name") { _, sound in
                let kind = sound.symbols(Look.any).first?.name.prefix { $0 != "." }
                return ReviewScreen {
                    Fake(
                        kind: String(kind ?? "star"), tap: .choosesItself, isAnnounced: true,
                        value: $0)
                }
            }
        ]

    private static func dead(_ position: Int) -> Attack {
        Attack("symbol \(position + 1) dead") { screen, sound in
            let symbols = sound.symbols(Look.any)
            return symbols.indices.contains(position)
                ? screen.with(
                    Color.clear.contentShape(Rectangle()).onTapGesture {},
                    over: symbols[position].frame.insetBy(dx: -1, dy: -1)) : nil
        }
    }

    private static let ofChoosing: [Attack] = [
        .neverStoring,
        Attack("closed to touches") { screen, _ in screen.allowsHitTesting(false) },
        Attack("out of use") { screen, _ in screen.disabled(true) },
        Attack("announced as it was at first") { screen, sound in
            sound.announced.first(where: \.isAdjustable).map { element in
                VStack { screen }.accessibilityElement(children: .ignore)
                    .accessibilityLabel(element.label ?? "")
                    .accessibilityValue(element.value ?? "")
                    .accessibilityAdjustableAction { _ in }
            }
        },
        Attack("two symbols swapped") { $1.led(from: $0, [1: 2, 2: 1]) },
        Attack("one symbol choosing the next") { $1.led(from: $0, [3: 4]) },
        Attack("the first symbol choosing the last") { $1.led(from: $0, [0: 4]) },
    ]
}

extension Look {
    /// All looks.
    static let any: [Look] = [.pictures, .hearts, .words]
}

extension Inspection {
    /// The symbols of the first of some looks that is there.
    func symbols(_ looks: [Look]) -> [SeenSymbol] {
        looks.lazy.map { self.symbols($0) }.first { !$0.isEmpty } ?? []
    }

    /// The place that a touch reaches if a symbol of a rating is mistaken for another symbol.
    fileprivate func led(from point: CGPoint, _ wrong: [Int: Int]) -> CGPoint {
        let symbols = symbols(Look.any)
        guard let hit = symbols.firstIndex(where: { $0.frame.contains(point) }) else {
            return point
        }
        let target = hit / count * count + (wrong[hit % count] ?? hit % count)
        return symbols.indices.contains(target) ? symbols[target].center : point
    }
}

extension View {
    /// The views as one, with another view over a part.
    fileprivate func with(_ cover: some View, over frame: CGRect) -> some View {
        VStack { self }.overlay(alignment: .topLeading) {
            cover.frame(width: frame.width, height: frame.height)
                .offset(x: frame.minX, y: frame.minY)
        }
    }
}
