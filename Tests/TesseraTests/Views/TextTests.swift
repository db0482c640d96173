import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct TextTests {
    @Test func `a text shows its words`() {
        let word = "part of a string"[...].dropFirst(8)
        expectEqual(tree { Text("hi") }, "Text \"hi\"")
        expectEqual(tree { Text(verbatim: "a \\(b)") }, #"Text "a \\(b)""#)
        expectEqual(tree { Text(word) }, "Text \"a string\"")
        expectEqual(
            tree { Text(3.5, format: .number.locale(Locale(identifier: "en_US"))) }, "Text \"3.5\"")
    }

    @Test func `a format keeps its own locale`() {
        let german = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "de_DE"))
        expectEqual(
            tree {
                HStack {
                    Text(3.5, format: german)
                    Text("\(3.5, format: german)")
                }
                .environment(\.locale, Locale(identifier: "en_US"))
            }.components(separatedBy: "\"3,5\"").count, 3)
    }

    @Test func `a literal has its values filled in`() {
        let value = 3
        expectEqual(tree { Text("\(value) of \(5)") }, "Text \"3 of 5\"")
        expectEqual(tree { Text("\(2.25, specifier: "%.1f") stars") }, "Text \"2.2 stars\"")
        expectEqual(tree { Text("\(true) \(Optional(2) as Any)") }, "Text \"true Optional(2)\"")
        expectEqual(
            tree { Text("so \(Text("good").bold())") }, "Text \"so good\" .bold(in: \"good\")")
    }

    @Test func `an image in a text is named after the words`() {
        let star = Image(systemName: "star")
        expectEqual(tree { Text(star) }, #"Text "star" image: "star""#)
        expectEqual(tree { Text("\(star) new") }, #"Text "star new" image: "star""#)
        expectEqual(
            tree { Text(star) + Text(Image("heart")).bold() },
            #"Text "starheart" image: "star", image: "heart" .bold(in: "heart")"#)
    }

    @Test func `a text shows the attributes that its functions set`() {
        expectEqual(
            tree { Text("hi").font(.title).bold().foregroundColor(.red) },
            "Text \"hi\" .font(.title).bold().foregroundColor(.red)")
        expectEqual(
            tree { Text("hi").italic(false).underline(color: .blue).padding(10) },
            "Text \"hi\" .italic(false).underline(color: .blue).padding(10)")
        expectEqual(
            tree { Text("hi").fontWeight(nil).kerning(2).monospacedDigit() },
            "Text \"hi\" .fontWeight(nil).kerning(2).monospacedDigit()")
    }

    @Test func `joined texts print as one with separate attributes`() {
        expectEqual(
            tree { Text("Rated ") + Text("good").bold() }, "Text \"Rated good\" .bold(in: \"good\")"
        )
        expectEqual(tree { (Text("a") + Text("b")).italic() }, "Text \"ab\" .italic()")
        expectEqual(
            tree { (Text("a").bold() + Text("b") + Text("\(1) c")).font(.body) },
            "Text \"ab1 c\" .bold(in: \"a\").font(.body)")
        expectEqual(
            tree { Text("a").bold() + Text("b").italic().bold() },
            "Text \"ab\" .italic(in: \"b\").bold()")
        expectEqual(tree { Text("") + Text("") }, "Text \"\"")
    }
}
