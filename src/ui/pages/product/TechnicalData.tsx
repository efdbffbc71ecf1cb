import { useTranslation } from 'react-i18next'
import type { AttributeSet } from '../../../domain/catalogue/attribute-set.ts'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { Attributes } from './Attributes.tsx'

interface TechnicalDataProps {
  readonly metric: AttributeSet | undefined
  readonly us: AttributeSet | undefined
  readonly units: UnitSystem
  readonly onUnits: (units: UnitSystem) => void
}

/** The same values in metric and in U.S. units, a tab each (CAT-15); both are printed. */
export function TechnicalData({ metric, us, units, onUnits }: TechnicalDataProps) {
  const { t } = useTranslation()
  const items = [
    { value: 'metric' as const, label: t('common:units.metric'), set: metric },
    { value: 'us' as const, label: t('common:units.us'), set: us },
  ].flatMap(({ set, ...item }) => (set ? [{ ...item, panel: <Attributes set={set} /> }] : []))
  const [first] = items
  if (first === undefined) return null
  return (
    <Tabs
      label={t('common:units')}
      value={items.some(({ value }) => value === units) ? units : first.value}
      onChange={onUnits}
      items={items}
      isReading
    />
  )
}
