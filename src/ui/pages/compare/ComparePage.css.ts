import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const { space, colour } = vars

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })

export const note = style({ color: colour.inkSoft })

const fields = {
  display: 'grid',
  gap: space.s3,
  '@media': { print: { display: 'none' } },
} as const

export const add = style({
  ...fields,
  maxWidth: vars.measure.text,
  '@media': {
    ...fields['@media'],
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  },
})

export const quantity = style({
  ...fields,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
})
