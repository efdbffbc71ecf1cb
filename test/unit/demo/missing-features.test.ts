import { expect, it } from 'vitest'
import { lacksFeatures } from '../../../demo/page/missing-features.ts'
import { demoWords } from '../../../demo/words/demo-words.ts'

const current = {
  isSecureContext: true,
  Worker: {},
  WebAssembly: {},
  indexedDB: {},
  navigator: { serviceWorker: {}, locks: {} },
}

it('opens the demo in a current browser alone', () => {
  expect(lacksFeatures(current)).toBe(false)
  expect(lacksFeatures({ ...current, isSecureContext: false })).toBe(true)
  expect(lacksFeatures({ ...current, WebAssembly: undefined })).toBe(true)
  expect(lacksFeatures({ ...current, navigator: { locks: {} } })).toBe(true)
})

it('speaks the language of the page, and English where there are no texts of it', () => {
  expect(demoWords('de').beginAgain).toBe('Neu beginnen')
  expect(demoWords('es_mx').close).toBe('Cerrar')
  expect(demoWords('fr-FR').close).toBe('Fermer')
  expect(demoWords('pl').close).toBe('Close')
})
