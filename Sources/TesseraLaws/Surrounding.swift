import Foundation
import Tessera

/// Something around the controls on a bench that differs from a light screen in English.
enum Surrounding: String, CaseIterable, Sendable {
    case dark = "in the dark"
    case large = "in large text"
    case french = "in French"
    case german = "in German"
    case mirrored = "from right to left"
    case disabled = "disabled"
    case other = "beside another text"
}

extension Set<Surrounding> {
    @MainActor var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        let language = contains(.german) ? "de_DE" : contains(.french) ? "fr_FR" : "en_US"
        environment.locale = Locale(identifier: language)
        if contains(.mirrored) { environment.layoutDirection = .rightToLeft }
        if contains(.dark) { environment.colorScheme = .dark }
        if contains(.large) {
            // The sizes of fonts do not follow the size of text by themselves.
            environment.dynamicTypeSize = .accessibility3
            environment.font = .largeTitle
        }
        return environment
    }
}
