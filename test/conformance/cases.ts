/**
 * Collects the cases of a suite without running them, so that the tests, the conformance kit and the test of that kit
 * run the very same ones. It writes down a suite in the words of vitest.
 */
import { format } from 'node:util'

type Work = () => void | Promise<void>
type Arguments<Row> = Row extends readonly unknown[] ? [...Row] : [Row]

/** One promise of a suite. */
export interface Case {
  /** The groups that it stands in, the outermost first. */
  readonly path: readonly string[]
  readonly title: string
  /** Fails where the promise is not kept. */
  readonly run: () => Promise<void>
}

interface Group {
  readonly title: string
  readonly outer: Group | undefined
  readonly before: Work[]
}

interface Collection {
  readonly cases: Case[]
  group: Group
}

let present: Collection | undefined

/** All cases of a suite, in their order. */
export function casesOf(suite: () => void): readonly Case[] {
  const outside = present
  const collection: Collection = {
    cases: [],
    group: { title: '', outer: undefined, before: [] },
  }
  present = collection
  try {
    suite()
  } finally {
    present = outside
  }
  return collection.cases
}

/** A group of cases. */
export function describe(title: string, suite: () => void): void {
  const collection = collecting()
  const outer = collection.group
  collection.group = { title, outer, before: [] }
  suite()
  collection.group = outer
}

/** Work before each case of the group, after that of the groups around it. */
export function beforeEach(work: Work): void {
  collecting().group.before.push(work)
}

/** One case. */
export function it(title: string, work: Work): void {
  const { cases, group } = collecting()
  const groups = groupsAround(group)
  const path = groups.map((each) => each.title).filter((name) => name !== '')
  cases.push({
    path,
    title,
    run: async () => {
      for (const before of groups.flatMap((each) => each.before)) {
        // oxlint-disable-next-line no-await-in-loop -- one relies on what the one before has done
        await before()
      }
      await work()
    },
  })
}

/** One case for each row; `%s` and its like in the title are the parts of the row. */
it.each =
  <const Row>(rows: readonly Row[]) =>
  (title: string, work: (...row: Arguments<Row>) => void | Promise<void>): void => {
    for (const row of rows) {
      // A row of several parts is one list of arguments.
      const parts = (Array.isArray(row) ? row : [row]) as unknown as Arguments<Row>
      const named = parts.slice(0, title.match(/%[a-z]/g)?.length ?? 0)
      it(format(title, ...named), () => work(...parts))
    }
  }

function collecting(): Collection {
  if (present === undefined) throw new Error('A suite is written down by `casesOf`.')
  return present
}

/** The outermost first. */
function groupsAround(group: Group | undefined): readonly Group[] {
  return group === undefined ? [] : [...groupsAround(group.outer), group]
}
