/** Puts several lines on a quote at once: one that exists, or a new one by name (CALL-22). */
import { function as F, taskEither as TE } from 'fp-ts'
import { onlyDraft } from '../../domain/quote/only-draft.ts'
import type { Quote } from '../../domain/quote/quote.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import { confirmWrite, type Verdict } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import { contentOf } from '../intents.ts'
import type { NewLine, OneOfSeveral } from '../ports/quote-gateway.ts'
import { newDraft } from './create-quote.ts'
import { forCustomers, type RepeatablePorts } from './quote-ports.ts'

/** Lines that are to be on a quote. */
export interface SeveralLines {
  readonly target: NewLine['target']
  readonly lines: readonly OneOfSeveral[]
  /** Promotions that were in force where the lines come from. */
  readonly promotionCodes?: readonly string[] | undefined
}

type Ports = RepeatablePorts

/**
 * The id of the quote that holds them now. What there was before is read first, so that an answer that got
 * lost can be made up for; success is told from here (QUOTE-71).
 */
export function addSeveral(
  ports: Ports,
  { target, ...goods }: SeveralLines,
): TE.TaskEither<PortFailure, QuoteId> {
  return forCustomers(ports, () =>
    F.pipe(
      'quoteId' in target
        ? onExisting(ports, target.quoteId, goods)
        : onNew(ports, target.newQuoteName, goods),
      TE.tapIO(() => () => {
        ports.notifier.notify({ tone: 'success', key: successOf(target, goods.lines.length) })
      }),
    ),
  )
}

function successOf(target: SeveralLines['target'], count: number) {
  if ('quoteId' in target) return 'price:productsAdded'
  return count === 1 ? 'price:quoteCreatedWithProducts' : 'price:quoteCreatedWithSeveral'
}

type Goods = Omit<SeveralLines, 'target'>

function onExisting({ gateway, intents }: Ports, id: QuoteId, { lines, promotionCodes }: Goods) {
  return F.pipe(
    gateway.open(id),
    TE.flatMap((before) =>
      intents.once(contentOf('several', id, lines, promotionCodes), (intentId) =>
        confirmWrite({
          write: TE.map(idOf)(gateway.addSeveral({ quoteId: id }, lines, promotionCodes, intentId)),
          read: gateway.open(id),
          judge: (after) => hasGrown(before, after, lines),
          doneBefore: (after) => (holds(after, lines) ? after.id : undefined),
        }),
      ),
    ),
  )
}

function onNew({ gateway, intents }: Ports, name: string, { lines, promotionCodes }: Goods) {
  const target = { newQuoteName: name }
  return F.pipe(
    gateway.openDrafts(),
    TE.flatMap((before) =>
      intents.once(contentOf('several', target, lines, promotionCodes), (intentId) =>
        confirmWrite({
          write: TE.map(idOf)(gateway.addSeveral(target, lines, promotionCodes, intentId)),
          read: gateway.openDrafts(),
          judge: (after) => newDraft(before, after, name),
          doneBefore: (after) => onlyDraft(after, name)?.id,
        }),
      ),
    ),
  )
}

/** Whether a quote has at least the pieces of every model. */
function holds({ items }: Quote, lines: readonly OneOfSeveral[]): boolean {
  const are = piecesByModel(items)
  return [...piecesByModel(lines)].every(([code, pieces]) => (are.get(code) ?? 0) >= pieces)
}

function idOf({ id }: Quote): QuoteId {
  return id
}

/** All lines go together: the quote has grown by the pieces of every model, or by nothing. Lines may share a model. */
function hasGrown(before: Quote, after: Quote, lines: readonly OneOfSeveral[]): Verdict<QuoteId> {
  const were = piecesByModel(before.items)
  const are = piecesByModel(after.items)
  const grownBy = (modelCode: string) => (are.get(modelCode) ?? 0) - (were.get(modelCode) ?? 0)
  const wanted = [...piecesByModel(lines)]
  if (wanted.every(([modelCode, pieces]) => grownBy(modelCode) === pieces)) {
    return { kind: 'done', answer: after.id }
  }
  const isAsBefore =
    after.items.length === before.items.length &&
    wanted.every(([modelCode]) => grownBy(modelCode) === 0)
  return { kind: isAsBefore ? 'not-done' : 'unclear' }
}

function piecesByModel(
  lines: readonly Pick<OneOfSeveral, 'modelCode' | 'quantity'>[],
): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  for (const { modelCode, quantity } of lines) {
    pieces.set(modelCode, (pieces.get(modelCode) ?? 0) + quantity)
  }
  return pieces
}
