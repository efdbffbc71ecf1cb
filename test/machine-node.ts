/** The Node of the machine, beside the newer one that the packages bring for checks and tests (ADR 39). */
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Where it is; the one that runs the tests where the machine has no other. */
export function machineNode(): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const own = folders.filter((each) => !each.includes('node_modules'))
  return own.map((each) => path.join(each, 'node')).find(existsSync) ?? process.execPath
}
