/** Writes lines to a file or a pipe without ever waiting for it: what it does not take is lost, and counted. */

import { write, writeSync } from 'node:fs'

/** Bytes that wait at most. */
const WAITING = 1_000_000
/** Milliseconds after which a pipe that is full is tried again. */
const AGAIN_MS = 100
/** What a pipe says whose reader is slow. */
const BUSY = new Set(['EAGAIN', 'EBUSY', 'EINTR'])

export interface LossyWriter {
  readonly write: (line: string) => void
  readonly lost: () => number
  /** Writes what waits, as far as that is possible at once. */
  readonly close: () => void
}

/** A writer to an open file. */
export function lossyWriter(file: number): LossyWriter {
  let waiting: Buffer[] = []
  let bytes = 0
  let lost = 0
  let isWriting = false

  const next = () => {
    if (isWriting || waiting.length === 0) return
    isWriting = true
    const lines = waiting.length
    const chunk = Buffer.concat(waiting)
    waiting = []
    send(chunk, lines)
  }
  const send = (chunk: Buffer, lines: number) =>
    write(file, chunk, (problem, written) => {
      const isBusy = problem !== null && BUSY.has(problem.code ?? '')
      if (isBusy) {
        setTimeout(() => send(chunk, lines), AGAIN_MS).unref()
        return
      }
      bytes -= problem === null ? written : chunk.byteLength
      // A full disk, or nobody at the other end: the next lines are tried again.
      if (problem !== null) lost += lines
      const rest = problem === null ? chunk.subarray(written) : Buffer.alloc(0)
      if (rest.byteLength > 0) {
        send(rest, lines)
        return
      }
      isWriting = false
      next()
    })
  return {
    write: (line) => {
      const buffer = Buffer.from(line)
      if (bytes + buffer.byteLength > WAITING) {
        lost += 1
        return
      }
      bytes += buffer.byteLength
      waiting.push(buffer)
      next()
    },
    lost: () => lost,
    close: () => {
      try {
        if (!isWriting) writeSync(file, Buffer.concat(waiting.splice(0)))
      } catch {
        // There is no space for what waits.
      }
    },
  }
}
