/** Fetches services and data for a route: the only place where their failures turn from values into control flow. */
import { notFound, redirect } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { type PortFailure, unfetched } from '../../application/failure.ts'
import type { Program } from '../../application/program.ts'
import { isOnline } from '../is-online.ts'
import { LoadFailure } from '../load-failure.ts'
import { signInWithReturn } from '../addresses/sign-in-link.ts'

/** The status of an answer whose page has failed, from its routes; undefined where none has. */
export function statusOfFailure(
  matches: readonly { readonly status: string; readonly error: unknown }[],
): number | undefined {
  const failed = matches.find(({ status }) => status === 'error')
  if (!failed) return undefined
  // What may be there again in a moment; anything else is a fault of the shop.
  return failed.error instanceof LoadFailure ? 503 : 500
}

/** The service or the texts of an area, fetched where they are not there yet; what cannot be fetched is `unfetched`. */
export async function service<Service>(fetch: () => Promise<Service>): Promise<Service> {
  try {
    return await fetch()
  } catch {
    throw new LoadFailure(unfetched(isOnline()))
  }
}

/**
 * The loaders of an area, for pages that few visits begin with: their code comes with the first page that needs it,
 * beside the services that it is going to ask for.
 */
export function loadersFrom<Loaders>(fetch: () => Promise<Loaders>) {
  return (...services: readonly (() => Promise<unknown>)[]): Promise<Loaders> => {
    // One that fails is asked for again by the loader, which says so.
    for (const begin of services) void begin().catch(() => undefined)
    return service(fetch)
  }
}

/**
 * The answer of the program. Not found becomes the not-found page, a session that was not renewed becomes
 * the sign-in page with the way back, everything else the error view of the route.
 */
export async function load<Answer>(program: Program<Answer>, currentHref: string): Promise<Answer> {
  const answer = await program()
  if (E.isRight(answer)) return answer.right
  const failure = answer.left
  if (failure.kind === 'not-found') throw notFound()
  if (failure.kind === 'unauthorised') throw redirect(signInWithReturn(currentHref))
  throw new LoadFailure(failure)
}

/** The answer for a part of a page that stands without it: what could not be fetched or read is a value. */
export async function attempt<Answer>(
  begin: () => Promise<Program<Answer>>,
): Promise<E.Either<PortFailure, Answer>> {
  try {
    return await (await begin())()
  } catch (failure) {
    if (failure instanceof LoadFailure) return E.left(failure.failure)
    throw failure
  }
}
