/** Chooses the days of the statement; the address holds them, so that they can be reloaded and sent on. */
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  longestStatement,
  type RangeProblem,
  rangeProblem,
  type StatementRange,
} from '../../../domain/order/statement.ts'
import { parseCalendarDate } from '../../../domain/shared/calendar-date.ts'
import { Button } from '../../components/Button/Button.tsx'
import { DateField } from '../../components/DateField/DateField.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { useStorefront } from '../../storefront-context.tsx'

export function StatementRangeForm({ range }: { readonly range: StatementRange }) {
  const { t } = useTranslation()
  const router = useRouter()
  const { today } = useStorefront()
  const [from, setFrom] = useState<string>(range.from)
  const [to, setTo] = useState<string>(range.to)
  const [problem, setProblem] = useState<RangeProblem>()
  const submit = () => {
    const found = rangeProblem(parseCalendarDate(from), parseCalendarDate(to))
    setProblem(found)
    if (found === undefined)
      void router.navigate({ to: '/my-account/statement', search: { from, to } })
  }
  const isAboutFrom = problem === 'from-missing'
  const words = problem && t(`order:statement.problem.${problem}`, { count: longestStatement })
  return (
    <Form onSubmit={submit}>
      <Inline align="end" space="md">
        <DateField
          label={t('order:statement.from')}
          value={from}
          max={today()}
          onChange={setFrom}
          error={isAboutFrom ? words : undefined}
          required
        />
        <DateField
          label={t('order:statement.to')}
          value={to}
          onChange={setTo}
          error={isAboutFrom ? undefined : words}
          required
        />
        <Button type="submit">{t('order:statement.show')}</Button>
      </Inline>
    </Form>
  )
}
