import Foundation
import TestViews

/// The plugin as the compiler runs it. The tests do not import its module: SwiftPM would build a
/// second copy of all that they import.
nonisolated final class PluginProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    init() throws {
        process.executableURL = Compiler.macros
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    /// The plugin ends at the end of its input.
    deinit { try? input.fileHandleForWriting.close() }

    /// Sends a message behind its length; returns the answer without its length.
    func answer(to message: Data) throws -> Data {
        let length = withUnsafeBytes(of: UInt64(message.count).littleEndian) { Data($0) }
        try input.fileHandleForWriting.write(contentsOf: length + message)
        return try read(try read(8).reversed().reduce(0) { $0 << 8 | Int($1) })
    }

    /// Sends bytes and the end of the input; returns the plugin's exit code.
    func end(with bytes: Data) throws -> Int32 {
        try input.fileHandleForWriting.write(contentsOf: bytes)
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -1
    }

    private func read(_ count: Int) throws -> Data {
        var data = Data()
        while data.count < count,
            let part = try output.fileHandleForReading.read(upToCount: count - data.count),
            !part.isEmpty
        {
            data += part
        }
        return data
    }
}
