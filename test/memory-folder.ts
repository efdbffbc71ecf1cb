/** Where tests keep what need not outlast them. */
import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** Bytes: the databases of all workers, several times over. */
const ENOUGH = 4 * 1024 ** 3

/**
 * A folder for databases that are made and dropped by the hundred: in memory where there is enough of it, since a disk
 * looks for a free place for each of their thousand files, which took a quarter of the time of the tests.
 */
export function memoryFolder(): string {
  return freeBytes(MEMORY) < ENOUGH ? tmpdir() : MEMORY
}

/** Zero for a folder that there is not. */
function freeBytes(folder: string): number {
  if (!existsSync(folder)) return 0
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
