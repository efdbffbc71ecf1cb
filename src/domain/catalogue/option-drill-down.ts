/** Choosing one of a plain product's skus, an option group at a time (CONF-05). */
import type { Sku } from './product.ts'

export interface GroupOption {
  readonly code: string
  readonly name: string
}

export interface OptionGroup {
  readonly code: string
  readonly name: string
  readonly options: readonly GroupOption[]
}

/** An answer already given. */
export interface SelectedOption {
  readonly groupCode: string
  readonly groupName: string
  readonly code: string
  readonly name: string
}

export type DrillStep =
  | { readonly kind: 'group'; readonly group: OptionGroup }
  | { readonly kind: 'sku'; readonly sku: Sku }
  /** Neither: the selection begins anew. */
  | { readonly kind: 'nothing' }

/** How far the choice has come. */
export interface DrillDown {
  /** In the order in which they were chosen. */
  readonly selected: readonly SelectedOption[]
  /** The groups that were offered so far, one a level, so that going back asks nobody. */
  readonly groups: readonly OptionGroup[]
  /** What is to be chosen next, or what was found; undefined while that is asked for. */
  readonly step: DrillStep | undefined
}

/** Nothing chosen, and nothing offered yet. */
export const firstLevel: DrillDown = { selected: [], groups: [], step: undefined }

/** An option of the group at hand is chosen; what follows has to be asked for. Any other option changes nothing. */
export function withOption(drill: DrillDown, optionCode: string): DrillDown {
  if (drill.step?.kind !== 'group') return drill
  const { group } = drill.step
  const option = group.options.find(({ code }) => code === optionCode)
  if (!option) return drill
  const chosen = { groupCode: group.code, groupName: group.name, ...option }
  return { ...drill, selected: [...drill.selected, chosen], step: undefined }
}

/** Back to the choice at a level, 0 being the first; the answers before it stay. */
export function backTo(drill: DrillDown, level: number): DrillDown {
  const group = drill.groups[level]
  if (!group) return drill
  return {
    selected: drill.selected.slice(0, level),
    groups: drill.groups.slice(0, level + 1),
    step: { kind: 'group', group },
  }
}

/**
 * The answer to what was asked for. Where it is neither a group nor a sku, the choice begins anew at the first
 * level (CONF-17); a first level that has nothing to offer stays without.
 */
export function withStep(drill: DrillDown, step: DrillStep): DrillDown {
  switch (step.kind) {
    case 'group': {
      const groups = [...drill.groups.slice(0, drill.selected.length), step.group]
      return { ...drill, groups, step }
    }
    case 'sku':
      return { ...drill, step }
    case 'nothing':
      return drill.groups.length === 0 ? { ...firstLevel, step } : backTo(drill, 0)
  }
}
