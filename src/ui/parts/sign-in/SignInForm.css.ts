import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const password = style({ display: 'grid', gap: vars.space.s2 })

export const forgot = style({ justifySelf: 'start', fontSize: vars.text.small })
