/** One server of the shop in the trial, that can be stopped, killed and started again, also in its next version. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, openSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { until } from './postgres.ts'

export interface ServerPlace {
  readonly root: string
  readonly port: number
  readonly metricsPort: number
  readonly environment: Readonly<Record<string, string>>
}

export class ShopServer {
  readonly place: ServerPlace
  #file = path.resolve('dist/server/server.js')
  #process: ChildProcess | undefined

  constructor(place: ServerPlace) {
    this.place = place
  }

  /** From its next start on it is the version in that folder. */
  becomes(file: string): void {
    this.#file = file
  }

  /** Starts, and waits until it is ready for requests. */
  async start(): Promise<void> {
    const { root, port, metricsPort, environment } = this.place
    const log = openSync(path.join(root, `server-${port}.log`), 'a')
    this.#process = spawn(process.execPath, [this.#file], {
      stdio: ['ignore', 'ignore', log],
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        DATA_DIR: path.join(root, `data-${port}`),
        SHOP_DIR: path.resolve('dist/shop'),
        PAGE_DIR: path.resolve('dist/page'),
        ...environment,
      },
    })
    await until(async () => {
      if (this.#process?.exitCode !== null) throw new Error('It has ended.')
      return (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok
    })
  }

  /** `SIGTERM` lets it answer what it has begun. */
  async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#process
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  /** The sum of one figure over its labels that fit. */
  async figure(name: string, labels = ''): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${this.place.metricsPort}/metrics`)).text()
    const lines = text.split('\n').filter((line) => line.startsWith(name) && line.includes(labels))
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
  }
}

/** The same server with one migration more, in a folder of its own; answers its file. */
export function nextVersion(root: string): string {
  const next = path.join(root, 'next')
  const migrations = path.join(next, 'reference-backend/database/migrations')
  mkdirSync(path.join(next, 'dist'), { recursive: true })
  cpSync('dist/server', path.join(next, 'dist/server'), { recursive: true })
  cpSync('reference-backend/database/migrations', migrations, { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(next, 'node_modules'))
  cpSync('package.json', path.join(next, 'package.json'))
  const journalFile = path.join(migrations, 'meta/_journal.json')
  const journal: { entries: { idx: number; when: number; tag: string }[] } = JSON.parse(
    readFileSync(journalFile, 'utf8'),
  )
  const last = journal.entries.at(-1)
  if (last === undefined) throw new Error('There is no migration yet.')
  const tag = '9999_trial'
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
  writeFileSync(journalFile, JSON.stringify(journal))
  // Forward, and nothing that the version before would stumble over: it goes on writing without the column.
  writeFileSync(
    path.join(migrations, `${tag}.sql`),
    `ALTER TABLE "quote" ADD COLUMN "trial_note" text DEFAULT '' NOT NULL;\n--> statement-breakpoint\nCREATE INDEX "quote_trial_note" ON "quote" ("trial_note");`,
  )
  return path.join(next, 'dist/server/server.js')
}
