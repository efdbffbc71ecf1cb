/** The customer's own codes: the list, and what is done to one of them. */
import { function as F, taskEither as TE } from 'fp-ts'
import {
  type CodeUses,
  isSameCode,
  type KeptCode,
  type SavedCode,
  type SavedCodes,
} from '../../domain/draft-order/kept-code.ts'
import { type SessionActor, sessionOf } from '../account/session.ts'
import { confirmWrite } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import type { CustomCodes } from '../ports/custom-codes.ts'
import type { Program } from '../program.ts'
import { forCustomers } from '../quote/quote-ports.ts'

export interface OwnCodes {
  readonly all: (signal?: AbortSignal) => Program<readonly KeptCode[]>
  /** Remembers what a code stands for, in place of what it stood for before. */
  readonly save: (code: KeptCode) => Program<SavedCode>
  /** One after the other, past those that are refused; any other failure ends it, and what was saved before stays. */
  readonly saveAll: (codes: readonly KeptCode[]) => Program<SavedCodes<PortFailure>>
  /** Refused where the code stands for another model by now. */
  readonly remove: (code: KeptCode) => Program<void>
  /** A page of where it is used, from 1. */
  readonly uses: (customCode: string, page: number, signal?: AbortSignal) => Program<CodeUses>
}

export interface OwnCodesPorts {
  readonly customCodes: CustomCodes
  readonly session: SessionActor
}

/** The service of own codes, for customers only; a lost answer is settled by reading them. */
export function openOwnCodes({ customCodes, session }: OwnCodesPorts): OwnCodes {
  const customers = { session: () => sessionOf(session.getSnapshot()) }
  const kept = (codes: readonly KeptCode[], customCode: string) =>
    codes.find((each) => isSameCode(each.customCode, customCode))
  const save = (code: KeptCode) =>
    forCustomers(customers, () =>
      confirmWrite<SavedCode, readonly KeptCode[]>({
        write: customCodes.save(code),
        read: customCodes.all(),
        judge: (codes) => {
          const found = kept(codes, code.customCode)
          // What stood there before is lost with the answer.
          return found?.modelCode === code.modelCode
            ? { kind: 'done', answer: { code: found, previous: undefined } }
            : { kind: 'not-done' }
        },
      }),
    )
  const next = (
    { saved, failed }: SavedCodes<PortFailure>,
    code: KeptCode,
  ): Program<SavedCodes<PortFailure>> =>
    F.pipe(
      save(code),
      TE.match(
        (failure) => ({ saved, failed: [...failed, { code, failure }] }),
        (one): SavedCodes<PortFailure> => ({ saved: [...saved, one], failed }),
      ),
      TE.fromTask,
    )
  return {
    all: (signal) => forCustomers(customers, () => customCodes.all(signal)),
    save,
    saveAll: (codes) =>
      codes.reduce<Program<SavedCodes<PortFailure>>>(
        (before, code) =>
          F.pipe(
            before,
            TE.flatMap((now) => (isEnded(now) ? TE.right(now) : next(now, code))),
          ),
        TE.right({ saved: [], failed: [] }),
      ),
    remove: (code) =>
      forCustomers(customers, () =>
        confirmWrite<void, readonly KeptCode[]>({
          write: customCodes.remove(code),
          read: customCodes.all(),
          judge: (codes) =>
            kept(codes, code.customCode)?.modelCode === code.modelCode
              ? { kind: 'not-done' }
              : { kind: 'done', answer: undefined },
        }),
      ),
    uses: (customCode, page, signal) =>
      customCode.trim() === ''
        ? TE.right({ pageCount: 1, quotes: [], orders: [], lists: [] })
        : forCustomers(customers, () => customCodes.uses(customCode, page, signal)),
  }
}

/** A code that is refused says nothing about the next one; what fails otherwise would fail again, and may pass. */
function isEnded({ failed }: SavedCodes<PortFailure>): boolean {
  return failed.some(
    ({ failure }) => failure.kind !== 'refused' || failure.retryAfterSeconds !== undefined,
  )
}
