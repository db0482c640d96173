import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension Terminal {
    /// The signals of a crash.
    private static let crashes = [
        SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS,
    ]
    /// The signals that end the program where it stands.
    private static let endings =
        crashes + [
            SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ,
            SIGVTALRM, SIGPROF,
        ]
    /// The signals to be answered: to stop, to go on, another size.
    private static let notices = [SIGTSTP, SIGCONT, SIGWINCH]

    /// Has the terminal given back before a signal ends the program, and those that are to be answered told of.
    func answerSignals() {
        for number in Self.endings + Self.notices { sigaction(number, nil, before + Int(number)) }
        useOtherStack()
        for number in Self.endings { answer(ending: number) }
        for number in Self.notices { signal(number, Self.note) }
        // Who has started the program may have kept them from it.
        var heard = sigset_t()
        sigemptyset(&heard)
        for number in Self.endings + Self.notices { sigaddset(&heard, number) }
        pthread_sigmask(SIG_UNBLOCK, &heard, nil)
    }

    /// Has signals do what they did before.
    func forgetSignals() {
        for number in Self.endings + Self.notices { sigaction(number, before + Int(number), nil) }
    }

    /// Gives the terminal back, stops the program until it is to go on, and takes hold again.
    func suspend() {
        fflush(nil)
        letGo()
        signal(SIGTSTP, SIG_DFL)
        raise(SIGTSTP)
        signal(SIGTSTP, Self.note)
        enter()
    }

    /// Has the terminal given back when a signal ends the program; one that does not end it, as it is passed over
    /// or the program has an answer of its own, goes on doing what it does. A crash is reported by who did.
    private func answer(ending number: Int32) {
        let known = signal(number) { number in
            letGo()
            // It comes again when this is over, or what has brought it about does.
            sigaction(number, before + Int(number), nil)
            raise(number)
        }
        // Functions of C are compared as numbers: 0 is for what is usual, 1 for passing over.
        let own = unsafeBitCast(known, to: Int.self)
        guard own == 0 || own != 1 && Self.crashes.contains(number) else {
            sigaction(number, before + Int(number), nil)
            return
        }
        var action = sigaction()
        sigaction(number, nil, &action)
        action.sa_flags |= SA_ONSTACK
        sigaction(number, &action, nil)
    }

    /// Has signals answered on another stack, which stays: there is no room on the one that has overflowed.
    private func useOtherStack() {
        var stack = stack_t()
        sigaltstack(nil, &stack)
        guard stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
        let size = 1 << 16
        (stack.ss_sp, stack.ss_size, stack.ss_flags) = (malloc(size), size, 0)
        sigaltstack(&stack, nil)
    }

    /// Hands a signal on to who waits for news.
    private static let note: @convention(c) (Int32) -> Void = { number in
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(held.said, &byte, 1)
        errno = error
    }
}

// A handler has nothing but globals. This one is written before there is a handler.
/// What was done at each signal before, by its number.
nonisolated(unsafe) private let before = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
