/** The fields of the finder; without scripts its browser opens the same address. */
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unitText } from '../../../domain/catalogue/performance.ts'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import { type FinderEntry, finderFields } from '../../../domain/finder/machine-wish.ts'
import {
  type OrderEntry,
  type OrderField,
  type OrderProblem,
  orderFields,
} from '../../../domain/finder/machine-order.ts'
import type { EntryProblem } from '../../../domain/finder/measured-entry.ts'
import { type PointQuantity, pointQuantities } from '../../../domain/finder/working-point.ts'
import { Button } from '../../components/Button/Button.tsx'
import { DateField } from '../../components/DateField/DateField.tsx'
import { QueryForm } from '../../components/Form/QueryForm.tsx'
import { SearchIcon } from '../../components/Icon/icons.ts'
import { TextField } from '../../components/TextField/TextField.tsx'
import { unitWords } from '../../i18n/measure-words.ts'
import { useQueryAddress } from '../../addresses/use-query-address.ts'
import * as styles from './FinderForm.css.ts'
import { problemWords } from './problem-words.ts'

const allFields = [...finderFields, ...orderFields]

interface FinderFormProps {
  /** What the address says. */
  readonly entry?: (FinderEntry & OrderEntry) | undefined
  readonly problems?: Readonly<Partial<Record<PointQuantity, EntryProblem>>> | undefined
  readonly orderProblems?: Readonly<Partial<Record<OrderField, OrderProblem>>> | undefined
  readonly units: UnitSystem
  /** `short` asks for the working point alone, `type` for that of one product type in one line. */
  readonly look: 'short' | 'full' | 'type'
  /** The figures that are asked for; all of them where nothing else is said. */
  readonly figures?: readonly PointQuantity[] | undefined
  /** The address of the one product type that is looked in. */
  readonly type?: string | undefined
  readonly heading?: ReactNode
}

export function FinderForm({ entry = {}, problems = {}, ...props }: FinderFormProps) {
  const { units, look, heading, type, figures = pointQuantities, orderProblems = {} } = props
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const address = useQueryAddress('/finder')
  const [typed, setTyped] = useState<FinderEntry & OrderEntry>(entry)
  const [shown, setShown] = useState(entry)
  // Another address was opened: it says what stands in the fields.
  if (allFields.some((field) => shown[field] !== entry[field])) {
    setShown(entry)
    setTyped(entry)
  }
  const kept = { units, ...(type === undefined ? {} : { type }) }
  const find = () => {
    const said = allFields.flatMap((field) => {
      const text = typed[field]?.trim() ?? ''
      return text === '' ? [] : [[field, text] as const]
    })
    void navigate({ to: '/finder', search: { ...Object.fromEntries(said), ...kept } })
  }
  const isFigure = (field: string): field is PointQuantity =>
    pointQuantities.some((each) => each === field)
  return (
    <QueryForm address={address} kept={kept} className={styles.form[look]} onSubmit={find}>
      {heading && <div className={styles.heading}>{heading}</div>}
      <div className={styles.fields[look]}>
        {(look === 'full' ? finderFields : figures).map((field) => {
          const problem = isFigure(field) ? problems[field] : undefined
          const read = { text: entry[field] ?? '', units, language: i18n.language }
          return (
            <TextField
              key={field}
              name={field}
              label={
                isFigure(field)
                  ? `${t(`finder:${field}`)} (${unitWords(t, unitText(field, units))})`
                  : t(`finder:${field}`)
              }
              hint={isFigure(field) ? undefined : t(hintKey(field, units))}
              error={
                problem && isFigure(field)
                  ? problemWords(t, problem, { ...read, quantity: field })
                  : undefined
              }
              value={typed[field] ?? ''}
              onChange={(text) => setTyped((now) => ({ ...now, [field]: text }))}
              autoComplete="off"
              spellCheck={false}
            />
          )
        })}
      </div>
      <div className={styles.foot}>
        {look === 'full' && (
          <>
            <TextField
              name="quantity"
              label={t('common:quantity')}
              error={orderProblems.quantity && t(`finder:order.${orderProblems.quantity}`)}
              value={typed.quantity ?? ''}
              onChange={(text) => setTyped((now) => ({ ...now, quantity: text }))}
              inputMode="numeric"
              autoComplete="off"
            />
            <DateField
              name="needed"
              label={t('finder:needed')}
              error={orderProblems.needed && t(`finder:order.${orderProblems.needed}`)}
              value={typed.needed ?? ''}
              onChange={(day) => setTyped((now) => ({ ...now, needed: day }))}
            />
          </>
        )}
        <Button type="submit" tone="primary" icon={SearchIcon}>
          {t('finder:submit')}
        </Button>
      </div>
    </QueryForm>
  )
}

/** An example in the sizes of the region that a reader of these units mostly buys in. */
function hintKey(field: 'shaft' | 'mount' | 'ports', units: UnitSystem) {
  return field === 'mount' ? 'finder:mount.hint' : (`finder:${field}.hint.${units}` as const)
}
