/**
 * What `sanitise.ts` does in a browser, where there is none: the same allowed markup and the same judges of addresses,
 * over a parser that reads HTML as browsers do (T18, T19). A server alone imports this.
 */
import { fromHtml } from 'hast-util-from-html'
import { sanitize, type Schema } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { find, html as htmlNames } from 'property-information'
import { visit } from 'unist-util-visit'
import type { ContentLocale } from '../../../domain/content/content-locale.ts'
import { addressIn } from '../../../domain/content/language-address.ts'
import { safeHref, safePicture } from '../../../domain/content/safe-address.ts'
import { addressAttributes, allowedAttributes, allowedTags } from './allowed-markup.ts'
import { withAllowedMarkup } from './rewrite-markup.ts'

const schema: Schema = {
  tagNames: [...allowedTags],
  attributes: { '*': allowedAttributes.map((name) => find(htmlNames, name).property) },
  ancestors: {},
  clobber: [],
  protocols: {},
  required: {},
  strip: [],
  allowComments: false,
  allowDoctypes: false,
}

const judges = { link: safeHref, picture: safePicture } as const

/** A sign that is no character: for each quotation mark of a text, which a page is to hold as a reference (`page/html.ts`). */
const quote = '\uFFFE'

/** Clean HTML whose links keep to the language of the reader, for a page that is drawn. */
export function sanitiseOnServer(html: string, locale: ContentLocale): string {
  const tree = sanitize(bodyOf(withAllowedMarkup(html)), schema)
  if (tree.type === 'root') settle(tree, locale)
  return toHtml(tree).replaceAll(quote, '&quot;')
}

type Tree = ReturnType<typeof fromHtml>

/** The body of a page of its own, which the browser's sanitiser makes of a text; it keeps the blanks that stand before. */
function bodyOf(html: string): Tree {
  const [blanks = ''] = /^[\r\n\t ]*/.exec(html) ?? []
  const page = fromHtml(html).children.flatMap((node) => ('children' in node ? node.children : []))
  const body = page.flatMap((node) =>
    'tagName' in node && node.tagName === 'body' ? node.children : [],
  )
  return {
    type: 'root',
    children: [...(blanks ? [{ type: 'text' as const, value: blanks }] : []), ...body],
  }
}

function settle(tree: Tree, locale: ContentLocale): void {
  visit(tree, (node) => {
    if (node.type === 'text') node.value = node.value.replaceAll('"', quote)
    if (node.type !== 'element') return
    const { properties } = node
    for (const [name, kind] of Object.entries(addressAttributes)) {
      const address = judges[kind](String(properties[name] ?? ''))
      if (address === undefined) delete properties[name]
      else properties[name] = name === 'href' ? addressIn(locale, address) : address
    }
  })
}
