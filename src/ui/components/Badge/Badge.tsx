import type { ReactNode } from 'react'
import type { Tone } from '../../theme/tones.ts'
import { type Drawing, Icon } from '../Icon/Icon.tsx'
import {
  CircleCheckIcon,
  CircleDashedIcon,
  CircleDotIcon,
  CircleXIcon,
  WarningIcon,
} from '../Icon/icons.ts'
import * as styles from './Badge.css.ts'

interface BadgeProps {
  readonly tone: Tone
  readonly children: ReactNode
  /** Another mark than the tone's own. */
  readonly icon?: Drawing | undefined
}

const marks: Readonly<Record<Tone, Drawing>> = {
  neutral: CircleDashedIcon,
  info: CircleDotIcon,
  success: CircleCheckIcon,
  warning: WarningIcon,
  danger: CircleXIcon,
}

/** A status: a mark and words, so that the colour is never alone. */
export function Badge({ tone, children, icon = marks[tone] }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles.tone[tone]}`}>
      <Icon of={icon} size="sm" />
      {children}
    </span>
  )
}
