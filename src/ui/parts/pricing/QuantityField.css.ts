import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const fields = { display: 'grid', gap: vars.space.s2 } as const

export const frame = styleVariants({
  bare: fields,
  question: {
    ...fields,
    padding: vars.space.s4,
    paddingInlineStart: vars.space.s10,
    borderBlockStart: `${vars.line.thin} solid ${vars.colour.lineSoft}`,
  },
})

export const repairs = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 })
