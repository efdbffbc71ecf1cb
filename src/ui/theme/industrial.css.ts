import { createGlobalTheme } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { palette } from './palette.ts'

/** The theme 'industrial': data for the contract, worn by the whole document. */
createGlobalTheme(':root', vars, {
  colour: palette,
  font: {
    text: "'IBM Plex Sans', 'Plex Sans Stand-in', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
    mono: "'IBM Plex Mono', 'Plex Mono Stand-in', ui-monospace, Consolas, Menlo, monospace",
  },
  weight: { regular: '400', medium: '500', strong: '600' },
  text: {
    note: '0.75rem',
    small: '0.8125rem',
    body: '0.9375rem',
    lead: '1.125rem',
    title: '1.375rem',
    display: '1.75rem',
  },
  leading: { tight: '1.25', text: '1.5' },
  space: {
    s0: '0',
    s1: '4px',
    s2: '8px',
    s3: '12px',
    s4: '16px',
    s5: '20px',
    s6: '24px',
    s8: '32px',
    s10: '40px',
    s12: '48px',
    s16: '64px',
  },
  line: { thin: '1px', thick: '2px', bold: '5px' },
  radius: { corner: '4px', round: '999px' },
  size: {
    controlSmall: '2rem',
    control: '2.5rem',
    controlLarge: '3rem',
    iconSmall: '16px',
    icon: '20px',
    iconLarge: '28px',
    tick: '18px',
  },
  measure: {
    tiny: '7rem',
    short: '11rem',
    medium: '20rem',
    form: '30rem',
    text: '42rem',
    wide: '56rem',
    page: '82.5rem',
  },
  elevation: { overlay: '0 8px 24px -8px rgb(23 33 43 / 0.22)' },
  motion: { quick: '90ms', calm: '140ms' },
  layer: { raised: '1', sticky: '10', header: '20', overlay: '40', popup: '50', toast: '60' },
})
