/** A list of which the first few are shown, and the others, a hundred at a time, when they are asked for. */
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/Button/Button.tsx'
import { useKeptFocus } from '../../../use-kept-focus.ts'
import * as styles from './QuoteHistory.css.ts'

const shownAtFirst = 5

/** Of thousands so many come with one press, so that the page answers. */
export const shownWithOnePress = 100

interface FoldedListProps<Item> {
  readonly of: readonly Item[]
  readonly render: (item: Item) => ReactNode
}

export function FoldedList<Item>({ of: items, render }: FoldedListProps<Item>) {
  const { t } = useTranslation()
  const [count, setCount] = useState(shownAtFirst)
  // One more is no reason to fold.
  const isFolded = items.length > count + 1
  const shown = isFolded ? items.slice(0, count) : items
  const next = Math.min(shownWithOnePress, items.length - count)
  // The button goes once all are shown.
  const list = useKeptFocus<HTMLUListElement>(String(isFolded), 'heading')
  return (
    <>
      <ul ref={list} className={styles.details}>
        {shown.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- what has happened does not change
          <li key={index}>{render(item)}</li>
        ))}
      </ul>
      {isFolded && (
        <Button size="sm" tone="quiet" onClick={() => setCount(count + next)}>
          {t('history:more', { count: next })}
        </Button>
      )}
    </>
  )
}
