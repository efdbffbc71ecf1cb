import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { container, still } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const bone = style({
  display: 'block',
  backgroundColor: vars.colour.sunken,
  borderRadius: vars.radius.corner,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@media': { [still]: { animation: 'none' } },
})

/** As high as the thing that will stand there. */
export const shape = styleVariants({
  line: { height: vars.text.body, marginBlock: '0.28rem' },
  heading: { height: vars.text.display, marginBlock: '0.2rem' },
  control: { height: vars.size.control },
  picture: { width: '100%', aspectRatio: '4 / 3' },
  block: { height: '8rem' },
})

export const width = styleVariants({
  full: { width: '100%' },
  most: { width: '72%' },
  half: { width: '48%' },
  short: { width: vars.measure.tiny, maxWidth: '100%' },
})

export const rows = style({ containerType: 'inline-size' })

/** As high as the row or the card that will stand there. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr 1fr 1fr',
  gap: vars.space.s6,
  alignItems: 'center',
  minHeight: vars.size.controlLarge,
  paddingInline: vars.space.s6,
  borderBlockStart: `${vars.line.thin} solid ${vars.colour.lineSoft}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@container': {
    [container.narrow]: { gridTemplateColumns: '1fr', gap: 0, paddingBlock: vars.space.s4 },
  },
})
