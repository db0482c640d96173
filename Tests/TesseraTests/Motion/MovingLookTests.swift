import Tessera
import TesseraCore
import TesseraTesting
import TestViews

/// The looks that move: the values of effects, and the colours of texts.
@Suite(.runtimeIssuesFail)
struct MovingLookTests {
    @Test func `numbers are vectors, also if one is missing`() {
        var numbers = Numbers(1, nil, .infinity) - Numbers(0.5, nil, .infinity)
        expectEqual(numbers, Numbers(0.5, 0, 0))
        numbers.scale(by: 3)
        #expect((numbers[0], numbers[5]) == (1.5, nil))
        #expect(!(Numbers(1) - Numbers(nil)).magnitudeSquared.isFinite)
    }

    @Test func `a mixture lists its shares, the oldest first`() {
        var step = Mixture("a") - Mixture("b")
        step.scale(by: 0.768)
        let mixed = Mixture("b") + step
        expectEqual("\(mixed)", "a.mix(with: b, by: 0.232)")
        #expect((mixed - step).only == "b")
    }

    @Test func `effects move`() {
        func way(_ effect: @escaping (Text, Double) -> some View) -> String? {
            MotionTests.moves { isOn in effect(Text("a"), isOn ? 1 : 0) }.dropFirst().first
        }
        expectEqual(way { $0.blur(radius: $1 * 8) }, #"Text "a" .blur(radius: 2)"#)
        expectEqual(way { $0.brightness($1) }, #"Text "a" .brightness(0.25)"#)
        expectEqual(way { $0.contrast($1) }, #"Text "a" .contrast(0.25)"#)
        expectEqual(way { $0.saturation($1) }, #"Text "a" .saturation(0.25)"#)
        expectEqual(way { $0.grayscale($1) }, #"Text "a" .grayscale(0.25)"#)
        expectEqual(
            way { $0.hueRotation(.degrees($1 * 80)) }, #"Text "a" .hueRotation(.degrees(20))"#)
        let turned = #"Text "a" .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))"#
        expectEqual(
            way { $0.rotation3DEffect(.degrees($1 * 80), axis: (x: 0, y: 1, z: 0)) }, turned)
        expectEqual(
            way { $0.colorMultiply($1 == 0 ? .red : .blue) },
            #"Text "a" .colorMultiply(.red.mix(with: .blue, by: 0.25))"#)
    }

    @Test func `the own colour of a text moves`() {
        expectEqual(
            MotionTests.moves { Text("a").foregroundColor($0 ? .red : .gray) },
            [
                #"Text "a" .foregroundStyle(.gray)"#,
                #"Text "a" .foregroundStyle(.gray.mix(with: .red, by: 0.25))"#,
                #"Text "a" .foregroundColor(.red)"#,
            ])
        expectEqual(
            MotionTests.moves { $0 ? Text("b").bold().foregroundStyle(.red) : Text("a") },
            [
                #"Text "b" .bold().foregroundStyle(.foreground)"#,
                #"Text "b" .bold().foregroundStyle(.foreground.mix(with: .red, by: 0.25))"#,
                #"Text "b" .bold().foregroundStyle(.red)"#,
            ])
        // A part that is new has no style to come from.
        expectEqual(
            MotionTests.moves {
                $0 ? Text("a").foregroundColor(.red) + Text("b") : Text("c")
            }[0], #"Text "ab" .foregroundColor(.red, in: "a")"#)
    }

    @Test func `shapes move where they clip, paint and cut`() {
        expectEqual(
            MotionTests.moves {
                Text("a").background(.red, in: RoundedRectangle(cornerRadius: $0 ? 8 : 0))
            },
            [
                #"Text "a" .background(.red, in: RoundedRectangle(cornerRadius: 0))"#,
                #"Text "a" .background(.red, in: RoundedRectangle(cornerRadius: 2))"#,
                #"Text "a" .background(.red, in: RoundedRectangle(cornerRadius: 8))"#,
            ])
        expectEqual(
            MotionTests.moves { Text("a").clipShape(Circle().trim(to: $0 ? 1 : 0)) },
            [
                #"Text "a" .clipShape(Circle().trim(to: 0))"#,
                #"Text "a" .clipShape(Circle().trim(to: 0.25))"#,
                #"Text "a" .clipShape(Circle().trim())"#,
            ])
        expectEqual(
            MotionTests.moves { Text("a").cornerRadius($0 ? 8 : 0) },
            [
                #"Text "a" .cornerRadius(0)"#, #"Text "a" .cornerRadius(2)"#,
                #"Text "a" .cornerRadius(8)"#,
            ])
        expectEqual(
            MotionTests.moves { AnyShape(Circle().trim(to: $0 ? 1 : 0)).fill(.red) },
            [
                "AnyShape shape: Circle().trim(to: 0) .fill(.red)",
                "AnyShape shape: Circle().trim(to: 0.25) .fill(.red)",
                "AnyShape shape: Circle().trim() .fill(.red)",
            ])
        // Between two kinds of shapes nothing moves.
        expectEqual(
            MotionTests.moves {
                Text("a").clipShape($0 ? AnyShape(Circle()) : AnyShape(Rectangle()))
            }[0], #"Text "a" .clipShape(AnyShape(Circle()))"#)
    }

    @Test func `a border begins at its old width, also if it is 1`() {
        expectEqual(
            MotionTests.moves { Text("a").border(.red, width: $0 ? 5 : 1) },
            [
                #"Text "a" .border(.red)"#, #"Text "a" .border(.red, width: 2)"#,
                #"Text "a" .border(.red, width: 5)"#,
            ])
    }

    @Test func `a composite view moves by the animation around it`() {
        struct Inner: View {
            var isOn: Bool
            var body: some View { Text("a").opacity(isOn ? 0 : 1) }
        }
        let host = MotionTests.host(nil) {
            Inner(isOn: $0).animation(.linear(duration: 1), value: $0)
        }
        host.tap(.text("tap"))
        expectEqual(MotionTests.lines(host, [0.25]).last, #"    Text "a" .opacity(0.75)"#)
    }

    @Test func `a view that its neighbours push aside jumps`() {
        let host = MotionTests.host { isOn in
            VStack(spacing: 0) {
                if isOn { Color.red.frame(width: 10, height: 50) }
                Color.blue.frame(width: 10, height: 10)
            }
        }
        let before = host.frame(of: .type("VStack"))
        host.tap(.text("tap"))
        let after = host.frame(of: .type("VStack"))
        #expect(before?.height == 10 && after?.height == 60)
        #expect(!host.isMoving)
    }
}
