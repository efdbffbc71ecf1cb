/** Secrets that other processes of this machine's user must present or know: files that nobody else can read. */

import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newId } from '../database/identifier.ts'

/** The key in `DATA_DIR/review-key`; made at the first start, shared by every process on the folder. */
export function reviewKey(dataDir: string): string {
  return keyFile(dataDir, 'review-key')
}

/** The key in `DATA_DIR/vault-key`, by which the card vault knows this engine; made by whichever starts first. */
export function vaultKey(dataDir: string): string {
  return keyFile(dataDir, 'vault-key')
}

function keyFile(dataDir: string, name: string): string {
  const file = join(dataDir, name)
  mkdirSync(dataDir, { recursive: true })
  // Whole or not at all: a disk that is full, or a second process in between, must not leave an empty key.
  const part = `${file}.${newId()}`
  try {
    writeFileSync(part, `${newId()}\n`, { flag: 'wx', mode: 0o600 })
    linkSync(part, file)
  } catch (problem) {
    const isThere = problem instanceof Error && 'code' in problem && problem.code === 'EEXIST'
    if (!isThere) throw problem
  } finally {
    rmSync(part, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
