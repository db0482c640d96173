import Foundation

/// The program that the compiler starts to expand macros. It speaks the compiler's protocol for
/// plugins by itself, so that the package needs no other package: a request and an answer in turn,
/// each a JSON text behind its length in eight bytes.
@main
enum Plugin {
    static func main() throws {
        let input = FileHandle.standardInput
        while let header = try input.read(upToCount: 8), header.count == 8 {
            let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
            // A larger length is damage; an empty message is the end.
            guard 1..<1 << 30 ~= length, let message = try input.read(upToCount: Int(length)),
                message.count == length
            else { return }
            let answer = answer(to: message)
            let size = withUnsafeBytes(of: UInt64(answer.count).littleEndian) { Data($0) }
            try FileHandle.standardOutput.write(contentsOf: size + answer)
        }
    }

    /// Returns the answer to a message, both JSON.
    static func answer(to message: Data) -> Data {
        let request = (try? JSONDecoder().decode(Request.self, from: message)) ?? Request()
        // Nothing in an answer resists encoding.
        return (try? JSONEncoder().encode(request.answer())) ?? Data()
    }
}
