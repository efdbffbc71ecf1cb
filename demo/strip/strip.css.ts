import { style } from '@vanilla-extract/css'
import { vars } from '../../src/ui/theme/contract.css.ts'

export const strip = style({
  backgroundColor: vars.colour.info.soft,
  borderBottom: `${vars.line.thin} solid ${vars.colour.info.line}`,
  paddingBlock: vars.space.s2,
  '@media': { print: { display: 'none' } },
})

export const words = style({ flex: '1 1 20rem' })

/** The words of the buttons stand where those of the page do. */
export const actions = style({ marginInline: `calc(-1 * ${vars.space.s3})` })

export const email = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  borderTop: `${vars.line.thin} solid ${vars.colour.lineSoft}`,
  paddingTop: vars.space.s3,
})

/** Stands where the shop is going to be. */
export const waiting = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.s4,
  minHeight: '70dvh',
  padding: vars.space.s4,
  textAlign: 'center',
})
