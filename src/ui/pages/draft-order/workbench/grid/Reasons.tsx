/** The notes on a line: what is wrong with each cell and the steps that put it right, in the order of the cells. */
import type { LineView } from '../../../../../application/draft-order/csv-import.view.ts'
import { isAmbiguous, type Repair } from '../../../../../domain/draft-order/line-problem.ts'
import { type LineField, lineFields } from '../../../../../domain/draft-order/written-line.ts'
import { Icon } from '../../../../components/Icon/Icon.tsx'
import { WholeCodes } from '../../../../components/WholeCodes/WholeCodes.tsx'
import { AlertIcon, InfoIcon, WarningIcon } from '../../../../components/Icon/icons.ts'
import type { LineWords } from '../line-words.ts'
import { codesIn } from '../problem-words.ts'
import type { LineActions } from './line-actions.ts'
import { RepairButton } from './RepairButton.tsx'
import * as styles from './Reasons.css.ts'

interface ReasonsProps {
  readonly line: LineView
  /** Numbers of the other lines that ask for the very same, in words; empty for none. */
  readonly twins: string
  readonly words: LineWords
  readonly actions: LineActions
}

export function Reasons(props: ReasonsProps) {
  const { line, words } = props
  const failure = words.failure(line)
  return (
    <>
      {lineFields.map((field) => (
        <CellReasons key={field} field={field} {...props} />
      ))}
      {line.readAs !== undefined && (
        <div className={styles.reason}>
          <span className={styles.words} data-tone="info">
            <Icon of={InfoIcon} size="sm" />
            <span>
              <WholeCodes codes={[line.readAs]}>
                {words.t('catalogue:ownNumber.readAs', { number: line.readAs })}
              </WholeCodes>
            </span>
          </span>
        </div>
      )}
      {failure !== undefined && (
        <div className={styles.reason}>
          <span className={styles.words} data-tone="warning">
            <Icon of={WarningIcon} size="sm" />
            {failure}
          </span>
          {line.status === 'in-doubt' && <Settling {...props} />}
        </div>
      )}
      {props.twins !== '' && <Twins {...props} />}
    </>
  )
}

function CellReasons({
  field,
  line,
  words,
  actions,
}: ReasonsProps & { readonly field: LineField }) {
  const { problems, repairs, text } = line.cells[field]
  if (problems.length === 0) return null
  return (
    <div className={styles.reason}>
      {problems.map((problem) => (
        <span key={problem.kind} className={styles.words}>
          <Icon of={AlertIcon} size="sm" />
          <span>
            <WholeCodes codes={codesIn(problem)}>{words.problem(problem)}</WholeCodes>
            <Explanation text={words.explanation(problem)} codes={codesIn(problem)} />
          </span>
        </span>
      ))}
      <Repairs
        repairs={repairs}
        typed={text}
        words={words}
        onRepair={(repair) => actions.repair(line.key, repair)}
      />
      {problems.some(isAmbiguous) && (
        <span className={styles.repairs}>
          <button
            type="button"
            tabIndex={-1}
            data-repair={field}
            className={styles.repair}
            onClick={() => actions.chooseReading(line)}
          >
            {words.t('draftOrder:table.chooseReading')}
          </button>
        </span>
      )}
    </div>
  )
}

interface ExplanationProps {
  readonly text: string | undefined
  readonly codes: readonly string[]
}

function Explanation({ text, codes }: ExplanationProps) {
  if (text === undefined) return null
  return (
    <span className={styles.explanation}>
      {' '}
      <WholeCodes codes={codes}>{text}</WholeCodes>
    </span>
  )
}

interface RepairsProps {
  readonly repairs: readonly Repair[]
  readonly typed: string
  readonly words: LineWords
  readonly onRepair: (repair: Repair) => void
}

function Repairs({ repairs, typed, words, onRepair }: RepairsProps) {
  if (repairs.length === 0) return null
  return (
    <span className={styles.repairs}>
      {repairs.map((repair) => (
        <RepairButton
          key={repair.text}
          repair={repair}
          typed={typed}
          words={words}
          onRepair={onRepair}
        />
      ))}
    </span>
  )
}

/** It is unknown whether the line was added: the customer looks into the Summary and answers. */
function Settling({ line, words, actions }: ReasonsProps) {
  return (
    <span className={styles.repairs}>
      {[true, false].map((wasAdded) => (
        <button
          key={String(wasAdded)}
          type="button"
          tabIndex={-1}
          data-repair="settle"
          className={styles.repair}
          onClick={() => actions.settle(line.key, wasAdded)}
        >
          {words.t(wasAdded ? 'draftOrder:table.wasAdded' : 'draftOrder:table.wasNotAdded')}
        </button>
      ))}
    </span>
  )
}

function Twins({ line, twins, words, actions }: ReasonsProps) {
  const { count, named, canMerge } = line.duplicates
  const more = count - named.length
  return (
    <div className={styles.reason}>
      <span className={styles.words} data-tone="info">
        <Icon of={InfoIcon} size="sm" />
        {more > 0
          ? words.t('draftOrder:table.duplicateAndMore', { count: more, numbers: twins })
          : words.t('draftOrder:table.duplicate', { count, numbers: twins })}
      </span>
      {canMerge && (
        <span className={styles.repairs}>
          <button
            type="button"
            tabIndex={-1}
            data-repair="merge"
            className={styles.repair}
            onClick={() => actions.merge([line.key])}
          >
            {words.t('draftOrder:table.merge')}
          </button>
        </span>
      )}
    </div>
  )
}
