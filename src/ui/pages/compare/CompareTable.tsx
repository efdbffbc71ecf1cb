/** Models as columns, what is known of them as rows; rows that are the same in all can be folded away. */
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import { comparedFacts, type FactRow } from '../../../domain/catalogue/fact-comparison.ts'
import { technicalFigures } from '../../../domain/catalogue/technical-figures.ts'
import { answersOf, type ModelFact } from '../../../domain/pricing/compared-facts.ts'
import { isReadable } from '../../../domain/pricing/compared-model.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import { ChevronDownIcon, ChevronRightIcon } from '../../components/Icon/icons.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useUnits } from '../../use-units.ts'
import { scrolledByKeys } from '../../show-focused.ts'
import { ColumnHead } from './ColumnHead.tsx'
import type { ComparedColumn } from './compared-column.ts'
import * as styles from './CompareTable.css.ts'
import { FactCell } from './FactCell.tsx'

interface CompareTableProps {
  readonly columns: readonly ComparedColumn[]
  readonly zone: AddressZone
  /** Rows of prices, for customers. */
  readonly prices: ReactNode
  readonly onRemove: (text: string) => void
}

export function CompareTable({ columns, zone, prices, onRemove }: CompareTableProps) {
  const { t } = useTranslation()
  const [units] = useUnits(zone)
  const id = useId()
  const [isFolded, setFolded] = useState(true)
  const isWhole = (index: number) => isReadColumn(columns[index])
  const answers = comparedFacts(
    columns.map(({ model }) => model && answersOf(model)),
    isWhole,
  )
  const figures = comparedFacts(
    columns.map(({ model }) => model && technicalFigures(model.product, units)),
    isWhole,
  )
  const different = [...answers.different, ...figures.different]
  const same = [...answers.same, ...figures.same]
  const isAlone = !answers.isComparison
  return (
    <div className={styles.frame} aria-label={t('compare:title')} {...scrolledByKeys}>
      <table className={styles.table[widthOf(columns.length)]}>
        <thead>
          <tr>
            <td className={styles.corner}>
              <VisuallyHidden>{t('compare:corner')}</VisuallyHidden>
            </td>
            {columns.map((column) => (
              <th key={column.text} scope="col" className={styles.head}>
                <ColumnHead column={column} onRemove={() => onRemove(column.text)} />
              </th>
            ))}
          </tr>
        </thead>
        {prices}
        {isAlone ? (
          <tbody>
            <GroupHead width={columns.length}>{t('compare:alone')}</GroupHead>
          </tbody>
        ) : (
          <tbody>
            <GroupHead width={columns.length}>
              {t('compare:different', { count: different.length })}
            </GroupHead>
            {different.map((row) => (
              <FactLine key={row.key} row={row} columns={columns} marks />
            ))}
          </tbody>
        )}
        {same.length > 0 && (
          <>
            <tbody>
              <GroupHead width={columns.length}>
                {isAlone ? (
                  t('compare:all')
                ) : (
                  <button
                    type="button"
                    className={styles.fold}
                    aria-expanded={!isFolded}
                    aria-controls={id}
                    onClick={() => setFolded(!isFolded)}
                  >
                    <Icon of={isFolded ? ChevronRightIcon : ChevronDownIcon} size="sm" />
                    {t('compare:same', { count: same.length })}
                  </button>
                )}
              </GroupHead>
            </tbody>
            <tbody id={id} className={isFolded && !isAlone ? styles.folded : undefined}>
              {same.map((row) => (
                <FactLine key={row.key} row={row} columns={columns} />
              ))}
            </tbody>
          </>
        )}
      </table>
    </div>
  )
}

function GroupHead({ width, children }: { readonly width: number; readonly children: ReactNode }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={width + 1} className={styles.group}>
        <span className={styles.groupName}>{children}</span>
      </th>
    </tr>
  )
}

interface FactLineProps {
  readonly row: FactRow<ModelFact>
  readonly columns: readonly ComparedColumn[]
  /** Whether what is not as in the first column stands out. */
  readonly marks?: boolean
}

function FactLine({ row: { name, cells }, columns, marks = false }: FactLineProps) {
  const first = cells.find((_, index) => isReadColumn(columns[index]))
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      {columns.map(({ text, model }, index) => (
        <td
          key={text}
          className={styles.cell}
          data-differs={
            (marks && isReadColumn(columns[index]) && cells[index]?.text !== first?.text) ||
            undefined
          }
        >
          {model && <FactCell fact={cells[index]} />}
        </td>
      ))}
    </tr>
  )
}

function isReadColumn(column: ComparedColumn | undefined): boolean {
  return column?.model !== undefined && isReadable(column.model)
}

/** The table is laid out for one to four columns. */
function widthOf(count: number): keyof typeof styles.table {
  if (count <= 1) return 1
  return count === 2 || count === 3 ? count : 4
}
