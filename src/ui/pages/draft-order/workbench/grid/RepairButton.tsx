/** One step that puts a cell right. A code shows in what it differs from the written one. */
import { normaliseModelCode } from '../../../../../domain/catalogue/model-code.ts'
import type { Repair } from '../../../../../domain/draft-order/line-problem.ts'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { codeDifference } from '../../../../parts/model-code/code-difference.ts'
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
          <span aria-hidden>{words.t('draftOrder:table.repair.didYouMean')}</span>
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
  const [before, changed, after] = codeDifference(code, normaliseModelCode(typed))
  return (
    <span className={styles.code} aria-hidden>
      {before}
      <mark className={styles.changed}>{changed}</mark>
      {after}
    </span>
  )
}
