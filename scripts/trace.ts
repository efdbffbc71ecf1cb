/**
 * `npm run trace`: how many statements of each area are met, partly met and not built. With `-- QUOTE` every
 * statement of that area, its state and the test files that name it; with `-- --missing` those that are not met,
 * of all areas or of one, with the reason.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { evidenceOf, type Judged, judged, type State } from './requirements.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { missing: { type: 'boolean', default: false } },
})
const [area] = positionals
const all = judged(evidenceOf(path.resolve(import.meta.dirname, '..')))
const asked = all.filter(({ statement }) => area === undefined || statement.area === area)

if (area === undefined && !values.missing) {
  printCounts()
} else {
  for (const each of asked) {
    if (!values.missing || each.state !== 'met') printStatement(each)
  }
  console.log(summary(asked))
}

function printCounts(): void {
  const columns: readonly State[] = ['met', 'partly', 'not built', 'scope note']
  const head = ['area', ...columns]
  console.log(head.map((word) => word.padStart(11)).join(''))
  for (const name of new Set(all.map(({ statement }) => statement.area))) {
    const inArea = all.filter(({ statement }) => statement.area === name)
    const counts = columns.map((state) => count(inArea, state))
    console.log([name, ...counts].map((cell) => String(cell).padStart(11)).join(''))
  }
  console.log(summary(all))
}

function printStatement({ statement, state, reason, files }: Judged): void {
  console.log(`${statement.id.padEnd(9)} ${state.padEnd(11)} ${statement.text.slice(0, 110)}`)
  if (reason !== '') console.log(`          ${reason}`)
  for (const file of files) console.log(`          ${file}`)
}

function summary(some: readonly Judged[]): string {
  const unproved = count(some, 'unproved') + count(some, 'unreachable')
  return [
    `${count(some, 'met')} of ${some.length} statements are met`,
    `${count(some, 'partly')} partly`,
    `${count(some, 'not built')} not built`,
    `${count(some, 'scope note')} are notes on the scope`,
    ...(unproved > 0 ? [`${unproved} are neither proved nor listed`] : []),
  ].join(', ')
}

function count(some: readonly Judged[], wanted: State): number {
  return some.filter(({ state }) => state === wanted).length
}
