/** What the chart of a bundle knows, and what is sent to it. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { BundleGroup } from './bundle.ts'
import {
  type BundleBuild,
  type BundleChoice,
  type BundleSelection,
  isSameSelection,
  selectionOf,
} from './bundle-build.ts'

/** What was being tried when it failed (ERR-03). */
export type BundleStep = 'read' | 'create' | 'delete' | 'delete-item' | 'add'

export interface BundleFailure {
  readonly step: BundleStep
  readonly failure: PortFailure
}

export interface BundleBuildInput {
  readonly groups: readonly BundleGroup[]
  /** What was chosen before a reload; undefined where nothing was. */
  readonly kept: BundleSelection | undefined
}

export interface BundleBuildContext extends BundleBuildInput {
  readonly selection: BundleSelection
  /** As the shop keeps it; undefined while nothing was built. */
  readonly build: BundleBuild | undefined
  /** From the first try on, what is missing is said. */
  readonly isChecked: boolean
  /** The last bundle has been put in the cart. */
  readonly isAdded: boolean
  readonly failure: BundleFailure | undefined
  /** The part that is taken out. */
  readonly leavingId: string
}

export type BundleBuildEvent =
  | { readonly type: 'choice.changed'; readonly choice: BundleChoice }
  /** The one of its group. */
  | { readonly type: 'choice.taken'; readonly choice: BundleChoice }
  | { readonly type: 'bundle.build' }
  | { readonly type: 'item.remove'; readonly itemId: string }
  | { readonly type: 'bundle.discard' }
  | { readonly type: 'bundle.add' }
  /** It was read in vain, or may have changed elsewhere. */
  | { readonly type: 'bundle.read' }

/** A chart before anything was read. */
export function initialBundleBuild(input: BundleBuildInput): BundleBuildContext {
  return {
    ...input,
    selection: input.kept ?? [],
    build: undefined,
    isChecked: false,
    isAdded: false,
    failure: undefined,
    leavingId: '',
  }
}

/** With a build as the shop keeps it: what was chosen here and not built yet stays chosen. */
export function withRead(
  { selection, kept }: BundleBuildContext,
  build: BundleBuild | undefined,
): Partial<BundleBuildContext> {
  const isOwn = kept !== undefined || selection.length > 0
  return {
    build,
    selection: isOwn ? selection : selectionOf(build),
    failure: undefined,
    kept: undefined,
  }
}

/** Whether what is chosen is what the shop keeps, whole. */
export function isAsBuilt({ build, selection }: BundleBuildContext): boolean {
  return build?.isComplete === true && isSameSelection(selectionOf(build), selection)
}

/** The build that a write is about. */
export function presentBuild({ build }: Pick<BundleBuildContext, 'build'>): BundleBuild {
  if (!build) throw new Error('There is no bundle yet.')
  return build
}

/** What an answer makes of what was being tried: what was done, or why not (ERR-03). */
export function afterStep<Value>(
  step: BundleStep,
  answer: E.Either<PortFailure, Value>,
  done: (value: Value) => Partial<BundleBuildContext>,
): Partial<BundleBuildContext> {
  return E.isRight(answer) ? done(answer.right) : { failure: { step, failure: answer.left } }
}
