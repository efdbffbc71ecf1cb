/** What the product does: its properties over its input, a curve for each pressure or viscosity, and the same in figures. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unitWords } from '../../i18n/measure-words.ts'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import {
  inUnits,
  type Performance as Figures,
  type PerformanceTable,
  tableOfSize,
  unitText,
} from '../../../domain/catalogue/performance.ts'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import { curvesOf } from './curves-of.ts'
import * as styles from '../../components/PerformanceChart/PerformanceChart.css.ts'
import { needsScripts } from '../../components/NeedsScripts/NeedsScripts.css.ts'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { AllFigures } from './AllFigures.tsx'
import { PerformancePanels } from './PerformancePanels.tsx'
import { PerformanceReading } from './PerformanceReading.tsx'
import { SizeLinks } from './SizeLinks.tsx'
import { useFigures } from './use-figures.ts'

interface PerformanceProps {
  readonly performance: Figures
  readonly zone: AddressZone
  readonly units: UnitSystem
  readonly chosen: Choices
}

export function Performance({ performance, zone, units, chosen }: PerformanceProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const ofChoice = tableOfSize(performance, chosen, zone)
  // Another size can be looked at; choosing an option leads back to the configured one.
  const [looked, setLooked] = useState<{ readonly under: unknown; readonly code: string }>()
  const code = looked?.under === ofChoice ? looked?.code : undefined
  const table =
    performance.tables.find(({ option }) => option[zone] === code) ??
    ofChoice ??
    performance.tables[0]
  const [share, setShare] = useState(0.5)
  if (!table) return null
  const at = (table.inputs.at(-1) ?? 0) * share
  const nameOf = (each: PerformanceTable) =>
    `${each.option[zone]} · ${figure(inUnits(each.size.figure, each.size.quantity, units))} ${unitWords(t, unitText(each.size.quantity, units))}`
  return (
    <div className={styles.chart}>
      <div className={needsScripts}>
        <SelectField
          label={t('product:performance.size')}
          width="medium"
          value={table.option[zone]}
          onChange={(value) => setLooked({ under: ofChoice, code: value })}
          choices={performance.tables
            .filter((each) => each.option[zone] !== '')
            .map((each) => ({ value: each.option[zone], label: nameOf(each) }))}
        />
      </div>
      <noscript>
        <SizeLinks
          performance={performance}
          shown={table}
          zone={zone}
          chosen={chosen}
          title={t('product:performance.size')}
          nameOf={nameOf}
        />
      </noscript>
      <PerformancePanels
        tables={performance.tables}
        table={table}
        units={units}
        at={at}
        onPoint={(input) => setShare(Math.min(1, input / (table.inputs.at(-1) || 1)))}
      />
      <PerformanceReading table={table} units={units} at={at} share={share} onShare={setShare} />
      <AllFigures table={table} units={units} />
      <p className={styles.note}>{t(`product:performance.note.${curvesOf(table)}`)}</p>
    </div>
  )
}
