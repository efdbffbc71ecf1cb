import * as styles from './WholeCodes.css.ts'

interface WholeCodesProps {
  /** The codes that stand in the words. */
  readonly codes: readonly string[]
  readonly children: string
}

/** A sentence with codes, which stay in one piece where a line ends (theme/global.css.ts), and are copied as they are. */
export function WholeCodes({ codes, children }: WholeCodesProps) {
  const breakable = codes.filter((code) => breaks.test(code)).map(escaped)
  if (breakable.length === 0) return children
  // The longer one first: a code may begin as another one does.
  const longestFirst = breakable.toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  )
  return children.split(pattern).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a sentence have no other name
      <code key={index} className={styles.inWords}>
        {piece}
      </code>
    ),
  )
}

/** Where a browser ends a line within a code: behind what joins two letters or digits. */
const breaks = /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u

const escaped = (code: string) => code.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
