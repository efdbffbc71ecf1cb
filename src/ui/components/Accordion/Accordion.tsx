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

/**
 * Parts that open and close on their own, each below its heading; all are printed. The browser's own: they open
 * without scripts, and its page search opens what it finds in them.
 */
export function Accordion({ items, openAtFirst = [], headingLevel = 3 }: AccordionProps) {
  const Title = `h${headingLevel}` as const
  return (
    <div>
      {items.map(({ value, title, content }) => (
        <details key={value} className={styles.item} open={openAtFirst.includes(value)}>
          <summary className={styles.trigger}>
            <Title>{title}</Title>
            <span className={styles.mark}>
              <Icon of={ChevronDownIcon} />
            </span>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
