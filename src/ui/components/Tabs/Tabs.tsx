import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { WarningIcon } from '../Icon/icons.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { nextTab } from './next-tab.ts'
import * as styles from './Tabs.css.ts'

export interface TabItem<Value extends string> {
  readonly value: Value
  readonly label: string
  /** How many things are inside, as it is written. */
  readonly count?: string | undefined
  /** How many of them wait for an action, and what is read out for it. */
  readonly waiting?: { readonly count: string; readonly words: string } | undefined
  readonly panel: ReactNode
}

interface TabsProps<Value extends string> {
  /** What the tabs are about, read out with the list. */
  readonly label: string
  readonly items: readonly TabItem<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Panels that are not on show stay as they were, hidden; what is typed in them is not lost. */
  readonly keepsPanels?: boolean | undefined
  /** There is nothing but to read: on paper and without scripts all panels are shown, each below its label. */
  readonly isReading?: boolean | undefined
  /** `low` leaves its room to a long table below. */
  readonly look?: 'low' | undefined
}

/**
 * One of several panels at a time. Arrow keys move between the tabs, Enter or Space opens one. Not of the library
 * of blocks: its tabs are 12 kB, and the list of quotes begins with them.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { items, value: chosen, isReading = false, keepsPanels = isReading } = props
  const id = useId()
  const panelLook = props.look ? styles.nearPanel : styles.panel
  const list = useInView(chosen, items[0]?.value)
  const move = (event: KeyboardEvent) => {
    const tabs = [...(list.current?.children ?? [])]
    const from = tabs.findIndex((tab) => tab === event.target)
    const next = tabs[nextTab(event.key, from, tabs.length) ?? -1]
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus()
  }
  return (
    // One block for what stands around it: a stack would keep tabs and panel apart.
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={props.label}
        className={isReading ? styles.readingList : styles.list}
        // The keys of the tabs inside; the focus is always on one of them.
        tabIndex={-1}
        onKeyDown={move}
      >
        {items.map(({ value, label, count, waiting }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            aria-selected={value === chosen}
            aria-controls={value === chosen || keepsPanels ? `${id}-${value}-panel` : undefined}
            tabIndex={value === chosen ? 0 : -1}
            className={props.look ? styles.lowTab : styles.tab}
            onClick={() => value !== chosen && props.onChange(value)}
          >
            {label}
            {count !== undefined && ' '}
            {count !== undefined && <span className={styles.count}>{count}</span>}
            {waiting && ' '}
            {waiting && (
              <span className={styles.waiting} title={waiting.words}>
                <Icon of={WarningIcon} size="sm" />
                <span aria-hidden>{waiting.count}</span>
                <VisuallyHidden>{waiting.words}</VisuallyHidden>
              </span>
            )}
          </button>
        ))}
      </div>
      {items.map(
        ({ value, label, panel }) =>
          (value === chosen || keepsPanels) && (
            <div
              key={value}
              role="tabpanel"
              id={`${id}-${value}-panel`}
              aria-labelledby={`${id}-${value}`}
              tabIndex={0}
              hidden={!isReading && value !== chosen}
              className={isReading && value !== chosen ? styles.readingOnly : panelLook}
            >
              {isReading && (
                <p className={styles.readingLabel} aria-hidden>
                  {label}
                </p>
              )}
              {panel}
            </div>
          ),
      )}
    </div>
  )
}

/** For the strip of tabs: the chosen one is not beyond its edge where there is no room for all of them. */
function useInView(chosen: string, first?: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  // Where every strip begins nothing has to be measured.
  const last = useRef(first)
  // What has been scrolled is the document's, not React's.
  useEffect(() => {
    if (last.current === chosen) return
    last.current = chosen
    const tab = list.current?.querySelector('[aria-selected="true"]')
    if (list.current && tab instanceof HTMLElement) bringIntoView(list.current, tab)
  }, [chosen])
  return list
}

function bringIntoView(strip: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): void {
  const least = offsetLeft + offsetWidth - strip.clientWidth
  strip.scrollLeft = Math.min(offsetLeft, Math.max(least, strip.scrollLeft))
}
