/** Postgres clusters of the trial: a primary, replicas by streaming, backups, and restoring to a point in time. */
import { appendFileSync, chmodSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { asPostgres, runAsPostgres } from './programs.ts'

export interface Cluster {
  readonly data: string
  readonly port: number
  /** The address of its database. */
  readonly url: string
}

/** Where all clusters of a trial are, and where finished pieces of the log are kept. */
export interface Place {
  readonly root: string
  readonly archive: string
}

const user = 'manifold'

function clusterAt({ root }: Place, name: string, port: number): Cluster {
  return {
    data: path.join(root, name),
    port,
    url: addressOf(port, 'manifold'),
  }
}

/** Where a database is reached, by a cluster or by the pooler. */
export function addressOf(port: number, database: string): string {
  return `postgres://${user}@127.0.0.1:${port}/${database}`
}

/** What deploy/postgres says, with the addresses of this machine. */
function settingsOf(
  file: 'primary' | 'replica',
  { archive }: Place,
  { port, data }: Cluster,
): string {
  const given = readFileSync(`deploy/postgres/${file}.conf`, 'utf8')
  const here = given
    .replaceAll('/var/lib/manifold/archive', archive)
    .replace("listen_addresses = '*'", "listen_addresses = '127.0.0.1'")
    // Until there is a replica nobody is waited for.
    .replace(/^synchronous_standby_names.*$/m, '')
  return `${here}\nport = ${port}\nunix_socket_directories = '${data}'\nmax_connections = 60\nshared_buffers = 64MB\n`
}

export async function newPrimary(place: Place, name: string, port: number): Promise<Cluster> {
  const cluster = clusterAt(place, name, port)
  mkdirSync(place.archive, { recursive: true })
  chmodSync(place.archive, 0o777)
  runAsPostgres('initdb', [
    '-D',
    cluster.data,
    '-A',
    'trust',
    '-U',
    user,
    '-E',
    'UTF8',
    '--no-sync',
  ])
  appendFileSync(path.join(cluster.data, 'postgresql.conf'), settingsOf('primary', place, cluster))
  start(cluster)
  await ask({ url: addressOf(port, 'postgres') }, 'create database manifold')
  await ask(cluster, 'create extension if not exists pg_trgm')
  return cluster
}

/** A copy of a running cluster; it follows nobody yet. */
export function backup({ port }: Cluster, folder: string): void {
  runAsPostgres('pg_basebackup', [
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-U',
    user,
    '-D',
    folder,
    '-X',
    'stream',
    '-c',
    'fast',
  ])
}

/** A replica of a primary, which the primary waits for from now on. */
export async function newReplica(
  place: Place,
  { name, port, of }: { readonly name: string; readonly port: number; readonly of: Cluster },
): Promise<Cluster> {
  const cluster = clusterAt(place, name, port)
  runAsPostgres('pg_basebackup', [
    '-h',
    '127.0.0.1',
    '-p',
    String(of.port),
    '-U',
    user,
    '-D',
    cluster.data,
    '-X',
    'stream',
    '-c',
    'fast',
    '-R',
  ])
  appendFileSync(path.join(cluster.data, 'postgresql.conf'), settingsOf('replica', place, cluster))
  start(cluster)
  await ask(of, "alter system set synchronous_standby_names = '*'")
  await ask(of, 'select pg_reload_conf()')
  return cluster
}

/** A cluster of a backup and the kept log, as everything was at that time. */
export async function restored(
  place: Place,
  {
    name,
    port,
    from,
    at,
  }: { readonly name: string; readonly port: number; readonly from: string; readonly at: string },
): Promise<Cluster> {
  const cluster = clusterAt(place, name, port)
  asPostgres(`cp -a '${from}' '${cluster.data}' && touch '${cluster.data}/recovery.signal'`)
  const settings = settingsOf('replica', place, cluster).replace(
    'archive_mode = on',
    'archive_mode = off',
  )
  appendFileSync(
    path.join(cluster.data, 'postgresql.conf'),
    `${settings}restore_command = 'cp ${place.archive}/%f %p'\nrecovery_target_time = '${at}'\nrecovery_target_action = 'promote'\n`,
  )
  start(cluster)
  await until(
    async () => (await ask(cluster, 'select pg_is_in_recovery() as it'))[0]?.['it'] === false,
  )
  return cluster
}

export function start({ data }: Cluster): void {
  runAsPostgres('pg_ctl', ['-D', data, '-w', '-l', path.join(data, 'log'), 'start'])
}

/** `immediate` is what the end of a machine is like. */
export function stop({ data }: Cluster, how: 'fast' | 'immediate'): void {
  runAsPostgres('pg_ctl', ['-D', data, '-m', how, '-w', 'stop'])
}

/** The rows of one statement. */
export async function ask(
  { url }: Pick<Cluster, 'url'>,
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement, [...values])).rows
  } finally {
    await client.end()
  }
}

/** Waits for something that others bring about; gives up after two minutes. */
export async function until(holds: () => Promise<boolean>, everyMs = 100): Promise<void> {
  const end = Date.now() + 120_000
  while (Date.now() < end) {
    if (await holds().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  throw new Error('It did not come to that within two minutes.')
}
