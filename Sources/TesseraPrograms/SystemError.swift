import Foundation

/// An error of the operating system, with its message.
struct SystemError: Error, CustomStringConvertible {
    let code: Int32

    var description: String { String(cString: strerror(code)) }

    /// The error of the last failed call.
    static var current: SystemError { SystemError(code: errno) }

    /// Writes a whole text to an open file.
    static func write(_ text: String, to descriptor: Int32) throws {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw current }
            bytes = bytes.dropFirst(count)
        }
    }
}
