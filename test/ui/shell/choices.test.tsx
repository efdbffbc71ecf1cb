/** What the site chooses about its frame, and what a visitor chooses in it. */
import { allTexts } from '../../../scripts/text-check.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  defaultSiteSettings,
  type SiteSettings,
} from '../../../src/domain/content/site-settings.ts'
import { readColour } from '../../../src/ui/theme/css-colour.ts'
import { palette } from '../../../src/ui/theme/palette.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { memoryPreferences } from '../../fakes/memory-preferences.ts'
import { openFramedShopAt, usCustomer } from '../open-shop.tsx'

const german = allTexts('de')

function siteWith(chosen: Partial<SiteSettings>) {
  const shop = fakeShop()
  shop.settings = { ...defaultSiteSettings, ...chosen }
  return { shop }
}

const footer = () => within(screen.getByRole('contentinfo'))

it('wears the theme industrial, whose primary colour is blue (SHELL-10)', async () => {
  await openFramedShopAt('/404', siteWith({}))
  await screen.findByRole('banner')
  expect(document.documentElement).toHaveAttribute('data-theme', 'industrial')
  const { red, green, blue } = readColour(palette.primary.fill) ?? { red: 0, green: 0, blue: 0 }
  expect(defaultSiteSettings.primaryColor).toBe(palette.primary.fill.toLowerCase())
  expect(blue).toBeGreaterThan(1.5 * Math.max(red, green))
})

describe('the head', () => {
  it.each(['one', 'two', 'three', 'four'] as const)(
    'has the style %s with everything in it (SHELL-09)',
    async (headerStyle) => {
      await openFramedShopAt('/404', siteWith({ headerStyle, tagLine: 'By the code' }))
      const head = await screen.findByRole('banner')
      expect(head).toHaveAttribute('data-style', headerStyle)
      const inside = within(head)
      expect(inside.getByRole('link', { name: 'Manifold, home' })).toBeInTheDocument()
      expect(inside.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
      expect(inside.getByRole('search')).toBeInTheDocument()
      expect(inside.getByRole('link', { name: 'Sign in' })).toBeInTheDocument()
      expect(inside.getAllByRole('button', { name: /^Region and language/ })).toHaveLength(1)
      const hasStrip = headerStyle === 'two' || headerStyle === 'four'
      expect(inside.queryAllByText('By the code')).toHaveLength(hasStrip ? 1 : 0)
    },
  )

  it('shows the logo of the site (SHELL-07)', async () => {
    await openFramedShopAt('/404', siteWith({ logo: '/media/logo.svg' }))
    const home = await screen.findByRole('link', { name: 'Manifold, home' })
    expect(home.querySelector('img')).toHaveAttribute('src', '/media/logo.svg')
  })
})

describe('the foot', () => {
  it('links to the networks that the site is on, and to no others (SHELL-08)', async () => {
    const socialLinks = new Map([
      ['linkedin', 'https://linkedin.example/manifold'],
      ['wechat', 'https://wechat.example/manifold'],
    ])
    await openFramedShopAt('/404', siteWith({ socialLinks }))
    await screen.findByRole('contentinfo')
    const links = within(await footer().findByRole('navigation', { name: 'Follow us' }))
    expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'LinkedIn',
      'WeChat',
    ])
  })

  it('signs an address up for the newsletter once, and needs one for it (FORM-05)', async () => {
    const { shop, user } = await openFramedShopAt('/404')
    const field = await screen.findByLabelText('Your email')
    await user.click(await footer().findByRole('button', { name: 'Subscribe' }))
    expect(field).toHaveAccessibleDescription('Required')
    await user.type(field, 'nobody{Enter}')
    expect(field).toHaveAccessibleDescription('Please enter a valid email address')
    await user.type(field, '@x.test{Enter}{Enter}')
    expect(await footer().findByText(/You are subscribed/)).toBeInTheDocument()
    expect(shop.calls.journal).toEqual(['newsletter.subscribe'])
  })
})

describe('the language picker', () => {
  it('names every language by its own name and marks those that are in English (SHELL-12)', async () => {
    await openFramedShopAt('/404')
    const picker = await screen.findByLabelText('Language')
    const names = within(picker)
      .getAllByRole('option')
      .map((option) => option.textContent)
    expect(names).toContain('Deutsch')
    expect(names).toContain('English (UK)')
    expect(names).toContain('Polski (in English)')
    expect(names).toHaveLength(10)
  })

  it('offers the languages of the site only', async () => {
    await openFramedShopAt('/404', siteWith({ offeredLanguages: ['en_us', 'de'] }))
    const picker = await screen.findByLabelText('Language')
    expect(within(picker).getAllByRole('option')).toHaveLength(2)
  })

  it('leads on in the language that was chosen, also on the way back', async () => {
    const { user } = await openFramedShopAt('/404')
    await user.click(await screen.findByRole('link', { name: 'Manifold, home' }))
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    await user.selectOptions(await screen.findByLabelText('Language'), 'de')
    await waitFor(() => expect(window.location.pathname).toBe('/de'))
    const signIn = await screen.findByRole('link', { name: german['common:shell.signIn'] ?? '' })
    expect(signIn).toHaveAttribute('href', '/de/my-account/login')
    const canonical = document.querySelector('link[rel=canonical]')
    expect(canonical).toHaveAttribute('href', `${window.location.origin}/de`)
    window.history.back()
    await waitFor(() => expect(window.location.pathname).toBe('/de/404'))
    expect(document.documentElement.lang).toBe('de')
    await user.selectOptions(
      await screen.findByLabelText(german['common:shell.language'] ?? ''),
      'en_us',
    )
    await waitFor(() => expect(window.location.pathname).toBe('/404'))
  })

  it('changes the words in place, keeps the choice and says so (I18N-06)', async () => {
    const preferences = memoryPreferences()
    const { user, notices } = await openFramedShopAt('/my-account/login', { preferences })
    await user.type(await screen.findByLabelText('Your email'), 'una@x.test')
    await user.selectOptions(screen.getByLabelText('Language'), 'de')
    const text = german['common:shell.signIn'] ?? ''
    expect((await screen.findAllByRole('link', { name: text })).length).toBeGreaterThan(0)
    expect(document.documentElement.lang).toBe('de')
    expect(screen.getByDisplayValue('una@x.test')).toBeInTheDocument()
    const described = document.querySelectorAll('meta[name=description]')
    expect([...described].map((meta) => meta.getAttribute('content'))).toEqual([
      german['signIn:lead'],
    ])
    await waitFor(() => expect(window.location.pathname).toBe('/de/my-account/login'))
    await waitFor(() => expect(preferences.language()).toBe('de'))
    expect(notices).toContainEqual(
      expect.objectContaining({ tone: 'success', key: 'common:shell.languageChanged' }),
    )
  })
})

describe('the region picker', () => {
  it('is not there where the shop has one region alone', async () => {
    await openFramedShopAt('/404', siteWith({ offeredRegions: ['EU'] }))
    await screen.findByLabelText('Language')
    expect(screen.queryByLabelText('Region')).not.toBeInTheDocument()
  })

  it('lets a visitor choose between the US and the European shop (SHELL-01, SHELL-11)', async () => {
    const preferences = memoryPreferences()
    const { user } = await openFramedShopAt('/404', { preferences })
    const picker = await screen.findByLabelText('Region')
    expect(picker).toHaveDisplayValue('United States')
    await user.selectOptions(picker, 'EU')
    await waitFor(() => expect(picker).toHaveDisplayValue('Europe'))
    expect(preferences.region()).toBe('EU')
    expect(screen.getByRole('button', { name: /^Region and language/ })).toHaveTextContent(
      'EU · EN',
    )
  })

  it('tells a customer which region the address is in', async () => {
    await openFramedShopAt('/404', { as: usCustomer })
    await screen.findByRole('link', { name: 'Hello, Una' })
    expect(screen.queryByLabelText('Region')).not.toBeInTheDocument()
    expect(
      await footer().findByText('Region of your primary address: United States'),
    ).toBeInTheDocument()
  })
})

describe('the question about cookies', () => {
  const firstVisit = () => {
    const preferences = memoryPreferences()
    return { ...preferences, consent: () => undefined }
  }

  it('is asked on the first visit, with two equal answers (SHELL-13)', async () => {
    await openFramedShopAt('/404', { preferences: firstVisit() })
    const notice = within(await screen.findByRole('region', { name: 'Cookies' }))
    const [reject, accept] = notice.getAllByRole('button')
    expect(reject).toHaveTextContent('Reject')
    expect(accept).toHaveTextContent('Accept')
    expect(reject?.className).toBe(accept?.className)
    expect(notice.getByRole('link', { name: 'Cookie policy' })).toHaveAttribute(
      'href',
      '/cookie-policy',
    )
  })

  it.each([
    ['Reject', 'rejected'],
    ['Accept', 'accepted'],
  ])('is gone after %s, and the answer is kept', async (name, kept) => {
    const memory = memoryPreferences()
    let answer: string | undefined
    const keepConsent = (given: string | undefined) => {
      answer = given
    }
    const preferences = { ...memory, consent: () => answer, keepConsent }
    const { user } = await openFramedShopAt('/404', { preferences })
    await user.click(await screen.findByRole('button', { name }))
    expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument()
    expect(answer).toBe(kept)
    expect(screen.getByRole('main')).toHaveFocus()
    await user.click(await footer().findByRole('button', { name: 'Cookie settings' }))
    expect(screen.getByRole('region', { name: 'Cookies' })).toBeInTheDocument()
  })
})
