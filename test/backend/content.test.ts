/** The content service: Strapi's shapes, its refusals, its languages, its pictures. */
import { expect, it } from 'vitest'
import { contentPictures } from '../../reference-backend/seed/content/content-pictures.ts'
import { contentRows } from '../../reference-backend/seed/content/content-rows.ts'
import { onOneEngine } from './each-engine.ts'

onOneEngine('the content service', (shop) => {
  const ask = async (path: string) => {
    const response = await shop().fetch(path)
    const body: unknown = await response.json()
    return { status: response.status, body, headers: response.headers }
  }

  it('answers pages of documents with their place in the whole', async () => {
    const { body } = await ask('/api/contents?pagination[page]=2&pagination[pageSize]=4&populate=*')
    expect(body).toMatchObject({
      data: [{ documentId: expect.any(String), locale: 'en' }, {}, {}, {}],
      meta: { pagination: { page: 2, pageSize: 4, pageCount: 3, total: 9 } },
    })
  })

  it('speaks four languages', async () => {
    const titles = { de: 'Über uns', es: 'Quiénes somos', fr: 'Qui sommes-nous', en: 'About us' }
    for (const [locale, title] of Object.entries(titles)) {
      const { body } = await ask(`/api/pages?filters[path][$eq]=about&locale=${locale}`)
      expect(body).toMatchObject({ data: [{ title }] })
    }
  })

  it('refuses what it does not know', async () => {
    for (const query of [
      'filters[__proto__][$eq]=x',
      'filters[slug][$contains]=x',
      'filters[slug][$eq]=%00',
      'filters[doc][$eq]=x',
      'sort=id',
      "sort=title';drop table content_entry--",
    ]) {
      const { status, body } = await ask(`/api/contents?${query}`)
      expect(status, query).toBe(400)
      expect(body).toMatchObject({ data: null, error: { status: 400, name: 'ValidationError' } })
    }
  })

  it('keeps to its bounds', async () => {
    for (const query of [
      'pagination[page]=-1&pagination[pageSize]=1e9',
      'pagination[page]=abc&pagination[pageSize]=0',
      'locale=xx',
      "filters[slug][$eq]=' or ''='",
    ]) {
      const { status, body } = await ask(`/api/contents?${query}`)
      expect(status, query).toBe(200)
      expect(Reflect.get(Object(body), 'data').length, query).toBeLessThan(10)
    }
  })

  it('has every picture that the content shows', async () => {
    const known = new Set(contentPictures().map(({ path }) => `/media/${path}`))
    const shown = new Set(JSON.stringify(contentRows()).match(/\/media\/content\/[\w-]+\.svg/g))
    expect([...shown].filter((path) => !known.has(path))).toEqual([])
    const picture = await shop().fetch('/media/content/milestone-1976.svg')
    expect(picture.headers.get('Content-Type')).toBe('image/svg+xml')
  })

  it('lets a page frame its own human check, the hosts of videos and nothing else (T21)', async () => {
    const policy = (await ask('/api/pages')).headers.get('Content-Security-Policy')
    expect(policy).toContain(
      "frame-src 'self' http://127.0.0.1:4174 https://www.youtube-nocookie.com https://player.vimeo.com;",
    )
  })

  it('draws tiles of a map for those who have a key', async () => {
    expect((await shop().fetch('/api/map-tile/3/2/2')).status).toBe(403)
    expect((await shop().fetch('/api/map-tile/99/2/2?key=k')).status).toBe(404)
    const tile = await shop().fetch('/api/map-tile/3/4/3?key=k')
    expect(await tile.text()).toContain('41° N 0° E')
  })
})
