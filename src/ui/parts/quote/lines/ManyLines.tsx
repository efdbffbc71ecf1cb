/**
 * What can be done with all chosen lines: one date in one call, one quantity, copying, removing. What a line cannot have
 * stays at the line; the notes on the others are the server's answers.
 */
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { comparedText, mostCompared } from '../../../../domain/pricing/compared-address.ts'
import type { QuoteItem, QuoteItemId } from '../../../../domain/quote/quote-item.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { CloseIcon, CopyIcon, PlusIcon, RemoveIcon } from '../../../components/Icon/icons.ts'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { LazyCopyDialog } from '../../copy-quote/LazyCopyDialog.tsx'
import { CompareChosen } from '../../share/CompareChosen.tsx'
import { chosenWords } from '../../sheet/chosen-words.ts'
import { keepClearOfChosen } from '../../sheet/keep-clear-of-chosen.ts'
import { nameOf } from '../QuoteHead.tsx'
import type { OpenQuote } from '../use-quote.ts'
import { copyLines } from './copy-lines.ts'
import { DatesRun } from './DatesRun.tsx'
import * as styles from './ManyLines.css.ts'
import { SharedDate } from './SharedDate.tsx'
import { SharedQuantity } from './SharedQuantity.tsx'
import { useDatesRun } from './use-dates-run.ts'
import type { SheetEdits } from './use-sheet.ts'
import type { SheetSelecting } from './use-sheet-selection.ts'
import { useStorefront } from '../../../storefront-context.tsx'

interface ManyLinesProps {
  readonly quote: OpenQuote
  readonly edits: SheetEdits
  readonly selecting: SheetSelecting
  readonly onRemove: (itemIds: readonly QuoteItemId[]) => void
}

export function ManyLines({ quote, edits, selecting, onRemove }: ManyLinesProps) {
  const { t } = useTranslation()
  const { notify } = useStorefront()
  const { view } = quote
  const { chosen, inOrder, choose, isFirstDrag } = selecting
  const run = useDatesRun(quote, (unchanged) => choose(new Set([...chosen, ...unchanged])))
  const [isCopying, setCopying] = useState(false)
  // What has come of the dates is said until other lines are chosen.
  const [told, setTold] = useState({ times: run.times, chosen })
  if (told.times !== run.times) setTold({ times: run.times, chosen })
  const outcome = told.chosen === chosen ? run.outcome : ''
  const count = isFirstDrag ? 0 : chosen.size
  const hidden = chosen.size - inOrder.length
  // The first box that is pressed is drawn before all that can be done with it.
  const isBarDrawn = useDeferredValue(count > 0)
  const hasChosen = count > 0 && isBarDrawn
  if (!hasChosen && !run.progress && outcome === '') return null
  const ids = view.rows.map(({ item }) => item.id).filter((id) => chosen.has(id))
  const models = view.rows.flatMap(({ item }) =>
    chosen.has(item.id) && item.segments.length > 0 ? [item] : [],
  )
  const copy = async () => {
    const isCopied = await copyLines(view.rows.filter(({ item }) => chosen.has(item.id)))
    notify(
      isCopied
        ? { tone: 'success', key: 'quote:lines.copied' }
        : { tone: 'error', key: 'quote:lines.copyFailed' },
    )
  }
  return (
    <fieldset ref={keepClearOfChosen} className={styles.frame}>
      {hasChosen && (
        <>
          <legend className={styles.legend}>
            {chosenWords(t, t('quote:lines.chosen', { count }), hidden)}
          </legend>
          <div className={styles.clear}>
            <IconButton
              size="sm"
              icon={CloseIcon}
              label={t('quote:lines.clear')}
              onClick={() => choose(new Set())}
            />
          </div>
          <div className={styles.line}>
            <SharedDate quote={quote} edits={edits} selecting={selecting} run={run} ids={ids} />
            <SharedQuantity
              quote={quote}
              count={count}
              onSet={(text) => edits.fill(ids, 'quantity', text)}
            />
            <IconButton
              size="sm"
              tone="secondary"
              icon={CopyIcon}
              label={t('quote:lines.copy')}
              onClick={() => void copy()}
            />
            <Button size="sm" icon={PlusIcon} onClick={() => setCopying(true)}>
              {t('quote:lines.toNewQuote')}
            </Button>
            {models.length > 1 && (
              <CompareChosen
                size="sm"
                label={t('quote:lines.compare')}
                reason={t('quote:lines.compareReason', { count: mostCompared })}
                models={models.map(comparedText)}
                quantity={oneQuantity(models)}
              />
            )}
            <Button size="sm" icon={RemoveIcon} onClick={() => onRemove(ids)}>
              {t('quote:lines.remove', { count })}
            </Button>
          </div>
        </>
      )}
      {isCopying && (
        <LazyCopyDialog
          source={{ id: view.quote.id, name: nameOf(view.quote) }}
          left={new Set(view.rows.map(({ item }) => item.id).filter((id) => !chosen.has(id)))}
          onClose={() => setCopying(false)}
        />
      )}
      <DatesRun run={{ ...run, outcome }} />
    </fieldset>
  )
}

/** The quantity of all lines where it is the same; else each model is compared in its smallest. */
function oneQuantity(items: readonly Pick<QuoteItem, 'quantity'>[]): number | undefined {
  const [first] = items
  return items.every(({ quantity }) => quantity === first?.quantity) ? first?.quantity : undefined
}
