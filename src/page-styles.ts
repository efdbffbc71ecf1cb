/** The looks that one page begins with: of the sheet of the shop, the rules for what stands in the page. */
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss'

/** In a selector: what is left out, or one of several, asks for no class. */
const choices = /:(?:not|is|where|has)\([^()]*\)|\[[^\]]*\]/g
const classIn = /\.(-?[_a-z][\w-]*)/gi
const classesOf = / class="([^"]*)"/g

/**
 * Reads a sheet once. Answers for a page, as HTML, what it needs to be painted: without the files of fonts, which come
 * with the whole sheet, and without what is for paper.
 */
export function openStyles(sheet: string): (markup: string) => string {
  const root = parse(sheet)
  return (markup) => {
    const present = new Set<string>()
    for (const [, names = ''] of markup.matchAll(classesOf)) {
      for (const name of names.split(' ')) present.add(name)
    }
    const styles = written(root, present)
    return styles.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (frames, name: string) =>
      new RegExp(`animation[^;}]*\\b${name}\\b`).test(styles) ? frames : '',
    )
  }
}

function written({ nodes = [] }: Container | { nodes?: ChildNode[] }, present: ReadonlySet<string>): string {
  return nodes.map((node) => nodeWritten(node, present)).join('')
}

function nodeWritten(node: ChildNode, present: ReadonlySet<string>): string {
  if (node.type === 'rule') return ruleWritten(node, present)
  return node.type === 'atrule' ? atRuleWritten(node, present) : ''
}

function ruleWritten({ selectors, nodes }: Rule, present: ReadonlySet<string>): string {
  const wanted = selectors.filter((selector) =>
    [...selector.replaceAll(choices, '').matchAll(classIn)].every(([, name = '']) =>
      present.has(name),
    ),
  )
  return wanted.length > 0 ? `${wanted.join()}{${nodes.map(String).join(';')}}` : ''
}

function atRuleWritten(rule: AtRule, present: ReadonlySet<string>): string {
  if (rule.name === 'font-face') return /url\(/.test(String(rule)) ? '' : String(rule)
  if (rule.name === 'media' && rule.params === 'print') return ''
  if (rule.name === 'keyframes' || rule.nodes === undefined) return String(rule)
  const within = written(rule, present)
  return within === '' ? '' : `@${rule.name} ${rule.params}{${within}}`
}
