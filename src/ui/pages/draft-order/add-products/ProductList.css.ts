import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const count = style({ color: vars.colour.inkSoft, fontSize: vars.text.small })

export const rows = style({ borderBlockEnd: `${vars.line.thin} solid ${vars.colour.lineSoft}` })
