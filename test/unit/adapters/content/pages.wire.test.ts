/** What the content service writes, in either version of its shapes, and what becomes of what it should not write. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { httpSitePages } from '../../../../src/adapters/content/site-pages.http.ts'
import { decodeElement } from '../../../../src/adapters/content/wire/element.wire.ts'
import { decodeLocations } from '../../../../src/adapters/content/wire/location.wire.ts'
import { MapsWire, toMaps } from '../../../../src/adapters/content/wire/maps.wire.ts'
import { decodePage } from '../../../../src/adapters/content/wire/page.wire.ts'
import { decodePosts } from '../../../../src/adapters/content/wire/post.wire.ts'
import type { Decode } from '../../../../src/adapters/http/decode.ts'
import { jsonClient } from '../../../../src/adapters/http/json-client.ts'
import { recordedPause } from '../../../fakes/recorded-pause.ts'
import { replying, scriptedFetch } from '../../../fakes/scripted-fetch.ts'
import { silentLog } from '../../../fakes/silent-log.ts'

function read<A>(decode: Decode<A>, body: unknown): A {
  const decoded = decode(body)
  if (E.isLeft(decoded)) throw new Error(decoded.left.join())
  return decoded.right
}

const pagination = { page: 1, pageSize: 6, pageCount: 3, total: 14 }
const fields = {
  title: 'T',
  slug: 't',
  SubText: '<p>…</p>',
  contentPublicationDate: '2023-03-01',
}
const flatPost = {
  id: 7,
  documentId: 'abc',
  ...fields,
  Thumbnail: { url: '/uploads/t.jpg', alternativeText: '', formats: {} },
  postImage: { url: 'https://pictures.test/p.jpg' },
}
const nestedPost = {
  id: 7,
  attributes: {
    ...fields,
    Thumbnail: { data: { id: 1, attributes: { url: '/uploads/t.jpg' } } },
    postImage: { data: { id: 2, attributes: { url: 'https://pictures.test/p.jpg' } } },
  },
}

describe('a post on the wire', () => {
  it.each([
    ['flat, as version 5 writes it', flatPost],
    ['below attributes, as version 4 does', nestedPost],
  ])('has title, slug, pictures, words and day: %s (CMS-07)', (_, post) => {
    expect(
      read(decodePosts('https://cms.test/', 'en'), { data: [post], meta: { pagination } }),
    ).toEqual({
      rows: [
        {
          slug: 't',
          writtenIn: 'en',
          title: 'T',
          thumbnail: 'https://cms.test/uploads/t.jpg',
          image: 'https://pictures.test/p.jpg',
          bodyHtml: '<p>…</p>',
          publishedOn: '2023-03-01',
        },
      ],
      page: 1,
      pageCount: 3,
      total: 14,
    })
  })

  it('without pictures and without a day is a post all the same; without a slug it is none', () => {
    const bare = { slug: 'bare', Thumbnail: { data: null }, postImage: null }
    const { rows } = read(decodePosts('', 'en'), { data: [bare, { title: 'no slug' }, null] })
    expect(rows).toEqual([
      {
        slug: 'bare',
        writtenIn: 'en',
        title: '',
        thumbnail: undefined,
        image: undefined,
        bodyHtml: '',
        publishedOn: undefined,
      },
    ])
  })

  it('is asked for by page, newest first, with everything in it (CALL-34)', async () => {
    const { fetch, asked } = scriptedFetch(replying({ data: [], meta: { pagination } }))
    const parts = { fetch, pause: recordedPause().pause, isOnline: () => true, log: silentLog() }
    const pages = httpSitePages(jsonClient({ ...parts, baseUrl: '' }), '')
    await pages.posts(2, { locale: 'en' })()
    const url = new URL(asked[0]?.url ?? '', 'https://shop.test')
    expect(url.pathname).toBe('/api/contents')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      'pagination[page]': '2',
      'pagination[pageSize]': '6',
      populate: '*',
      sort: 'contentPublicationDate:desc',
      locale: 'en',
    })
  })

  it('is asked for by name where the blog is written in two languages (I18N-03)', async () => {
    const post = (slug: string, month: string, locale: string, title = '') => ({
      slug,
      contentPublicationDate: `2026-${month}-01`,
      locale,
      title,
    })
    const german = [post('b', '02', 'de', 'B auf Deutsch')]
    const english = [post('a', '03', 'en', 'A'), post('b', '02', 'en', 'B')]
    const asked: URLSearchParams[] = []
    const fetch = (input: RequestInfo | URL) => {
      const query = new URL(input instanceof Request ? input.url : input, 'https://shop.test')
        .searchParams
      asked.push(query)
      const slug = query.get('filters[slug][$in][0]')
      const data = (query.get('locale') === 'de' ? german : english).filter(
        (each) => slug === null || each.slug === slug,
      )
      return Promise.resolve(Response.json({ data }))
    }
    const parts = { fetch, pause: recordedPause().pause, isOnline: () => true, log: silentLog() }
    const pages = httpSitePages(jsonClient({ ...parts, baseUrl: '' }), '')
    const read = await pages.posts(1, { locale: 'de' })()
    const { rows, ...place } = E.isRight(read) ? read.right : { rows: [] }
    expect(rows).toMatchObject([
      { slug: 'a', writtenIn: 'en', title: 'A' },
      { slug: 'b', writtenIn: 'de', title: 'B auf Deutsch' },
    ])
    expect(place).toEqual({ page: 1, pageCount: 1, total: 2 })
    const questions = asked.map((query) => [
      query.get('locale'),
      query.get('filters[slug][$in][0]'),
      query.get('fields[1]'),
    ])
    expect(new Set(questions.map((question) => question.join()))).toEqual(
      new Set(['de,,contentPublicationDate', 'en,,contentPublicationDate', 'en,a,', 'de,b,']),
    )
  })
})

const element = {
  id: 3,
  contentHeading: 'Seals',
  contentBody: '<p>NBR</p>',
  imagePath: '/media/s.svg',
  linkUrl: '/seals',
  linkLabel: 'Read on',
  style: 'Content over image',
  systemCode: 'seals',
}

describe('an element on the wire', () => {
  it('has heading, body, picture, link with label, style and system code (CMS-16)', () => {
    expect(read(decodeElement('', 'en'), { data: [element] })).toEqual({
      id: '3',
      heading: 'Seals',
      bodyHtml: '<p>NBR</p>',
      image: '/media/s.svg',
      link: { href: '/seals', label: 'Read on' },
      style: 'Content over image',
      systemCode: 'seals',
      writtenIn: 'en',
    })
  })

  it.each(['javascript:alert(1)', '//evil.test', 'data:text/html,x', ''])(
    'has no link and no picture at %j',
    (address) => {
      const found = read(decodeElement('', 'en'), {
        data: [{ ...element, linkUrl: address, imagePath: address }],
      })
      expect(found).toMatchObject({ link: undefined, image: undefined })
    },
  )
})

describe('a page on the wire', () => {
  const pageWith = (...elements: readonly unknown[]) =>
    read(decodePage('', 'en'), { data: [{ path: 'about', title: 'About', elements }] })

  it('is made of the widgets that are known, in their order', () => {
    const items = [element, { ...element, id: 4 }]
    const page = pageWith(
      { __component: 'widgets.content-block', ...element },
      { __component: 'widgets.of-tomorrow', ...element },
      { __component: 'widgets.slider', contentHeading: 'Slides', items },
      { __component: 'widgets.video', linkUrl: 'https://vimeo.com/76979871', style: 'In Modal' },
      'nonsense',
      { __component: 'widgets.locations', style: 'slim' },
    )
    expect(page?.widgets).toMatchObject([
      { kind: 'block', style: 'over-image' },
      { kind: 'slider', heading: 'Slides', items: [{ id: '3' }, { id: '4' }] },
      { kind: 'video', mode: 'in-modal', source: { host: 'vimeo.com' } },
      { kind: 'locations', layout: 'slim' },
    ])
  })

  it('stands without widgets, and is none in an empty list', () => {
    expect(read(decodePage('', 'en'), { data: [{ path: 'about' }] })?.widgets).toEqual([])
    expect(read(decodePage('', 'en'), { data: [] })).toBeUndefined()
  })
})

describe('a place of trade on the wire', () => {
  const place = {
    documentId: 'd1',
    CustomerName: 'Lakeshore',
    PhysicalAddress1: '1 Dock',
    PhysicalCity: 'Erie',
    PhysicalPostcode: 16501,
    PhysicalState: 'PA',
    PhysicalCountry: 'us',
    AddressLatitude: '42.13',
    AddressLongitude: -80.09,
    PhoneNo: '+1 555',
    email: 'a@b.test',
    Description: '<p>Stock</p>',
    DeliveryZone: 'US Northeast',
    sortOrder: '2',
    active: 'Yes',
    locationCode: 'WH1',
    locationName: 'Warehouse 1',
  }

  it('has every field of the specification, numbers also as text (WTB-05)', () => {
    expect(read(decodeLocations('en'), { data: [place] })).toEqual([
      {
        id: 'd1',
        slug: 'd1',
        name: 'Lakeshore',
        street: '1 Dock',
        city: 'Erie',
        postcode: '16501',
        state: 'PA',
        country: 'US',
        position: { latitude: 42.13, longitude: -80.09 },
        phone: '+1 555',
        email: 'a@b.test',
        descriptionHtml: '<p>Stock</p>',
        deliveryZone: 'US Northeast',
        sortOrder: 2,
        isActive: true,
        warehouse: { code: 'WH1', name: 'Warehouse 1' },
        writtenIn: 'en',
      },
    ])
  })

  it.each([
    [{ AddressLatitude: '' }],
    [{ AddressLatitude: '91' }],
    [{ AddressLongitude: 'east' }],
    [{ AddressLongitude: null }],
  ])('is on no map with %j', (missing) => {
    expect(
      read(decodeLocations('en'), { data: [{ ...place, ...missing }] })[0]?.position,
    ).toBeUndefined()
  })
})

it('the maps of the theme keep to what a map can do', () => {
  const maps = (wire: unknown) => {
    const decoded = MapsWire.decode(wire)
    return toMaps(E.isRight(decoded) ? decoded.right : undefined)
  }
  expect(
    maps({ apiKey: 'k', tiles: 'https://t.test/{z}', zoom: '4', latitude: 1, longitude: 2 }),
  ).toMatchObject({ apiKey: 'k', tiles: 'https://t.test/{z}', zoom: 4, centre: { latitude: 1 } })
  expect(maps({ apiKey: ' ', tiles: 'javascript:alert(1)', zoom: 99, latitude: 200 })).toEqual({
    apiKey: undefined,
    tiles: undefined,
    attribution: '',
    zoom: undefined,
    centre: undefined,
  })
})
