import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { type Tone, tones } from '../../theme/tones.ts'

const { space } = vars

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.s3,
  padding: `${space.s3} ${space.s4}`,
  border: `${vars.line.thin} solid`,
  borderRadius: vars.radius.corner,
  color: vars.colour.ink,
})

const look = (tone: Tone) => ({
  backgroundColor: tones[tone].soft,
  borderColor: tones[tone].line,
})

export const tone = styleVariants({
  info: look('info'),
  success: look('success'),
  warning: look('warning'),
  error: look('danger'),
})

export const mark = styleVariants({
  info: { color: tones.info.ink },
  success: { color: tones.success.ink },
  warning: { color: tones.warning.ink },
  error: { color: tones.danger.ink },
})

/** Sets the drawing on the middle of the first line of words. */
export const marked = style({ paddingBlockStart: '0.08rem' })

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s1,
  overflowWrap: 'anywhere',
})

export const title = style({ fontWeight: vars.weight.strong })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  paddingBlockStart: space.s2,
})

/** Pulls the button into the padding, so that its drawing lines up with the edge of the box. */
export const close = style({
  marginBlock: `calc(-1 * ${space.s1})`,
  marginInlineEnd: `calc(-1 * ${space.s2})`,
})
