/** Quick add: a code is typed, read as it grows, and added with quantity, date and customer material number (DRAFT-19). */
import type { TFunction } from 'i18next'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { normaliseModelCode } from '../../../../domain/catalogue/model-code.ts'
import type { Product } from '../../../../domain/catalogue/product.ts'
import { ModelCodeRibbon } from '../../../components/ModelCodeRibbon/ModelCodeRibbon.tsx'
import { ribbonWords } from '../../../i18n/ribbon-texts.ts'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { Panel } from '../../../components/Panel/Panel.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { WholeCodes } from '../../../components/WholeCodes/WholeCodes.tsx'
import { CodeAdvice } from '../../../parts/model-code/CodeAdvice.tsx'
import { HandMatches } from '../../../parts/own-codes/HandMatches.tsx'
import { ReadFailed } from '../../../parts/ReadFailed.tsx'
import { useUnsentText } from '../../../unsent-text.ts'
import type { HandedLine } from '../handed-line.ts'
import { AddedLines } from '../line-entry/AddedLines.tsx'
import { readTypedLine, typedLineText } from '../line-entry/typed-line.ts'
import { type AddedNow, useAddedLines } from '../line-entry/use-added-lines.ts'
import type { PanelProps } from '../panel-props.ts'
import { CodeField } from './CodeField.tsx'
import { FoundLine } from './FoundLine.tsx'
import * as styles from './ModelSearch.css.ts'
import { useEnteredCodes } from './use-entered-codes.ts'
import { type ModelSearchEntry, type ReadCode, useModelSearch } from './use-model-search.ts'

export function ModelSearch({ quote, draftOrder, account, place, go, handed }: PanelProps) {
  const { t } = useTranslation()
  const names = useCallback(
    (product: Product) => ({
      sku: t('catalogue:ribbon.sku'),
      skuMeaning: product.name,
      unread: t('catalogue:ribbon.rest'),
    }),
    [t],
  )
  const [keptText, keepText] = useUnsentText(`model-search:${quote.view.quote.id}`)
  const entry = useModelSearch({
    draftOrder,
    zone: account.zone,
    initialText: place.code ?? '',
    keptText,
    onType: keepText,
    names,
  })
  const [beside, keepBeside, forgetBeside] = useUnsentText(
    `model-search-line:${quote.view.quote.id}`,
  )
  const typed = useMemo(() => {
    const kept = readTypedLine(beside)
    return { ...kept, quantity: kept.quantity ?? place.quantity }
  }, [beside, place.quantity])
  // What was typed beside the code before gives way to what the line of the table says.
  const [line, setLine] = useState<HandedLine | undefined>(undefined)
  if (handed !== undefined && handed !== line) {
    setLine(handed)
    keepBeside(typedLineText(handed.typed))
  }
  const [added, noteAdded] = useAddedLines()
  const [entered, beginNext] = useEnteredCodes(entry)
  const field = useRef<HTMLDivElement>(null)
  const { read } = entry
  const finish = (now: AddedNow) => {
    noteAdded(now)
    if (line && isSameCode(line.modelCode, entry.text)) line.onAdded()
    beginNext()
    keepBeside('')
    forgetBeside()
    entry.type('')
    if (place.code !== undefined) go({ code: undefined, quantity: undefined }, { replace: true })
    // Ready for the next code.
    field.current?.querySelector('input')?.focus()
  }
  return (
    <Panel title={t('draftOrder:tab.model-search')}>
      <Stack space="lg">
        <Plate read={read} />
        <div ref={field}>
          <CodeField
            entry={entry}
            onNumber={(materialNumber) => keepBeside(typedLineText({ ...typed, materialNumber }))}
          />
        </div>
        <Advice entry={entry} />
        {read?.sku !== undefined && (
          <FoundLine
            key={`${read.ownCode?.customCode ?? ''} ${read.sku.id} ${line ? typedLineText(line.typed) : ''}`}
            entry={entry}
            read={read}
            sku={read.sku}
            draftOrder={draftOrder}
            account={account}
            typed={typed}
            onType={(next) => keepBeside(typedLineText(next))}
            onAdded={finish}
          />
        )}
        <HandMatches lines={entered} />
        <AddedLines lines={added} />
      </Stack>
    </Panel>
  )
}

function isSameCode(one: string, other: string): boolean {
  return normaliseModelCode(one) === normaliseModelCode(other)
}

/** The ribbon as it grows; its draftOrder is there before it. */
function Plate({ read }: { readonly read: ReadCode | undefined }) {
  const { t } = useTranslation()
  return (
    <div className={styles.plate}>
      {read ? (
        <>
          <p className={styles.product}>{read.product.name}</p>
          {read.ownCode && (
            <p className={styles.ownCode}>
              <WholeCodes codes={[read.ownCode.customCode]}>
                {t('search:ownCode', { code: read.ownCode.customCode })}
              </WholeCodes>{' '}
              <span className={styles.standsFor}>{t('catalogue:ownNumber.standsFor')}</span>{' '}
              {read.reading.code}
            </p>
          )}
          <ModelCodeRibbon segments={namedSegments(read, t)} words={ribbonWords(t)} />
        </>
      ) : (
        <Text tone="soft">{t('draftOrder:modelSearch.lead')}</Text>
      )}
    </div>
  )
}

/** The one part of a plain product's code behind its first three characters has no name of its own. */
function namedSegments({ reading }: ReadCode, t: TFunction) {
  return reading.segments.map((segment) =>
    segment.name === '' ? { ...segment, name: t('draftOrder:modelSearch.version') } : segment,
  )
}

/** What is wrong with the code, with repairs; or why that cannot be told. */
function Advice({ entry }: { readonly entry: ModelSearchEntry }) {
  const { t } = useTranslation()
  const { read, state, failure, isEntered, numbers } = entry
  if (state === 'missing') {
    // What may be meant stands in the list of the field.
    if (numbers.length > 0 && !isEntered) return null
    return (
      <Notice tone="warning">
        {t('search:missing', { begin: entry.text.trim().slice(0, 3) })}
      </Notice>
    )
  }
  if (state === 'failed' && failure) {
    return <ReadFailed failure={failure} fallbackKey="search:failed" onAgain={entry.enter} />
  }
  if (state !== 'found' || read === undefined) {
    return isEntered && state === 'idle' ? (
      <Notice tone="warning">{t('common:search.needsText')}</Notice>
    ) : null
  }
  if (read.choices !== undefined) return null
  // What may follow stands in the list of the field.
  if (read.reading.kind === 'incomplete') {
    return isEntered ? (
      <Notice tone="warning">
        {t('product:code.next', { next: read.reading.next?.title ?? t('catalogue:ribbon.sku') })}
      </Notice>
    ) : null
  }
  const take = (text: string) => {
    entry.type(text)
    entry.enter()
  }
  return (
    <div className={styles.advice}>
      <CodeAdvice
        entry={{
          text: entry.text,
          reading: read.reading,
          isRead: isEntered,
          type: entry.type,
          read: take,
          choose: entry.choose,
        }}
      />
    </div>
  )
}
