/** The log as lines of JSON, written by pino. A disk that is full or a reader who has gone away costs lines, never the shop. */

import { openSync } from 'node:fs'
import pino from 'pino'
import { lossyWriter } from './lossy-writer.ts'
import { LEVELS, type LogWriter } from '../reference-backend/observe/log.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The second standard stream: announcements and the letters of a demonstration go to the first. */
const STANDARD_ERROR = 2

export interface OpenLog extends LogWriter {
  /** Lines that could not be written so far. */
  readonly lost: () => number
  /** Writes what waits, as far as it can be written. */
  readonly close: () => void
}

/** Opens the log that `LOG_LEVEL` and `LOG_FILE` ask for. Throws in one sentence where there is no such level. */
export function openLog(env: Environment): OpenLog {
  const level = levelIn(env)
  const destination = lossyWriter(fileOf(env))
  const writer = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      messageKey: 'event',
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  )
  return {
    isWanted: (asked) => writer.isLevelEnabled(asked),
    write: (asked, event, details) => writer[asked](details, event),
    lost: destination.lost,
    close: destination.close,
  }
}

/** Where lines go. Throws in one sentence where that cannot be written. */
function fileOf(env: Environment): number {
  const name = env['LOG_FILE']
  if (!name) return STANDARD_ERROR
  try {
    return openSync(name, 'a')
  } catch {
    throw new Error(`LOG_FILE is ${JSON.stringify(name)}, which cannot be written.`)
  }
}

/** Every request is a line for the operator, and noise for whoever tries it out. */
function levelIn(env: Environment): string {
  const level = env['LOG_LEVEL'] || (env['NODE_ENV'] === 'production' ? 'info' : 'warn')
  const known: readonly string[] = [...LEVELS, 'silent']
  if (known.includes(level)) return level
  throw new Error(`LOG_LEVEL is ${JSON.stringify(level)}, which is none of ${known.join(', ')}.`)
}
