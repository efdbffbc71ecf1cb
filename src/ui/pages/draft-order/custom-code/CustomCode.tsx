/** The customer's own codes: one is looked for, chosen, read as a model, and added (DRAFT-22, CONF-19). */
import { useActorRef, useSelector } from '@xstate/react'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { customCodeView } from '../../../../application/draft-order/custom-code.view.ts'
import { withinLimit } from '../../../../domain/shared/text-limit.ts'
import { Panel } from '../../../components/Panel/Panel.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { AddedLines } from '../line-entry/AddedLines.tsx'
import { useAddedLines } from '../line-entry/use-added-lines.ts'
import type { PanelProps } from '../panel-props.ts'
import { ChosenCode } from './ChosenCode.tsx'
import { CodeList } from './CodeList.tsx'

export function CustomCode(props: PanelProps) {
  const { t } = useTranslation()
  const { draftOrder, account } = props
  const search = useActorRef(draftOrder.customCodeSearch, { input: { zone: account.zone } })
  const view = useSelector(search, customCodeView)
  const [added, noteAdded] = useAddedLines()
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: KeyboardEvent) => {
    if (event.key === 'Enter') search.send({ type: 'search.submit' })
  }
  /** Ready for the next code. */
  const next = () => {
    search.send({ type: 'code.clear' })
    field.current?.focus()
    field.current?.select()
  }
  return (
    <Panel title={t('draftOrder:tab.custom-code')}>
      <Stack space="lg">
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears of Enter in its field */}
        <div onKeyDown={submit}>
          <TextField
            ref={field}
            type="search"
            label={t('draftOrder:customCode.label')}
            hint={t('draftOrder:customCode.hint')}
            value={view.keyword}
            onChange={(text) => search.send({ type: 'keyword.changed', text: withinLimit(text) })}
            look="code"
            width="medium"
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        {view.choice === undefined ? (
          <CodeList view={view} send={search.send} currency={props.quote.view.quote.currency} />
        ) : (
          <ChosenCode
            {...props}
            key={view.choice.code.customCode}
            choice={view.choice}
            send={search.send}
            onLeave={next}
            onAdded={(line) => {
              noteAdded(line)
              next()
            }}
          />
        )}
        <AddedLines lines={added} />
      </Stack>
    </Panel>
  )
}
