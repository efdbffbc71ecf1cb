/** One step that puts a cell right. A code shows in what it differs from the written one. */
import type { Repair } from '../../../../../domain/draft-order/line-problem.ts'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { LineWords } from '../line-words.ts'
import * as styles from './Reasons.css.ts'

interface RepairButtonProps {
  readonly repair: Repair
  readonly typed: string
  readonly words: LineWords
  readonly onRepair: (repair: Repair) => void
}

export function RepairButton({ repair, typed, words, onRepair }: RepairButtonProps) {
  const { field, kind, text } = repair
  return (
    <button
      type="button"
      tabIndex={-1}
      data-repair={field}
      className={styles.repair}
      onClick={() => onRepair(repair)}
    >
      {kind === 'use-code' ? (
        <>
          <VisuallyHidden>{words.repair(repair)}</VisuallyHidden>
          <span aria-hidden>{words.t('draftOrder.csv.repair.didYouMean')}</span>
          <Difference code={text} typed={typed} />
        </>
      ) : (
        words.repair(repair)
      )}
    </button>
  )
}

interface DifferenceProps {
  readonly code: string
  readonly typed: string
}

function Difference({ code, typed }: DifferenceProps) {
  const [before, changed, after] = inThree(code, typed.trim().toUpperCase())
  return (
    <span className={styles.code} aria-hidden>
      {before}
      <mark className={styles.changed}>{changed}</mark>
      {after}
    </span>
  )
}

/** The code as typed, changed, as typed again. */
function inThree(code: string, typed: string): readonly [string, string, string] {
  const shorter = Math.min(code.length, typed.length)
  let start = 0
  while (start < shorter && code[start] === typed[start]) start += 1
  let end = 0
  while (end < shorter - start && code.at(-1 - end) === typed.at(-1 - end)) end += 1
  return [code.slice(0, start), code.slice(start, code.length - end), code.slice(code.length - end)]
}
