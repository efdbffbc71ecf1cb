import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { space } = vars

const fields = { display: 'grid', gap: space.s2 } as const

export const frame = styleVariants({ bare: fields, beside: fields })

// Words on the left, the field on the right: where there is little height.
const field = `${frame.beside} > :first-child`
globalStyle(field, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7rem',
  columnGap: space.s3,
  alignItems: 'center',
})
globalStyle(`${field} > :is(label, p)`, { marginBlockEnd: 0 })
globalStyle(`${field} > label + p + div`, { gridColumn: 2, gridRow: '1 / span 2' })
globalStyle(`${field} > label + p + div + div`, { gridColumn: '1 / -1' })

export const repairs = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
