import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { confirmWrite, type Verdict } from '../../../../src/application/confirm-write.ts'
import type { PortFailure } from '../../../../src/application/failure.ts'

/** A write that ends so, and a reading that says so; with a count of both. */
function aWrite(
  outcome: E.Either<PortFailure, string>,
  evidence: E.Either<PortFailure, Verdict<string>> = E.right({ kind: 'not-done' }),
) {
  const calls: string[] = []
  const run = confirmWrite({
    write: () => {
      calls.push('write')
      return TE.fromEither(outcome)()
    },
    read: () => {
      calls.push('read')
      return TE.fromEither(evidence)()
    },
    judge: (verdict) => verdict,
  })
  return { run, calls }
}

const unconfirmed: PortFailure = { kind: 'unconfirmed' }

describe('a write', () => {
  it('that was answered needs no evidence', async () => {
    const { run, calls } = aWrite(E.right('done'))
    expect(await run()).toEqual(E.right('done'))
    expect(calls).toEqual(['write'])
  })

  it.each<PortFailure>([
    { kind: 'refused', messages: ['No.'] },
    { kind: 'stale', messages: [] },
    { kind: 'unauthorised' },
    { kind: 'unreachable', offline: true },
  ])('that surely was not done stays a failure: $kind', async (failure) => {
    const { run, calls } = aWrite(E.left(failure))
    expect(await run()).toEqual(E.left(failure))
    expect(calls).toEqual(['write'])
  })
})

describe('a write without an answer', () => {
  it('is a success when the evidence shows that it was done', async () => {
    const { run, calls } = aWrite(E.left(unconfirmed), E.right({ kind: 'done', answer: 'found' }))
    expect(await run()).toEqual(E.right('found'))
    expect(calls).toEqual(['write', 'read'])
  })

  it('may be tried again when the evidence shows that it was not', async () => {
    const { run, calls } = aWrite(E.left(unconfirmed), E.right({ kind: 'not-done' }))
    expect(await run()).toEqual(E.left({ kind: 'not-saved' }))
    expect(calls).toEqual(['write', 'read'])
  })

  it('stays unconfirmed when the evidence fits more than one story', async () => {
    const { run } = aWrite(E.left(unconfirmed), E.right({ kind: 'unclear' }))
    expect(await run()).toEqual(E.left(unconfirmed))
  })

  it('stays unconfirmed when there is no evidence to be had', async () => {
    const { run } = aWrite(E.left(unconfirmed), E.left({ kind: 'timed-out' }))
    expect(await run()).toEqual(E.left(unconfirmed))
  })
})

describe('a write that the engine has carried out before', () => {
  const before: PortFailure = { kind: 'unconfirmed', wasCarriedOut: true }
  const settle = (doneBefore?: (evidence: string) => string | undefined) =>
    confirmWrite<string, string>({
      write: TE.left(before),
      read: TE.right('as it is'),
      judge: () => ({ kind: 'not-done' }),
      ...(doneBefore && { doneBefore }),
    })()

  it('is a success where what it wrote is there', async () => {
    expect(await settle((evidence) => evidence)).toEqual(E.right('as it is'))
  })

  it('is never told as not saved', async () => {
    expect(await settle()).toEqual(E.left(before))
    expect(await settle(() => undefined)).toEqual(E.left(before))
  })
})
