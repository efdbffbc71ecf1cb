/** The lines of a bulk order as they were sent off to be checked, and what has become known of them since. */
import { either as E } from 'fp-ts'
import {
  checkBulkLine,
  type CheckedBulkLine,
  type KnownForBulk,
  wantedOwnCodes,
} from '../../domain/bulk-order/bulk-check.ts'
import { type BulkEntry, type BulkLine, linesIn } from '../../domain/bulk-order/bulk-entry.ts'
import type { CartAddition } from '../../domain/cart/cart-write.ts'
import type { Choices } from '../../domain/catalogue/modifier.ts'
import type { CodeReader } from '../../domain/catalogue/product-code.ts'
import type { PortFailure } from '../../domain/shared/port-failure.ts'
import { type OwnCodeAnswer, ownCodeName } from '../../domain/draft-order/own-code.ts'

export interface SentBulkLines extends KnownForBulk {
  /** The lines as they were when they were sent off to be checked. */
  readonly sent: readonly BulkLine[]
  readonly reader: CodeReader
}

/** One of the readings of a model code, which is normalised. */
export interface ReadingChoice {
  readonly code: string
  readonly choices: Choices
}

export interface ReadyBulkLine {
  readonly line: BulkLine
  readonly addition: CartAddition
}

/** Products by sku code. */
type FoundProducts = KnownForBulk['products']

/** What own codes stand for, and the products of their models. */
export type ResolvedCodes = Pick<KnownForBulk, 'products' | 'ownCodes'>

/** The lines of an entry as they are sent off now; own codes that were not answered are asked about again. */
export function sentOff({
  entry,
  ownCodes,
}: Pick<SentBulkLines, 'ownCodes'> & { readonly entry: BulkEntry }): Pick<
  SentBulkLines,
  'sent' | 'ownCodes'
> {
  return {
    sent: linesIn(entry),
    ownCodes: answered(ownCodes),
  }
}

/** What has been answered; what failed is asked for again. */
export function answered<Answer>(
  answers: ReadonlyMap<string, E.Either<PortFailure, Answer>>,
): ReadonlyMap<string, E.Either<PortFailure, Answer>> {
  return new Map([...answers].filter(([, answer]) => E.isRight(answer)))
}

/** Each line with what is wrong with it, as far as is known. */
export function checkedLines({
  sent,
  reader,
  ...known
}: SentBulkLines): readonly CheckedBulkLine[] {
  return sent.map((line) => checkBulkLine(line, known, reader))
}

/** Codes that no article has: they may be the customer's own. */
export function unknownCodes({ sent, reader, ...known }: SentBulkLines): readonly string[] {
  return wantedOwnCodes(sent, known, reader)
}

/** What was chosen of the readings of a code counts for every line that says it. */
export function readingChosen({ readings }: SentBulkLines, { code, choices }: ReadingChoice) {
  return { readings: new Map([...readings, [code, choices] as const]) }
}

/** What is known of products once more of them were asked for. */
export function productsFound({ products }: SentBulkLines, found: FoundProducts) {
  return { products: new Map([...products, ...found]) }
}

const nothingResolved: ResolvedCodes = { ownCodes: new Map(), products: new Map() }

/** What is known once own codes were asked about; one that was not answered is not asked about again at once. */
export function codesResolved(
  lines: SentBulkLines,
  { ownCodes, products }: ResolvedCodes = nothingResolved,
) {
  const failure: OwnCodeAnswer = E.left({ kind: 'malformed' })
  const unanswered = unknownCodes(lines).map((code) => [ownCodeName(code), failure] as const)
  return {
    ...productsFound(lines, products),
    ownCodes: new Map([...unanswered, ...lines.ownCodes, ...ownCodes]),
  }
}

/** The lines with which nothing is wrong, as additions to the cart. */
export function readyLines(lines: SentBulkLines): readonly ReadyBulkLine[] {
  return checkedLines(lines).flatMap(({ line, verdict }) => {
    if (verdict.kind !== 'ready') return []
    const { sku, quantity, model, customCode } = verdict
    return [{ line, addition: { skuId: sku.id, skuCode: sku.code, quantity, model, customCode } }]
  })
}
