/**
 * Reduces HTML of others to the allowed tags and attributes before the sanitiser parses it. A browser applies the
 * content policy of the page while it parses, even if the result is never shown, and reports each violation;
 * without this step every sanitising would cause such reports (T24). It is no protection by itself: the sanitiser
 * decides what is safe, from what the browser has parsed.
 */
import { allowedAttributes, allowedTags } from './allowed-markup.ts'

const tags: ReadonlySet<string> = new Set(allowedTags)
const attributes: ReadonlySet<string> = new Set(allowedAttributes)

/** What stands between their tags is no markup. */
const rawTags: ReadonlySet<string> = new Set(
  'script style xmp iframe noembed noframes noscript textarea title plaintext'.split(' '),
)
/** What stands between their tags belongs to a language or a document of its own. */
const foreignTags: ReadonlySet<string> = new Set(['svg', 'math', 'template'])

/** A comment and what browsers take for one; a closing tag; the beginning of an opening tag; text. */
const piece =
  /<!--[^]*?(?:-->|$)|<[!?][^>]*>?|<\/[^a-z][^>]*>?|<\/([a-z][^\s/>]*)[^>]*>?|<([a-z][^\s/>]*)|[^<]+|</giy
/** An attribute with its value, or the end of the tag. */
const attribute = /[\s/]*(?:(>)|([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?)/y

interface Tag {
  /** Where the tag ends; undefined when the text ends within it. */
  readonly end: number | undefined
  readonly attributes: ReadonlyMap<string, string>
}

/**
 * Takes HTML as text and gives HTML with the allowed tags and attributes only. The text between tags stays,
 * except that of scripts, styles and other tags whose content is not markup.
 */
export function withAllowedMarkup(html: string): string {
  const written: string[] = []
  let at = 0
  while (at < html.length) {
    piece.lastIndex = at
    const match = piece.exec(html)
    if (!match) break
    const [text, closing, opening] = match
    at = piece.lastIndex
    if (opening !== undefined) at = takeTag(html, at, opening.toLowerCase(), written)
    else if (closing !== undefined) written.push(closingTag(closing.toLowerCase()))
    else if (text === '<') written.push('&lt;')
    else if (!text.startsWith('<')) written.push(text)
  }
  return written.join('')
}

/** Reads the tag whose name ends at `at`, and its content where that is dropped with it; gives the position after it. */
function takeTag(html: string, at: number, name: string, written: string[]): number {
  const { end, attributes: found } = readTag(html, at)
  if (end === undefined) return html.length
  if (rawTags.has(name)) return endOfRaw(html, end, name)
  if (foreignTags.has(name)) return endOfForeign(html, end, name)
  if (tags.has(name)) written.push(openingTag(name, found))
  return end
}

function readTag(html: string, from: number): Tag {
  const found = new Map<string, string>()
  let at = from
  for (;;) {
    attribute.lastIndex = at
    const match = attribute.exec(html)
    if (!match) return { end: undefined, attributes: found }
    const [, end, name = '', double, single, bare] = match
    at = attribute.lastIndex
    if (end !== undefined) return { end: at, attributes: found }
    const key = name.toLowerCase()
    // Of an attribute that comes twice, the first one counts.
    if (!found.has(key)) found.set(key, double ?? single ?? bare ?? '')
  }
}

function openingTag(name: string, found: ReadonlyMap<string, string>): string {
  const kept = [...found].filter(([key]) => attributes.has(key))
  return `<${name}${kept.map(([key, value]) => ` ${key}="${quoted(value)}"`).join('')}>`
}

function closingTag(name: string): string {
  return tags.has(name) ? `</${name}>` : ''
}

function quoted(value: string): string {
  return value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function endOfRaw(html: string, from: number, name: string): number {
  const end = new RegExp(`</${name}(?=[\\s/>])[^>]*>?`, 'gi')
  end.lastIndex = from
  return name !== 'plaintext' && end.exec(html) ? end.lastIndex : html.length
}

/** Such an element may hold others of its name. */
function endOfForeign(html: string, from: number, name: string): number {
  const tag = new RegExp(`<(/?)${name}(?=[\\s/>])[^>]*?(/?)>`, 'gi')
  tag.lastIndex = from
  let depth = html[from - 2] === '/' ? 0 : 1
  while (depth > 0) {
    const match = tag.exec(html)
    if (!match) return html.length
    if (match[1] === '/') depth -= 1
    else if (match[2] === '') depth += 1
  }
  return tag.lastIndex
}
