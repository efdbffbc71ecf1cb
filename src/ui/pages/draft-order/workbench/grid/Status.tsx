/** Where a line stands, as a mark with words. */
import type {
  LineStatus,
  LineView,
} from '../../../../../application/draft-order/csv-import.view.ts'
import { type Drawing, Icon } from '../../../../components/Icon/Icon.tsx'
import {
  AlertIcon,
  CircleCheckIcon,
  CircleDashedIcon,
  CircleDotIcon,
  WarningIcon,
} from '../../../../components/Icon/icons.ts'
import type { LineWords } from '../line-words.ts'
import * as styles from './LineRow.css.ts'

const marks: Readonly<Record<LineStatus, readonly [Drawing, string | undefined]>> = {
  blank: [CircleDashedIcon, undefined],
  unbegun: [CircleDashedIcon, undefined],
  waiting: [CircleDashedIcon, undefined],
  faulty: [AlertIcon, 'danger'],
  unanswered: [WarningIcon, 'warning'],
  unpriced: [WarningIcon, 'warning'],
  ready: [CircleCheckIcon, 'success'],
  queued: [CircleDashedIcon, 'info'],
  adding: [CircleDotIcon, 'info'],
  'not-added': [WarningIcon, 'warning'],
  'in-doubt': [WarningIcon, 'warning'],
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
