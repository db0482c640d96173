import Tessera

// The forms in which people write `#Preview`. The tests compile this file in several modes, and look
// for the line of each preview.

struct Star: View {
    @Binding var isOn: Bool
    var name = "star"

    var body: some View { Toggle(name, isOn: $isOn) }
}

#Preview { Star(isOn: .constant(true)) }

#Preview("A name") {
    Star(isOn: .constant(false))
}

// #Preview("A comment") { "}" }
/* #Preview { /* inside */ } */
@available(iOS 17, macOS 14, *)
#Preview("After an attribute, with traits", traits: .sizeThatFitsLayout, .landscapeLeft) {
    Star(isOn: .constant(true))
}

#Preview("A fixed size", traits: .fixedLayout(width: 120, height: 60)) {
    Star(isOn: .constant(true))
}

#Preview("A brace } and a quote \" in a name") { Text("} \("{ \("}") \"") ") }

#Preview("Raw and long strings") {
    VStack {
        Text(#"a " } \#("}") \(x)"#)
        Text(
            """
            } "quotes" \("}")
            """)
        Text(
            ##"""
            } "# """#
            """##)
    }
}

#Preview("Regular expressions") {
    @Previewable @State var parts = ["a}b".contains(#/[}"]/#), "a{".contains(#/ { /#)]
    Text("\(parts.count / 2 / 1)")  // }
}

#Preview("Statements") {
    let names = ["a", "b"]
    VStack {
        ForEach(names, id: \.self) { name in
            if name == "a" { Text(name) } else { Star(isOn: .constant(true), name: name) }
        }
    }
}

#Preview("A return") {
    var star = Star(isOn: .constant(true))
    star.name = "returned"
    return star
}

#Preview("A body in brackets", body: { Text("in brackets") })

#Preview("Variables") {
    @Previewable @State var isOn = false
    Star(isOn: $isOn)
}

extension Star {
    #Preview("In an extension") {
        @State @Previewable var stars: Dictionary<String, Bool> = [:] {
            didSet { print(stars) }
        }
        Star(isOn: .constant(stars.isEmpty))
    }
}

#Preview("Many variables") {
    // The first {
    @Previewable @State var isOn: Bool = true  // }
    @Previewable @State var names = ["a", "}"]
        .map { $0 + "!" }
        .filter {
            !$0.isEmpty
        }
    @Previewable @State
    var sum =
        1 + 2
        + 3
    @Previewable @State var choice = true ? 1 : 2; @Previewable @State var other = "\("}")"
    @Previewable @State var size = if Bool.random() { 1 } else { 1 }
    @Previewable @FocusState var isFocused: Bool
    @Previewable @Environment(\.colorScheme) var scheme
    let total = sum + choice + size
    VStack {
        ForEach(names, id: \.self) { Star(isOn: $isOn, name: $0) }
        TextField("other", text: $other).focused($isFocused)
        Text("\(total)")
        Button("more") { sum += 1 }
    }
}

#if DEBUG
    #Preview("In a condition") { Text("debug") }
#endif

enum Inside {
    #Preview("In a type") { Text("type") }
    #Preview("In a type, with a variable") {
        @Previewable @State var isOn = false
        Star(isOn: $isOn)
    }
}

@MainActor func withPreview() {
    #Preview("In a function") { Text("function") }
}
