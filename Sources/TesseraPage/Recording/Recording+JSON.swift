import TesseraDrawing
import Foundation

// A view's recording as data for the page's script. Looks, texts and sources are numbers.
extension Recording {
    /// The recording as JSON:
    ///
    /// - `b`: the first look; `p`: the changes of each look, by their numbers.
    /// - `g`: for each part of the view that changes apart, its looks at rest.
    /// - `o`: for each source the number of its part.
    /// - `k`: for each source its acts, each with the looks that it leads to from those at rest.
    /// - `t`: for each source its touches in each look at rest.
    /// - `n`: the nets of touches; `d`: what touches do; `r`: what slides do; `f`: films.
    /// - `x`: the sources of keys that take text.
    /// - `q`: the focus of each look, if the focus is a part of it.
    func json(_ changes: inout Numbering<PartChange>) -> [String: Any] {
        var (rows, entries) = (Numbering<[Int]>(), Numbering<[Int?]>())
        var (acts, touches, owners): ([String: Any], [String: Any], [Int: Int]) = ([:], [:], [:])
        for (number, part) in parts.enumerated() {
            for source in part.sources.sorted() {
                owners[source] = number
                let targets = part.rests.map { self.acts[Place(look: $0, source: source)] ?? [:] }
                let names = Set(targets.flatMap(\.keys))
                let lists = names.map { name in (name, targets.map { $0[name] ?? -1 }) }
                if !names.isEmpty { acts["\(source)"] = Dictionary(uniqueKeysWithValues: lists) }
                let tables = part.rests.map { look -> Any in
                    let place = Place(look: look, source: source)
                    guard let table = self.touches[place] else { return 0 }
                    return json(table, at: place, &rows, &entries)
                }
                if !tables.allSatisfy({ $0 is Int }) { touches["\(source)"] = tables }
            }
        }
        let films = films.map { change, film in
            let frames = film.map { frame -> [Any] in
                [frame.milliseconds, frame.changes.map { changes($0) }]
            }
            return ("\(change.from)>\(change.to)", frames)
        }
        return [
            "b": looks.values[0].part.json,
            "p": looks.values.indices.map { self.changes(of: $0).map { changes($0) } },
            "g": parts.map(\.rests), "o": (0...(owners.keys.max() ?? 0)).map { owners[$0] ?? -1 },
            "k": acts, "t": touches, "n": nets.values.map(json), "r": rows.values,
            "d": entries.values.map { $0.map { $0 as Any? ?? NSNull() } },
            "f": Dictionary(uniqueKeysWithValues: films), "x": textSources.sorted(),
            "q": isFocusApart ? 0 : looks.values.map { $0.focus ?? -1 } as Any,
        ]
    }

    /// Returns the numbers of the cells of a net: equal ones for cells with the same effects.
    private func cellNumbers(_ net: TouchNet) -> [Int] {
        var numbers = Numbering<Int>()
        return (cells[net] ?? Array(0..<net.count)).map { numbers($0) }
    }

    private func json(_ net: TouchNet) -> [Any] {
        func lengths(_ cuts: [CGFloat]) -> [Any] { cuts.map { Double($0.words) ?? 0 } }
        return [lengths(net.xs), lengths(net.ys), cellNumbers(net)]
    }

    /// Returns the touches of a region: whether gestures wait for another touch, and for each cell in which
    /// a touch can begin its number, and that of an entry: `[down, up, across, down, far across, far down,
    /// milliseconds, held, lifted]`. -1 is the look that was touched.
    private func json(
        _ table: TouchTable, at place: Place, _ rows: inout Numbering<[Int]>,
        _ entries: inout Numbering<[Int?]>
    ) -> [Int] {
        let region = surveys[place.look]?.regions.first { $0.source == place.source }
        guard let net = region?.net else { return [] }
        let numbers = cellNumbers(net)
        func list(_ pair: TouchTable.Pair?) -> [Int] {
            guard let pair else { return [Self.leftOut, Self.leftOut] }
            return [pair.down, pair.up].map { $0 == place.look ? -1 : $0 }
        }
        func row(_ pairs: [TouchTable.Pair?]) -> Int {
            guard pairs.count > 1 else { return rows(list(pairs[0])) }
            let firsts = (0...(numbers.max() ?? 0)).map { numbers.firstIndex(of: $0) ?? 0 }
            return rows(firsts.flatMap { list(pairs[$0]) })
        }
        // One cell of those with the same effects is enough.
        let starts = table.taps.keys.filter { numbers.firstIndex(of: numbers[$0]) == $0 }
        return starts.sorted().reduce(into: [table.waits ? 1 : 0]) { all, start in
            var entry: [Int?] = list(table.taps[start])
            entry += (0..<4).map { table.pairs(from: start, way: $0).map(row) }
            if let hold = table.holds[start] { entry += [hold.milliseconds] + list(hold.pair) }
            all += [numbers[start], entries(entry)]
        }
    }
}
