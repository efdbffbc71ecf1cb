/** A Postgres server that is started for tests, and databases on it. */

import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './free-port.ts'
import { memoryFolder } from './memory-folder.ts'

export interface TestPostgres {
  /** Address of an empty database of its own. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** A server of one's own, that may be treated badly. */
export interface OwnPostgres extends TestPostgres {
  /** Ends every connection, then the server, and starts it again. */
  readonly restart: () => void
  /** Stops all of its processes where they are; what they have taken on waits for `thaw`. */
  readonly freeze: () => void
  readonly thaw: () => void
}

/** Whether this machine can start a server of its own. */
export function isInstalled(): boolean {
  return programs() !== undefined
}

/** Starts a server of its own; throws where `isInstalled` says no. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = programs()
  if (folder === undefined) throw new Error('There is no initdb on this machine.')
  return ownServer(folder)
}

/** The name of the database at an address. */
export function nameOf(url: string): string {
  return new URL(url).pathname.slice(1)
}

/** Makes a database on a server: empty, or a copy of the one of that name, which nobody may have open. */
export async function freshDatabase(server: string, template?: string): Promise<TestPostgres> {
  const name = `manifold_test_${randomBytes(6).toString('hex')}`
  const origin = template === undefined ? '' : ` template ${template}`
  await statement(server, `create database ${name}${origin}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    stop: () => statement(server, `drop database ${name} with (force)`),
  }
}

async function statement(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** The data need not survive a crash of the machine, and no plan is worth compiling. */
const LIGHT = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'jit=off',
] as const

const FOLDER = /^manifold-postgres-(\d+)-/

async function ownServer(programs: string): Promise<OwnPostgres> {
  stopForgotten(programs)
  const root = mkdtempSync(join(memoryFolder(), `manifold-postgres-${process.pid}-`))
  const data = join(root, 'data')
  mkdirSync(data)
  if (isRoot) {
    chmodSync(root, 0o755)
    execFileSync('chown', ['-R', 'postgres', root])
  }
  const how = ['-A', 'trust', '-U', 'app', '--no-sync', '-E', 'UTF8']
  await runBeside(programs, 'initdb', ['-D', data, ...how])
  const port = await freePort()
  const reached = ['listen_addresses=127.0.0.1', `unix_socket_directories=${data}`]
  const options = `-p ${port} ${[...reached, ...LIGHT].map((each) => `-c ${each}`).join(' ')}`
  const ctl = ['-D', data, '-w', '-l', join(data, 'log')]
  await runBeside(programs, 'pg_ctl', [...ctl, '-o', options, 'start'])
  const stop = () => {
    process.off('exit', stop)
    stopServer(programs, root)
  }
  process.on('exit', stop)
  return {
    // A query by its socket takes half of the time that it takes by a port.
    url: `postgres://app@127.0.0.1:${port}/postgres?host=${data}`,
    stop: async () => stop(),
    restart: () => run(programs, 'pg_ctl', [...ctl, '-m', 'fast', 'restart']),
    // The first of them makes the others, and so must come to rest before them.
    freeze: () => signal(processesOf(data), 'SIGSTOP'),
    thaw: () => signal(processesOf(data).toReversed(), 'SIGCONT'),
  }
}

/** The process of a server that makes all others, then those. */
function processesOf(data: string): readonly number[] {
  const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(first, 'SIGSTOP')
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().trim().split('\n')
  const children = all.flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number)
    return pid !== undefined && parent === first ? [pid] : []
  })
  return [first, ...children]
}

function signal(processes: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of processes) process.kill(pid, name)
}

/** A test process that was killed could not stop its server; the next one does it in its place. */
function stopForgotten(programs: string): void {
  const folder = memoryFolder()
  for (const name of readdirSync(folder)) {
    const pid = FOLDER.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) stopServer(programs, join(folder, name))
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function stopServer(programs: string, root: string): void {
  try {
    run(programs, 'pg_ctl', ['-D', join(root, 'data'), '-m', 'immediate', 'stop'])
  } catch {
    // It is not running any more.
  }
  rmSync(root, { recursive: true, force: true })
}

const isRoot = process.getuid?.() === 0

/** initdb and pg_ctl refuse to run as root; the account `postgres` of the system then runs them. */
function run(...command: Command): void {
  execFileSync(...shellFor(command), { stdio: 'ignore' })
}

/** The same, beside other work. */
async function runBeside(...command: Command): Promise<void> {
  const [status] = await once(spawn(...shellFor(command), { stdio: 'ignore' }), 'exit')
  if (status !== 0) throw new Error(`${command[1]} ended with ${status}.`)
}

type Command = readonly [programs: string, program: string, args: readonly string[]]

function shellFor([programs, program, args]: Command): [string, readonly string[]] {
  const line = [join(programs, program), ...args].map(quoted).join(' ')
  return isRoot ? ['su', ['postgres', '-s', '/bin/sh', '-c', line]] : ['/bin/sh', ['-c', line]]
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`
}

/** The folder that holds initdb, postgres and pg_ctl: on the path, or where Debian puts them. */
function programs(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort().toReversed() : []
  const candidates = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  return candidates.find((folder) =>
    ['initdb', 'postgres', 'pg_ctl'].every((program) => existsSync(join(folder, program))),
  )
}
