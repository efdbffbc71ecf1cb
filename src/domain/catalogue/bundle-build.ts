/** A bundle that is being built: what is offered, what was chosen, and what the shop keeps of it. */
import { type BundleDemand, bundleDemand, type BundleGroup, meetsDemand } from './bundle.ts'
import { type SkuId, skuId } from './product.ts'

/** A sku that a group offers. */
export interface BundleSku {
  readonly id: SkuId
  readonly code: string
  readonly name: string
  /** What sets it apart, in words. */
  readonly definition: string
  readonly productUrlTitle: string
  readonly image: string | undefined
  /** Of one piece; undefined where it is not shown. */
  readonly price: number | undefined
  readonly currency: string
  /** Pieces in stock; undefined is no limit. */
  readonly available: number | undefined
}

/** What a group offers today, as far as it has been read. */
export interface BundleOffer {
  readonly groupId: string
  readonly skus: readonly BundleSku[]
  readonly total: number
}

export interface BundleChoice {
  readonly skuId: SkuId
  readonly groupId: string
  readonly quantity: number
}

/** Each sku at most once. */
export type BundleSelection = readonly BundleChoice[]

export interface BundleItem {
  readonly id: string
  readonly groupId: string
  readonly code: string
  readonly quantity: number
  /** Undefined for what is not sold any more. */
  readonly skuId: SkuId | undefined
}

/** A bundle as the shop keeps it. */
export interface BundleBuild {
  /** Another one after every change. */
  readonly id: string
  readonly items: readonly BundleItem[]
  /** Of one bundle; undefined where it is not shown, or cannot be had like this. */
  readonly price: number | undefined
  readonly currency: string
  /** How many the stock of its parts makes; undefined is no limit. */
  readonly available: number | undefined
  /** Whether it can be ordered as far as its parts go. */
  readonly isComplete: boolean
}

/** What a group asks for, and how far that is met (CAT-41). */
export interface GroupState {
  readonly group: BundleGroup
  readonly demand: BundleDemand
  readonly chosen: number
  readonly isMet: boolean
}

/** The selection with so many pieces of one sku; none takes it out. */
export function withChoice(selection: BundleSelection, choice: BundleChoice): BundleSelection {
  const isSame = (each: BundleChoice) => each.skuId === choice.skuId
  if (choice.quantity <= 0) return selection.filter((each) => !isSame(each))
  if (!selection.some(isSame)) return [...selection, choice]
  return selection.map((each) => (isSame(each) ? choice : each))
}

/** The selection with this one sku of its group, and no other. */
export function withOnly(selection: BundleSelection, choice: BundleChoice): BundleSelection {
  return withChoice(
    selection.filter((each) => each.groupId !== choice.groupId || each.skuId === choice.skuId),
    choice,
  )
}

/** Pieces of a sku that were chosen. */
export function piecesChosen(selection: BundleSelection, id: SkuId): number {
  return selection.find((each) => each.skuId === id)?.quantity ?? 0
}

/** Every group with what it asks for and what was chosen of it (CAT-41). */
export function groupStates(
  groups: readonly BundleGroup[],
  selection: BundleSelection,
): readonly GroupState[] {
  return groups.map((group) => {
    const demand = bundleDemand(group)
    const chosen = selection
      .filter(({ groupId }) => groupId === group.id)
      .reduce((pieces, { quantity }) => pieces + quantity, 0)
    return { group, demand, chosen, isMet: meetsDemand(chosen, demand) }
  })
}

/** Whether everything that the bundle asks for was chosen, and no more (CAT-41). */
export function isWhole(groups: readonly BundleGroup[], selection: BundleSelection): boolean {
  return selection.length > 0 && groupStates(groups, selection).every(({ isMet }) => isMet)
}

/** What was chosen of a bundle that the shop keeps; without what is not sold any more. */
export function selectionOf(build: BundleBuild | undefined): BundleSelection {
  return (build?.items ?? []).flatMap(({ skuId: id, groupId, quantity }) =>
    id === undefined ? [] : [{ skuId: id, groupId, quantity }],
  )
}

/** Whether two selections are the same, in whatever order they were made. */
export function isSameSelection(one: BundleSelection, other: BundleSelection): boolean {
  return (
    one.length === other.length &&
    one.every(({ skuId: id, quantity }) => piecesChosen(other, id) === quantity)
  )
}

/** A selection as the browser keeps it. */
export function selectionText(selection: BundleSelection): string {
  return selection
    .map(({ skuId: id, groupId, quantity }) => [id, groupId, quantity].join())
    .join(';')
}

/** The selection in a kept text; undefined where nothing can be read. */
export function readSelection(text: string | undefined): BundleSelection | undefined {
  const choices = (text ?? '').split(';').flatMap((part) => {
    const [id = '', groupId = '', pieces = ''] = part.split(',')
    const quantity = /^[1-9][0-9]{0,5}$/.test(pieces) ? Number(pieces) : 0
    return id === '' || quantity === 0 ? [] : [{ skuId: skuId(id), groupId, quantity }]
  })
  return choices.length === 0 ? undefined : choices.reduce(withChoice, [] as BundleSelection)
}
