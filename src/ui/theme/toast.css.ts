import { globalKeyframes, globalStyle } from '@vanilla-extract/css'
import { below, from } from './breakpoints.ts'
import { vars } from './contract.css.ts'

// The look of react-toastify/unstyled, by the class names of that library. Its progress bar and its
// transitions are switched off: a toast leaves by a timer of its own, also for those who want stillness.

const { colour, space } = vars
const toast = '.Toastify__toast'

globalStyle('.Toastify__toast-container', {
  vars: {
    '--toastify-icon-color-info': colour.info.mark,
    '--toastify-icon-color-success': colour.success.mark,
    '--toastify-icon-color-warning': colour.warning.mark,
    '--toastify-icon-color-error': colour.danger.mark,
  },
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockStart: space.s4,
  insetInlineEnd: space.s4,
  display: 'grid',
  gap: space.s2,
  width: vars.measure.medium,
  '@media': {
    // Below the head of the page, which says who one is and takes what one looks for.
    [from.laptop]: { insetBlockStart: '4.75rem' },
    [below.tablet]: { insetInlineStart: space.s4, width: 'auto' },
    print: { display: 'none' },
  },
})

// Where it would have covered something to press at the top.
globalStyle('.Toastify__toast-container.Toastify__toast-container--bottom-right', {
  insetBlock: `auto ${space.s4}`,
})

globalStyle(toast, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space.s3,
  padding: `${space.s3} ${space.s4}`,
  border: `${vars.line.thin} solid ${colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: colour.surface,
  color: colour.ink,
  boxShadow: vars.elevation.overlay,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

const edges = {
  info: colour.info.line,
  success: colour.success.line,
  warning: colour.warning.line,
  error: colour.danger.line,
} as const

for (const [type, edge] of Object.entries(edges)) {
  globalStyle(`${toast}--${type}`, { borderColor: edge })
}

globalStyle('.Toastify__toast-icon', {
  width: vars.size.icon,
  height: vars.size.icon,
  marginBlockStart: '0.08rem',
})

globalStyle('.Toastify__close-button', {
  display: 'grid',
  placeItems: 'center',
  gridColumn: 3,
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  marginBlock: `calc(-1 * ${space.s1})`,
  marginInlineEnd: `calc(-1 * ${space.s2})`,
  borderRadius: vars.radius.corner,
  color: colour.inkSoft,
  cursor: 'pointer',
})

globalStyle('.Toastify__close-button:hover', { backgroundColor: colour.sunken })

globalStyle('.Toastify__close-button svg', {
  width: '0.875rem',
  height: '1rem',
  fill: 'currentColor',
})

globalKeyframes('toast-in', {
  from: { opacity: 0, transform: `translateY(calc(-1 * ${space.s2}))` },
})

globalStyle(toast, { animation: `toast-in ${vars.motion.calm} both` })
