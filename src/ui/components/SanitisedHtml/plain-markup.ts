/**
 * Reads HTML that is nothing but words, the simplest markup, plain links and plain tables, as almost all content is. What it
 * reads it hands back as parts that React makes the elements of, so no HTML reaches the page and
 * nothing has to be sanitized. Whatever is not plain to the last sign is left to the sanitiser (T18, T19).
 */

import { safeHref } from '../../../domain/content/safe-address.ts'

const inlineTags = ['strong', 'em', 'b', 'i', 'sup', 'sub', 'br', 'a'] as const
const blockTags = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'table'] as const
const innerTags = ['li', 'thead', 'tbody', 'tr', 'th', 'td'] as const
const tags = [...inlineTags, ...blockTags, ...innerTags] as const

/** What may stand in these: other tags of theirs and space, which says nothing, but no words. */
const innerOf: Readonly<Partial<Record<Tag, readonly Tag[]>>> = {
  ul: ['li'],
  ol: ['li'],
  table: ['thead', 'tbody'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
}

type Tag = (typeof tags)[number]

export interface PlainElement {
  readonly tag: Tag
  /** Where a link leads. */
  readonly href?: string
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

/** A whole tag without attributes, a link with nothing but its address, a whole character reference, or words without either. */
const token = /<(\/?)([a-z][a-z0-9]*)( ?\/)?>|<a href="([^"<>&]*)">|&([a-z]+);|[^<>&\0\r]+/y

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
  const [text, closing, named, selfClosing, address, reference] = match
  const name = address === undefined ? named : 'a'
  const parent = open.at(-1)
  if (!parent) return false
  if (name === undefined)
    return takeWords(parent, reference === undefined ? text : signOf(reference))
  const tag = tags.find((each) => each === name)
  if (tag === undefined || (selfClosing !== undefined && tag !== 'br')) return false
  if (closing === '/') return tag !== 'br' && parent.tag === tag && open.pop() !== undefined
  if (!mayHold(parent.tag, tag) || open.length > deepest) return false
  if (tag === 'a' && !isLink(open, address)) return false
  const parts: PlainPart[] = []
  parent.parts.push(address === undefined ? { tag, parts } : { tag, href: address, parts })
  if (tag !== 'br') open.push({ tag, parts })
  return true
}

/** Whether it has an address as the sanitiser would leave it, and stands in no other link. */
function isLink(open: readonly OpenElement[], address: string | undefined): boolean {
  const isInner = open.some(({ tag }) => tag === 'a')
  return address !== undefined && !isInner && safeHref(address) === address
}

function signOf(reference: string): string | undefined {
  return signs.get(reference)
}

function takeWords({ tag, parts }: OpenElement, words: string | undefined): boolean {
  if (words === undefined) return false
  if (tag !== undefined && innerOf[tag]) return /^[ \n\t]*$/.test(words)
  parts.push(words)
  return true
}

/** Whether the browser's own reader would leave this element inside that one. */
function mayHold(parent: Tag | undefined, tag: Tag): boolean {
  const inner = parent && innerOf[parent]
  if (inner) return inner.includes(tag)
  if (innerTags.some((each) => each === tag)) return false
  return parent === undefined || inlineTags.some((each) => each === tag)
}
