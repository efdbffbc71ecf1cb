/** Written lines, and rows as a file has them. */
import type { WrittenLine, WrittenRow } from '../../src/domain/draft-order/written-line.ts'

/** Two OM1080CNS on March 9, 2027, which nothing is wrong with in either zone. */
export function aWrittenLine(overrides: Partial<WrittenLine> = {}): WrittenLine {
  return {
    key: 'line-1',
    number: 2,
    modelCode: 'OM1080CNS',
    quantity: '2',
    requestedDate: '2027-03-09T00:00:00Z',
    customerMaterialNumber: 'M-1001',
    ...overrides,
  }
}

/** Rows of a file, one text each, the cells parted by `|`. */
export function writtenRows(...texts: readonly string[]): readonly WrittenRow[] {
  return texts.map((text, index) => ({ line: index + 1, cells: text.split('|') }))
}

/** A source of keys: line-1, line-2 and so on. */
export function someKeys(): () => string {
  let count = 0
  return () => {
    count += 1
    return `line-${count}`
  }
}
