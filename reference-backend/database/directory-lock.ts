/** One process per embedded database: a lock file, because PGlite itself has none. */

import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another living process has the folder open. */
export class DirectoryInUse extends Error {
  constructor(directory: string, pid: string) {
    super(
      `The database in ${directory} is already open in process ${pid}. ` +
        'Stop that process, choose another DATA_DIR, or set DATABASE_URL to share one Postgres.',
    )
    this.name = 'DirectoryInUse'
  }
}

/** A crash between taking over and cleaning up leaves this guard; after ten seconds it is stale. */
const GUARD_AGE_MS = 10_000

/**
 * Takes the folder for this process and answers the function that gives it back. The lock of a dead
 * process is taken over; throws `DirectoryInUse` when the holder lives.
 */
export function lockDirectory(directory: string): () => void {
  const file = join(directory, 'database.lock')
  const mine = `${process.pid} ${startOf(process.pid)}`
  if (!created(file, mine)) takeOver(directory, file, mine)
  const release = () => {
    process.off('exit', release)
    if (contents(file) === mine) rmSync(file, { force: true })
  }
  process.on('exit', release)
  return release
}

/** Two processes may find the same stale lock; the guard lets one of them look again and replace it. */
function takeOver(directory: string, file: string, mine: string): void {
  const guard = `${file}.takeover`
  const age = ageOf(guard)
  if (age !== undefined && age > GUARD_AGE_MS) rmSync(guard, { force: true })
  if (!created(guard, mine)) throw new DirectoryInUse(directory, holder(guard))
  try {
    if (isHeld(contents(file))) throw new DirectoryInUse(directory, holder(file))
    rmSync(file, { force: true })
    if (!created(file, mine)) throw new DirectoryInUse(directory, holder(file))
  } finally {
    rmSync(guard, { force: true })
  }
}

/** Whether the process that wrote this lock still runs. A process number alone may have been reused. */
function isHeld(lock: string | undefined): boolean {
  const [pid = '', start = ''] = (lock ?? '').split(' ')
  const number = Number(pid)
  if (!Number.isInteger(number) || number <= 0 || !isAlive(number)) return false
  return start === '' || start === startOf(number)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (problem) {
    return codeOf(problem) === 'EPERM'
  }
}

/** When the process was started, in ticks since boot; empty where the system does not tell. */
function startOf(pid: number): string {
  const stat = contents(`/proc/${pid}/stat`)
  // The second field is the name in parentheses and may hold blanks; the start is the 22nd field.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function created(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (problem) {
    if (codeOf(problem) === 'EEXIST') return false
    throw problem
  }
}

function holder(file: string): string {
  return contents(file)?.split(' ')[0] ?? 'unknown'
}

function contents(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function ageOf(file: string): number | undefined {
  try {
    return Date.now() - statSync(file).mtimeMs
  } catch {
    return undefined
  }
}

function codeOf(problem: unknown): unknown {
  return problem instanceof Error && 'code' in problem ? problem.code : undefined
}
