/** Between the head of a page as HTML, as a server has it, and what stands in it. */
import type { StructuredData, TrailStep } from '../domain/content/structured-data.ts'
import { dataText, type HeadLine, type ShownPage } from './head.ts'
import { headingOf } from './html.ts'

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** A text of a page that React has drawn. */
function textOf(html: string): string {
  return html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] ?? entity)
}

function htmlOf(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** What stands in a page, by what it has put into the head and the page itself, both as HTML. */
export function shownIn(head: string, body: string): ShownPage {
  const said = (html: string | undefined) => (html === undefined ? undefined : textOf(html))
  return {
    address: said(/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1]),
    description: said(/<meta name="description" content="([^"]*)"/.exec(head)?.[1]),
    heading: said(headingOf(body)),
    trail: trailIn(body),
  }
}

/** The way to the page as it is shown above its heading; empty where none is. */
export function trailIn(body: string): readonly TrailStep[] {
  const [, steps = ''] = /<nav\b[^>]* data-trail="true"[^>]*>(.*?)<\/nav>/s.exec(body) ?? []
  return [
    ...steps.matchAll(
      /<a\b[^>]* href="([^"]*)"[^>]*>([^<]*)<\/a>|<span aria-current="page"[^>]*>([^<]*)<\/span>/g,
    ),
  ].map(([, address, linked, here]) => ({
    name: textOf(linked ?? here ?? ''),
    address: address === undefined ? undefined : textOf(address),
  }))
}

/** Elements of a head as HTML; none of them can be ended by what it says (T18). */
export function linesAsHtml(lines: readonly HeadLine[]): string {
  return lines
    .map(({ tag, attributes }) => {
      const said = Object.entries(attributes).map(([name, text]) => ` ${name}="${htmlOf(text)}"`)
      return `<${tag}${said.join('')}>`
    })
    .join('')
}

/** Scripts that are no code, as HTML; none of them can be ended by what it says (T18). */
export function dataScripts(all: readonly StructuredData[]): string {
  return all
    .map((each) => {
      const json = dataText(each).replaceAll('<', String.raw`\u003c`)
      return `<script type="application/ld+json">${json}</script>`
    })
    .join('')
}
