/**
 * The small file that whoever brings a backend fills: where it is, and what the suites may take for granted there. What
 * it leaves out is not checked, and said.
 */
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { isRecord, parseJson } from '../../src/adapters/http/json.ts'
import type { SiteConfiguration } from '../../src/adapters/http/site-configuration.ts'
import { decodeSite, type SiteContext } from '../../src/adapters/server/site-configuration.wire.ts'

/** What a suite calls by the name of an account of the demo; the last part is the role in `accounts`. */
export const roles = ['us', 'eu', 'noCountry', 'noCredit', 'locked', 'staff'] as const
export type Role = (typeof roles)[number]

export const commandNames = [
  'prepare',
  'commits',
  'review',
  'judgeReviews',
  'resetSecret',
  'signInLink',
  'orderToken',
  'cardToken',
  'endSessions',
  'untranslate',
] as const
export type CommandName = (typeof commandNames)[number]

const goodsNames = [
  'skuCode',
  'otherSkuCode',
  'modelOnlySkuCode',
  'departedSkuCode',
  'plainSkuCode',
  'bundleSkuCode',
  'quoteOnlySkuCode',
  'ambiguousSkuCode',
  'promotionCode',
  'customCode',
  'incompleteCustomCode',
  'giftCardCode',
  'giftCardPin',
] as const
export type GoodsName = (typeof goodsNames)[number]

/** An account by its email, or one that is registered for each case, with an address in that region. */
export type AccountSource = string | { readonly register: 'US' | 'EU' }

export interface Profile {
  readonly site: SiteConfiguration
  /** That of all accounts. */
  readonly password: string
  readonly accounts: Readonly<Partial<Record<Role, AccountSource>>>
  readonly goods: Readonly<Partial<Record<GoodsName, string>>>
  /** A program and its arguments; what a suite hands over follows, what it prints is the answer. */
  readonly commands: Readonly<Partial<Record<CommandName, readonly string[]>>>
  /** Milliseconds that one case may take. */
  readonly caseMs: number
}

const ProfileWire = t.intersection([
  t.type({ settings: t.record(t.string, t.union([t.string, t.array(t.string)])) }),
  t.partial({
    password: t.string,
    accounts: t.record(
      t.string,
      t.union([t.string, t.type({ register: t.union([t.literal('US'), t.literal('EU')]) })]),
    ),
    goods: t.record(t.string, t.string),
    commands: t.record(t.string, t.array(t.string)),
    caseMs: t.number,
  }),
])

const usualCaseMs = 60_000

/** The profile in a text; or the sentence that says what is wrong with it. */
export function decodeProfile(text: string, place: SiteContext): E.Either<string, Profile> {
  const read = parseJson(text)
  if (E.isLeft(read) || !isRecord(read.right)) return E.left('The profile is no JSON object.')
  const wire = ProfileWire.decode(read.right)
  if (E.isLeft(wire)) {
    const places = wire.left.map(({ context }) => context.map(({ key }) => key).filter(Boolean))
    return E.left(`The profile cannot be read at ${places[0]?.[1] ?? places[0]?.[0] ?? 'its top'}.`)
  }
  const { settings, password = '', accounts = {}, goods = {}, commands = {}, caseMs } = wire.right
  const strange =
    strangeName('accounts', accounts, roles) ??
    strangeName('goods', goods, goodsNames) ??
    strangeName('commands', commands, commandNames)
  if (strange !== undefined) return E.left(strange)
  const site = decodeSite({ environment: {}, file: JSON.stringify(settings) }, place)
  if (E.isLeft(site)) return E.left(site.left.replace('CONFIG_FILE names a file that', 'settings'))
  return E.right({
    site: site.right.site,
    password,
    accounts,
    goods,
    commands,
    caseMs: caseMs ?? usualCaseMs,
  })
}

function strangeName(
  part: string,
  given: Readonly<Record<string, unknown>>,
  known: readonly string[],
): string | undefined {
  const name = Object.keys(given).find((each) => !known.includes(each))
  return name && `${part} names ${JSON.stringify(name)}, which is none of ${known.join(', ')}.`
}
