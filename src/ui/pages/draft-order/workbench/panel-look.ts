/** What the panels of the workbench have in common. */
import { below } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/contract.css.ts'

/** The edge of a panel, which is narrower on a phone. */
export const gutter = {
  paddingInline: vars.space.s6,
  '@media': { [below.tablet]: { paddingInline: vars.space.s4 } },
} as const

/** The sheet that a panel is. */
export const panelSheet = {
  border: `${vars.line.thin} solid ${vars.colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: vars.colour.surface,
} as const
