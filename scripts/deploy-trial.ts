/**
 * `npm run deploy:trial`: the deployment of `deploy/` on this machine, on loopback, and what happens to it under load: a replica
 * that lags, a rolling restart, a server that is killed, a migration while two versions run, a primary that is lost, a
 * restore to a point in time. Ends by 1 where a write was lost, done twice, or not seen by its writer.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../test/free-port.ts'
import { startLoad } from '../test/backend/load.ts'
import {
  addressOf,
  ask,
  backup,
  type Cluster,
  newPrimary,
  newReplica,
  restored,
  stop,
  until,
} from './trial/postgres.ts'
import { asPostgres, missingPrograms, programsFolder } from './trial/programs.ts'
import { startFront, startPooler } from './trial/proxies.ts'
import { pause, startReaders, tokenOf } from './trial/readers.ts'
import { nextVersion, ShopServer } from './trial/shop-server.ts'
import { during, type Phase } from './trial/watch-writes.ts'

const missing = missingPrograms()
if (missing.length > 0) {
  console.error(`The trial needs programs of Debian: apt-get install ${missing.join(' ')}`)
  process.exit(1)
}

/** The first word of all quotes of the trial. */
const title = 'Trial'
const customers = 6
const root = mkdtempSync(path.join(tmpdir(), 'manifold-trial-'))
chmodSync(root, 0o777)
const place = { root, archive: path.join(root, 'archive') }
const ends: (() => unknown)[] = []
const clusters = new Set<Cluster>()
const phases: Phase[] = []
const problems: string[] = []
const hold = (isTrue: boolean, otherwise: string) => {
  if (!isTrue) problems.push(otherwise)
}
const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`)

try {
  await trial()
} catch (problem) {
  problems.push(problem instanceof Error ? (problem.stack ?? problem.message) : String(problem))
} finally {
  for (const end of ends.toReversed()) await end()
  for (const cluster of clusters) stop(cluster, 'immediate')
}
console.table(phases)
for (const problem of problems) console.error(`WRONG: ${problem}`)
if (problems.length === 0) rmSync(root, { recursive: true, force: true })
else console.error(`What was written is in ${root}.`)
process.exit(problems.length === 0 ? 0 : 1)

async function trial(): Promise<void> {
  say('Postgres: a primary')
  let primary = await newPrimary(place, 'primary', await freePort())
  clusters.add(primary)
  const replicaPort = await freePort()
  const poolerPort = await freePort()
  const ports = { port: poolerPort, primary: primary.port, replica: replicaPort }
  const pooler = startPooler({ root, ...ports })
  ends.push(() => pooler.process.kill('SIGTERM'))
  ends.push(() => process.kill(Number(readFileSync(pooler.pidFile, 'utf8')), 'SIGTERM'))

  const environment = {
    DATABASE_URL: addressOf(poolerPort, 'manifold'),
    DATABASE_PREPARE_URL: addressOf(poolerPort, 'manifold_prepare'),
    DATABASE_REPLICA_URL: addressOf(poolerPort, 'manifold_read'),
    TRUSTED_PROXIES: 'loopback',
    VAULT_ADDRESS: 'http://127.0.0.1:9',
    LOG_LEVEL: 'info',
    MANIFOLD_TEST: '1',
  }
  const servers: ShopServer[] = []
  for (const index of [0, 1, 2]) {
    // The log of the third has no space left from the beginning.
    const own = index === 2 ? { ...environment, LOG_FILE: '/dev/full' } : environment
    const [port, metricsPort] = [await freePort(), await freePort()]
    servers.push(new ShopServer({ root, port, metricsPort, environment: own }))
  }
  for (const server of servers) ends.push(() => server.stop('SIGKILL'))
  say('Three servers; the first one fills the database')
  for (const server of servers) await server.start()
  const frontPort = await freePort()
  const front = startFront(
    frontPort,
    servers.map(({ place: { port } }) => port),
  )
  ends.push(() => front.kill('SIGTERM'))
  const origin = `http://127.0.0.1:${frontPort}`
  await until(async () => (await fetch(`${origin}/health/ready`)).ok)

  say('A replica by streaming, and a backup')
  let replica = await newReplica(place, { name: 'replica', port: replicaPort, of: primary })
  clusters.add(replica)
  const saved = path.join(root, 'backup')
  backup(primary, saved)

  const token = await tokenOf(origin, 'us@manifold.test')
  const readers = await startReaders(origin)
  const load = startLoad({ addresses: [origin], token, title, customers, isPersistent: true })
  ends.push(() => Promise.race([load.stop(), pause(5000)]))
  ends.push(() => Promise.race([readers.stop(), pause(5000)]))
  const phase = async (name: string, seconds: number, work: () => Promise<void>) => {
    say(name)
    const done = await during(load, { name, seconds }, work)
    phases.push(done)
    hold(done.others === 0, `${name}: ${done.others} answers that are no success and no outage`)
    hold(done.writes > 0, `${name}: no write was acknowledged`)
  }

  await phase('steady', 6, async () => {})
  const fromReplica = async () =>
    sum(
      await Promise.all(
        servers.map((each) => each.figure('manifold_reads_total', 'from="replica"')),
      ),
    )
  hold((await fromReplica()) > 0, 'Nothing was read from the replica.')
  await phase('a replica that lags ten seconds', 14, async () => {
    await ask(replica, "alter system set recovery_min_apply_delay = '10s'")
    await ask(replica, 'select pg_reload_conf()')
  })
  const because = async (reason: string) =>
    sum(
      await Promise.all(
        servers.map((each) => each.figure('manifold_reads_total', `because="${reason}"`)),
      ),
    )
  hold((await because('own-write')) > 0, 'Nobody was sent to the primary for an own write.')
  hold((await because('behind')) > 0, 'A replica that lags ten seconds was read as if it did not.')
  await ask(replica, 'alter system reset recovery_min_apply_delay')
  await ask(replica, 'select pg_reload_conf()')

  await phase('rolling restart', 0, async () => {
    for (const server of servers) {
      await server.stop('SIGTERM')
      await server.start()
      await pause(1000)
    }
  })
  const [, , third] = servers
  await phase('a server is killed', 4, async () => third?.stop('SIGKILL'))
  await third?.start()

  // The point in time: what was acknowledged before it is there, what was begun after it is not.
  const before = load.acknowledged().slice()
  const [moment] = await ask(primary, 'select clock_timestamp()::text as at')
  const at = String(moment?.['at'])
  await pause(500)

  await phase('a migration while two versions run', 0, async () => {
    const file = nextVersion(root)
    for (const server of servers) {
      server.becomes(file)
      await server.stop('SIGTERM')
      await server.start()
      await pause(2000)
    }
  })
  await phase('the primary is lost, the replica promoted', 8, async () => {
    await pause(1000)
    // Nobody can write there any more: only then another one may take its place.
    stop(primary, 'immediate')
    clusters.delete(primary)
    const pid = readFileSync(pooler.pidFile, 'utf8').trim()
    const line = [
      'sh',
      path.resolve('deploy/promote.sh'),
      replica.data,
      pooler.file,
      pid,
      `127.0.0.1:${replica.port}`,
    ]
    asPostgres(`PG_BIN=${programsFolder} ${line.join(' ')}`)
  })
  primary = replica
  await phase('another replica', 5, async () => {
    replica = await newReplica(place, { name: 'replica-2', port: await freePort(), of: primary })
    clusters.add(replica)
    const pid = readFileSync(pooler.pidFile, 'utf8').trim()
    asPostgres(
      `sed -i -E 's/^(manifold_read = )host=[^ ]+ port=[0-9]+/\\1host=127.0.0.1 port=${replica.port}/' ${pooler.file} && kill -HUP ${pid}`,
    )
  })

  say('The end of the load; what is there against what was acknowledged')
  await readers.stop()
  await load.stop()
  await holdState(primary, load.acknowledged())
  await until(async () => (await namesIn(replica)).length >= load.acknowledged().length)
  await holdState(replica, load.acknowledged())
  hold(
    readers.missing() === 0,
    `${readers.missing()} own writes were missing from the list of their writer`,
  )
  const lostLines = (await third?.figure('manifold_log_lines')) ?? 0
  hold(lostLines > 0, 'The log without space has lost no line.')
  say(
    `${load.acknowledged().length} quotes acknowledged; ${readers.looked()} own writes looked for, ${readers.missing()} missing; ${readers.read()} pages and searches, ${readers.failed()} not answered; ${lostLines} lines of a full log lost`,
  )

  say(`A restore to ${at}`)
  const earlier = await restored(place, {
    name: 'restored',
    port: await freePort(),
    from: saved,
    at,
  })
  clusters.add(earlier)
  const there = new Set(await namesIn(earlier))
  const gone = before.filter((name) => !there.has(name))
  const known = new Set(before)
  const later = [...there].filter((name) => !known.has(name))
  hold(gone.length === 0, `The restore lacks ${gone.length} of ${before.length} quotes.`)
  // What was on its way in that moment may be there: one of each customer.
  hold(later.length <= customers, `The restore has ${later.length} quotes of a later time.`)
  say(
    `${there.size} quotes at that time, ${before.length} of them acknowledged before it; ${load.acknowledged().length - there.size} came later`,
  )
}

/** Every acknowledged quote is there once, with one line and one row in the journal, and nothing else is. */
async function holdState(cluster: Cluster, acknowledged: readonly string[]): Promise<void> {
  const names = await namesIn(cluster)
  const known = new Set(acknowledged)
  const present = new Set(names)
  const lost = acknowledged.filter((name) => !present.has(name)).length
  const double = names.length - present.size
  const unknown = names.filter((name) => !known.has(name)).length
  const [counts] = await ask(
    cluster,
    `select
       (select count(*) from quote_item join quote using (order_id) where quote_name like $1)::int as lines,
       (select count(*) from journal join quote on subject_id = order_id
         where quote_name like $1 and journal.action = 'addOrderItem')::int as entries`,
    [`${title} %`],
  )
  const { length } = names
  hold(lost === 0, `${lost} acknowledged writes are lost`)
  hold(double === 0, `${double} writes were done twice`)
  hold(unknown === 0, `${unknown} quotes were never acknowledged`)
  hold(counts?.['lines'] === length, `${counts?.['lines']} lines in ${length} quotes`)
  hold(
    counts?.['entries'] === length,
    `${counts?.['entries']} rows of the journal for ${length} quotes`,
  )
  say(
    `port ${cluster.port}: ${length} quotes, ${counts?.['entries']} rows of the journal; ${lost} lost, ${double} double`,
  )
}

async function namesIn(cluster: Cluster): Promise<readonly string[]> {
  const rows = await ask(cluster, 'select quote_name as name from quote where quote_name like $1', [
    `${title} %`,
  ])
  return rows.map(({ name }) => String(name))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
