/** What the page of a bundle shows of its chart. */
import type { BundleFailure } from './bundle-build.context.ts'
import type { BundleBuildSnapshot } from './bundle-build.machine.ts'
import {
  type BundleBuild,
  type BundleItem,
  type BundleSelection,
  type GroupState,
  groupStates,
} from './bundle-build.ts'

export type { BundleBuildEvent, BundleFailure } from './bundle-build.context.ts'

export interface BundleBuildView {
  readonly stage: 'reading' | 'unread' | 'choosing' | 'saving' | 'built' | 'removing' | 'adding'
  readonly groups: readonly GroupState[]
  readonly selection: BundleSelection
  /** The build that is shown; undefined while something else is chosen than what the shop keeps. */
  readonly build: BundleBuild | undefined
  /** Whether there is anything to throw away. */
  readonly hasAny: boolean
  /** Whether what is missing is said. */
  readonly isChecked: boolean
  readonly isAdded: boolean
  readonly failure: BundleFailure | undefined
  /** What the shop keeps of it and sells no more. */
  readonly gone: readonly BundleItem[]
}

/** While a write about the build is under way, nothing is chosen. */
export function isLocked({ stage }: Pick<BundleBuildView, 'stage'>): boolean {
  return stage === 'removing' || stage === 'adding'
}

/** What may be chosen, what was chosen, and what the shop has built of it so far. */
export function bundleBuildView(snapshot: BundleBuildSnapshot): BundleBuildView {
  const { groups, selection, build, isChecked, isAdded, failure } = snapshot.context
  const stage = stageOf(snapshot)
  return {
    stage,
    groups: groupStates(groups, selection),
    selection,
    build: stage === 'built' || isLocked({ stage }) ? build : undefined,
    hasAny: selection.length > 0 || build !== undefined,
    isChecked,
    isAdded,
    failure,
    gone: (build?.items ?? []).filter(({ skuId }) => skuId === undefined),
  }
}

function stageOf({ value }: BundleBuildSnapshot): BundleBuildView['stage'] {
  return value === 'removingItem' || value === 'discarding' ? 'removing' : value
}
