import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct EnvironmentModifierTests {
    /// A view that shows a value of the environment.
    private struct Reader<Value>: View {
        @Environment private var value: Value
        init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = Environment(keyPath) }
        var body: some View { Text("\(value)") }
    }

    @Test func `variants of symbols add up from the outside in`() {
        expectEqual(
            tree {
                VStack {
                    Reader(\.symbolVariants)
                    Reader(\.symbolVariants).symbolVariant(.fill)
                    Reader(\.symbolVariants).symbolVariant(.none)
                    Reader(\.symbolVariants).environment(\.symbolVariants, .square.slash)
                }
                .symbolVariant(.circle)
            },
            """
            VStack .symbolVariant(.circle)
              Reader
                Text ".circle"
              Reader .symbolVariant(.fill)
                Text ".circle.fill"
              Reader .symbolVariant(.none)
                Text ".circle"
              Reader .environment(\\.symbolVariants, .slash.square)
                Text ".slash.square"
            """)
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(!SymbolVariants.circle.fill.contains(.slash))
    }

    @Test func `what modifiers set can be read from the environment`() {
        expectEqual(
            tree {
                Reader(\.foregroundStyle).foregroundColor(.red)
                Reader(\.foregroundStyle).foregroundStyle(.tint, .secondary)
                Reader(\.tint).tint(.green)
                Reader(\.tint).tint(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))
                Reader(\.lineLimit).lineLimit(2)
                Reader(\.imageScale).imageScale(.large)
                Reader(\.multilineTextAlignment).multilineTextAlignment(.center)
                Reader(\.labelsVisibility).labelsHidden()
                Reader(\.layoutDirection).environment(\.layoutDirection, .rightToLeft)
                Reader(\.locale.identifier)
            },
            """
            Reader .foregroundColor(.red)
              Text "Optional(.red)"
            Reader .foregroundStyle(.tint, .secondary)
              Text "Optional(.tint)"
            Reader .tint(.green)
              Text "Optional(.green)"
            Reader .tint(LinearGradient([], from: .top, to: .bottom))
              Text "Optional(LinearGradient([], from: .top, to: .bottom))"
            Reader .lineLimit(2)
              Text "Optional(2)"
            Reader .imageScale(.large)
              Text "large"
            Reader .multilineTextAlignment(.center)
              Text "center"
            Reader .labelsHidden()
              Text "hidden"
            Reader .environment(\\.layoutDirection, rightToLeft)
              Text "rightToLeft"
            Reader
              Text "en_US"
            """)
    }

    @Test func `a value that is left to the default prints as nil`() {
        expectEqual(
            tree {
                Divider().preferredColorScheme(.dark).preferredColorScheme(nil)
                Divider().lineLimit(nil).font(nil).tint(nil).foregroundColor(nil).fontWeight(nil)
                Divider().animation(nil, value: 1).previewDisplayName(nil)
            },
            """
            Divider .preferredColorScheme(.dark).preferredColorScheme(nil)
            Divider .lineLimit(nil).font(nil).tint(nil).foregroundColor(nil).fontWeight(nil)
            Divider .animation(nil, value: 1).previewDisplayName(nil)
            """)
    }

    @Test func `a view bold or italic says so to the texts inside`() {
        expectEqual(
            tree(.environment) { HStack {}.bold().italic(false).fontWeight(.semibold) },
            "HStack .bold().italic(false).fontWeight(.semibold) "
                + "{isBold: true, isItalic: false, fontWeight: .semibold}")
    }
}
