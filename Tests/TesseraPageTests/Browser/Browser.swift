import Foundation

/// A browser without a window, controlled through two pipes.
final class Browser {
    /// A message of the browser that reports a failure.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let process = Process()
    private let folder: URL
    private let commands: FileHandle
    private let answers: FileHandle
    private var received = Data()
    private var number = 0
    private var session: String?

    /// The program of an installed browser; `nil` without one.
    static var program: String? {
        let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
        let files = names.flatMap { name in paths.map { "\($0)/\(name)" } }
        return files.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Starts a browser whose pages have a size.
    init(_ program: String, width: Int = 1400, height: Int = 9000) throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "tessera-browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (input, output) = (
            folder.appending(path: "in").path, folder.appending(path: "out").path
        )
        guard mkfifo(input, 0o600) == 0, mkfifo(output, 0o600) == 0 else {
            throw Failure(description: "no pipe can be made in \(folder.path)")
        }
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", #"exec "$0" "$@" 3<"$PIPES/in" 4>"$PIPES/out" 2>/dev/null"#, program,
            "--headless",
            "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
            "--user-data-dir=\(folder.appending(path: "profile").path)",
        ]
        var environment = ProcessInfo.processInfo.environment
        environment["PIPES"] = folder.path
        process.environment = environment
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        // Each waits for the other end.
        commands = try FileHandle(forWritingTo: URL(filePath: input))
        answers = try FileHandle(forReadingFrom: URL(filePath: output))
        let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"]
        session =
            try send(
                "Target.attachToTarget", ["targetId": target ?? "", "flatten": true])["sessionId"]
            as? String
        try send("Page.enable")
        try resize(width: width, height: height)
    }

    func close() {
        process.terminate()
        process.waitUntilExit()
        try? commands.close()
        try? answers.close()
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: - Messages

    /// Sends a command and returns its result.
    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        number += 1
        var message: [String: Any] = ["id": number, "method": method, "params": parameters]
        message["sessionId"] = session
        try commands.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let answer = try receive()
            guard answer["id"] as? Int == number else { continue }
            if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func receive() throws -> [String: Any] {
        while true {
            if let end = received.firstIndex(of: 0) {
                let message = received[..<end]
                received = Data(received[(end + 1)...])
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            let data = answers.availableData
            guard !data.isEmpty else { throw Failure(description: "the browser has ended") }
            received += data
        }
    }

    /// Waits for an event.
    private func wait(for event: String) throws {
        while try receive()["method"] as? String != event {}
    }

    // MARK: - Pages

    func resize(width: Int, height: Int) throws {
        try send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    }

    /// Opens a page, and waits until its script has run.
    func open(_ html: String) throws {
        let file = folder.appending(path: "page.html")
        try html.write(to: file, atomically: true, encoding: .utf8)
        try send("Page.navigate", ["url": file.absoluteString])
        try wait(for: "Page.loadEventFired")
    }

    /// Evaluates an expression of the page's script. Returns its value, which is JSON.
    func value(_ expression: String) throws -> Any {
        let result = try send(
            "Runtime.evaluate",
            ["expression": expression, "returnByValue": true, "awaitPromise": true])
        if let details = result["exceptionDetails"] { throw Failure(description: "\(details)") }
        return (result["result"] as? [String: Any])?["value"] ?? NSNull()
    }

    /// Returns the elements with some roles that an assistive technology is given, in words.
    func elements(_ roles: [String]) throws -> [String] {
        let nodes = try send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
        return nodes.compactMap { node in
            func value(_ value: Any?) -> String {
                (value as? [String: Any])?["value"].map { "\($0)" } ?? ""
            }
            let properties = node["properties"] as? [[String: Any]] ?? []
            func property(_ name: String) -> String {
                value(properties.first { $0["name"] as? String == name }?["value"])
            }
            let role = value(node["role"])
            guard roles.contains(role) else { return nil }
            let range = "\(property("valuemin"))...\(property("valuemax"))"
            let state =
                role == "slider" ? "\(value(node["value"])) of \(range)" : property("checked")
            return "\(role) \(value(node["name"])): \(state)"
        }
    }

    /// Sets what the reader prefers, such as a dark scheme.
    func prefer(_ preferences: [String: String]) throws {
        let features = preferences.map { ["name": "prefers-\($0)", "value": $1] }
        try send("Emulation.setEmulatedMedia", ["features": features])
    }

    /// Returns the pixels of a rectangle as a file.
    func picture(of rect: [Double]) throws -> String {
        let clip = zip(["x", "y", "width", "height"], rect)
        let parameters: [String: Any] = [
            "clip": Dictionary(uniqueKeysWithValues: clip).merging(["scale": 1]) { $1 }
        ]
        return try send("Page.captureScreenshot", parameters)["data"] as? String ?? ""
    }

    func mouse(_ type: String, _ x: Double, _ y: Double) throws {
        let isDown = type != "mouseReleased"
        try send(
            "Input.dispatchMouseEvent",
            [
                "type": type, "x": x, "y": y, "button": "left", "buttons": isDown ? 1 : 0,
                "clickCount": type == "mouseMoved" ? 0 : 1, "pointerType": "mouse",
            ])
    }

    /// Presses and releases a key, by its name in the browser.
    func press(_ key: String, withShift: Bool = false) throws {
        let codes = [
            "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35,
            "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
            "Backspace": 8, "Delete": 46,
        ]
        let code = codes[key] ?? Int(key.uppercased().unicodeScalars.first?.value ?? 0)
        for type in ["rawKeyDown", "keyUp"] {
            try send(
                "Input.dispatchKeyEvent",
                [
                    "type": type, "key": key, "windowsVirtualKeyCode": code,
                    "modifiers": withShift ? 8 : 0,
                ])
        }
    }
}
