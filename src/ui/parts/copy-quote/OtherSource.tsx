/** The way to the lines of another quote: found by its tab, number, name, PO number or what stands on its lines. */
import { either as E } from 'fp-ts'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PortFailure } from '../../../application/failure.ts'
import { withLazy } from '../../../application/lazy.ts'
import { quoteGroups } from '../../../domain/quote/quote-group.ts'
import {
  type QuoteListPage,
  type QuoteListPlace,
  quoteListStart,
} from '../../../domain/quote/quote-list.ts'
import { inGroup, onPage, withKeyword } from '../../../domain/quote/quote-list-steps.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import { Button } from '../../components/Button/Button.tsx'
import { PlusIcon } from '../../components/Icon/icons.ts'
import { Panel } from '../../components/Panel/Panel.tsx'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useServices } from '../../storefront-context.tsx'
import { useKeptFocus } from '../../use-kept-focus.ts'
import { useProgram } from '../../use-program.ts'
import { ListKeyword } from '../list/ListKeyword.tsx'
import { PageSteps } from '../quote/PageSteps.tsx'
import { ReadFailed } from '../ReadFailed.tsx'
import type { CopySource } from './copy-dialog-props.ts'
import * as styles from './OtherSource.css.ts'

interface OtherSourceProps {
  /** Quotes that are copied already. */
  readonly taken: ReadonlySet<QuoteId>
  readonly onTake: (source: CopySource) => void
}

export function OtherSource(props: OtherSourceProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const take = (source: CopySource) => {
    setOpen(false)
    props.onTake(source)
  }
  // The button that was pressed is gone, whether it opened this, took a quote or removed one.
  const place = useKeptFocus<HTMLDivElement>(`${isOpen} ${[...props.taken].join(' ')}`)
  return (
    <div ref={place}>
      {isOpen ? (
        <Panel title={t('copy:other.title')}>
          <FindQuote {...props} onTake={take} />
        </Panel>
      ) : (
        <Button onClick={() => setOpen(true)}>{t('copy:other.add')}</Button>
      )}
    </div>
  )
}

function FindQuote({ taken, onTake }: OtherSourceProps) {
  const { t } = useTranslation()
  const { quotes } = useServices()
  const [place, setPlace] = useState<QuoteListPlace>(inGroup(quoteListStart, 'approved'))
  const ask = useCallback(
    (signal: AbortSignal) => async () => {
      const page = await withLazy(quotes, ({ list }) => list(place, signal))()
      return E.right({ place, page })
    },
    [quotes, place],
  )
  const [reading, again] = useProgram(ask)
  const answer = reading.kind === 'read' ? reading.answer : undefined
  // Rows of another tab, keyword or page are no answer.
  const found = answer?.place === place ? answer.page : undefined
  const pageCount = answer && isSameList(answer.place, place) ? pagesOf(answer.page) : 1
  return (
    <Stack space="md">
      <div className={styles.tools}>
        <SelectField
          label={t('common:shell.quotes')}
          value={place.group}
          onChange={(value) => {
            const group = quoteGroups.find((each) => each === value)
            if (group) setPlace(inGroup(place, group))
          }}
          choices={quoteGroups.map((group) => ({
            value: group,
            label: t(`quotes:group.${group}`),
          }))}
        />
        <ListKeyword
          label={t('quotes:keyword')}
          shortLabel={t('quotes:keywordShort')}
          value={place.keyword}
          onSettled={(keyword) => setPlace(withKeyword(place, keyword))}
        />
      </div>
      {found === undefined && <SkeletonRows busyText={t('common:loading.quotes')} count={4} />}
      {found && E.isLeft(found) && (
        <ReadFailed
          failure={found.left}
          title={t('copy:other.failed')}
          fallbackKey="copy:other.failed"
          onAgain={again}
        />
      )}
      {found && E.isRight(found) && (
        <>
          <ul className={styles.found}>
            {found.right.rows.map(({ id, name, number, itemCount }) => (
              <li key={id} className={styles.quote}>
                <span className={styles.name}>
                  {name}{' '}
                  <Text as="span" tone="soft" size="small">
                    {number}
                  </Text>
                </span>
                {taken.has(id) ? (
                  <Text as="span" size="small" tone="soft">
                    {t('copy:other.taken')}
                  </Text>
                ) : (
                  itemCount !== 0 && (
                    <RowAction
                      icon={PlusIcon}
                      shortLabel={t('copy:other.take')}
                      label={t('copy:other.takeNamed', { name: name || number })}
                      onClick={() => onTake({ id, name: name || number })}
                    />
                  )
                )}
              </li>
            ))}
          </ul>
          {found.right.rows.length === 0 && <Text>{t('copy:other.none')}</Text>}
        </>
      )}
      {pageCount > 1 && (
        <PageSteps
          page={place.page}
          pageCount={pageCount}
          onPage={(page) => setPlace(onPage(place, page))}
        />
      )}
    </Stack>
  )
}

/** Whether both are pages of one list, which has as many of them. */
function isSameList(one: QuoteListPlace, other: QuoteListPlace): boolean {
  return one.group === other.group && one.keyword === other.keyword
}

function pagesOf(page: E.Either<PortFailure, QuoteListPage>): number {
  return E.isRight(page) ? page.right.pageCount : 1
}
