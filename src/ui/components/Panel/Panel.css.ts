import { style, styleVariants } from '@vanilla-extract/css'
import { below, from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars
const line = `${vars.line.thin} solid ${vars.colour.lineSoft}`

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s2} ${space.s4}`,
  minHeight: '3.5rem',
  padding: `${space.s3} ${space.s6}`,
  borderBlockEnd: line,
  '@media': {
    [below.tablet]: { minHeight: '2.75rem', padding: `${space.s2} ${space.s4}` },
  },
})

/** Where what stands below counts more than its name. */
export const lowHead = style([
  head,
  { '@media': { [from.desktop]: { minHeight: 0, paddingBlock: space.s1 } } },
])

export const waitingHead = style([
  head,
  {
    borderBlockEndColor: vars.colour.warning.line,
    backgroundColor: vars.colour.warning.soft,
    color: vars.colour.warning.ink,
  },
])

export const title = style({
  fontSize: vars.text.lead,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
})

export const body = styleVariants({
  md: { padding: space.s6, '@media': { [below.tablet]: { padding: space.s4 } } },
  none: {},
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.s3,
  padding: `${space.s3} ${space.s6}`,
  borderBlockStart: line,
  '@media': { [below.tablet]: { paddingInline: space.s4 } },
})
