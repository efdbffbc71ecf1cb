/**
 * What nobody can do by a port, for the conformance kit and for trying out: `prepare` puts the accounts back and takes
 * everything else away, `commits` counts writes, `review ID-OR-NAME VERDICT REASON` asks the administration, `resetSecret EMAIL`
 * reads the secret of a link, `endSessions` ends them. For an engine that is started for a trial alone.
 */
import pg from 'pg'
import { placeIn } from './place.ts'

const place = placeIn(process.env)
if (!place.isTrial) throw new Error('This is for a trial alone: VENDURE_TRIAL=1.')
const [name = '', ...given] = process.argv.slice(2)
const client = new pg.Client({ connectionString: place.database })

/** Kept as they were when the database had been seeded. */
const KEPT = [
  'user',
  'authentication_method',
  'customer',
  'address',
  'user_roles_role',
  'customer_channels_channel',
]

/** Emptied. */
const WRITTEN = [
  'session',
  'order_line',
  'order_channels_channel',
  'order',
  'history_entry',
  'request_claim',
  'journal_entry',
]

const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  prepare: async () => {
    await client.query('set session_replication_role = replica')
    await keepSeed()
    for (const table of [...WRITTEN, ...KEPT]) await client.query(`delete from "${table}"`)
    for (const table of KEPT) {
      await client.query(`insert into "${table}" select * from kept."${table}"`)
    }
  },
  commits: async () => (await client.query('select count(*) from journal_entry')).rows[0]?.count,
  endSessions: () => client.query('delete from session where "userId" is not null'),
  resetSecret: async () => {
    const { rows } = await client.query(
      `select "passwordResetToken" as secret from authentication_method
       where lower(identifier) = lower($1) and "passwordResetToken" is not null`,
      [given[0]],
    )
    return rows[0]?.secret
  },
  review: async () => review(await quoteId(given[0] ?? ''), given[1] ?? '', given[2] ?? ''),
}

/** A copy of the accounts, made once. */
async function keepSeed(): Promise<void> {
  const { rows } = await client.query(`select 1 from pg_namespace where nspname = 'kept'`)
  if (rows.length > 0) return
  await client.query('create schema kept')
  for (const table of KEPT) {
    await client.query(`create table kept."${table}" as select * from "${table}"`)
  }
}

/** A quote by its id, or the newest of a name. */
async function quoteId(named: string): Promise<string> {
  if (/^\d{1,8}$/.test(named)) return named
  const { rows } = await client.query(
    'select id from "order" where "customFieldsQuotename" = $1 order by id desc limit 1',
    [named],
  )
  return String(rows[0]?.id ?? '')
}

async function review(id: string, verdict: string, reason: string): Promise<void> {
  const signedIn = await ask(
    'mutation ($name: String!, $word: String!) { login(username: $name, password: $word) { __typename } }',
    { name: place.adminName, word: place.adminPassword },
  )
  const token = signedIn.headers.get('vendure-auth-token') ?? ''
  const answer = await ask(
    `mutation ($id: String!, $verdict: String!, $reason: String!) {
      reviewQuote(id: $id, verdict: $verdict, reason: $reason) }`,
    { id, verdict, reason },
    token,
  )
  const text = await answer.text()
  if (!answer.ok || text.includes('"errors"')) throw new Error(text)
}

function ask(query: string, variables: Readonly<Record<string, string>>, token = '') {
  return fetch(`http://${place.host}:${place.port}/admin-api`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
}

const command = commands[name]
if (command === undefined) {
  throw new Error(
    `There is no command ${JSON.stringify(name)}: ${Object.keys(commands).join(', ')}.`,
  )
}
await client.connect()
try {
  const said = await command()
  if (typeof said === 'string') process.stdout.write(said)
} finally {
  await client.end()
}
