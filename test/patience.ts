/** How long a test waits for what it watches. The second that is usual is for a machine that nobody else keeps busy. */
import { vi } from 'vitest'

/** Milliseconds. */
const patience = 30_000

const { waitFor, waitUntil } = vi

const withPatience = (options: number | WaitOptions | undefined): number | WaitOptions =>
  typeof options === 'number' ? options : { timeout: patience, ...options }

type WaitOptions = Exclude<Parameters<typeof waitFor>[1], number | undefined>

vi.waitFor = (callback, options) => waitFor(callback, withPatience(options))
vi.waitUntil = (callback, options) => waitUntil(callback, withPatience(options))
