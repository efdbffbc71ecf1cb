/** The findings of the kit, as text, as JSON and as a page. */
import type { CheckedCase } from './conform.ts'
import type { Outcome } from './outcome.ts'

/** The columns of the table, in their order. */
const kinds = ['holds', 'refused as allowed', 'missing', 'wrong', 'not checked'] as const

interface Row {
  readonly port: string
  readonly about: string
  readonly counts: readonly number[]
}

/** A row for each port and what of it the suites are about. */
function rowsOf(checked: readonly CheckedCase[]): readonly Row[] {
  const keys = new Map(checked.map(({ port, about }) => [`${port} ${about}`, { port, about }]))
  return [...keys.values()].map(({ port, about }) => {
    const own = checked.filter((each) => each.port === port && each.about === about)
    return { port, about, counts: countsOf(own) }
  })
}

function countsOf(checked: readonly CheckedCase[]): readonly number[] {
  return kinds.map((kind) => checked.filter(({ outcome }) => outcome.kind === kind).length)
}

/** Whether a shop can be opened in front of it: nothing is wrong, and nothing that it needs is missing. */
export function conforms(checked: readonly CheckedCase[]): boolean {
  return checked.every(({ outcome: { kind } }) => kind !== 'wrong' && kind !== 'missing')
}

/** A table, and a line for each promise that was not simply kept. */
export function textReport(checked: readonly CheckedCase[]): string {
  const rows = rowsOf(checked)
  const head = ['port', 'about', ...kinds]
  const body = rows.map(({ port, about, counts }) => [port, about, ...counts.map(String)])
  const all = ['all', '', ...countsOf(checked).map(String)]
  const table = [head, ...body, all]
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const lines = table.map((row) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  const others = checked.filter(({ outcome }) => outcome.kind !== 'holds')
  const details = others.map(
    ({ port, title, outcome }) =>
      `${outcome.kind.padEnd(18)}  ${port}: ${title}\n${' '.repeat(20)}${reasonOf(outcome)}`,
  )
  return [...lines, '', ...details].join('\n').trimEnd()
}

export function jsonReport(checked: readonly CheckedCase[]): string {
  const counts = Object.fromEntries(countsOf(checked).map((count, index) => [kinds[index], count]))
  return JSON.stringify({ conforms: conforms(checked), counts, cases: checked }, undefined, 2)
}

/** One file that needs nothing else; light and dark as the reader's system is. */
export function pageReport(checked: readonly CheckedCase[]): string {
  const heads = kinds.map((kind) => `<th scope="col">${kind}</th>`).join('')
  const body = rowsOf(checked)
    .map(({ port, about, counts }) => {
      const cells = counts
        .map((count, index) => `<td class="${classOf(kinds[index])}">${count || ''}</td>`)
        .join('')
      return `<tr><th scope="row">${escaped(port)}</th><td>${escaped(about)}</td>${cells}</tr>`
    })
    .join('')
  const details = checked
    .filter(({ outcome }) => outcome.kind !== 'holds')
    .map(
      ({ port, title, outcome }) =>
        `<li class="${classOf(outcome.kind)}"><b>${outcome.kind}</b> ${escaped(port)}: ${escaped(title)}<br><span>${escaped(reasonOf(outcome))}</span></li>`,
    )
    .join('')
  const verdict = conforms(checked)
    ? 'The shop can be opened in front of it.'
    : 'The shop cannot be opened in front of it yet.'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Conformance</title><style>${looks}</style><h1>Conformance</h1><p>${verdict}</p><table><thead><tr><th scope="col">port</th><th scope="col">about</th>${heads}</tr></thead><tbody>${body}</tbody></table><ul>${details}</ul></html>`
}

const looks =
  ':root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse}th,td{padding:.3rem .8rem;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent);text-align:left}td+td{text-align:right;font-variant-numeric:tabular-nums}ul{list-style:none;padding:0}li{padding:.5rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}li span{opacity:.75;font-family:ui-monospace,monospace;font-size:13px;overflow-wrap:anywhere}.wrong b,.missing b{color:#c62828}td.wrong,td.missing{color:#c62828;font-weight:600}'

function classOf(kind: string | undefined): string {
  return (kind ?? '').replaceAll(' ', '-')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function reasonOf(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'holds':
      return ''
    case 'wrong':
      return outcome.difference
    case 'not checked':
      return `needs ${outcome.needed}`
    case 'missing':
    case 'refused as allowed':
      return `${outcome.call} is not there`
  }
}
