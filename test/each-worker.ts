/** What holds for all test files of a worker: loaded before each of them, and run once, as the modules that it imports are kept. */
import './optimise-lazily.ts'
import './patience.ts'
