/** The table of calls as docs/wire.md has it. */
import type { EngineCall } from './call.ts'

/** What the table stands under. */
export const HEADING = '## The calls by name'

/** The whole section, with its heading: how many calls there are of each kind, and every one of them. */
export function callSection(calls: readonly EngineCall[]): string {
  const count = (kind: string) => calls.filter(({ expectation }) => expectation.is === kind).length
  const sums = `${count('served')} served, ${count('refused')} refused, ${count('not built')} not built`
  return `${HEADING}

What the engine's own client library sends (\`@ultracommerce/ultracommerce-sdk\` 1.5.0), and what the reference backend
makes of it: *served*, *refused* on purpose, or *not built*, because nothing in the specification asks for it. Of what is
not built the last column says what stands in its place. \`npm run test:sdk\` sends every one of them; the table is written by
\`npm run test:sdk -- --table\`. Forms of calls: ${sums}.

| Call | Request | Answer | Why |
|---|---|---|---|
${calls.map(rowOf).join('\n')}
`
}

function rowOf({ name, form, request, expectation }: EngineCall): string {
  const call = form === undefined ? `\`${name}\`` : `\`${name}\`, ${form}`
  return `| ${[call, `\`${request}\``, expectation.is, whyOf(expectation)].join(' | ')} |`
}

function whyOf(expectation: EngineCall['expectation']): string {
  return expectation.is === 'served' ? '' : expectation.why
}

/** The section as a document has it; undefined where it has none. */
export function sectionIn(document: string): string | undefined {
  const start = document.indexOf(`${HEADING}\n`)
  if (start < 0) return undefined
  const end = document.indexOf('\n## ', start)
  return document.slice(start, end < 0 ? undefined : end)
}
