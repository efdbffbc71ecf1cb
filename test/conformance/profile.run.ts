/** What `npm run conform` runs: the profile that it names, held to the suites. Vitest is its host. */
import { readFileSync, writeFileSync } from 'node:fs'
import { either as E } from 'fp-ts'
import { it } from 'vitest'
import { knownAdapters } from '../../src/adapters/wiring/known-adapters.ts'
import { languages } from '../../src/ui/i18n/languages.ts'
import { conformRemote } from './conform-remote.ts'
import { decodeProfile } from './profile.wire.ts'
import { conforms, jsonReport, pageReport, textReport } from './report.ts'
import { portSuites } from './suites.ts'

const {
  CONFORM_PROFILE = '',
  CONFORM_JSON,
  CONFORM_PAGE,
  CONFORM_PORTS = '',
  CONFORM_TEXT = '',
} = process.env

it('holds the backends of a profile to the suites', { timeout: 0 }, async () => {
  const place = { shopAddress: '', languages, adapters: knownAdapters }
  const profile = decodeProfile(readFileSync(CONFORM_PROFILE, 'utf8'), place)
  if (E.isLeft(profile)) {
    writeFileSync(CONFORM_TEXT, `${profile.left}\n`)
    throw new Error(profile.left)
  }
  const named = CONFORM_PORTS.split(',').filter(Boolean)
  const suites = portSuites.filter(({ port }) => named.length === 0 || named.includes(port))
  const checked = await conformRemote({ profile: profile.right, fetch: globalThis.fetch, suites })
  if (CONFORM_JSON) writeFileSync(CONFORM_JSON, jsonReport(checked))
  if (CONFORM_PAGE) writeFileSync(CONFORM_PAGE, pageReport(checked))
  writeFileSync(CONFORM_TEXT, `${textReport(checked)}\n`)
  if (!conforms(checked)) throw new Error('Something is wrong or missing.')
})
