/** Questions to the content service, which answers in one language at a time and leaves out what is not translated. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import type { ContentRequest } from '../../application/ports/site-pages.ts'
import {
  type ContentLocale,
  fallbackLocale,
  withFallback,
} from '../../domain/content/content-locale.ts'
import type { Page } from '../../domain/shared/paging.ts'
import { addressOf } from '../http/address.ts'
import type { Decode } from '../http/decode.ts'
import type { JsonClient } from '../http/json-client.ts'

export interface ContentQuestion<A> {
  /** Which collection. */
  readonly of: string
  readonly query: Readonly<Record<string, string>>
  readonly decode: ContentDecode<A>
}

/** The code that reads an answer comes with the first one: a page that a server has drawn brings what it says. */
export interface ContentDecode<A> {
  readonly name: string
  /** What an answer says that was asked for in a language, where the documents themselves do not name theirs. */
  readonly fetch: () => Promise<(asked: ContentLocale) => Decode<A>>
}

/** A reader of answers whose pictures are at `base`. */
export function withPicturesAt<A>(
  base: string,
  name: string,
  fetch: () => Promise<(base: string, asked: ContentLocale) => Decode<A>>,
): ContentDecode<A> {
  return {
    name,
    fetch: async () => {
      const decode = await fetch()
      return (asked) => decode(base, asked)
    },
  }
}

type ContentAnswer<A> = TE.TaskEither<PortFailure, A>

/** Asks in one language and no other. */
export type AskContent = <A>(
  question: ContentQuestion<A>,
  request: ContentRequest,
) => ContentAnswer<A>

export function askContent(http: JsonClient): AskContent {
  return ({ of, query, decode }, { locale, signal }) => {
    const path = addressOf('', `api/${of}`, { ...query, locale }).slice(1)
    const { name } = decode
    const fetch = async () => (await decode.fetch())(locale)
    return http.read({ path, decode: { name, fetch } }, signal)
  }
}

/** One thing in the language of the request, else in English; `not-found` where there is neither (I18N-03). */
export function oneOf<A>(
  ask: AskContent,
  question: ContentQuestion<A | undefined>,
  request: ContentRequest,
): ContentAnswer<A> {
  const english = ask(question, { ...request, locale: fallbackLocale })
  const found =
    request.locale === fallbackLocale
      ? english
      : F.pipe(
          ask(question, request),
          TE.flatMap((answer) => (answer === undefined ? english : TE.right(answer))),
        )
  return F.pipe(found, TE.flatMap(TE.fromNullable<PortFailure>({ kind: 'not-found' })))
}

/** All things, each in the language of the request or else in English (I18N-03). `nameOf` says which are the same. */
export function allOf<A>(
  asked: (request: ContentRequest) => ContentAnswer<readonly A[]>,
  nameOf: (each: A) => string | number,
  request: ContentRequest,
): ContentAnswer<readonly A[]> {
  const english = asked({ ...request, locale: fallbackLocale })
  if (request.locale === fallbackLocale) return english
  return F.pipe(
    TE.Do,
    TE.apS('chosen', asked(request)),
    TE.apS('fallback', english),
    TE.map(({ chosen, fallback }) => withFallback(chosen, fallback, nameOf)),
  )
}

/** The rows of all pages. */
export function everyPage<A>(
  read: (page: number) => ContentAnswer<Page<A>>,
): ContentAnswer<readonly A[]> {
  return F.pipe(
    read(1),
    TE.flatMap(({ rows, pageCount }) =>
      F.pipe(
        TE.traverseArray(read)(Array.from({ length: pageCount - 1 }, (_, index) => index + 2)),
        TE.map((others) => [...rows, ...others.flatMap((page) => page.rows)]),
      ),
    ),
  )
}
