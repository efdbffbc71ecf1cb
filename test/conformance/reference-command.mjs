/**
 * The commands of `reference-profile.json`: what a suite asks for beside the ports, done on a reference backend that
 * runs with `MANIFOLD_TEST=1`. PORT and DATA_DIR as for the server.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const address = `http://127.0.0.1:${process.env.PORT || 4173}`
const accounts = ['us', 'eu', 'no-country', 'no-credit', 'admin']
const [name, ...given] = process.argv.slice(2)

const commands = {
  prepare: () => post('/test/reset'),
  commits: async () => (await (await fetch(`${address}/test/journal`)).json()).journal.length,
  review: (id, verdict, reason) => seller(verdict, id, '--reason', reason),
  'end-sessions': async () => {
    for (const account of accounts) {
      // oxlint-disable-next-line no-await-in-loop -- five of them
      await post('/test/session/expire', { emailAddress: `${account}@manifold.test` })
    }
  },
}

const answer = await commands[name](...given)
if (answer !== undefined) console.log(answer)

async function post(place, body = {}) {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(address + place, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${place} answered ${response.status}.`)
}

function seller(...words) {
  const script = path.resolve(import.meta.dirname, '../../scripts/review.mjs')
  const run = spawnSync(process.execPath, [script, ...words], { encoding: 'utf8' })
  if (run.status !== 0) throw new Error(run.stderr)
  return run.stdout.trim()
}
