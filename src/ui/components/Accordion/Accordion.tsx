import { Accordion as Base } from '@base-ui/react/accordion'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronDownIcon } from '../Icon/icons.ts'
import * as styles from './Accordion.css.ts'

export interface AccordionPart {
  readonly value: string
  readonly title: string
  readonly content: ReactNode
}

interface AccordionProps {
  readonly items: readonly AccordionPart[]
  /** The values of the parts that are open at first. */
  readonly openAtFirst?: readonly string[] | undefined
  readonly headingLevel?: 2 | 3 | 4 | undefined
}

/** Parts that open and close on their own, each below its heading. */
export function Accordion({ items, openAtFirst = [], headingLevel = 3 }: AccordionProps) {
  const Title = `h${headingLevel}` as const
  return (
    <Base.Root multiple defaultValue={[...openAtFirst]} hiddenUntilFound>
      {items.map((item) => (
        <Base.Item key={item.value} value={item.value} className={styles.item}>
          <Base.Header render={<Title />}>
            <Base.Trigger className={styles.trigger}>
              {item.title}
              <span className={styles.mark}>
                <Icon of={ChevronDownIcon} />
              </span>
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className={styles.panel}>
            <div className={styles.content}>{item.content}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  )
}
