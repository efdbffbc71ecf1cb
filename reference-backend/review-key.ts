/** The secret that lets the review command in: a file that only this machine's user can read. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newId } from './identifier.ts'

/** The key in `DATA_DIR/review-key`; made at the first start, shared by every process on the folder. */
export function reviewKey(dataDir: string): string {
  const file = join(dataDir, 'review-key')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, `${newId()}\n`, { flag: 'wx', mode: 0o600 })
  } catch {
    // It is there already.
  }
  return readFileSync(file, 'utf8').trim()
}
