/** One process per folder, by a lock file that names it. */

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const LOCK = 'vault.lock'
/** Milliseconds between two looks at a lock. */
const PAUSE_MS = 50

/**
 * Waits while another living process has the folder, `patienceMs` at most: where shop and vault are restarted, the
 * vault before ends a moment later than its shop.
 */
export async function folderGivenBack(folder: string, patienceMs: number): Promise<void> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    const holder = contentsOf(join(folder, LOCK))
    if (holder === undefined || !isRunning(holder)) return
    await setTimeout(PAUSE_MS)
  }
}

/** Takes a folder for this process and answers what gives it back; throws while another living process has it. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, LOCK)
  const mine = `${process.pid} ${startOf(process.pid)}`
  const holder = contentsOf(file)
  if (holder !== undefined && holder !== mine && isRunning(holder)) {
    throw new Error(`The vault in ${folder} is already open in process ${holder.split(' ')[0]}.`)
  }
  if (holder !== undefined) rmSync(file, { force: true })
  writeFileSync(file, mine, { flag: 'wx' })
  const release = () => {
    process.off('exit', release)
    if (contentsOf(file) === mine) rmSync(file, { force: true })
  }
  process.on('exit', release)
  return release
}

/** Whether the process that wrote a lock still runs: a process number alone may have been given out again. */
function isRunning(lock: string): boolean {
  const [pid = '', start = ''] = lock.split(' ')
  try {
    process.kill(Number(pid), 0)
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM'
  }
  return start === '' || start === startOf(Number(pid))
}

/** When a process was started, in ticks since boot; empty where the system does not tell. */
function startOf(pid: number): string {
  const stat = contentsOf(`/proc/${pid}/stat`)
  // The second field is the name in parentheses and may hold blanks; the start is the 22nd.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function contentsOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
