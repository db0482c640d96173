import TesseraPrograms
import Foundation

extension Chapter {
    static let words: Chapter = Chapter(
        "words",
        "The configuration's words, or those of the language; the app may have its own for any "
            + "key. A screen reads the language from its environment, so one app shows both."
    ) { telling in
        @MainActor func show(_ title: String, locale: String = "en_US", _ set: (StarPrompt) -> Void)
        {
            let app = PhotosApp(locale: locale)
            set(app.prompt)
            app.prompt.displayRateIfNeeded(forced: true)
            telling.show(title, app.texts.joined(separator: "\n"))
        }
        show("The configuration's") { _ in }
        show("The library's, in English") { $0.localLocalizableStringsEnabled = true }
        show("The library's, in French", locale: "fr_FR") {
            $0.localLocalizableStringsEnabled = true
        }
        show("The app's own title, in French", locale: "fr_FR") { prompt in
            prompt.localLocalizableStringsEnabled = true
            prompt.hostStrings = { key, locale in
                ["starskit.mainTitle": "Et vos photos ?"][key]
            }
        }
    }
}
