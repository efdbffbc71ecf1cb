/**
 * The database that the servers of the journeys start from where Postgres is installed: half of what a server
 * does on the embedded one is the database itself. Filled once for a run by the built server.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { memoryFolder } from '../memory-folder.ts'
import { freshDatabase, nameOf, startOwnPostgres, type TestPostgres } from '../postgres-server.ts'
import { serverProcess } from './server-process.ts'

/** Where the workers, which are processes of their own, find it. */
const SERVER = 'JOURNEY_DATABASE_URL'
const TEMPLATE = 'JOURNEY_DATABASE_TEMPLATE'

/** Starts a Postgres for all workers and fills the database; answers how to end it. */
export async function startFilledDatabase(): Promise<() => Promise<void>> {
  const postgres = await startOwnPostgres()
  const template = await freshDatabase(postgres.url)
  const dataDir = await mkdtemp(path.join(memoryFolder(), 'manifold-e2e-'))
  // The vault ends after its server, and a database that it has open cannot be copied.
  const settings = { DATABASE_URL: template.url, VAULT_DATABASE_URL: postgres.url }
  const server = await serverProcess(dataDir, { settings })
  await server.start()
  await server.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
  process.env[SERVER] = postgres.url
  process.env[TEMPLATE] = nameOf(template.url)
  return postgres.stop
}

/** A copy of the filled database for one server; undefined where none was started. */
export async function copyOfFilledDatabase(): Promise<TestPostgres | undefined> {
  const server = process.env[SERVER]
  return server === undefined ? undefined : freshDatabase(server, process.env[TEMPLATE])
}
