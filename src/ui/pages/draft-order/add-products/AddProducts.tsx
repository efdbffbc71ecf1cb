import type { PanelProps } from '../panel-props.ts'

export function AddProducts(_props: PanelProps) {
  return null
}
