/** Untranslated content: it is shown in English, and marked as English. */
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { defaultSiteSettings } from '../../../src/domain/content/site-settings.ts'
import {
  aContentPage,
  aLocation,
  aMilestone,
  anElement,
  aPost,
} from '../../builders/some-content.ts'
import { type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { memoryPreferences } from '../../fakes/memory-preferences.ts'
import { openFramedShopAt } from '../open-shop.tsx'

async function openIn(language: string, path: string, content: Partial<FakeShop['content']> = {}) {
  const shop = fakeShop()
  Object.assign(shop.content, content)
  shop.settings = {
    ...defaultSiteSettings,
    tagLine: 'By the code',
    tagLines: new Map([['de', 'Nach dem Schlüssel']]),
  }
  const preferences = memoryPreferences()
  preferences.keepLanguage(language)
  return openFramedShopAt(path, { shop, preferences })
}

/** The language that a reader of the words is told. */
function langOf(words: string | RegExp): string | null | undefined {
  return screen.getByText(words, { ignore: 'title' }).closest('[lang]')?.getAttribute('lang')
}

describe('what is written in English only', () => {
  it('is marked as English on a page in German, the widgets too (I18N-03)', async () => {
    await openIn('de', '/about', {
      pages: [
        aContentPage({
          widgets: [
            { kind: 'block', style: 'standard', element: anElement() },
            { kind: 'slider', heading: '', items: [anElement({ heading: 'A slide' })] },
            { kind: 'listing-banner', element: anElement({ heading: 'A banner' }) },
            { kind: 'posts', heading: 'News' },
          ],
        }),
      ],
    })
    const title = await screen.findByRole('heading', { level: 1, name: 'About us' })
    expect(title).toHaveAttribute('lang', 'en')
    expect(langOf('Who builds the motors.')).toBe('en')
    for (const heading of ['Seals and fluids', 'A slide', 'A banner']) {
      expect(langOf(heading), heading).toBe('en')
    }
    expect((await screen.findByText('News')).closest('[lang]')).toHaveAttribute('lang', 'en')
    expect(screen.getByText('Post 1').closest('[lang]')).toHaveAttribute('lang', 'de')
    expect(screen.getByText('Post 2').closest('[lang]')).toHaveAttribute('lang', 'en')
  })

  it('is marked in a post, but not the day above it (I18N-03)', async () => {
    await openIn('de', '/blog/choosing-a-motor', { posts: [aPost()] })
    const title = await screen.findByRole('heading', { level: 1, name: 'Choosing a motor' })
    expect(title).toHaveAttribute('lang', 'en')
    expect(langOf('Begin with the torque.')).toBe('en')
    expect(langOf('03. Feb. 2026')).toBe('de')
  })

  it('is marked among the milestones and the places (I18N-03)', async () => {
    const german = { writtenIn: 'de' } as const
    await openIn('de', '/company-milestones', {
      milestones: [aMilestone(), aMilestone({ ...german, year: 1987, heading: 'Scheibenventile' })],
    })
    await screen.findByText('Scheibenventile')
    expect(langOf('Two lathes')).toBe('en')
    expect(langOf('Scheibenventile')).toBe('de')
  })

  it('is marked in what a place says of itself and where it delivers (I18N-03, WTB-05)', async () => {
    await openIn('de', '/where-to-buy', { locations: [aLocation()] })
    expect(await screen.findByText('Lakeshore Fluid Power')).toBeVisible()
    expect(langOf('US Northeast')).toBe('en')
    expect(langOf('Motors and seal kits from stock.')).toBe('en')
  })
})

it('words in Spanish are said to be Spanish where the rest of the page is in English (I18N-02)', async () => {
  await openIn('es_mx', '/about', { pages: [aContentPage({ writtenIn: 'es', title: 'Nosotros' })] })
  const title = await screen.findByRole('heading', { level: 1, name: 'Nosotros' })
  expect(title).toHaveAttribute('lang', 'es')
})

it.each([
  ['de', 'Nach dem Schlüssel', 'de'],
  ['fr', 'By the code', 'en'],
])('the tag line read in %s is: %s (SHELL-07)', async (language, line, lang) => {
  await openIn(language, '/404')
  expect(await screen.findByText(line)).toBeVisible()
  expect(langOf(line)).toBe(lang)
})
