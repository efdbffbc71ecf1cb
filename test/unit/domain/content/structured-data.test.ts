import { describe, expect, it } from 'vitest'
import { pageDescription } from '../../../../src/domain/content/page-description.ts'
import {
  blogPosting,
  breadcrumbList,
  organisation,
  placeOfTrade,
  questionPage,
} from '../../../../src/domain/content/structured-data.ts'
import { defaultSiteSettings } from '../../../../src/domain/content/site-settings.ts'
import type { Widget } from '../../../../src/domain/content/widget.ts'
import { aContentPage, aLocation, anElement, aPost } from '../../../builders/some-content.ts'

const origin = 'https://shop.test'

describe('the description of a page', () => {
  it('is its first whole words without markup, as many as are shown', () => {
    const description = pageDescription(`<p>${'word '.repeat(60)}</p>`)
    expect(description.length).toBeLessThanOrEqual(162)
    expect(description).toMatch(/word …$/)
    expect(pageDescription('<p> </p>')).toBe('')
  })
})

describe('structured data', () => {
  it('leads to a page by whole addresses, the last step without one', () => {
    const trail = [
      { name: 'Home', address: '/' },
      { name: 'Motors', address: undefined },
    ]
    expect(breadcrumbList(trail, origin)).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: 'Motors', item: undefined },
      ],
    })
    expect(breadcrumbList(trail.slice(0, 1), origin)).toBeUndefined()
  })

  it('says of the site only what it has', () => {
    expect(organisation(defaultSiteSettings, origin)).toEqual({
      '@type': 'Organization',
      name: 'Manifold',
      url: `${origin}/`,
      logo: undefined,
      sameAs: undefined,
    })
    const links = new Map([['linkedin', 'https://linkedin.test/manifold']])
    const known = { ...defaultSiteSettings, logo: '/media/logo.svg', socialLinks: links }
    expect(organisation(known, origin)).toMatchObject({
      logo: `${origin}/media/logo.svg`,
      sameAs: ['https://linkedin.test/manifold'],
    })
  })

  it('is a posting with its day and picture, and a store with its address', () => {
    expect(blogPosting(aPost({ writtenIn: 'de' }), origin)).toMatchObject({
      headline: 'Choosing a motor',
      datePublished: '2026-02-03',
      inLanguage: 'de',
      image: `${origin}/media/content/choosing-a-motor.svg`,
    })
    expect(placeOfTrade(aLocation({ state: '' }))).toMatchObject({
      address: { addressLocality: 'Erie', addressRegion: undefined },
      geo: { latitude: 42.13 },
    })
  })

  it('is a page of questions where every block is one', () => {
    const block = (heading: string): Widget => ({
      kind: 'block',
      style: 'standard',
      element: anElement({ heading, bodyHtml: '<p>So.</p>' }),
    })
    const asked = [block('Which seal?'), block('Quel joint\u00a0? ')]
    expect(questionPage(aContentPage({ widgets: asked }))).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'Which seal?', acceptedAnswer: { text: '<p>So.</p>' } },
        { name: 'Quel joint\u00a0?' },
      ],
    })
    expect(questionPage(aContentPage({ widgets: [...asked, block('Seals')] }))).toBeUndefined()
    expect(questionPage(aContentPage({ widgets: asked.slice(0, 1) }))).toBeUndefined()
  })
})
