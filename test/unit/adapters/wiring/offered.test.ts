/** Languages and regions that are configured where the shop runs. */
import { either as E, taskEither as TE } from 'fp-ts'
import { expect, it } from 'vitest'
import { asConfigured, inOfferedRegion } from '../../../../src/adapters/wiring/offered.ts'
import { defaultSiteSettings } from '../../../../src/domain/content/site-settings.ts'
import { memoryPreferences } from '../../../fakes/memory-preferences.ts'

const content = { settings: () => TE.right({ ...defaultSiteSettings, offeredLanguages: ['fr'] }) }

it('are offered in place of those that the content service names', async () => {
  const found = await asConfigured(content, { languages: ['de'], regions: ['EU'] }).settings()()
  expect(found).toMatchObject(
    E.right({ offeredLanguages: ['de'], offeredRegions: ['EU'], siteName: 'Manifold' }),
  )
})

it('are those of the content service where none are configured', async () => {
  const found = await asConfigured(content, { languages: [], regions: [] }).settings()()
  expect(found).toMatchObject(E.right({ offeredLanguages: ['fr'], offeredRegions: ['US', 'EU'] }))
})

it('leave no other region to have been chosen than the only one', () => {
  const kept = memoryPreferences()
  kept.keepRegion('US')
  expect(inOfferedRegion(kept, { regions: ['EU'] }).region()).toBe('EU')
  expect(inOfferedRegion(kept, { regions: ['EU', 'US'] }).region()).toBe('US')
  expect(inOfferedRegion(kept, { regions: [] }).region()).toBe('US')
})
