import { expect, it } from 'vitest'
import { isPreviewVisit } from '../../../../src/domain/content/preview.ts'

const settings = { previewHosts: ['cms.manifold.test', 'localhost:1337'] }

it('is on with exactly preview=true (AUTH-31)', () => {
  expect(isPreviewVisit('true', '', settings)).toBe(true)
  for (const text of [undefined, '', 'false', 'TRUE', 'True', '1', ' true', 'true ']) {
    expect(isPreviewVisit(text, '', settings)).toBe(false)
  }
})

it('is on for a visit from a content-management host, and from no other (AUTH-31)', () => {
  const from = (referrer: string) => isPreviewVisit(undefined, referrer, settings)
  expect(from('https://cms.manifold.test/admin/product/7')).toBe(true)
  expect(from('http://localhost:1337/')).toBe(true)
  expect(from('http://localhost:4173/')).toBe(false)
  expect(from('https://cms.manifold.test.evil.test/')).toBe(false)
  expect(from('https://evil.test/?https://cms.manifold.test')).toBe(false)
  expect(from('https://user@evil.test/cms.manifold.test')).toBe(false)
  expect(from('')).toBe(false)
  expect(from('not an address')).toBe(false)
})
