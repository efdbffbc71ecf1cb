import type { PanelProps } from '../panel-props.ts'

export function CustomCode(_props: PanelProps) {
  return null
}
