/** What all content guarantees, whatever its source. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import { blogPageSize } from '../../src/domain/content/post.ts'
import { isBefore } from '../../src/domain/shared/calendar-date.ts'
import { kindOf, right } from './goods.ts'
import type { ShopUnderTest } from './shop-under-test.ts'

const english = { locale: 'en' } as const

/** Needs nothing of a shop but its pages, so that a content service alone can be held to it too. */
export function sitePagesContract(shop: () => Pick<ShopUnderTest, 'pages'>): void {
  describe('the blog', () => {
    it('has at most six posts on a page and says how many pages there are (CMS-05)', async () => {
      const first = right(await shop().pages.posts(1, english)())
      expect(first.rows.length).toBe(Math.min(blogPageSize, first.total))
      expect(first).toMatchObject({ page: 1, pageCount: Math.ceil(first.total / blogPageSize) })
    })

    it('gives every post once, newest first (CALL-34)', async () => {
      const { pageCount, total } = right(await shop().pages.posts(1, english)())
      const pages = await Promise.all(
        Array.from({ length: pageCount }, async (_, index) =>
          right(await shop().pages.posts(index + 1, english)()),
        ),
      )
      const posts = pages.flatMap(({ rows }) => rows)
      expect(new Set(posts.map(({ slug }) => slug)).size).toBe(total)
      posts.slice(1).forEach(({ publishedOn }, index) => {
        const before = posts[index]?.publishedOn
        expect(publishedOn && before && isBefore(before, publishedOn)).toBe(false)
      })
    })

    it('gives a post its title, pictures, words and day (CMS-07)', async () => {
      const [listed] = right(await shop().pages.posts(1, english)()).rows
      const post = right(await shop().pages.post(listed?.slug ?? '', english)())
      expect(post).toEqual(listed)
      for (const text of [post.title, post.thumbnail, post.image, post.bodyHtml, post.publishedOn])
        expect(text).toBeTruthy()
    })

    it('is empty behind its last page and has no post of another name', async () => {
      expect(right(await shop().pages.posts(99, english)()).rows).toEqual([])
      expect(kindOf(await shop().pages.post('no-such-post', english)())).toBe('not-found')
    })
  })

  describe('a page', () => {
    it('has a title and is made of widgets (CMS-16)', async () => {
      const page = right(await shop().pages.page('about', english)())
      expect(page).toMatchObject({ path: 'about', title: expect.stringMatching(/\S/) })
      const [block] = page.widgets
      expect(block).toMatchObject({ kind: 'block', element: { heading: expect.any(String) } })
    })

    it('that does not exist is not found', async () => {
      for (const path of ['no-such-page', '', '../about', "about' or ''='"]) {
        expect(kindOf(await shop().pages.page(path, english)()), path).toBe('not-found')
      }
    })

    it('is aborted when it is no longer awaited', async () => {
      const leaving = new AbortController()
      const asking = shop().pages.page('about', { ...english, signal: leaving.signal })()
      leaving.abort()
      expect(kindOf(await asking)).toBe('aborted')
    })
  })

  it('names all pages and posts, each once', async () => {
    const { paths, slugs } = right(await shop().pages.places(english)())
    const { total } = right(await shop().pages.posts(1, english)())
    expect(paths).toEqual(expect.arrayContaining(['about']))
    expect(new Set(paths).size).toBe(paths.length)
    expect(new Set(slugs).size).toBe(total)
    for (const slug of slugs.slice(0, 2)) {
      expect(right(await shop().pages.post(slug, english)()).slug).toBe(slug)
    }
  })

  it('the places of trade have names, addresses, zones and an order (WTB-05)', async () => {
    const locations = right(await shop().pages.locations(english)())
    expect(locations.filter(({ isActive }) => isActive).length).toBeGreaterThan(1)
    expect(locations.some(({ isActive }) => !isActive)).toBe(true)
    expect(locations.some(({ warehouse }) => warehouse !== undefined)).toBe(true)
    expect(new Set(locations.map(({ id }) => id)).size).toBe(locations.length)
    for (const { name, city, country, deliveryZone, position } of locations) {
      expect([name, city, country, deliveryZone].every((text) => text !== '')).toBe(true)
      expect(position).toBeDefined()
    }
  })

  it('the milestones reach from 1976 to 2022 (CMS-14)', async () => {
    const years = right(await shop().pages.milestones(english)()).map(({ year }) => year)
    expect([Math.min(...years), Math.max(...years)]).toEqual([1976, 2022])
  })

  it('an element is found by its system code (CMS-16)', async () => {
    const element = right(await shop().pages.element('listing-banner', english)())
    expect(element.systemCode).toBe('listing-banner')
    expect(kindOf(await shop().pages.element('no-such-element', english)())).toBe('not-found')
  })
}

const german = { locale: 'de' } as const

/** What is promised of content in several languages. */
export function translationsContract(
  shop: () => Pick<ShopUnderTest, 'pages' | 'untranslate'>,
): void {
  describe('what is written in German', () => {
    it('is given in German, and says so (I18N-03)', async () => {
      const { pages } = shop()
      const [post] = right(await pages.posts(1, german)()).rows
      const [place] = right(await pages.locations(german)())
      expect(post?.writtenIn).toBe('de')
      expect(right(await pages.post(post?.slug ?? '', german)())).toEqual(post)
      expect(place?.writtenIn).toBe('de')
      expect(right(await pages.page('about', german)()).writtenIn).toBe('de')
      expect(right(await pages.element('listing-banner', german)()).writtenIn).toBe('de')
      expect(await writtenIn(1976)).toBe('de')
    })

    it('is given in English where it lacks, and says so (I18N-03)', async () => {
      const { pages, untranslate } = shop()
      const english = right(await pages.posts(1, { locale: 'en' })()).rows[0]
      const place = right(await pages.locations(german)()).find((each) => each.writtenIn === 'de')
      const names = [english?.slug, place?.slug, 'about', 'listing-banner', '1976']
      for (const name of names) await untranslate(name ?? '', 'de')
      const blog = right(await pages.posts(1, german)())
      expect(blog.rows[0]).toEqual(english)
      expect(english?.writtenIn).toBe('en')
      expect(right(await pages.post(english?.slug ?? '', german)())).toEqual(english)
      const about = right(await pages.page('about', german)())
      expect(about).toEqual(right(await pages.page('about', { locale: 'en' })()))
      expect(right(await pages.element('listing-banner', german)()).writtenIn).toBe('en')
      const places = right(await pages.locations(german)())
      expect(places.find(({ slug }) => slug === place?.slug)?.writtenIn).toBe('en')
      expect(await writtenIn(1976)).toBe('en')
    })

    it('names what is written in English alone as well', async () => {
      const { pages, untranslate } = shop()
      await untranslate('about', 'de')
      const [inEnglish, inGerman] = await Promise.all(
        (['en', 'de'] as const).map(async (locale) => right(await pages.places({ locale })())),
      )
      expect(new Set(inGerman?.paths)).toEqual(new Set(inEnglish?.paths))
      expect(new Set(inGerman?.slugs)).toEqual(new Set(inEnglish?.slugs))
    })

    it('makes neither more nor fewer of anything (CMS-05)', async () => {
      const { pages, untranslate } = shop()
      const [first] = right(await pages.posts(1, german)()).rows
      await untranslate(first?.slug ?? '', 'de')
      const inEnglish = right(await pages.posts(2, { locale: 'en' })())
      const { rows, ...place } = right(await pages.posts(2, german)())
      expect(place).toMatchObject({
        page: 2,
        pageCount: inEnglish.pageCount,
        total: inEnglish.total,
      })
      expect(rows.map(({ slug }) => slug)).toEqual(inEnglish.rows.map(({ slug }) => slug))
      expect(right(await pages.posts(99, german)()).rows).toEqual([])
      const count = right(await pages.locations({ locale: 'en' })()).length
      expect(right(await pages.locations(german)())).toHaveLength(count)
    })

    const writtenIn = async (year: number) => {
      const milestones = right(await shop().pages.milestones(german)())
      return milestones.find((each) => each.year === year)?.writtenIn
    }
  })
}
