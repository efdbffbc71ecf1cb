import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { colour, space } = vars

const sheet = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
} as const

export const card = styleVariants({
  full: { ...sheet, gap: space.s3, padding: space.s5 },
  slim: { ...sheet, gap: space.s1, padding: `${space.s3} ${space.s4}` },
})

export const name = style({
  color: colour.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
})

export const zone = style({ color: colour.inkSoft, fontSize: vars.text.small })

export const address = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s1,
  fontStyle: 'normal',
})

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s2,
  minHeight: space.s6,
  color: colour.inkSoft,
  overflowWrap: 'anywhere',
})

export const far = style({ whiteSpace: 'nowrap', color: colour.ink })
