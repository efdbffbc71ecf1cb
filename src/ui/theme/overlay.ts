import { vars } from './contract.css.ts'

/** A small sheet that opens over the page: menus, suggestions. */
export const overlay = {
  border: `${vars.line.thin} solid ${vars.colour.line}`,
  borderRadius: vars.radius.corner,
  backgroundColor: vars.colour.surface,
  color: vars.colour.ink,
  boxShadow: vars.elevation.overlay,
  outline: 'none',
} as const

/** A line in such a sheet. Base UI marks the one under the pointer or the arrow keys. */
export const overlayItem = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: vars.size.control,
  padding: `${vars.space.s2} ${vars.space.s4}`,
  outline: 'none',
  cursor: 'pointer',
  textDecoration: 'none',
} as const
