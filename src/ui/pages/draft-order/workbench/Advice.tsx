/** One step for many lines: the same repair wherever it applies, what was meant by a text that several have, and lines that order the same thing. */
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { EqualGuess, TableView } from '../../../../application/draft-order/csv-import.view.ts'
import type { Repair } from '../../../../domain/draft-order/line-problem.ts'
import { Button } from '../../../components/Button/Button.tsx'
import type { LineWords } from './line-words.ts'
import * as styles from './TablePanel.css.ts'

interface AdviceProps {
  readonly table: TableView
  readonly words: LineWords
  readonly onRepairAll: (kind: Repair['kind']) => void
  readonly onGuess: (keys: readonly string[], repair: Repair) => void
  readonly onMergeAll: () => void
}

export const Advice = memo(function Advice(props: AdviceProps) {
  const { t } = useTranslation()
  const { table, words, onRepairAll, onGuess, onMergeAll } = props
  const { repairs, guesses, duplicateGroups, canMerge } = table
  const twins = duplicateGroups.reduce((sum, keys) => sum + keys.length, 0)
  if (repairs.length + guesses.length + twins === 0) return null
  return (
    <div className={styles.advice}>
      {repairs.length > 0 && <span>{t('draftOrder:table.repairAll.lead')}</span>}
      {repairs.map(({ kind, count }) => (
        <Button key={kind} size="sm" onClick={() => onRepairAll(kind)}>
          {t(`draftOrder:table.repairAll.${kind}`, { count })}
        </Button>
      ))}
      {guesses.map((guess) => (
        <Guess key={guess.keys[0]} guess={guess} words={words} onGuess={onGuess} />
      ))}
      {twins > 0 && (
        <>
          <span>{t('draftOrder:table.duplicates', { count: twins })}</span>
          {canMerge && (
            <Button size="sm" onClick={onMergeAll}>
              {t('draftOrder:table.mergeAll')}
            </Button>
          )}
        </>
      )}
    </div>
  )
})

interface GuessProps extends Pick<AdviceProps, 'words' | 'onGuess'> {
  readonly guess: EqualGuess
}

function Guess({ guess: { text, keys, repairs }, words, onGuess }: GuessProps) {
  const { t } = useTranslation()
  const lead = useId()
  return (
    <div className={styles.guess} role="group" aria-labelledby={lead}>
      <span id={lead}>
        {text === ''
          ? t('draftOrder:table.guessEmpty', { count: keys.length })
          : t('draftOrder:table.guess', { count: keys.length, text })}
      </span>
      {repairs.map((repair) => (
        <Button key={repair.text} size="sm" onClick={() => onGuess(keys, repair)}>
          {words.repair(repair)}
        </Button>
      ))}
    </div>
  )
}
