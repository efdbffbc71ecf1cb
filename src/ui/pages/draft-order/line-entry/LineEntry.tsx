/** A configured line: quantity, date, customer material number, price and weeks, and the button that adds it (DRAFT-20). */
import { type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/Button/Button.tsx'
import { DateField } from '../../../components/DateField/DateField.tsx'
import { Form } from '../../../components/Form/Form.tsx'
import { PlusIcon } from '../../../components/Icon/icons.ts'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { problemText } from '../../../parts/add-to-quote/quote-dialog-words.ts'
import { QuantityField } from '../../../parts/pricing/QuantityField.tsx'
import * as styles from './LineEntry.css.ts'
import { LineNotes } from './LineNotes.tsx'
import { LinePrice } from './LinePrice.tsx'
import { LineToCart } from './LineToCart.tsx'
import type { TypedLine } from './typed-line.ts'
import type { EnteredLine } from './use-line-entry.ts'

interface LineEntryProps {
  readonly line: EnteredLine
  readonly typed: TypedLine
  readonly onType: (typed: TypedLine) => void
  /** Why it cannot be added yet, where the code or the options are to blame. */
  readonly openReason: string | undefined
  /** Around the fields: the page puts the focus into the first of them. */
  readonly ref?: Ref<HTMLFormElement> | undefined
}

export function LineEntry({ line, typed, onType, openReason, ref }: LineEntryProps) {
  const { t, i18n } = useTranslation()
  const dateField = useRef<HTMLInputElement>(null)
  const { panel, configuration, isAdding } = line
  const earliest = panel.price?.earliest
  const date = typed.date ?? line.defaultDate ?? ''
  const problemOf = (field: 'date' | 'material-number') => {
    const problem = line.problems.find((each) => each.field === field)
    return problem && problemText(problem, { t, language: i18n.language })
  }
  const dateProblem = problemOf('date')
  const type = (part: Partial<TypedLine>) => {
    line.send({ type: 'line.typed' })
    onType({ ...typed, ...part })
  }
  const submit = () => {
    if (openReason === undefined) line.add()
  }
  return (
    <Form ref={ref} className={styles.frame} onSubmit={submit}>
      <div className={styles.fields}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears of its field being left */}
        <div onBlur={() => line.send({ type: 'quantity.left' })}>
          <QuantityField
            look="bare"
            quantity={configuration.quantity}
            onChange={(text) => {
              type({ quantity: text })
              line.send({ type: 'configuration.changed', change: { kind: 'quantity', text } })
            }}
          />
        </div>
        <div className={styles.date}>
          <DateField
            ref={dateField}
            label={t('common:requestedDate')}
            hint={
              earliest &&
              t('draftOrder:lineEntry.earliest', { date: formatDate(earliest, i18n.language) })
            }
            value={date}
            min={earliest}
            onChange={(text) => type({ date: text })}
            error={dateProblem}
          />
          {dateProblem !== undefined && earliest !== undefined && (
            <Button
              size="sm"
              onClick={() => {
                type({ date: earliest })
                dateField.current?.focus()
              }}
            >
              {t('price:useDate', { date: formatDate(earliest, i18n.language) })}
            </Button>
          )}
        </div>
        <TextField
          label={t('price:materialNumber')}
          optionalText={t('common:optional')}
          value={typed.materialNumber}
          onChange={(materialNumber) => type({ materialNumber })}
          error={problemOf('material-number')}
          look="code"
          spellCheck={false}
          autoComplete="off"
        />
      </div>
      <div className={styles.outcome}>
        <LinePrice panel={panel} />
        <div className={styles.buttons}>
          {panel.price === undefined && (
            <Button
              onClick={() => line.send({ type: 'price.calculate' })}
              busy={panel.stage === 'calculating'}
              busyLabel={t('price:calculating')}
              {...(openReason !== undefined && { reason: openReason, reasonLook: 'announced' })}
            >
              {t('price:calculate')}
            </Button>
          )}
          <Button
            type="submit"
            tone="primary"
            icon={PlusIcon}
            busy={isAdding}
            busyLabel={t('draftOrder:lineEntry.adding')}
            {...(openReason !== undefined && { reason: openReason, reasonLook: 'announced' })}
          >
            {t('draftOrder:lineEntry.add')}
          </Button>
        </div>
      </div>
      <LineNotes line={line} />
      {openReason === undefined && (
        <LineToCart line={line} materialNumber={typed.materialNumber.trim()} />
      )}
    </Form>
  )
}
