/** Workers start under one policy of the page, which knows their addresses. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

interface Rules {
  readonly createScriptURL: (address: string) => string
}

// Test files share their modules: the policy may have been made by one that ran before.
beforeEach(() => {
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('starts the workers of the shop under the policy of the page, and lets no other address pass (T24)', async () => {
  const policies = new Map<string, Rules>()
  const createPolicy = (name: string, rules: Rules) => {
    policies.set(name, rules)
    return { createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}` }
  }
  const started: string[] = []
  vi.stubGlobal('window', { trustedTypes: { createPolicy } })
  vi.stubGlobal(
    'Worker',
    // What is begun by `new` is no arrow.
    function startedAt(address: string) {
      started.push(address)
    },
  )
  const { startWorker } = await import('../../../../src/adapters/browser/worker-policy.ts')
  startWorker('localeData')
  startWorker('spreadsheet')
  expect(started).toEqual([
    expect.stringMatching(/^trusted .*locale-data\.worker/),
    expect.stringMatching(/^trusted .*spreadsheet\.worker/),
  ])
  expect([...policies.keys()]).toEqual(['manifold-worker'])
  expect(policies.get('manifold-worker')?.createScriptURL('/other.worker.js')).toBe('')
})

it('starts them by their plain addresses where a browser knows no trusted types (T24)', async () => {
  const started: string[] = []
  vi.stubGlobal('window', {})
  vi.stubGlobal(
    'Worker',
    // What is begun by `new` is no arrow.
    function startedAt(address: string) {
      started.push(address)
    },
  )
  const { startWorker } = await import('../../../../src/adapters/browser/worker-policy.ts')
  startWorker('spreadsheet')
  expect(started).toEqual([expect.stringMatching(/^[^ ]*spreadsheet\.worker/)])
})

it('holds nothing up where a browser starts no worker for its locales', async () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('Worker', function refused() {
    throw new DOMException('Not from here.', 'SecurityError')
  })
  const { loadLocaleData } = await import('../../../../src/adapters/browser/load-locale-data.ts')
  expect(loadLocaleData).not.toThrow()
})
