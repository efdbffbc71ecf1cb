/** The tags and texts of an XML document, one after the other, as office programs write it. */

export interface XmlListener {
  /** `isEmpty` elements are closed by the same tag. */
  readonly open: (name: string, attribute: (name: string) => string | undefined) => void
  readonly close: (name: string) => void
  readonly text: (text: string) => void
}

/** Tells a listener what is in the document. Throws for what is none. */
export function readXml(xml: string, { open, close, text }: XmlListener): void {
  let at = 0
  while (at < xml.length) {
    const tag = xml.indexOf('<', at)
    if (tag < 0) break
    if (tag > at) text(withoutEntities(xml.slice(at, tag)))
    const special = specialEnd(xml, tag)
    if (special) {
      if (special.text !== undefined) text(special.text)
      at = special.end
      continue
    }
    const end = endOfTag(xml, tag)
    if (xml[tag + 1] === '/') close(xml.slice(tag + 2, end).trim())
    else {
      const isEmpty = xml[end - 1] === '/'
      const written = xml.slice(tag + 1, isEmpty ? end - 1 : end)
      const name = /^[^\s]+/.exec(written)?.[0] ?? ''
      open(name, (wanted) => attributeIn(written, wanted))
      if (isEmpty) close(name)
    }
    at = end + 1
  }
}

interface Special {
  readonly end: number
  readonly text?: string
}

/** Comments, instructions, declarations and texts that are written as they are. */
function specialEnd(xml: string, tag: number): Special | undefined {
  if (xml.startsWith('<!--', tag)) return { end: behind(xml, '-->', tag + 4) }
  if (xml.startsWith('<![CDATA[', tag)) {
    const end = behind(xml, ']]>', tag + 9)
    return { end, text: xml.slice(tag + 9, end - 3) }
  }
  if (xml.startsWith('<?', tag)) return { end: behind(xml, '?>', tag + 2) }
  return xml.startsWith('<!', tag) ? { end: behind(xml, '>', tag + 2) } : undefined
}

function behind(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from)
  if (at < 0) throw new Error('The document ends in the middle.')
  return at + mark.length
}

/** Where the tag ends; a bracket in an attribute does not end it. */
function endOfTag(xml: string, tag: number): number {
  let quote = ''
  for (let at = tag + 1; at < xml.length; at += 1) {
    const one = xml[at] ?? ''
    if (quote !== '') {
      if (one === quote) quote = ''
    } else if (one === '"' || one === "'") quote = one
    else if (one === '>') return at
  }
  throw new Error('The document ends in the middle.')
}

function attributeIn(tag: string, wanted: string): string | undefined {
  for (const [, name, double, single] of tag.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (name === wanted) return withoutEntities(double ?? single ?? '')
  }
  return undefined
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** The five entities that every document knows, and characters by number; others stay as they are. */
function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (all, hex, digits, name) => {
      if (typeof name === 'string') return entities.get(name) ?? all
      const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(digits)
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : all
    },
  )
}
