/** A description without its markup, for places that can show plain text only. */

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** The words of a piece of HTML on one line. The result is text and must be shown as text (T22). */
export function descriptionText(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#\d{1,6}|[a-z]+);/gi, (whole, name: string) => characterFor(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}

function characterFor(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name.toLowerCase()]
  const code = Number(name.slice(1))
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
