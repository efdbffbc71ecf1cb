import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'

const { colour } = vars

export const text = recipe({
  variants: {
    size: {
      note: { fontSize: vars.text.note },
      small: { fontSize: vars.text.small },
      body: { fontSize: vars.text.body },
      lead: { fontSize: vars.text.lead },
    },
    tone: {
      ink: { color: colour.ink },
      soft: { color: colour.inkSoft },
      success: { color: colour.success.ink },
      warning: { color: colour.warning.ink },
      danger: { color: colour.danger.ink },
    },
    weight: {
      regular: { fontWeight: vars.weight.regular },
      medium: { fontWeight: vars.weight.medium },
      strong: { fontWeight: vars.weight.strong },
    },
    /** Keeps lines short enough to read. */
    measure: { text: { maxWidth: vars.measure.text }, none: {} },
    face: { text: {}, code: { fontFamily: vars.font.mono } },
  },
})
