/**
 * What nobody can do by a port, for the conformance kit: `untranslate NAME LOCALE` takes a translation away, `prepare` puts
 * them all back. For a Strapi that is started for a trial alone.
 */
import pg from 'pg'

const { STRAPI_TRIAL, STRAPI_DATABASE_URL, SHOP } = process.env
if (STRAPI_TRIAL !== '1') throw new Error('This is for a trial alone: STRAPI_TRIAL=1.')

/** What a document of each table is called in addresses. */
const NAMES = {
  contents: 'slug',
  pages: 'path',
  elements: 'system_code',
  locations: 'slug',
  milestones: 'year::text',
}

const client = new pg.Client({ connectionString: STRAPI_DATABASE_URL })

const commands = {
  prepare: async () => {
    for (const table of Object.keys(NAMES)) {
      await client.query(`insert into ${table} select * from taken.${table}`)
      await client.query(`delete from taken.${table}`)
    }
    // The shop's own backend takes the responses of forms.
    if (SHOP) await asNew(SHOP)
  },
  untranslate: async (name = '', locale = '') => {
    for (const [table, column] of Object.entries(NAMES)) {
      await client.query(
        `with gone as (delete from ${table} where ${column} = $1 and locale = $2 returning *)
         insert into taken.${table} select * from gone`,
        [name, locale],
      )
    }
  },
}

async function asNew(shop) {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${shop}/test/reset`, { method: 'POST', headers, body: '{}' })
  if (!answer.ok) throw new Error(`The shop answers ${answer.status}.`)
}

const [name = '', ...given] = process.argv.slice(2)
const command = commands[name]
if (command === undefined) {
  throw new Error(
    `There is no command ${JSON.stringify(name)}: ${Object.keys(commands).join(', ')}.`,
  )
}
await client.connect()
try {
  // What belongs to a row stays, so that it is whole again once the row is back.
  await client.query('set session_replication_role = replica')
  await client.query('create schema if not exists taken')
  for (const table of Object.keys(NAMES)) {
    await client.query(`create table if not exists taken.${table} (like public.${table})`)
  }
  await command(...given)
} finally {
  await client.end()
}
