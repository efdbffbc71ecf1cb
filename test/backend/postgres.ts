/** The engines of the backend's tests, and the Postgres of them all: the one named by TEST_DATABASE_URL, or one of their own. */

import { openDatabase } from '../../reference-backend/database/database.ts'
import {
  freshDatabase,
  isInstalled,
  nameOf,
  startOwnPostgres,
  type TestPostgres,
} from '../postgres-server.ts'
import { fillForTests } from './shop-template.ts'

export type Engine = 'pglite' | 'postgres'

/**
 * The engines that this machine can run the tests on: the embedded one always, Postgres if found.
 * `TEST_ENGINE=pglite` or `=postgres` keeps to one of them for a quick run.
 */
export function availableEngines(): readonly Engine[] {
  const hasPostgres = process.env['TEST_DATABASE_URL'] !== undefined || isInstalled()
  const engines: readonly Engine[] = hasPostgres ? ['pglite', 'postgres'] : ['pglite']
  const wanted = engines.filter((each) => each === process.env['TEST_ENGINE'])
  return wanted.length > 0 ? wanted : engines
}

/** Whether this machine can start a server of its own, and is to run tests on it. */
export function canStartPostgres(): boolean {
  return isInstalled() && availableEngines().includes('postgres')
}

/** Answers an empty database; throws where `availableEngines` does not list Postgres. */
export async function startPostgres(): Promise<TestPostgres> {
  const server = process.env['TEST_DATABASE_URL']
  if (server !== undefined) return freshDatabase(server)
  return startOwnPostgres()
}

/** Where `startForEveryFile` says which database to copy. */
const TEMPLATE = 'TEST_DATABASE_TEMPLATE'

/** Answers a database that holds the shop of the tests, copied from the one that `startForEveryFile` filled. */
export async function seededPostgres(): Promise<TestPostgres> {
  const server = process.env['TEST_DATABASE_URL']
  const template = process.env[TEMPLATE]
  if (server === undefined || template === undefined) throw new Error('No Postgres was started.')
  return freshDatabase(server, template)
}

/**
 * One server and one filled database for all test files: starting and seeding them for each file would take
 * most of the time of the suite. Answers how to end both; where there is no Postgres, nothing is started.
 */
export async function startForEveryFile(): Promise<() => Promise<void>> {
  if (!availableEngines().includes('postgres')) return async () => {}
  const given = process.env['TEST_DATABASE_URL']
  const server = given === undefined ? await startPostgres() : undefined
  const url = given ?? server?.url ?? ''
  const template = await freshDatabase(url)
  const database = await openDatabase({ url: template.url })
  await fillForTests(database)
  await database.close()
  process.env['TEST_DATABASE_URL'] = url
  process.env[TEMPLATE] = nameOf(template.url)
  return async () => {
    await template.stop()
    await server?.stop()
  }
}
