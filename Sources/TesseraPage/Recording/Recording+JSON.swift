import Foundation

// A view's recording as data for the page's script. Looks, texts and sources are numbers.
extension Recording {
    /// The recording as JSON:
    ///
    /// - `b`: the first look; `p`: the changes of each look, by their numbers.
    /// - `g`: for each part of the view that changes apart its looks at rest.
    /// - `o`: for each source the number of its part.
    /// - `k`: for each source its acts, each with the looks that it leads to from those at rest.
    /// - `t`: for each source its touches in each look at rest.
    /// - `n`: the nets of touches; `d`: what touches do; `r`: what slides do; `f`: films.
    /// - `q`: the focus of each look, if the focus is a part of it.
    func json(_ changeNumbers: inout Numbered<PartChange>) -> String {
        var (rows, touches) = (Numbered<[Int]>(), Numbered<[Int?]>())
        var acts: [String] = []
        var tables: [String] = []
        var owners: [Int: Int] = [:]
        for (number, part) in parts.enumerated() {
            for source in part.sources.sorted() {
                owners[source] = number
                let names = Set(
                    part.rests.flatMap { self.acts[[$0, source]]?.keys.map(\.self) ?? [] })
                if !names.isEmpty {
                    let lists = names.sorted().map { name in
                        let looks = part.rests.map { self.acts[[$0, source]]?[name] ?? -1 }
                        return "\(JSON.text(name)):\(JSON.list(looks))"
                    }
                    acts.append("\"\(source)\":{\(lists.joined(separator: ","))}")
                }
                guard part.rests.contains(where: { self.touches[[$0, source]] != nil }) else {
                    continue
                }
                let list = part.rests.map { look in
                    self.touches[[look, source]].map { json($0, look, &rows, &touches) } ?? "0"
                }
                tables.append("\"\(source)\":[\(list.joined(separator: ","))]")
            }
        }
        let last = owners.keys.max() ?? -1
        let owner = (0...max(0, last)).map { owners[$0] ?? -1 }
        let changes = looks.values.indices.map { look in
            JSON.list(self.changes(of: look).map { changeNumbers($0) })
        }
        let films = films.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, film in
            let frames = film.map { frame in
                "[\(frame.milliseconds),\(JSON.list(frame.changes.map { changeNumbers($0) }))]"
            }
            return "\"\(key[0])>\(key[1])\":[\(frames.joined(separator: ","))]"
        }
        let focus = isFocusApart ? "0" : JSON.list(looks.values.map { $0.focus ?? -1 })
        return """
            {"b":\(JSON.part(looks.values[0].part)),
            "p":[\(changes.joined(separator: ","))],
            "g":[\(parts.map { JSON.list($0.rests) }.joined(separator: ","))],
            "o":\(JSON.list(owner)),
            "k":{\(acts.joined(separator: ","))},
            "t":{\(tables.joined(separator: ","))},
            "n":[\(nets.values.map(json).joined(separator: ","))],
            "d":[\(touches.values.map(JSON.list).joined(separator: ","))],
            "r":[\(rows.values.map(JSON.list).joined(separator: ","))],
            "f":{\(films.joined(separator: ","))},
            "x":\(JSON.list(textSources.sorted())),
            "q":\(focus)}
            """
    }

    private func json(_ net: TouchNet) -> String {
        let cells = classes[net] ?? Array(0..<net.count)
        let lines = [net.xs, net.ys].map { "[\($0.map(\.words).joined(separator: ","))]" }
        return "[\(lines[0]),\(lines[1]),\(JSON.list(cells))]"
    }

    /// Returns the touches of a region: the number of its net, whether gestures wait for another touch, and
    /// for each cell of the net what a touch that begins there does: `[down, up, across, down, far across,
    /// far down, milliseconds, held, lifted]`. -1 is the look that was touched.
    private func json(
        _ table: TouchTable, _ look: Int, _ rows: inout Numbered<[Int]>,
        _ touches: inout Numbered<[Int?]>
    ) -> String {
        func own(_ number: Int) -> Int { number == look ? -1 : number }
        func list(_ pair: TouchTable.Pair?) -> [Int] {
            pair.map { [own($0.down), own($0.up)] } ?? [Recording.leftOut, Recording.leftOut]
        }
        let starts = table.taps.sorted { $0.key < $1.key }.map { cell, pair in
            var touch: [Int?] = list(pair)
            for way in 0..<4 {
                touch.append(table.pairs(from: cell, way: way).map { rows($0.flatMap(list)) })
            }
            if let hold = table.holds[cell] {
                touch += [hold.milliseconds] + list(hold.pair)
            }
            return "\(cell),\(touches(touch))"
        }
        let net = nets.known(table.net) ?? 0
        return "[\(net),\(table.waits ? 1 : 0),\(starts.joined(separator: ","))]"
    }
}

/// Values as JSON.
enum JSON {
    static func list(_ numbers: [Int]) -> String {
        "[\(numbers.map(String.init).joined(separator: ","))]"
    }

    static func list(_ numbers: [Int?]) -> String {
        "[\(numbers.map { $0.map(String.init) ?? "null" }.joined(separator: ","))]"
    }

    static func part(_ part: Part) -> String {
        switch part {
        case .text(let number): "\(number)"
        case .parts(let parts): "[\(parts.map(JSON.part).joined(separator: ","))]"
        case .values(let values): list([-1] + values.flatMap { [$0.name, $0.text] })
        }
    }

    static func change(_ change: PartChange) -> String {
        "[\((change.place.map(String.init) + [part(change.part)]).joined(separator: ","))]"
    }

    /// Returns a text in quotes. Nothing in it can end a script, or a text of one.
    static func text(_ text: String) -> String {
        var quoted = "\""
        for unit in text.utf16 {
            let character = Unicode.Scalar(unit)
            let isPlain = character.map {
                $0.isASCII && $0 >= " " && !"\"\\<>&'\u{7F}".unicodeScalars.contains($0)
            }
            if isPlain == true, let character {
                quoted.unicodeScalars.append(character)
            } else {
                let code = String(unit, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - code.count) + code
            }
        }
        return quoted + "\""
    }
}
