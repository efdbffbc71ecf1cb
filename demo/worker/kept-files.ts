/**
 * The files of the database, kept by the browser. The library would store them after every statement, or while others are
 * running; here they are stored when they are told to be, between two statements: one transaction of the browser has
 * them all, so that what a closed tab leaves is what a server leaves that has lost its power, and nothing in between.
 */

import { IdbFs, type PGlite } from '@electric-sql/pglite'
import { basePath, nameBelow } from '../../src/take-over/base-path.ts'

const NAME = nameBelow(basePath.replaceAll('/', '-'), 'manifold-demo')
/** Under which the library keeps them. */
const STORE = `/pglite/${NAME}`

export class KeptFiles extends IdbFs {
  constructor() {
    super(NAME)
  }

  override syncToFs(): Promise<void> {
    return Promise.resolve()
  }

  /** The library looks for its connection under another name; one that stays open keeps the files from being deleted. */
  override async closeFs(): Promise<void> {
    const connections: readonly unknown[] = Object.values(this.pg?.Module.IDBFS.dbs ?? {})
    for (const each of connections) if (each instanceof IDBDatabase) each.close()
    await super.closeFs()
  }

  /** Stores what has changed; nothing else uses the database meanwhile. */
  store(database: PGlite): Promise<void> {
    return database.runExclusive(() => super.syncToFs())
  }
}

/** Deletes all of them; the database must be closed. */
export function deleteKeptFiles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase(STORE)
    deletion.addEventListener('success', () => resolve())
    deletion.addEventListener('error', () => reject(deletion.error ?? new Error('Not deleted.')))
  })
}
