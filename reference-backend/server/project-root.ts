/** Where the project lies on disk: the same answer from source and from the built server. */

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MIGRATIONS = join('reference-backend', 'database', 'migrations')

/** The folder that holds `reference-backend/database/migrations`, searched upwards from this file. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, MIGRATIONS, 'meta', '_journal.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error(`${MIGRATIONS} is not above ${import.meta.url}.`)
    folder = parent
  }
  return folder
}

export function migrationsFolder(): string {
  return join(projectRoot(), MIGRATIONS)
}
