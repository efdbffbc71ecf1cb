/** The lines of a quote in one table (QUOTE-80), found, sorted, chosen and edited: the same on both pages of a quote. */
import {
  type ComponentProps,
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { type ItemFilter, noFilter } from '../../../../domain/draft-order/item-filter.ts'
import type { QuoteItemId } from '../../../../domain/quote/quote-item.ts'
import type { QuoteView } from '../../../../domain/quote/quote-lifecycle.view.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Panel } from '../../../components/Panel/Panel.tsx'
import { useKeptFocus } from '../../../use-kept-focus.ts'
import { ChangeLine } from '../change-line/ChangeLine.tsx'
import { useLineToChange } from '../change-line/use-line-to-change.ts'
import { ClearLines } from '../ClearLines.tsx'
import { LineMatches } from '../LineMatches.tsx'
import type { OpenQuote } from '../use-quote.ts'
import { AskedDays } from './AskedDays.tsx'
import { LateWishes } from './LateWishes.tsx'
import { FilterBoxes } from './FilterBoxes.tsx'
import * as styles from './LinesPanel.css.ts'
import { LineSearch } from './LineSearch.tsx'
import { ManyLines } from './ManyLines.tsx'
import { panel } from '../../sheet/chosen-bar.css.ts'
import { RemoveLines } from './RemoveLines.tsx'
import { Sheet } from './Sheet.tsx'
import { UndoButtons } from './UndoButtons.tsx'
import { type SheetEdits, useSheet } from './use-sheet.ts'
import { useSheetSelection } from './use-sheet-selection.ts'
import { useShownLines } from './use-shown-lines.ts'

export interface LinesPanelProps {
  readonly quote: OpenQuote
  readonly filter: ItemFilter
  readonly onFilter: (part: Partial<ItemFilter>) => void
  /** What the field for a keyword is called. */
  readonly searchLabel: string
  /** What stands in place of the lines while there is none. */
  readonly empty: ReactNode
  /** The lines that the others wait for, by the ids of their items. */
  readonly latest?: ReadonlySet<string> | undefined
}

export function LinesPanel(props: LinesPanelProps) {
  const { quote, filter, onFilter, latest } = props
  const { t } = useTranslation()
  const { view } = quote
  const shown = useShownLines(view, filter)
  const edits = useSheet(quote)
  const selecting = useSheetSelection(view.rows, shown.rows)
  const [removing, setRemoving] = useState<readonly QuoteItemId[] | undefined>(undefined)
  const [removals, setRemovals] = useState(0)
  const [areBoxesOpen, setBoxesOpen] = useState(filter.brands.length + filter.categories.length > 0)
  const changing = useLineToChange(view.rows)
  // A line that another window has removed takes the button along that opened its dialog.
  const place = useKeptFocus<HTMLDivElement>(String(changing.isGone), 'heading')
  // The question is drawn in pieces: all that a dialog is made of is much for one.
  const remove = useCallback(
    (itemIds: readonly QuoteItemId[]) => startTransition(() => setRemoving(itemIds)),
    [],
  )
  const total = view.rows.length
  const found = shown.rows.length
  // Without a line it is only hidden: to take thousands of them away at once would be one long piece of work.
  const [hasSheet, setSheet] = useState(found > 0)
  if (found > 0 && !hasSheet) setSheet(true)
  return (
    <div ref={place} id="quote-items" className={panel}>
      <Panel
        title={
          found === total
            ? t('quote:items.title', { count: total })
            : t('quote:items.found', { found, total })
        }
        padding="none"
        headLook="low"
        actions={
          total > 0 && (
            <Tools
              quote={quote}
              edits={edits}
              label={props.searchLabel}
              filter={filter}
              onFilter={onFilter}
              areBoxesOpen={areBoxesOpen}
              onBoxes={setBoxesOpen}
            />
          )
        }
      >
        {total === 0 && props.empty}
        {total > 0 && areBoxesOpen && (
          <FilterBoxes items={view.quote.items} filter={filter} onFilter={onFilter} />
        )}
        {view.canEdit && total > 0 && (
          <>
            <ManyLines quote={quote} edits={edits} selecting={selecting} onRemove={remove} />
            <Suggestions view={view} edits={edits} />
          </>
        )}
        {total > 0 && found === 0 && <NothingFound onReset={() => onFilter(noFilter)} />}
        {hasSheet && (
          <Sheet
            quote={quote}
            edits={edits}
            selecting={selecting}
            rows={shown.rows}
            caption={t('quote:items.caption', { count: found })}
            sort={shown.sort}
            onSort={shown.sortBy}
            onRemove={remove}
            removals={removals}
            onChange={changing.change}
            latest={latest}
          />
        )}
        {changing.row && (
          <ChangeLine
            quote={quote}
            row={changing.row}
            isGone={changing.isGone}
            onClose={changing.close}
          />
        )}
        {removing && (
          <RemoveLines
            quote={quote}
            itemIds={removing}
            onClose={() => setRemoving(undefined)}
            onRemoved={() => {
              setRemoving(undefined)
              setRemovals(removals + 1)
            }}
          />
        )}
      </Panel>
    </div>
  )
}

interface ToolsProps extends ComponentProps<typeof LineSearch> {
  readonly quote: OpenQuote
  readonly edits: SheetEdits
}

/** What stands beside the title. Memoized, as the suggestions are: to choose lines changes neither. */
const Tools = memo(function Tools({ quote, edits, ...search }: ToolsProps) {
  return (
    <div className={styles.tools}>
      <LineSearch {...search} />
      {quote.view.canEdit && <UndoButtons edits={edits} />}
      <ClearLines quote={quote} />
    </div>
  )
})

interface SuggestionsProps {
  readonly view: QuoteView
  readonly edits: SheetEdits
}

const Suggestions = memo(function Suggestions({ view, edits }: SuggestionsProps) {
  return (
    <>
      <AskedDays rows={view.rows} onSave={edits.saveDates} />
      <LateWishes view={view} onSave={edits.saveDates} />
      <LineMatches items={view.quote.items} />
    </>
  )
})

function NothingFound({ onReset }: { readonly onReset: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('quote:filter.none')}
      outline="none"
      action={<Button onClick={onReset}>{t('quote:filter.reset')}</Button>}
    >
      {t('quote:filter.noneNext')}
    </EmptyState>
  )
}
