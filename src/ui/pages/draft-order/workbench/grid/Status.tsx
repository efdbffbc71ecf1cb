/** Where a line stands, as a mark with words. */
import type {
  LineStatus,
  LineView,
} from '../../../../../application/draft-order/csv-import.view.ts'
import { type Drawing, Icon } from '../../../../components/Icon/Icon.tsx'
import {
  AlertDrawing,
  CheckDrawing,
  DashedDrawing,
  DotDrawing,
  WarningDrawing,
} from '../../../../components/Grid/row-drawings.tsx'
import type { LineWords } from '../line-words.ts'
import * as styles from './LineRow.css.ts'

const marks: Readonly<Record<LineStatus, readonly [Drawing, string | undefined]>> = {
  blank: [DashedDrawing, undefined],
  unbegun: [DashedDrawing, undefined],
  waiting: [DashedDrawing, undefined],
  faulty: [AlertDrawing, 'danger'],
  unanswered: [WarningDrawing, 'warning'],
  unpriced: [WarningDrawing, 'warning'],
  ready: [CheckDrawing, 'success'],
  queued: [DashedDrawing, 'info'],
  adding: [DotDrawing, 'info'],
  'not-added': [WarningDrawing, 'warning'],
  'in-doubt': [WarningDrawing, 'warning'],
}

interface StatusProps {
  readonly line: LineView
  readonly words: LineWords
}

export function Status({ line, words }: StatusProps) {
  const [drawing, tone] = marks[line.status]
  return (
    <span className={styles.status} data-tone={tone}>
      <Icon of={drawing} size="sm" />
      {words.status(line)}
    </span>
  )
}
