import Foundation
import Tessera
import TesseraDrawing
import TestViews
@testable import TesseraPage
import TesseraScreens
import TesseraViews

/// A walk over a view of a page: random acts by real events, and the same acts on a host.
struct PageWalk<Content: View> {
    let browser: Browser
    /// The number of the view on the page.
    let view: Int
    let host: ViewHost<Content>
    var random: Randomness
    /// The acts that the page did not perform, with its reason.
    private(set) var refusals: [String: Int] = [:]
    private(set) var count = 0
    private(set) var pictures = 0
    /// Whether changes move, and take a second.
    var moves = false

    init(_ browser: Browser, view: Int, _ host: ViewHost<Content>, seed: UInt64) {
        (self.browser, self.view, self.host) = (browser, view, host)
        random = Randomness(seed: seed)
    }

    /// What the page shows of the view.
    private struct Shown {
        let tree: String
        let said: String
        let message: String
        let focus: Int
        let frame: [Double]
        let box: [Double]
        let stops: Int
        let buttons: [Int]
    }

    private func shown() throws -> Shown {
        let value = try browser.value(
            """
            (() => {
              const box = document.querySelectorAll("[data-touch]")[\(view)], touchable = box.touchable;
              const lines = name => [...box.querySelectorAll(name + " li")].map(li => li.firstChild.textContent);
              const rect = box.querySelector("svg").getBoundingClientRect();
              const elements = [...box.querySelectorAll("[data-source]")];
              const active = document.activeElement;
              return {
                tree: lines(".tree").join("\\n"), said: lines(".said").join("\\n"),
                message: box.querySelector(".say").textContent,
                focus: box.contains(active) ? touchable.stops().indexOf(+(active.dataset.stop ?? -1)) : -1,
                frame: box.querySelector("svg").getAttribute("viewBox").split(" ").map(Number),
                box: [rect.left, rect.top, rect.width], stops: touchable.stops().length,
                buttons: elements.flatMap((e, i) => touchable.target(+e.dataset.source, "*") === undefined ? [] : [i]),
              };
            })()
            """)
        let fields = value as? [String: Any] ?? [:]
        func text(_ name: String) -> String { fields[name] as? String ?? "" }
        func numbers(_ name: String) -> [Double] {
            (fields[name] as? [Any] ?? []).map { ($0 as? NSNumber)?.doubleValue ?? 0 }
        }
        return Shown(
            tree: text("tree"), said: text("said"), message: text("message"),
            focus: (fields["focus"] as? NSNumber)?.intValue ?? -1, frame: numbers("frame"),
            box: numbers("box"), stops: (fields["stops"] as? NSNumber)?.intValue ?? 0,
            buttons: numbers("buttons").map(Int.init))
    }

    /// Performs a number of random acts. Returns the first difference between the page and the host.
    mutating func walk(_ acts: Int) throws -> String? {
        var before = try shown()
        var told: [String] = []
        while count < acts {
            let (words, perform) = try act(before)
            guard let perform else { continue }
            let after = try shown()
            told.append(words + (after.message.isEmpty ? "" : " (\(after.message))"))
            count += 1
            let isPerformed = after.message.isEmpty
            if !isPerformed { refusals[after.message, default: 0] += 1 }
            perform(isPerformed)
            host.isAnimated = false
            let stop =
                host.focusStop.flatMap { stop in host.focusStops.firstIndex { $0 === stop } } ?? -1
            let pairs = [
                ("tree", after.tree, "\(host.tree)"),
                ("words", after.said, "\(host.accessibilityTree)".trimmed),
                ("focus", "\(after.focus)", "\(stop)"),
            ]
            for (name, page, host) in pairs where page != host {
                let lines = zip(
                    (page + "\n…").split(separator: "\n"), (host + "\n…").split(separator: "\n"))
                let first = lines.first { $0.0 != $0.1 }
                return
                    "\(name) after \(told.suffix(6)): \(first?.0 ?? "") instead of \(first?.1 ?? "")"
            }
            if count.isMultiple(of: 30) {
                if moves { Thread.sleep(forTimeInterval: 1.5) }
                try browser.prefer(["color-scheme": count.isMultiple(of: 60) ? "dark" : "light"])
                if let difference = try comparePictures() {
                    return "\(difference), after \(told.suffix(6))"
                }
            }
            before = after
        }
        return nil
    }

    /// Compares the pixels of the page's picture with those of the host's picture, in the same place.
    mutating func comparePictures() throws -> String? {
        let svg = String(
            decoding: try JSONEncoder().encode(host.svg(title: "", margin: 12)), as: UTF8.self)
        let stage = "document.querySelectorAll('[data-touch]')[\(view)].querySelector('.stage')"
        let place =
            try browser.value(
                """
                (() => {
                  \(stage).querySelector(".elements").style.opacity = 0;
                  const { left, top, width, height } = \(stage).getBoundingClientRect();
                  return [left + scrollX, top + scrollY, width, height];
                })()
                """) as? [Double] ?? []
        let shown = try browser.picture(of: place)
        _ = try browser.value(
            """
            (() => {
              const cover = document.createElement("div");
              cover.style = "position: absolute; inset: 0; background: var(--card)";
              cover.innerHTML = \(svg);
              \(stage).append(cover);
            })()
            """)
        let expected = try browser.picture(of: place)
        _ = try browser.value(
            """
            \(stage).lastChild.remove(), \(stage).querySelector(".elements").style.opacity = ""
            """)
        pictures += 1
        if shown == expected, !shown.isEmpty { return nil }
        let folder = FileManager.default.temporaryDirectory
        for (name, picture) in [("page", shown), ("host", expected)] {
            try Data(base64Encoded: picture)?.write(to: folder.appending(path: "\(name).png"))
        }
        return "page.png differs from host.png in \(folder.path)"
    }

    /// Performs an act on the page. Returns it in words, and what does the same on the host.
    private mutating func act(_ shown: Shown) throws -> (String, ((Bool) -> Void)?) {
        let host = host
        switch random.number(20) {
        case 0..<5: return try touch([place(in: shown)], shown)
        case 5..<10:
            let places = (0...(1 + random.number(3))).map { _ in place(in: shown) }
            return try touch(places, shown)
        case 10..<11 where random.isTrue(0.2):
            return try touch([place(in: shown)], shown, held: 0.9)
        case 11..<16:
            guard shown.focus >= 0 else { return try tab(shown) }
            let (key, name) = random.any(of: KeyEquivalent.onPages)
            try browser.press(name)
            return (
                "key \(name)",
                { isPerformed in
                    if isPerformed, host.press(key: key) != .done, key == .escape {
                        if host.dismissSheet() != .done { host.goBack() }
                    }
                }
            )
        case 16..<17 where !shown.buttons.isEmpty:
            let index = random.any(of: shown.buttons)
            _ = try browser.value(
                "document.querySelectorAll('[data-touch]')[\(view)].querySelectorAll('[data-source]')[\(index)].click()"
            )
            return (
                "activate \(index)",
                { isPerformed in
                    guard isPerformed else { return }
                    let element = host.accessibilityTree.elements[index]
                    if element.isPartOfBar {
                        host.goBack()
                    } else {
                        host.activate(.element(element))
                    }
                }
            )
        default: return try tab(shown)
        }
    }

    private mutating func tab(_ shown: Shown) throws -> (String, ((Bool) -> Void)?) {
        let host = host
        let isBack = random.isTrue(0.3)
        let next = shown.focus + (isBack ? -1 : 1)
        guard next >= 0, next < shown.stops else { return ("", nil) }
        if shown.focus < 0 {
            _ = try browser.value(
                "document.querySelectorAll('[data-touch]')[\(view)].querySelector('[tabindex=\"0\"][data-stop]').focus()"
            )
        } else {
            try browser.press("Tab", withShift: isBack)
        }
        return (
            isBack ? "back-tab" : "tab",
            { isPerformed in
                if isPerformed { host.press(key: .tab, modifiers: isBack ? .shift : []) }
            }
        )
    }

    private mutating func place(in shown: Shown) -> CGPoint {
        let (left, top) = (shown.box[0], shown.box[1])
        let (width, height) = (shown.frame[2], shown.frame[3])
        return CGPoint(
            x: left + Double(random.number(Int(width))), y: top + Double(random.number(Int(height)))
        )
    }

    private mutating func touch(
        _ places: [CGPoint], _ shown: Shown, held seconds: Double = 0
    ) throws -> (String, ((Bool) -> Void)?) {
        var points = [places[0]]
        for place in places.dropFirst() {
            let last = points[points.count - 1]
            for share in [0.25, 0.5, 0.75, 1] {
                points.append(
                    CGPoint(
                        x: (last.x + (place.x - last.x) * share).rounded(),
                        y: (last.y + (place.y - last.y) * share).rounded()))
            }
        }
        for (index, point) in points.enumerated() {
            try browser.mouse(index == 0 ? "mousePressed" : "mouseMoved", point.x, point.y)
        }
        if seconds > 0 { Thread.sleep(forTimeInterval: seconds) }
        let last = points[points.count - 1]
        try browser.mouse("mouseReleased", last.x, last.y)
        // A busy machine may hold the finger down for long.
        let isHeld =
            try browser.value(
                "!!document.querySelectorAll('[data-touch]')[\(view)].touchable.last?.isHeld")
            as? Bool == true
        let seconds = isHeld ? max(seconds, 1) : seconds
        let host = host
        let inside = points.map {
            CGPoint(
                x: $0.x - shown.box[0] + shown.frame[0], y: $0.y - shown.box[1] + shown.frame[1])
        }
        return (
            "touch \(inside.enumerated().filter { $0.offset % 4 == 0 }.map { "\($0.element.x),\($0.element.y)" }) \(seconds)",
            { isPerformed in
                _ = host.focus(at: inside[0])
                guard isPerformed else { return }
                host.press(at: inside[0])
                for point in inside.dropFirst() { host.move(to: point) }
                if seconds > 0 { host.wait(.seconds(seconds)) }
                host.release()
                host.wait(.seconds(0.4))
            }
        )
    }
}

extension String {
    /// The text with lines that begin without spaces.
    fileprivate var trimmed: String {
        split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
}
