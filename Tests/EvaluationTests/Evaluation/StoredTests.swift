import Tessera
import TesseraTesting

@testable import TesseraEvaluation
import TestViews

/// A lamp whose light the program stores.
private struct StoredLamp: View {
    @Binding var isOn: Bool

    var body: some View {
        Text(isOn ? "on" : "off").onTapGesture { isOn.toggle() }
    }
}

@Suite(.runtimeIssuesFail)
struct StoredTests {
    private func lamp() -> AnyView { AnyView(Stored(false) { StoredLamp(isOn: $0) }) }

    private func isOn(_ screen: Inspection) -> [Bool] { screen.stored.map { $0 as? Bool ?? false } }

    @Test func `a check reads what a screen stores, and stores itself`() {
        let screen = Inspection(lamp())
        expectEqual(isOn(screen), [false])
        screen.tap(.text("off"))
        expectEqual(isOn(screen), [true])
        screen.store(false)
        expectEqual(screen.texts, ["off"])
        screen.store("a text", at: 0)
        screen.store(true, at: 1)
        expectEqual(isOn(screen), [false])
    }

    @Test func `of two copies the second one's value is stored`() {
        let screen = Inspection(Variation.twice.change(lamp()), under: .twice)
        screen.tap(.text("off"))
        expectEqual(isOn(screen), [true])
        expectEqual(screen.host.tree.all("Text").map(\.text), ["off", "on"])
    }

    @Test func `each copy of a screen stores another value`() {
        let screen = Inspection(Variation.twice.change(lamp()))
        screen.host.tap(.text("off")[0])
        expectEqual(isOn(screen), [true, false])
        screen.store(true, at: 1)
        screen.store(false, at: 0)
        expectEqual(screen.texts, ["off", "on"])
    }

    @Test func `a screen can be spoiled so that it never stores`() throws {
        let sound = Inspection(lamp())
        let screen = Inspection(try #require(Attack.neverStoring.spoil(lamp(), sound)))
        screen.tap(.text("off"))
        expectEqual(screen.texts, ["on"])
        expectEqual(isOn(screen), [false])
    }
}
