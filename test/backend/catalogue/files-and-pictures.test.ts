import { describe, expect, it } from 'vitest'
import { catalogueRows } from '../../../reference-backend/seed/products/catalogue-rows.ts'
import { textsOfPdf } from '../pdf-text.ts'

const ROWS = await catalogueRows()

describe('files to download', () => {
  it('are at least a data sheet and an outline drawing for every product', () => {
    for (const { doc } of ROWS.products) {
      expect(doc.files.map(({ fileType }) => fileType)).toEqual(
        expect.arrayContaining(['PDF', 'SVG']),
      )
      for (const { fileID } of doc.files) {
        expect(fileID).toMatch(/^[0-9a-f]{32}$/)
        expect(ROWS.files.some(({ id }) => id === fileID)).toBe(true)
      }
    }
  })

  it('hold PDF files whose table of contents points at its objects', () => {
    const sheets = ROWS.files.filter(({ type }) => type === 'PDF')
    expect(sheets).toHaveLength(ROWS.products.length)
    for (const { bytes, name } of sheets) {
      const text = latin1(bytes)
      expect(text.startsWith('%PDF-1.'), name).toBe(true)
      const table = Number(/startxref\n(\d+)\n%%EOF/.exec(text)?.[1])
      expect(text.slice(table, table + 5)).toBe('xref\n')
      const starts = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
        Number(at),
      )
      expect(starts.length).toBeGreaterThan(4)
      starts.forEach((start, index) => {
        expect(text.slice(start, start + 12)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
      })
      expect(textsOfPdf(bytes).some((each) => each.includes('\u0000'))).toBe(false)
    }
  })

  it('write the technical data of the family into its data sheet', () => {
    const sheet = ROWS.files.find(({ name }) => name === 'TM200-data-sheet.pdf')
    const texts = textsOfPdf(sheet?.bytes ?? new Uint8Array())
    expect(texts).toEqual(
      expect.arrayContaining(['TM200 Orbital Motor', 'Peak pressure drop', '225 bar', '3260 psi']),
    )
    expect(texts.join(' ')).not.toContain('White, food area')
  })

  it('list the articles of a plain product, one column per option group', () => {
    const table = ROWS.files.find(({ name }) => name === 'DV-SKD-option-codes.csv')
    const text = new TextDecoder().decode(table?.bytes)
    expect(text).toContain('Code,Motor series,Seal material,Scope\r\n')
    expect(text).toContain('SKD4N,DV400,"NBR, to 90 °C",\r\n')
  })

  it('leave hidden options out of the option table', () => {
    const table = ROWS.files.find(({ name }) => name === 'TM200-option-codes.csv')
    const text = new TextDecoder().decode(table?.bytes)
    expect(text).toContain('EU,Packaging,K,Carton of 6,12,6\r\n')
    expect(text).not.toContain(',BX,')
  })
})

describe('pictures', () => {
  it('are there for every product and product type, large and as thumb', () => {
    const paths = ROWS.media.map(({ path }) => path)
    for (const { doc } of ROWS.products) {
      for (const address of [...doc.images, doc.thumbnail]) {
        expect(paths).toContain(address.replace('/media/', ''))
      }
    }
    for (const { imageFile } of ROWS.productTypes) {
      const path = imageFile.replace('/media/', '')
      expect(paths).toContain(path)
      expect(paths).toContain(path.replace('.svg', '-thumb.svg'))
    }
  })

  it('are drawings and nothing else: no script, no event, no address', () => {
    for (const { content, path } of ROWS.media) {
      expect(
        content.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 '),
        path,
      ).toBe(true)
      expect(content).not.toMatch(/<script|\son\w+=|href|url\(|NaN|Infinity/)
      expect(content.match(/<path/g)?.length ?? 0).toBeGreaterThan(20)
    }
  })

  it('differ from product to product, and the thumb is smaller', () => {
    const large = ROWS.media.filter(({ path }) => !path.endsWith('-thumb.svg'))
    const drawings = large.map(({ content }) => content.replace(/<title>.*<\/title>/, ''))
    expect(new Set(drawings).size).toBe(large.length)
    for (const { path, content } of large) {
      const thumb = ROWS.media.find((each) => each.path === path.replace('.svg', '-thumb.svg'))
      expect(thumb?.content.length).toBeLessThan(content.length)
    }
  })

  it('stay on their sheet', () => {
    for (const { path, content } of ROWS.media.filter(({ path }) => !path.endsWith('-thumb.svg'))) {
      const starts = [...content.matchAll(/class="k[^>]* d="M([-\d.]+)[ ]?([-\d.]+)l/g)]
      expect(starts.length, path).toBeGreaterThan(20)
      const xs = starts.map(([, x]) => Number(x))
      const ys = starts.map(([, , y]) => Number(y))
      expect(Math.min(...xs, ...ys), path).toBeGreaterThanOrEqual(0)
      expect(Math.max(...xs), path).toBeLessThanOrEqual(800)
      expect(Math.max(...ys), path).toBeLessThanOrEqual(600)
    }
  })
})

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}
