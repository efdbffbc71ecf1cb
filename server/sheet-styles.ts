/** Of the sheet of the shop, the rules for what stands in a page. */
import { type AtRule, type ChildNode, parse } from 'postcss'

/** A piece of the sheet, ready to be written. */
type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly kind: 'group'; readonly head: string; readonly pieces: readonly Piece[] }
  | { readonly kind: 'frames'; readonly isNamed: RegExp; readonly text: string }

interface Selector {
  readonly text: string
  /** All of them have to stand in the page. */
  readonly classes: readonly string[]
}

/** In a selector: what is left out, or one of several, asks for no class. */
const choices = /:(?:not|is|where|has)\([^()]*\)|\[[^\]]*\]/g
const classIn = /\.(-?[_a-z][\w-]*)/gi
const classesOf = / class="([^"]*)"/g

/**
 * Reads a sheet once. Answers for a page, as HTML, what it needs to be painted: without the files of fonts, which come
 * with the whole sheet, and without what is for paper.
 */
export function openStyles(sheet: string): (markup: string) => string {
  const pieces = parse(sheet).nodes.flatMap(piecesOf)
  return (markup) => {
    const present = new Set<string>()
    for (const [, names = ''] of markup.matchAll(classesOf)) {
      for (const name of names.split(' ')) present.add(name)
    }
    const styles = pieces.map((piece) => written(piece, present)).join('')
    const frames = pieces.filter((piece) => piece.kind === 'frames')
    return (
      styles +
      frames
        .filter(({ isNamed }) => isNamed.test(styles))
        .map(({ text }) => text)
        .join('')
    )
  }
}

function piecesOf(node: ChildNode): readonly Piece[] {
  if (node.type === 'atrule') return atRuleOf(node)
  if (node.type !== 'rule') return []
  const selectors = node.selectors.map((text) => ({
    text,
    classes: [...text.replaceAll(choices, '').matchAll(classIn)].map(([, name = '']) => name),
  }))
  return [{ kind: 'rule', selectors, body: node.nodes.map(String).join(';') }]
}

function atRuleOf(rule: AtRule): readonly Piece[] {
  const { name, params, nodes } = rule
  const text = String(rule)
  if (name === 'font-face') return text.includes('url(') ? [] : [{ kind: 'text', text }]
  if (name === 'media' && params === 'print') return []
  if (name === 'keyframes') {
    return [{ kind: 'frames', isNamed: new RegExp(`animation[^;}]*\\b${params}\\b`), text }]
  }
  if (nodes === undefined) return [{ kind: 'text', text: `${text};` }]
  return [{ kind: 'group', head: `@${name} ${params}`, pieces: nodes.flatMap(piecesOf) }]
}

function written(piece: Piece, present: ReadonlySet<string>): string {
  if (piece.kind === 'text') return piece.text
  if (piece.kind === 'frames') return ''
  if (piece.kind === 'group') {
    const within = piece.pieces.map((each) => written(each, present)).join('')
    return within === '' ? '' : `${piece.head}{${within}}`
  }
  const wanted = piece.selectors.filter(({ classes }) => classes.every((name) => present.has(name)))
  return wanted.length > 0 ? `${wanted.map(({ text }) => text).join()}{${piece.body}}` : ''
}
