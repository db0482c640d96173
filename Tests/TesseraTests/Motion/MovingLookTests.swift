import Tessera
import TesseraTesting

/// The looks that move: the values of effects, and the colours of texts.
@Suite(.runtimeIssuesFail)
struct MovingLookTests {
    @Test func `effects move`() {
        func way(_ effect: @escaping (Text, Double) -> some View) -> String? {
            MotionTests.moves { isOn in effect(Text("a"), isOn ? 1 : 0) }.dropFirst().first
        }
        #expect(way { $0.blur(radius: $1 * 8) } == #"Text "a" .blur(radius: 2)"#)
        #expect(way { $0.brightness($1) } == #"Text "a" .brightness(0.25)"#)
        #expect(way { $0.contrast($1) } == #"Text "a" .contrast(0.25)"#)
        #expect(way { $0.saturation($1) } == #"Text "a" .saturation(0.25)"#)
        #expect(way { $0.grayscale($1) } == #"Text "a" .grayscale(0.25)"#)
        #expect(
            way { $0.hueRotation(.degrees($1 * 80)) } == #"Text "a" .hueRotation(.degrees(20))"#)
        #expect(
            way { $0.colorMultiply($1 == 0 ? .red : .blue) }
                == #"Text "a" .colorMultiply(.red.mix(with: .blue, by: 0.25))"#)
    }
}
