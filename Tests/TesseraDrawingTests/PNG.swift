import Foundation

/// The pixels of a PNG file with eight bits for each of red, green and blue, and perhaps opacity.
struct PNG {
    let width: Int
    /// The number of bytes of a pixel.
    private let depth: Int
    private let bytes: [UInt8]

    /// Reads a file; `nil` for another format.
    init?(_ file: Data) {
        let file = [UInt8](file)
        func number(_ place: Int) -> Int {
            file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
        }
        guard file.count > 33, file[24] == 8, file[25] == 2 || file[25] == 6, file[28] == 0
        else { return nil }
        var (packed, place) = ([UInt8](), 8)
        while place + 12 <= file.count {
            let length = number(place)
            let kind = String(decoding: file[(place + 4)..<(place + 8)], as: UTF8.self)
            if kind == "IDAT" { packed += file[(place + 8)..<(place + 8 + length)] }
            place += 12 + length
        }
        (width, depth) = (number(16), file[25] == 2 ? 3 : 4)
        // Two bytes at the beginning describe the packing.
        var inflation = Inflation(Array(packed.dropFirst(2)))
        bytes = Self.unfiltered(inflation.all(), row: depth * width, depth)
    }

    /// The red, green and blue of a pixel.
    subscript(x: Int, y: Int) -> [Int] {
        let place = depth * (y * width + x)
        return bytes[place..<(place + 3)].map(Int.init)
    }

    /// Adds to each byte what its row's filter predicts from the pixels before and above.
    private static func unfiltered(_ filtered: [UInt8], row: Int, _ depth: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        for start in stride(from: 0, to: filtered.count, by: row + 1) {
            for offset in 0..<row {
                let place = bytes.count
                let left = offset < depth ? 0 : Int(bytes[place - depth])
                let above = start == 0 ? 0 : Int(bytes[place - row])
                let corner = offset < depth || start == 0 ? 0 : Int(bytes[place - row - depth])
                let guess = left + above - corner
                let nearest = [left, above, corner].min { abs($0 - guess) < abs($1 - guess) } ?? 0
                let prediction = [0, left, above, (left + above) / 2, nearest]
                let added = filtered[start + 1 + offset]
                bytes.append(added &+ UInt8(prediction[Int(filtered[start])]))
            }
        }
        return bytes
    }
}

/// The reading of packed data, as RFC 1951 describes them.
private struct Inflation {
    private let packed: [UInt8]
    private var place = 0
    private var bytes: [UInt8] = []

    init(_ packed: [UInt8]) { self.packed = packed }

    mutating func all() -> [UInt8] {
        var isLast = false
        while !isLast {
            isLast = bits(1) == 1
            switch bits(2) {
            case 0: copy()
            case 1:
                let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
                unpack(Codes(lengths), Codes(Array(repeating: 5, count: 30)))
            default:
                let (words, distances) = codes()
                unpack(words, distances)
            }
        }
        return bytes
    }

    private mutating func bits(_ count: Int) -> Int {
        (0..<count).reduce(0) { number, bit in
            defer { place += 1 }
            return number | (Int(packed[place / 8]) >> (place % 8) & 1) << bit
        }
    }

    private mutating func copy() {
        place = (place + 7) / 8 * 8
        let count = bits(16)
        place += 16
        for _ in 0..<count { bytes.append(UInt8(bits(8))) }
    }

    /// Codes of bits, by their length and their number among all bits of that length.
    private struct Codes {
        private var words: [Int: Int] = [:]

        init(_ lengths: [Int]) {
            var code = 0
            for length in 1...15 {
                for (word, own) in lengths.enumerated() where own == length {
                    words[length << 16 | code] = word
                    code += 1
                }
                code <<= 1
            }
        }

        func word(_ length: Int, _ code: Int) -> Int? { words[length << 16 | code] }
    }

    private mutating func word(_ codes: Codes) -> Int {
        var code = 0
        for length in 1...15 {
            code = code << 1 | bits(1)
            if let word = codes.word(length, code) { return word }
        }
        return 256
    }

    private mutating func codes() -> (Codes, Codes) {
        let counts = (words: bits(5) + 257, distances: bits(5) + 1, own: bits(4) + 4)
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        var own = Array(repeating: 0, count: 19)
        for place in order.prefix(counts.own) { own[place] = bits(3) }
        let codes = Codes(own)
        var lengths: [Int] = []
        while lengths.count < counts.words + counts.distances {
            switch word(codes) {
            case 16: lengths += Array(repeating: lengths.last ?? 0, count: bits(2) + 3)
            case 17: lengths += Array(repeating: 0, count: bits(3) + 3)
            case 18: lengths += Array(repeating: 0, count: bits(7) + 11)
            case let length: lengths.append(length)
            }
        }
        return (
            Codes(Array(lengths[..<counts.words])), Codes(Array(lengths[counts.words...]))
        )
    }

    private mutating func unpack(_ words: Codes, _ distances: Codes) {
        while true {
            let word = word(words)
            if word == 256 { return }
            if word < 256 {
                bytes.append(UInt8(word))
                continue
            }
            let index = word - 257
            let more = index < 8 || index == 28 ? 0 : index / 4 - 1
            let length =
                index == 28 ? 258 : index < 8 ? index + 3 : (4 + index % 4) << more + 3 + bits(more)
            let step = self.word(distances)
            let moreSteps = step < 4 ? 0 : step / 2 - 1
            let distance = step < 4 ? step + 1 : (2 + step % 2) << moreSteps + 1 + bits(moreSteps)
            for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
        }
    }
}
