/** The document around a page that is drawn: the built shell with its holes filled. */
import { pageDataId } from '../adapters/http/page-data.ts'

export interface DrawnDocument {
  /** As `lang` has it. */
  readonly language: string
  readonly themeKey: string
  /** As HTML. */
  readonly title: string
  /** What stands in the head of this page beside that of every page, as HTML. */
  readonly head: string
  readonly body: string
  /** As JSON in which no tag can end. */
  readonly data: string
}

/** What React puts before a page: elements that belong into the head. No attribute of them holds a bracket. */
const hoisted = /^(?:<(?:link|meta)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/

/** A style as attribute; in a text and in another attribute its quotes are written otherwise. */
const inlineStyle = / style="[^"]*"/g

/**
 * What React has drawn, parted into what belongs into the head and the page itself. Styles in attributes are left out:
 * the policy of the page refuses them, and a browser that takes the page over sets them as properties.
 */
export function partsOfMarkup(markup: string): readonly [head: string, body: string] {
  const [head = ''] = hoisted.exec(markup) ?? []
  return [head, markup.slice(head.length).replaceAll(inlineStyle, '')]
}

/** The title that the page itself gives, as HTML. */
export function titleIn(head: string): string | undefined {
  return /<title\b[^>]*>([^<]*)<\/title>/.exec(head)?.[1]
}

/** The head without the title, which stands in it already. */
export function withoutTitle(head: string): string {
  return head.replace(/<title\b[^>]*>[^<]*<\/title>/, '')
}

/** The first heading of a page as the text it shows, as HTML. */
export function headingOf(body: string): string | undefined {
  const [, heading = ''] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(body) ?? []
  return heading.replaceAll(/<[^>]*>/g, '').trim() || undefined
}

/** The status that the page itself asks for by its name in the head. */
export function statusAskedFor(head: string): number | undefined {
  const [, status] = /<meta name="prerender-status-code" content="(\d{3})"/.exec(head) ?? []
  return status === undefined ? undefined : Number(status)
}

/** What a page that asks not to be found says in its head. */
export const notIndexed = '<meta name="robots" content="noindex">'

/** Whether the page itself asks not to be found by search engines. */
export function isUnlisted(head: string): boolean {
  return head.includes('<meta name="robots" content="noindex"')
}

/** Has a browser fetch scripts that it is going to ask for; the addresses are those of built files. */
export function linksTo(files: readonly string[]): string {
  return files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')
}

/** The plain shell that names scripts which a browser is going to ask for. */
export function shellNaming(shell: string, files: readonly string[]): string {
  return shell.replace('</head>', (end) => linksTo(files) + end)
}

/**
 * Names scripts that a browser is to fetch after the first ones (`before-scripts.ts`), which do their work while these are on their
 * way: built files, and a selector for the element that has to be used before, or for the root.
 */
export function linksFor(selector: string, files: readonly string[]): string {
  return files
    .map(
      (file) => `<link data-wished="${selector}" fetchpriority="low" crossorigin href="/${file}">`,
    )
    .join('')
}

/** The built shell, filled; undefined when it is not the shell of this shop. */
export function filledShell(shell: string, page: DrawnDocument): string | undefined {
  const parts =
    /^(.*<html)[^>]*(>.*<title>)[^<]*(<\/title>.*)(<\/head>.*)<noscript>.*<\/noscript>(.*<div id="root">)(<\/div>.*)$/s.exec(
      shell,
    )
  if (!parts) return undefined
  const [, start = '', beforeTitle = '', afterTitle = '', endOfHead = '', root = '', end = ''] =
    parts
  return [
    start,
    ` lang="${page.language}" data-theme="${page.themeKey}" data-fonts="later"`,
    beforeTitle,
    page.title,
    afterTitle,
    page.head,
    endOfHead,
    root,
    page.body,
    end.replace(
      '</div>',
      `</div><script type="application/json" id="${pageDataId}">${page.data}</script>`,
    ),
  ].join('')
}
