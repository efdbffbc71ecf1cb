/** The ways in which the code of a line can be read, to choose the one that is meant. */
import { useMemo } from 'react'
import type { ReadingChoice } from '../../../application/bulk-order/bulk-order-lines.ts'
import type { CodeReadings } from '../../../domain/bulk-order/bulk-check.ts'
import { codeVariants } from '../../parts/model-code/code-reading.ts'
import { CodeVariants } from '../../parts/model-code/CodeVariants.tsx'
import * as styles from './BulkOrderPage.css.ts'

interface LineReadingsProps {
  readonly of: CodeReadings
  readonly onChoose: (choice: ReadingChoice) => void
}

export function LineReadings({ of, onChoose }: LineReadingsProps) {
  const { code, modifiers, readings, chosen } = of
  const variants = useMemo(() => codeVariants(modifiers, readings), [modifiers, readings])
  return (
    <div className={styles.readings}>
      <CodeVariants
        variants={variants}
        chosen={chosen}
        onChoose={(choices) => onChoose({ code, choices })}
      />
    </div>
  )
}
