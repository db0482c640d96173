import Tessera
import TesseraTesting
import TestViews

/// Numbers in a literal follow the locale of the text's environment.
@Suite(.runtimeIssuesFail)
struct LocalizedTextTests {
    private func words(_ text: Text, in locale: String = "en_US") -> String? {
        ViewHost(rootView: text.environment(\.locale, Locale(identifier: locale)))
            .tree.roots.first?.text
    }

    @Test(arguments: [
        (Text("\(12345)"), "12,345"), (Text("\(-1)"), "-1"), (Text("\(UInt8(255))"), "255"),
        (Text("\(UInt64.max)"), "18,446,744,073,709,551,615"),
        (Text("\(Int64.min)"), "-9,223,372,036,854,775,808"),
        (Text("\(1.5)"), "1.500000"), (Text("\(Float(0.5))"), "0.500000"),
        (Text("\(CGFloat(12345))"), "12,345.000000"), (Text("\(Double.nan)"), "NaN"),
        (Text("\(1234.56, specifier: "%.1f")"), "1,234.6"),
        (Text("\(1234, specifier: "%d") \(7, specifier: "%03d")"), "1,234 007"),
        (Text("\(Int32(7), specifier: "%d") \(255, specifier: "%x")"), "7 ff"),
        (Text("\(1.5, format: .number)"), "1.5"), (Text("\(true) \("12345")"), "true 12345"),
    ])
    func `a number in a literal is written as SwiftUI does`(text: Text, written: String) {
        expectEqual(words(text), written)
    }

    @Test func `a number in a string is left as it is`() {
        expectEqual(words(Text(verbatim: "\(12345) \(1.5)")), "12345 1.5")
        #expect(words(Text("\(12345) \(1.5)" as String)) == "12345 1.5")
    }

    @Test(arguments: [("de_DE", "12.345 in 1,500000"), ("ar_EG", "١٢٬٣٤٥ in ١٫٥٠٠٠٠٠")])
    func `the environment says in which locale`(locale: String, written: String) {
        expectEqual(words(Text("\(12345) in \(1.5)"), in: locale), written)
    }

    @Test func `another locale changes the words, and runs no body`() {
        struct Count: View {
            var body: some View {
                Text("\(1234) stars")
                Button("\(2345)") {}
                Image("cover", label: Text("\(3456)"))
                TextField("Name", text: .constant(""), prompt: Text("\(4567)"))
            }
        }
        let host = ViewHost(rootView: Count())
        expectEqual(host.tree.matches { $0.text == "1,234 stars" }.count, 1)
        let bodies = host.recordingBodies {
            host.environment.locale = Locale(identifier: "de_DE")
        }
        expectEqual(bodies, [])
        expectEqual(
            "\(host.tree)",
            """
            Count
              Text "1.234 stars"
              Button [DefaultButtonStyle, by default]
                Text "2.345" .onButtonGesture()
              Image "cover"
              TextField text: "", prompt: "4.567"
                Text "Name"
            """)
        expectEqual(
            "\(host.accessibilityTree)",
            """
            1.234 stars, text
            2.345, button
            3.456, image
            Name, "", text field
            """)
    }

    @Test func `texts are equal if they were written alike`() {
        expectEqual(Text("\(1234)"), Text("\(1234)"))
        #expect(Text("\(1234)") != Text("1,234"))
        expectEqual(LocalizedStringKey("\(1.5)"), LocalizedStringKey("\(1.5)"))
        #expect(LocalizedStringKey("\(1.5)") != LocalizedStringKey("\(1.5, specifier: "%.1f")"))
    }

    @Test func `a part with a number keeps its attributes`() {
        expectEqual(
            tree { Text("\(1234) stars").bold() + Text(" of \(5)") },
            #"Text "1,234 stars of 5" .bold(in: "1,234 stars")"#)
    }

    @Test func `a localized string is its key with formatted numbers`() {
        let locale = Locale(identifier: "en_US")
        expectEqual(String(localized: "\(1234) of \("ten")", locale: locale), "1,234 of ten")
    }
}
