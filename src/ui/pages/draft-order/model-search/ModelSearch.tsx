import type { PanelProps } from '../panel-props.ts'

export function ModelSearch(_props: PanelProps) {
  return null
}
