import { useTranslation } from 'react-i18next'
import { type AddressZone, addressZones } from '../../../domain/account/address-zone.ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import type { OptionRow, OptionTable } from '../../../domain/catalogue/option-table.ts'
import { Accordion } from '../../components/Accordion/Accordion.tsx'
import { softHyphens } from '../../i18n/soft-hyphens.ts'
import * as styles from './OptionTables.css.ts'

interface OptionTablesProps {
  readonly tables: readonly OptionTable[]
  /** Whose options can be chosen. */
  readonly zone: AddressZone
  readonly chosen: Choices
}

/** Everything that can be chosen, with what it means and where it is sold: to be read, searched and printed. */
export function OptionTables({ tables, zone, chosen }: OptionTablesProps) {
  return (
    <Accordion
      items={tables.map((table) => ({
        value: table.key,
        title: `${table.title} (${table.rows.length})`,
        content: <OptionsOf table={table} zone={zone} code={chosen.get(table.key)} />,
      }))}
    />
  )
}

interface OptionsOfProps {
  readonly table: OptionTable
  readonly zone: AddressZone
  readonly code: string | undefined
}

function OptionsOf({ table: { title, rows }, zone, code }: OptionsOfProps) {
  const { t, i18n } = useTranslation()
  const regions = ({ zones }: OptionRow) =>
    zones.length === addressZones.length
      ? t('product:allOptions.everywhere')
      : zones.map((zone) => t(`common:shell.region.${zone}`)).join(', ')
  const isChosen = (row: OptionRow) => row.code === code && row.zones.includes(zone)
  return (
    <table className={styles.options} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{t('product:allOptions.code')}</th>
          <th scope="col">{t('product:allOptions.meaning')}</th>
          <th scope="col">{t('common:shell.region')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.code} ${row.zones.join()}`} data-chosen={isChosen(row) || undefined}>
            <th scope="row">{row.code}</th>
            <td>
              {row.title}
              {isChosen(row) && <em> · {t('product:allOptions.chosen')}</em>}
              <p>{softHyphens(row.description, i18n.language)}</p>
              {row.leadTimeNote !== undefined && <p>{row.leadTimeNote}</p>}
            </td>
            <td>{regions(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
