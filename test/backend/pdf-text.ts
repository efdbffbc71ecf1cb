/** Reads the texts of a PDF file that pdfkit wrote, so that tests can look at what it says. */

import { inflateSync } from 'node:zlib'

/** The drawn texts of all pages in the order of drawing; a text in two font files comes in two parts. */
export function textsOfPdf(bytes: Uint8Array): readonly string[] {
  const file = Buffer.from(bytes).toString('latin1')
  const objects = new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  )
  const streamOf = (id: string) => {
    const body = objects.get(id) ?? ''
    const [, content = ''] = /stream\r?\n([^]*?)\nendstream/.exec(body) ?? []
    const raw = Buffer.from(content, 'latin1')
    return (body.includes('/FlateDecode') ? inflateSync(raw) : raw).toString('latin1')
  }
  const fonts = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? []
      return [name, map === undefined ? undefined : glyphsOf(streamOf(map))]
    }),
  )
  const pages = [...file.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id = '']) => streamOf(id))
  return pages.flatMap((page) =>
    [...page.matchAll(/\/(F\d+) [\d.]+ Tf[^]*?\[([^\]]*)\] TJ/g)].map(
      ([, font = '', shown = '']) => {
        const hex = [...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, part]) => part).join('')
        const glyphs = fonts.get(font)
        if (glyphs === undefined)
          return new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'))
        return (hex.match(/.{4}/g) ?? []).map((code) => glyphs[Number.parseInt(code, 16)]).join('')
      },
    ),
  )
}

/** Which characters each glyph of a font stands for. */
function glyphsOf(map: string): readonly string[] {
  return [...map.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g)].flatMap(([, range = '']) =>
    [...range.matchAll(/<([0-9a-f ]*)>/g)].map(([, codes = '']) =>
      Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  )
}
