import { describe, expect, it } from 'vitest'
import { takeLinkToken } from '../../../../src/adapters/browser/link-token.browser.ts'
import { safeStorage } from '../../../../src/adapters/browser/safe-storage.ts'
import { aStorage, blockedStorage } from '../../../fakes/a-storage.ts'

function aTab() {
  const storage = aStorage()
  return () => storage
}

/** A page that is opened at an address, in a tab with that storage. */
function opened(address: string, tab: () => Storage = aTab()) {
  const url = new URL(address, 'https://shop.test')
  const entries: string[] = []
  const linkToken = takeLinkToken(
    {
      location: url,
      history: { state: null, replaceState: (_state, _title, to) => entries.push(String(to)) },
    },
    safeStorage(tab),
  )
  return { linkToken, entries }
}

describe('the token of a link that signs in', () => {
  it('leaves the address at once and is kept for the question (T05)', () => {
    const { linkToken, entries } = opened('/ssoLogin?token=canary&redirect=%2Fshop%3Fa%3D1#x')
    expect(entries).toEqual(['/ssoLogin?redirect=%2Fshop%3Fa%3D1#x'])
    expect(linkToken.read()).toBe('canary')
  })

  it.each([
    '/ssologin?token=canary',
    '/ssoLogin/?token=canary',
    '/%73soLogin?token=canary',
    '/de/ssoLogin?token=canary',
  ])('leaves %s as well', (address) => {
    const { linkToken, entries } = opened(address)
    expect(entries.join('')).not.toContain('canary')
    expect(linkToken.read()).toBe('canary')
  })

  it('is still there after a reload, and after the answer no more', () => {
    const tab = aStorage()
    opened('/ssoLogin?token=canary', () => tab)
    const { linkToken, entries } = opened('/ssoLogin', () => tab)
    expect(linkToken.read()).toBe('canary')
    expect(entries).toEqual([])
    linkToken.forget()
    expect(tab.length).toBe(0)
  })

  it('is forgotten when the tab is opened at another address', () => {
    const tab = aStorage()
    opened('/ssoLogin?token=canary', () => tab)
    opened('/shop', () => tab)
    expect(tab.length).toBe(0)
  })

  it('is given up for a newer link that holds no such thing', () => {
    const tab = aStorage()
    opened('/ssoLogin?token=canary', () => tab)
    const { linkToken, entries } = opened('/ssoLogin?token=%3Cscript%3E', () => tab)
    expect(linkToken.read()).toBeUndefined()
    expect(entries).toEqual(['/ssoLogin'])
  })

  it('is kept by the page when the storage is blocked (T35)', () => {
    expect(opened('/ssoLogin?token=canary', blockedStorage).linkToken.read()).toBe('canary')
  })

  it('is left alone on pages that have a token of their own', () => {
    const { linkToken, entries } = opened('/my-account/order-detail?token=letter')
    expect(entries).toEqual([])
    expect(linkToken.read()).toBeUndefined()
  })
})
