/**
 * The database that every test file starts from: seeded, with a copy of its seed beside it. The embedded one
 * is a file, kept between test runs; opening it takes a fifth of the time of migrating and seeding an empty
 * one. Its name holds a hash of everything it was made from.
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
import { type OpenDatabase, openDatabase } from '../../reference-backend/database/database.ts'
import { DEFAULT_CONFIG } from '../../reference-backend/server/config.ts'
import { projectRoot } from '../../reference-backend/server/project-root.ts'
import { bringIndexInStep } from '../../reference-backend/search/catalogue-index.ts'
import { copySeed } from '../../reference-backend/seed/seed-copy.ts'
import { seedOnce } from '../../reference-backend/seed/seed-shop.ts'

/** What the seeded dates are relative to. */
export const TEST_NOW = new Date('2026-03-02T09:00:00.000Z')

/** Cheap to check: most tests sign in. */
export const TEST_PASSWORD_COST = { logN: 4, p: 1 } as const

/** The folders that a seeded database is made from. */
const INGREDIENTS = ['database', 'documents', 'seed', 'catalogue', 'pricing', 'search'] as const

/** Templates of other sources are thrown away after this long. */
const KEEP_MS = 3_600_000

/** The template for the present sources, made when it is not there yet. */
export async function shopTemplate(): Promise<Blob> {
  const root = projectRoot()
  const file = join(root, '.cache', `test-shop-${sourceHash(root)}.tar`)
  if (!existsSync(file)) await make(file)
  return openAsBlob(file)
}

/** Makes an empty database the one that tests start from. */
export async function fillForTests({ db, prepare }: OpenDatabase): Promise<void> {
  const config = { ...DEFAULT_CONFIG, passwordCost: TEST_PASSWORD_COST }
  await prepare(async (database) => {
    await seedOnce(database, { now: TEST_NOW, config })
    await bringIndexInStep(database)
  })
  await copySeed(db)
}

async function make(file: string): Promise<void> {
  const database = await openDatabase({})
  await fillForTests(database)
  const contents = Buffer.from(await (await database.dump()).arrayBuffer())
  await database.close()
  mkdirSync(dirname(file), { recursive: true })
  // The second one keeps the first one's file: replacing it would break the databases opened from it.
  const part = `${file}.${randomBytes(4).toString('hex')}`
  writeFileSync(part, contents)
  if (!existsSync(file)) renameSync(part, file)
  rmSync(part, { force: true })
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
  for (const file of ['package-lock.json', 'test/backend/shop-template.ts', ...files]) {
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
