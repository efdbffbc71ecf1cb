import { brotliDecompressSync } from 'node:zlib'
import { eq, like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { media } from '../../../reference-backend/database/schema/catalogue.ts'
import { setting } from '../../../reference-backend/database/schema/commerce.ts'
import { configFrom } from '../../../reference-backend/server/config.ts'
import { seedOnce } from '../../../reference-backend/seed/seed-shop.ts'
import { onEachEngine } from '../each-engine.ts'

const STORAGE = '/public/manifold/product/transform'

onEachEngine('storage, media and settings', (shop) => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    shop().fetch(path, { headers })

  const post = (body: string) => shop().fetch('/api/scope/downloadFile', { method: 'POST', body })

  it('draws its pictures again, once, in a database that was filled by an older shop', async () => {
    const { database, now } = shop()
    const seeding = { now: now(), config: configFrom({}) }
    const path = 'products/tm200-orbital-motor-thumb.svg'
    const drawn = await (await get(`/media/${path}`)).text()
    const outdated = () =>
      database.update(media).set({ content: '<svg/>' }).where(eq(media.path, path))
    await outdated()
    await database.delete(setting).where(like(setting.key, 'pictures drawn %'))
    await seedOnce(database, seeding)
    expect(await (await get(`/media/${path}`)).text()).toBe(drawn)
    await outdated()
    await seedOnce(database, seeding)
    expect(await (await get(`/media/${path}`)).text()).toBe('<svg/>')
    await database.update(media).set({ content: drawn }).where(eq(media.path, path))
  })

  it('answers the same definition by sku code, in either case, and by url title', async () => {
    const byCode = await (await get(`${STORAGE}/skus/bySkuCode/TM2`)).json()
    const bySmallCode = await (await get(`${STORAGE}/skus/bySkuCode/tm2`)).json()
    const byTitle = await (await get(`${STORAGE}/products/byUrlTitle/tm200-orbital-motor`)).json()
    expect(byCode).toEqual(byTitle)
    expect(bySmallCode).toEqual(byTitle)
    expect(byCode).toMatchObject({
      productName: 'TM200 Orbital Motor',
      skuCode: 'TM2',
      skuModelSearchFlag: 'No',
      productType_urlTitle: 'orbital-motors',
      thumbnail: '/media/products/tm200-orbital-motor-thumb.svg',
    })
    expect(byCode.modifiers).toEqual(byCode.modifiersUS)
  })

  it('answers model-search-only products too: keeping them off pages is the client’s duty', async () => {
    const found = await get(`${STORAGE}/skus/bySkuCode/DVB`)
    expect((await found.json()).skuModelSearchFlag).toBe('Yes')
  })

  it('answers 404 for what is no sku code and no url title', async () => {
    for (const code of ['ZZZ', 'TM', 'TM20', '..%2F', '%2e%2e', '%00ab', "T'2", '%25%25%25']) {
      expect((await get(`${STORAGE}/skus/bySkuCode/${code}`)).status, code).toBe(404)
    }
    for (const title of ['nothing', '%00', '../x', 'TM200', 'a'.repeat(4000)]) {
      expect((await get(`${STORAGE}/products/byUrlTitle/${title}`)).status, title).toBe(404)
    }
  })

  it('serves pictures that can only be looked at, and not twice', async () => {
    const path = '/media/products/tm200-orbital-motor.svg'
    const first = await get(path)
    expect(first.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(first.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    )
    expect(first.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(first.headers.get('Cache-Control')).toContain('max-age')
    const again = await get(path, { 'If-None-Match': first.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('sends what is public smaller to a browser that can read it, and nothing else', async () => {
    const accept = { 'Accept-Encoding': 'gzip, br' }
    for (const path of [
      `${STORAGE}/skus/bySkuCode/TM2`,
      '/media/products/tm200-orbital-motor.svg',
    ]) {
      const plain = await (await get(path)).text()
      const small = await get(path, accept)
      const bytes = await small.arrayBuffer()
      expect(small.headers.get('Content-Encoding')).toBe('br')
      expect(small.headers.get('Vary')).toBe('Accept-Encoding')
      expect(bytes.byteLength).toBeLessThan(plain.length / 2)
      expect(brotliDecompressSync(bytes).toString()).toBe(plain)
    }
    const token = await shop().signIn('us@manifold.test')
    const account = await shop().fetch('/api/scope/getCountriesAndAddressOptions', {
      headers: { ...accept, 'Auth-Token': `Bearer ${token}` },
    })
    expect(account.headers.get('Content-Encoding')).toBeNull()
    expect((await account.text()).length).toBeGreaterThan(1024)
  })

  it('answers 404 for pictures that are not there', async () => {
    for (const path of [
      'products/nothing.svg',
      'products/..%2Fx.svg',
      'products/%00.svg',
      'x/y/z.svg',
    ]) {
      expect((await get(`/media/${path}`)).status, path).toBe(404)
    }
  })

  it('hands out a file by its id, as an attachment under its own name', async () => {
    const product = await (await get(`${STORAGE}/skus/bySkuCode/417`)).json()
    const [sheet] = product.files
    const file = await get(`/api/scope/downloadFile?fileID=${sheet.fileID}`)
    expect(file.status).toBe(200)
    expect(file.headers.get('Content-Type')).toBe('application/pdf')
    expect(file.headers.get('Content-Disposition')).toBe(
      `attachment; filename="DV400-data-sheet.pdf"; filename*=UTF-8''DV400-data-sheet.pdf`,
    )
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-')
    expect(file.headers.get('Content-Length')).toBe(String(bytes.byteLength))
  })

  it('takes the file id of a POST as well', async () => {
    const product = await (await get(`${STORAGE}/skus/bySkuCode/417`)).json()
    expect((await post(JSON.stringify({ fileID: product.files[1].fileID }))).status).toBe(200)
    expect((await post('nonsense')).status).toBe(400)
    expect((await post('{"fileID":{}}')).status).toBe(404)
  })

  it('answers 404 for what is no file id', async () => {
    for (const id of [
      '',
      'x',
      '../../etc/passwd',
      '0'.repeat(32),
      '%00'.repeat(32),
      "' or 1=1 --",
    ]) {
      expect((await get(`/api/scope/downloadFile?fileID=${id}`)).status, id).toBe(404)
    }
  })

  it('answers the site’s settings with two currencies and the routes', async () => {
    const { data, meta } = await (await get('/api/site-setting')).json()
    expect(meta).toEqual({})
    expect(data).toMatchObject({ siteName: 'Manifold', siteDefaultCountry: 'US' })
    expect(data.currencies).toEqual([
      { currencyCode: 'USD', symbol: '$', formatMask: '$0,0.00' },
      { currencyCode: 'EUR', symbol: '€', formatMask: '0.0,00 €' },
    ])
    expect(data.routes.productType).toBe('product-type')
  })
})
