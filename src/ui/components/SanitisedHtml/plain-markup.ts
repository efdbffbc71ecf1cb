/**
 * Reads HTML that is nothing but words and the simplest markup, as almost every description is. What it
 * reads it hands back as parts that React makes the elements of, so no HTML reaches the page and
 * nothing has to be sanitized. Whatever is not plain to the last sign is left to the sanitiser (T18, T19).
 */

const inlineTags = ['strong', 'em', 'b', 'i', 'sup', 'sub', 'br'] as const
const blockTags = ['p', 'h2', 'h3', 'h4', 'ul', 'ol'] as const
const tags = [...inlineTags, ...blockTags, 'li'] as const

type Tag = (typeof tags)[number]

export interface PlainElement {
  readonly tag: Tag
  readonly parts: readonly PlainPart[]
}

export type PlainPart = string | PlainElement

/** An element whose end has not been read yet; the outermost has no tag. */
interface OpenElement {
  readonly tag: Tag | undefined
  readonly parts: PlainPart[]
}

/** Deeper than any real text is nested. */
const deepest = 12

const signs: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', '\u00a0'],
])

/** A whole tag without attributes, a whole character reference, or words without either. */
const token = /<(\/?)([a-z][a-z0-9]*)( ?\/)?>|&([a-z]+);|[^<>&\0\r]+/y

/** The parts in their order; undefined when anything is not plain. */
export function readPlainMarkup(html: string): readonly PlainPart[] | undefined {
  const open: [OpenElement, ...OpenElement[]] = [{ tag: undefined, parts: [] }]
  const [outermost] = open
  let at = 0
  while (at < html.length) {
    token.lastIndex = at
    const match = token.exec(html)
    if (!match || !take(open, match)) return undefined
    at = token.lastIndex
  }
  return open.length === 1 ? outermost.parts : undefined
}

/** Takes one token in; answers whether it may stand where it stands. */
function take(open: OpenElement[], match: RegExpExecArray): boolean {
  const [text, closing, name, selfClosing, reference] = match
  const parent = open.at(-1)
  if (!parent) return false
  if (name === undefined)
    return takeWords(parent, reference === undefined ? text : signOf(reference))
  const tag = tags.find((each) => each === name)
  if (tag === undefined || (selfClosing !== undefined && tag !== 'br')) return false
  if (closing === '/') return tag !== 'br' && parent.tag === tag && open.pop() !== undefined
  if (!mayHold(parent.tag, tag) || open.length > deepest) return false
  const parts: PlainPart[] = []
  parent.parts.push({ tag, parts })
  if (tag !== 'br') open.push({ tag, parts })
  return true
}

function signOf(reference: string): string | undefined {
  return signs.get(reference)
}

function takeWords({ tag, parts }: OpenElement, words: string | undefined): boolean {
  if (words === undefined) return false
  // Between the items of a list there may be space, which says nothing.
  if (tag === 'ul' || tag === 'ol') return /^[ \n\t]*$/.test(words)
  parts.push(words)
  return true
}

/** Whether the browser's own reader would leave this element inside that one. */
function mayHold(parent: Tag | undefined, tag: Tag): boolean {
  if (parent === 'ul' || parent === 'ol') return tag === 'li'
  if (tag === 'li') return false
  return parent === undefined || inlineTags.some((each) => each === tag)
}
