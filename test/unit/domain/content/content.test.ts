/** The rules of content: addresses, posts, places, maps, milestones, widgets, videos. */
import { describe, expect, it } from 'vitest'
import { contentLocale } from '../../../../src/domain/content/content-locale.ts'
import {
  countriesOf,
  findLocations,
  locationLayout,
  sortedLocations,
} from '../../../../src/domain/content/location.ts'
import { mapView, type MapsConfiguration, noMaps } from '../../../../src/domain/content/maps.ts'
import { milestoneSlides } from '../../../../src/domain/content/milestone.ts'
import { blogPageSize, openingWords, postPath } from '../../../../src/domain/content/post.ts'
import { safeHref, safePicture } from '../../../../src/domain/content/safe-address.ts'
import { videoSource } from '../../../../src/domain/content/video.ts'
import { blockStyle, columnsFor, videoMode } from '../../../../src/domain/content/widget.ts'
import { aLocation } from '../../../builders/some-content.ts'

describe('addresses that editors write', () => {
  it.each([
    'https://example.test/path?x=1#y',
    'mailto:counter@manifold.test',
    'tel:+15550100',
    '/shop?keyword=motor',
    '#place',
    ' /about ',
  ])('may be linked: %s', (address) => {
    expect(safeHref(address)).toBe(address.trim())
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https:evil.test',
    'https:///evil.test',
    'https://manifold.test@evil.test/',
    'http://plain.test',
    'ftp://files.test',
    'blob:https://manifold.test/1',
    'about',
    '',
    `https://long.test/${'x'.repeat(3000)}`,
  ])('are refused: %j', (address) => {
    expect(safeHref(address)).toBeUndefined()
    expect(safePicture(address)).toBeUndefined()
  })

  it('of letters, calls and places are no pictures', () => {
    for (const address of ['mailto:a@b.test', 'tel:+1', '#x']) {
      expect(safePicture(address)).toBeUndefined()
    }
    expect(safePicture('/media/a.svg')).toBe('/media/a.svg')
  })
})

describe('the blog', () => {
  it('has six posts on a page (CMS-05)', () => {
    expect(blogPageSize).toBe(6)
  })

  it('keeps its posts below the configured name (CMS-03)', () => {
    expect(postPath('news', 'choosing-a-motor')).toBe('/news/choosing-a-motor')
    expect(postPath('news', '../../my-account')).toBe('/news/..%2F..%2Fmy-account')
  })

  it('opens a post with whole words and without markup', () => {
    expect(openingWords('<h2>Begin</h2><p>with the&nbsp;torque</p>')).toBe('Begin with the torque')
    const cut = openingWords(`<p>${'torque '.repeat(60)}</p>`, 30)
    expect(cut).toBe('torque torque torque torque …')
    expect(openingWords('x'.repeat(50), 10).length).toBeLessThan(15)
  })
})

describe('places of trade', () => {
  const [north, south, west] = [
    aLocation({ id: 'n', name: 'North', deliveryZone: 'B', sortOrder: 1, country: 'DE' }),
    aLocation({ id: 's', name: 'South', deliveryZone: 'A', sortOrder: 3, city: 'Málaga' }),
    aLocation({ id: 'w', name: 'West', deliveryZone: 'A', sortOrder: 2 }),
  ]
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join('')

  it('stand by delivery zone in the full layout and in their order in the slim one (WTB-06)', () => {
    expect(ids(sortedLocations([north, south, west], 'full'))).toBe('wsn')
    expect(ids(sortedLocations([north, south, west], 'slim'))).toBe('nws')
  })

  it('are found by country and by any part of what names them, with or without accents', () => {
    const all = [north, south, west, aLocation({ id: 'x', isActive: false })]
    expect(ids(findLocations(all, {}))).toBe('nsw')
    expect(ids(findLocations(all, { country: 'DE' }))).toBe('n')
    expect(ids(findLocations(all, { keyword: ' malaga ' }))).toBe('s')
    expect(ids(findLocations(all, { keyword: 'nowhere' }))).toBe('')
    expect(countriesOf([...all, aLocation({ country: 'FR', isActive: false })])).toEqual([
      'DE',
      'US',
    ])
  })

  it.each([
    ['slim', 'slim'],
    [' Slim ', 'slim'],
    ['full', 'full'],
    ['__proto__', 'full'],
  ])('are laid out as %j says', (name, layout) => {
    expect(locationLayout(name)).toBe(layout)
  })
})

describe('the map', () => {
  const maps: MapsConfiguration = {
    apiKey: 'a key',
    tiles: 'https://tiles.test/{z}/{x}/{y}?k={key}',
    attribution: 'Tiles Ltd',
    zoom: 7,
    centre: { latitude: 1, longitude: 2 },
  }

  it('looks from where and as near as the theme says (WTB-04)', () => {
    expect(mapView(maps)).toEqual({
      tiles: 'https://tiles.test/{z}/{x}/{y}?k=a%20key',
      attribution: 'Tiles Ltd',
      zoom: 7,
      centre: { latitude: 1, longitude: 2 },
    })
    expect(mapView({ ...maps, zoom: undefined, centre: undefined })?.zoom).toBeGreaterThan(0)
  })

  it('is none without a key, and none without tiles', () => {
    expect(mapView({ ...maps, apiKey: undefined })).toBeUndefined()
    expect(mapView({ ...maps, tiles: undefined })).toBeUndefined()
    expect(mapView(noMaps)).toBeUndefined()
  })
})

it('shows 1.3 milestones, 4 from 992 px and 6 from 1680 px on (CMS-15)', () => {
  expect(milestoneSlides).toEqual([
    { from: 0, slides: 1.3 },
    { from: 992, slides: 4 },
    { from: 1680, slides: 6 },
  ])
})

it('links to resources stand in four columns at most (CMS-12)', () => {
  expect([0, 1, 3, 4, 9].map((count) => columnsFor(count))).toEqual([1, 1, 3, 4, 4])
  expect(columnsFor(9, 2)).toBe(2)
})

describe('the names of styles', () => {
  it.each([
    ['Standard', 'standard'],
    ['Content over image', 'over-image'],
    ['content Over Image ', 'over-image'],
    ['Content Below Image', 'below-image'],
    ['constructor', 'standard'],
  ])('of a content block: %j', (name, style) => {
    expect(blockStyle(name)).toBe(style)
  })

  it.each([
    ['In Page', 'in-page'],
    ['In Modal', 'in-modal'],
    ['Link to Source', 'link'],
    ['', 'in-page'],
  ])('of a video: %j', (name, mode) => {
    expect(videoMode(name)).toBe(mode)
  })
})

describe('a video', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=abc-DEF_123',
      'https://www.youtube-nocookie.com/embed/abc-DEF_123',
    ],
    ['https://youtu.be/abc-DEF_123?t=4', 'https://www.youtube-nocookie.com/embed/abc-DEF_123'],
    [
      'https://m.youtube.com/embed/abc-DEF_123',
      'https://www.youtube-nocookie.com/embed/abc-DEF_123',
    ],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ])('of a known host is framed from where it sets no cookies: %s', (address, embed) => {
    expect(videoSource(address)?.embed).toBe(embed)
  })

  it.each([
    'https://videos.test/embed/1',
    'https://youtube.com.evil.test/watch?v=abc-DEF_123',
    'https://evil.test/youtube.com/watch?v=abc-DEF_123',
    'https://www.youtube.com/watch?v=../../x',
    'https://vimeo.com/1%2F..%2Fx',
  ])('of any other is only a link: %s', (address) => {
    expect(videoSource(address)).toMatchObject({ href: address, embed: undefined })
  })

  it.each(['javascript:alert(1)', '//youtube.com/watch?v=abc-DEF_123', '/film.mp4', ''])(
    'without a web address is none: %j',
    (address) => {
      expect(videoSource(address)).toBeUndefined()
    },
  )
})

it.each([
  ['en_us', 'en'],
  ['de', 'de'],
  ['es_mx', 'es'],
  ['fr', 'fr'],
  ['ga', 'en'],
  ['__proto__', 'en'],
  [undefined, 'en'],
])('content for the language %s is read in %s', (language, locale) => {
  expect(contentLocale(language)).toBe(locale)
})
