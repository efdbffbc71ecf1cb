/** The draft that is added to; a field above finds it by words where there are many. */
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { areMany, foundDrafts } from '../../../domain/draft-order/found-drafts.ts'
import type { OpenDraft } from '../../../domain/quote/quote.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'

interface DraftFieldProps {
  readonly drafts: readonly OpenDraft[]
  readonly hint: string | undefined
  /** The id of a draft; empty while none is chosen. */
  readonly value: string
  readonly onChange: (id: string) => void
  readonly emptyText: string
  readonly error: string | undefined
}

export function DraftField({ drafts, value, onChange, ...field }: DraftFieldProps) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState('')
  const found = foundDrafts(drafts, keyword)
  const [first] = found
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The line is not added yet: there is still a draft to be chosen.
    event.preventDefault()
    if (first && found.length === 1) onChange(first.id)
  }
  // What is chosen stays, whatever is looked for.
  const shown = drafts.filter((draft) => draft.id === value || found.includes(draft))
  const select = (
    <SelectField
      {...field}
      label={t('price:addToQuoteDialog.quote')}
      value={value}
      onChange={onChange}
      choices={shown.map((draft) => ({ value: draft.id, label: draftWords(draft) }))}
      required
    />
  )
  if (!areMany(drafts)) return select
  return (
    <Stack space="md">
      <Stack space="xs">
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears of Enter in its field */}
        <div onKeyDown={enter}>
          <TextField
            type="search"
            label={t('price:addToQuoteDialog.find')}
            value={keyword}
            onChange={(text) => setKeyword(withinLimit(text))}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <Text as="div" size="small" tone="soft">
          <span role="status">
            {t('price:addToQuoteDialog.found', { count: found.length, total: drafts.length })}
          </span>
        </Text>
      </Stack>
      {select}
    </Stack>
  )
}

function draftWords({ name, number, purchaseOrderNumber = '' }: OpenDraft): string {
  return [name, number, purchaseOrderNumber].filter((text) => text !== '').join(' · ')
}
