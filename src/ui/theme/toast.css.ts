import { globalStyle } from '@vanilla-extract/css'
import { below, from } from './breakpoints.ts'
import { vars } from './contract.css.ts'

// The colours and measures of the shop for react-toastify, whose own style comes with the first toast.

const { colour, space } = vars

/**
 * Below a bar that is worked with, where one is in their way (adapters/browser/toast-place.ts). On a phone they are as wide
 * as the window and stay at its edge, above the bar: below it they would cover the line that one is in.
 */
const begin = 'var(--toasts-begin, 0px)'

globalStyle('.Toastify', {
  vars: {
    '--toastify-icon-color-info': colour.info.mark,
    '--toastify-icon-color-success': colour.success.mark,
    '--toastify-icon-color-warning': colour.warning.mark,
    '--toastify-icon-color-error': colour.danger.mark,
    '--toastify-toast-background': colour.surface,
    '--toastify-color-light': colour.surface,
    '--toastify-text-color-light': colour.ink,
    '--toastify-font-family': vars.font.text,
    '--toastify-toast-width': vars.measure.medium,
    '--toastify-toast-padding': `${space.s3} ${space.s4}`,
    '--toastify-toast-min-height': '0',
    '--toastify-toast-bd-radius': vars.radius.corner,
    '--toastify-toast-shadow': vars.elevation.overlay,
    '--toastify-toast-offset': space.s4,
    '--toastify-z-index': vars.layer.toast,
    '--toastify-toast-top': `max(${space.s4}, env(safe-area-inset-top), ${begin})`,
  },
  '@media': {
    // Below the head of the page, which says who one is and takes what one looks for.
    [from.laptop]: { vars: { '--toastify-toast-top': `max(4.75rem, ${begin})` } },
    print: { display: 'none' },
  },
})

const toast = '.Toastify .Toastify__toast'

globalStyle(toast, {
  alignItems: 'start',
  border: `${vars.line.thin} solid ${colour.line}`,
  overflowWrap: 'anywhere',
  '@media': { [below.tablet]: { borderRadius: '0' } },
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

globalStyle('.Toastify .Toastify__close-button', {
  position: 'static',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  marginBlock: `calc(-1 * ${space.s1})`,
  marginInline: `auto calc(-1 * ${space.s2})`,
  borderRadius: vars.radius.corner,
  color: colour.inkSoft,
  opacity: 1,
})

globalStyle('.Toastify .Toastify__close-button:hover', { backgroundColor: colour.sunken })
