/**
 * A seeded embedded database as one file, kept between test runs: opening it takes a fifth of the time
 * of migrating and seeding an empty one. Its name holds a hash of everything it was made from.
 */

import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { openDatabase } from '../../reference-backend/database.ts'
import { DEFAULT_CONFIG } from '../../reference-backend/config.ts'
import { projectRoot } from '../../reference-backend/project-root.ts'
import { bringIndexInStep } from '../../reference-backend/search/catalogue-index.ts'
import { seedOnce } from '../../reference-backend/seed/seed-shop.ts'

/** The folders that a seeded database is made from. */
const INGREDIENTS = ['schema', 'migrations', 'seed', 'catalogue', 'pricing', 'search'] as const

/** Templates of other sources are thrown away after this long. */
const KEEP_MS = 3_600_000

/** The template for the present sources, made when it is not there yet. */
export async function shopTemplate(): Promise<Blob> {
  const root = projectRoot()
  const file = join(root, '.cache', `test-shop-${sourceHash(root)}.tar`)
  if (!existsSync(file)) await make(file)
  return openAsBlob(file)
}

async function make(file: string): Promise<void> {
  const { prepare, dump, close } = await openDatabase({})
  const config = { ...DEFAULT_CONFIG, passwordCost: { logN: 4, p: 1 } }
  await prepare(async (database) => {
    await seedOnce(database, { now: new Date(0), config })
    await bringIndexInStep(database)
  })
  const contents = Buffer.from(await (await dump()).arrayBuffer())
  await close()
  mkdirSync(dirname(file), { recursive: true })
  // Several test files may make it at the same time; whoever renames last leaves a whole file too.
  const part = `${file}.${randomBytes(4).toString('hex')}`
  writeFileSync(part, contents)
  renameSync(part, file)
  dropOldTemplates(dirname(file))
}

function dropOldTemplates(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.startsWith('test-shop-'))) {
    const path = join(folder, name)
    if (Date.now() - statSync(path).mtimeMs > KEEP_MS) rmSync(path, { force: true })
  }
}

function sourceHash(root: string): string {
  const hash = createHash('sha256')
  const files = INGREDIENTS.flatMap((folder) => sources(root, join('reference-backend', folder)))
  for (const file of ['package-lock.json', ...files]) {
    hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

function sources(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(root, path)
    return /\.(ts|sql|json|svg)$/.test(entry.name) ? [path] : []
  })
}
