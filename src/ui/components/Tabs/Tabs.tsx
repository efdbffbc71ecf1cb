import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import * as styles from './Tabs.css.ts'

export interface TabItem<Value extends string> {
  readonly value: Value
  readonly label: string
  /** How many things are inside. */
  readonly count?: number | undefined
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
}

/** One of several panels at a time. Arrow keys move between the tabs, Enter or Space opens one. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const choose = (value: unknown) => {
    const chosen = props.items.find((item) => item.value === value)
    if (chosen !== undefined) props.onChange(chosen.value)
  }
  return (
    <Base.Root value={props.value} onValueChange={choose}>
      <Base.List className={styles.list} aria-label={props.label}>
        {props.items.map((item) => (
          <Base.Tab key={item.value} value={item.value} className={styles.tab}>
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {props.items.map((item) => (
        <Base.Panel
          key={item.value}
          value={item.value}
          keepMounted={props.keepsPanels ?? false}
          className={styles.panel}
        >
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
