/** The language of the browser is offered on a first visit. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryPreferences } from '../../fakes/memory-preferences.ts'
import { openFramedShopAt, usCustomer } from '../open-shop.tsx'

function firstVisit() {
  const preferences = memoryPreferences()
  let answer: string | undefined
  return {
    ...preferences,
    languageOffer: () => answer,
    keepLanguageOffer: (given: string) => {
      answer = given
    },
  }
}

const atRest = () => act(() => vi.advanceTimersByTimeAsync(2100))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en'])
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a first visit with a German browser', () => {
  it('is offered German and Europe in German, and one press shows both', async () => {
    const preferences = firstVisit()
    const { user } = await openFramedShopAt('/404', { preferences })
    await atRest()
    const offer = await screen.findByRole('region', { name: 'Sprache und Region' })
    expect(offer).toHaveAttribute('lang', 'de')
    expect(offer).toHaveTextContent('Diese Seite gibt es auch auf Deutsch.')
    await user.click(within(offer).getByRole('button', { name: 'Deutsch, Europa (metrisch)' }))
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'de'))
    expect(screen.queryByRole('region', { name: 'Sprache und Region' })).toBeNull()
    expect(preferences.region()).toBe('EU')
    expect(preferences.languageOffer()).toBeDefined()
  })

  it('is left alone once it has declined, and keeps language and region', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 390, 150),
    )
    const kept = () => document.documentElement.getAttribute('style') ?? ''
    const preferences = firstVisit()
    const { user } = await openFramedShopAt('/404', { preferences })
    await atRest()
    const decline = await screen.findByRole('button', { name: 'Nein, danke' })
    expect(kept()).toMatch(/: 150px/)
    await user.click(decline)
    expect(kept()).not.toMatch(/150px/)
    expect(screen.queryByRole('region', { name: 'Sprache und Region' })).toBeNull()
    expect(document.documentElement).toHaveAttribute('lang', 'en-US')
    expect([preferences.region(), preferences.languageOffer()]).toEqual([undefined, 'declined'])
  })

  it('is left alone once it has chosen another language at the foot', async () => {
    const { user } = await openFramedShopAt('/404', { preferences: firstVisit() })
    await atRest()
    await screen.findByRole('region', { name: 'Sprache und Region' })
    const picker = within(screen.getByRole('contentinfo')).getByRole('combobox', {
      name: 'Language',
    })
    await user.selectOptions(picker, 'fr')
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'fr'))
    expect(screen.queryByRole('region', { name: 'Sprache und Region' })).toBeNull()
  })

  it('is offered the language that it has chosen where an address is in another one', async () => {
    const visit = firstVisit()
    visit.keepLanguageOffer('chosen')
    // The language of the page comes from its address in a browser, and from what is kept in a test.
    const language = vi.fn(() => 'fr').mockReturnValueOnce('en-us')
    const { user } = await openFramedShopAt('/404', { preferences: { ...visit, language } })
    await atRest()
    const offer = await screen.findByRole('region', { name: 'Langue et région' })
    expect(within(offer).getAllByRole('button')).toHaveLength(2)
    await user.click(within(offer).getByRole('button', { name: 'Lire en français' }))
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'fr'))
    expect(screen.queryByRole('region', { name: 'Langue et région' })).toBeNull()
  })

  it('is offered the language alone when signed in: the region is that of the address', async () => {
    await openFramedShopAt('/404', { preferences: firstVisit(), as: usCustomer })
    await atRest()
    const offer = await screen.findByRole('region', { name: 'Sprache und Region' })
    expect(within(offer).getAllByRole('button')).toHaveLength(2)
    expect(within(offer).getByRole('button', { name: 'Auf Deutsch lesen' })).toBeVisible()
  })

  it('is offered nothing where it was answered before', async () => {
    await openFramedShopAt('/404', { preferences: memoryPreferences() })
    await atRest()
    expect(screen.queryByRole('region', { name: 'Sprache und Region' })).toBeNull()
  })
})
