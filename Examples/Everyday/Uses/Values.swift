import Tessera

// Programs about one value, a form, and a style.

extension Use {
    static let counter = Use("counter", "A number in a state, and buttons that change it.") {
        report in
        let host = ViewHost(rootView: CounterView())
        report.draw("Drawn", host)
        report.step("A tap on \"Reset\"", in: host) { $0.tap(.text("Reset")) }
        report.step("A tap on \"Less\"", in: host) { $0.tap(.text("Less")) }
        report.step("Another tap on \"Reset\"", in: host) { $0.tap(.text("Reset")) }
    }

    static let signUpForm = Use(
        "sign-up", "A form that checks what is typed, and says what is wrong."
    ) { report in
        let host = ViewHost(
            rootView: SignUpForm(), size: ProposedViewSize(width: 320, height: 400))
        host.type("Ada", into: .text("Name"))
        report.step("Typing an address without an @", in: host) {
            $0.type("ada", into: .text("Email"))
        }
        report.step("A tap on \"Sign up\"", in: host) { $0.tap(.text("Sign up")) }
        host.type("@example.org", into: .text("Email"))
        report.step("Typing a password", in: host) {
            $0.type("difference", into: .text("Password"))
        }
        report.draw("Drawn", host)
        report.step("Another tap on \"Sign up\"", in: host) { $0.tap(.text("Sign up")) }
    }

    static let pillButtons = Use("pill", "A button style with a colour of its own.") {
        report in
        let host = ViewHost(rootView: CheckoutView())
        report.step("A finger on \"Buy\"", in: host) { $0.press(.text("Buy")) }
        report.step("The finger is lifted", in: host) { $0.release(.text("Buy")) }
        report.draw("Drawn", host)
    }

    static let theme = Use("theme", "A theme of the program's own, in the environment.") { report in
        let host = ViewHost(rootView: ThemedView())
        report.draw("Drawn", host)
        report.step("A tap on the toggle", in: host) { $0.tap(.type("Switch")) }
        report.draw("Drawn again", host)
    }

    static let countdown = Use("countdown", "A timer in a task, with a short second.") { report in
        let host = ViewHost(rootView: CountdownView(second: .milliseconds(1)))
        report.step("A tap on \"Start\"", in: host) { $0.tap(.text("Start")) }
        await host.finishTasks()
        report.draw("Drawn when the task has ended", host)
        report.step("A tap on \"Start\"", in: host) { $0.tap(.text("Start")) }
    }

    static let previews = Use("previews", "The previews of one of the files, on one page.") {
        report in
        report.draw("Drawn", ViewHost(rootView: PreviewPage("Everyday/Theme.swift")))
    }
}
