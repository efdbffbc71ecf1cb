import { describe, expect, it, vi } from 'vitest'
import {
  reauthenticated,
  sessionKnown,
  sessionOf,
  startSession,
} from '../../src/application/account/session.ts'
import type { TabChannel, TabMessage } from '../../src/application/ports/tab-channel.ts'
import { visitorOwner } from '../../src/application/ports/cart-count.ts'
import { arriveWithToken } from '../../src/application/account/arrive-with-token.ts'
import { type FakeShop, fakePassword, fakeShop, newSignInLink } from '../fakes/fake-shop.ts'
import { openActing } from '../../src/application/account/acting.ts'
import { fakeActingGateway } from '../fakes/acting-gateway.fake.ts'
import { memoryPage } from '../fakes/memory-page.ts'
import { recordingNotifier } from '../fakes/recording-notifier.ts'
import { fakeIdentity } from '../fakes/identity.fake.ts'
import { memoryUnsentWork } from '../fakes/memory-unsent-work.ts'
import { restOfSession } from '../fakes/session-ports.ts'

const una = 'us@manifold.test'
const emil = 'eu@manifold.test'

/** The channel of one browser: a tab hears all the others and not itself. */
function aBrowser() {
  const tabs: ((message: TabMessage) => void)[] = []
  const sent: TabMessage[] = []
  const channel = (): TabChannel => {
    const own: ((message: TabMessage) => void)[] = []
    return {
      send: (message) => {
        sent.push(message)
        for (const hear of tabs) if (!own.includes(hear)) hear(message)
      },
      listen: (hear) => {
        own.push(hear)
        tabs.push(hear)
        return () => {}
      },
    }
  }
  return { channel, sent }
}

/** One tab of the shop, signed in by its own token or not. */
function aTab(shop: FakeShop, options: { email?: string; browser?: ReturnType<typeof aBrowser> }) {
  const visit = shop.visit(options.email)
  const unsentWork = memoryUnsentWork()
  const browser = options.browser ?? aBrowser()
  const identity = fakeIdentity(visit)
  const tabs = browser.channel()
  const rest = restOfSession(visit)
  const page = memoryPage()
  const notifier = recordingNotifier()
  const session = startSession({
    identity: () => Promise.resolve(identity),
    tokens: visit.tokens,
    tabs,
    unsentWork,
    ...rest,
    page,
    notifier,
  })
  const who = () => sessionOf(session.getSnapshot())
  const email = () => {
    const at = who()
    return at.kind === 'customer' ? at.account.email : undefined
  }
  const signIn = async (as: string, password = fakePassword) => {
    session.send({ type: 'sign-in', credentials: { email: as, password } })
    await vi.waitUntil(() => !session.getSnapshot().hasTag('busy'))
  }
  const acting = openActing({ actingGateway: fakeActingGateway(visit), session })
  const { notices } = notifier
  const { tokens } = visit
  const engine = () => Promise.resolve(identity)
  return {
    session,
    identity: engine,
    tokens,
    unsentWork,
    browser,
    email,
    signIn,
    acting,
    page,
    notices,
  }
}

/** A customer's tab in which a write has just been told that the session is over. */
async function anInterruptedTab() {
  const tab = aTab(fakeShop(), { email: una })
  await sessionKnown(tab.session)
  const answers: boolean[] = []
  const waiting = reauthenticated(tab.session).then((isBack) => answers.push(isBack))
  await Promise.resolve()
  return { ...tab, answers, waiting }
}

describe('a session', () => {
  it('is known once the kept token has been looked at', async () => {
    const tab = aTab(fakeShop(), { email: una })
    const known = await sessionKnown(tab.session)
    expect(known).toMatchObject({ kind: 'customer', account: { email: una } })
  })

  it('begins in every tab, and with what the visitor had typed, where a link signs in (AUTH-03)', async () => {
    const shop = fakeShop()
    const browser = aBrowser()
    const [here, there] = [aTab(shop, { browser }), aTab(shop, { browser })]
    await Promise.all([sessionKnown(here.session), sessionKnown(there.session)])
    here.unsentWork.keep(visitorOwner, 'quote-1', 'typed before')
    const token = newSignInLink(shop, una)
    const linkToken = { read: () => token, forget: vi.fn() }
    const arrived = await arriveWithToken(here.session, { ...here, linkToken })
    expect(arrived).toMatchObject({ right: { account: { email: una } } })
    expect(linkToken.forget).toHaveBeenCalledOnce()
    expect(here.unsentWork.read('account-us', 'quote-1')).toBe('typed before')
    await vi.waitUntil(() => there.email() === una)
    expect(there.tokens.read()).toBe(here.tokens.read())
  })

  it('forgets the work of others at a sign-in', async () => {
    const tab = aTab(fakeShop(), {})
    await sessionKnown(tab.session)
    tab.unsentWork.keep('another-account', 'quote-1', 'their comment')
    tab.unsentWork.keep('account-us', 'quote-2', 'my comment')
    await tab.signIn(una)
    expect(tab.unsentWork.read('another-account', 'quote-1')).toBeUndefined()
    expect(tab.unsentWork.read('account-us', 'quote-2')).toBe('my comment')
  })

  it('leaves no token and no work behind when signing out, even when the server fails', async () => {
    const shop = fakeShop()
    const tab = aTab(shop, { email: una })
    await sessionKnown(tab.session)
    tab.unsentWork.keep('account-us', 'quote-2', 'my comment')
    shop.calls.failNext('identity.signOut', { kind: 'server-failed', status: 500 })
    tab.session.send({ type: 'sign-out' })
    await vi.waitUntil(() => tab.session.getSnapshot().matches('visitor'))
    expect(tab.tokens.read()).toBeUndefined()
    expect(tab.unsentWork.read('account-us', 'quote-2')).toBeUndefined()
    expect(tab.session.getSnapshot().context.failure).toMatchObject({ attempt: 'sign-out' })
  })
})

describe('staff who act for a customer', () => {
  const staff = 'admin@manifold.test'
  const begin = async (shop: FakeShop) => {
    const browser = aBrowser()
    const one = aTab(shop, { email: staff, browser })
    const other = aTab(shop, { email: staff, browser })
    await Promise.all([sessionKnown(one.session), sessionKnown(other.session)])
    return { browser, one, other }
  }

  it('take every tab along, each opened from the start with the same token (T16)', async () => {
    const { one, other } = await begin(fakeShop())
    one.unsentWork.keep('account-staff', 'quote-1', 'typed as staff')
    await one.acting.start({ email: una, reason: 'Asked by phone.' })()
    await vi.waitUntil(() => other.page.opened.length > 0)
    expect([...one.page.opened, ...other.page.opened]).toEqual(['/', '/'])
    expect(other.tokens.read()).toBe(one.tokens.read())
    expect(one.unsentWork.read('account-staff', 'quote-1')).toBeUndefined()
  })

  it('are back in their own account, and told so, where it was over before the page opened', async () => {
    const shop = fakeShop()
    const { one } = await begin(shop)
    await one.acting.start({ email: una, reason: 'Asked by phone.' })()
    const token = one.tokens.read() ?? ''
    shop.sessions.delete(token)
    const later = aTab(shop, {})
    later.tokens.write(token)
    later.session.send({ type: 'account.reload' })
    await vi.waitUntil(() => later.email() !== undefined)
    expect(later.email()).toBe(staff)
    expect(later.notices).toMatchObject([{ key: 'common:acting.over' }])
  })

  it('are signed out, and told so, where there is no way back either', async () => {
    const shop = fakeShop()
    const { one } = await begin(shop)
    await one.acting.start({ email: una, reason: 'Asked by phone.' })()
    const token = one.tokens.read() ?? ''
    shop.sessions.clear()
    const later = aTab(shop, {})
    later.tokens.write(token)
    later.session.send({ type: 'account.reload' })
    await sessionKnown(later.session)
    expect(later.email()).toBeUndefined()
    expect(later.tokens.read()).toBeUndefined()
    expect(later.notices).toMatchObject([{ key: 'common:acting.signedOut' }])
  })

  it('have a write that met the end given up, and are asked for no password', async () => {
    const shop = fakeShop()
    const { one } = await begin(shop)
    await one.acting.start({ email: una, reason: 'Asked by phone.' })()
    const token = one.tokens.read() ?? ''
    const later = aTab(shop, {})
    later.tokens.write(token)
    later.session.send({ type: 'account.reload' })
    await sessionKnown(later.session)
    shop.sessions.clear()
    expect(await reauthenticated(later.session)).toBe(false)
    expect(later.session.getSnapshot().matches('visitor')).toBe(true)
  })
})

describe('a write that met the end of the session', () => {
  it('goes on once, and only once, when the same customer is back', async () => {
    const tab = await anInterruptedTab()
    expect(tab.session.getSnapshot().hasTag('expired')).toBe(true)
    expect(tab.answers).toEqual([])
    await tab.signIn(una)
    await tab.waiting
    await tab.signIn(una)
    expect(tab.answers).toEqual([true])
  })

  it('goes on after a wrong password and a right one', async () => {
    const tab = await anInterruptedTab()
    await tab.signIn(una, 'wrong')
    expect(tab.answers).toEqual([])
    await tab.signIn(una)
    await tab.waiting
    expect(tab.answers).toEqual([true])
  })

  it('is given up when another customer signs in', async () => {
    const tab = await anInterruptedTab()
    await tab.signIn(emil)
    await tab.waiting
    expect(tab.answers).toEqual([false])
    expect(tab.email()).toBe(emil)
  })

  it('is given up when the dialog is dismissed', async () => {
    const tab = await anInterruptedTab()
    tab.session.send({ type: 'sign-in.dismissed' })
    await tab.waiting
    expect(tab.answers).toEqual([false])
    expect(tab.tokens.read()).toBeUndefined()
  })

  it('does not ask a visitor to sign in again', async () => {
    const tab = aTab(fakeShop(), {})
    await sessionKnown(tab.session)
    expect(await reauthenticated(tab.session)).toBe(false)
    expect(tab.session.getSnapshot().matches('visitor')).toBe(true)
  })

  it('does not ask a customer who is signing out', async () => {
    const tab = aTab(fakeShop(), { email: una })
    await sessionKnown(tab.session)
    tab.session.send({ type: 'sign-out' })
    expect(await reauthenticated(tab.session)).toBe(false)
  })
})

describe('tabs of one browser', () => {
  it('share signing in', async () => {
    const shop = fakeShop()
    const browser = aBrowser()
    const one = aTab(shop, { browser })
    const other = aTab(shop, { browser })
    await Promise.all([sessionKnown(one.session), sessionKnown(other.session)])
    await one.signIn(una)
    await vi.waitUntil(() => other.email() === una)
    expect(other.tokens.read()).toBe(one.tokens.read())
  })

  it('share signing out', async () => {
    const shop = fakeShop()
    const browser = aBrowser()
    const one = aTab(shop, { browser, email: una })
    const other = aTab(shop, { browser, email: una })
    await Promise.all([sessionKnown(one.session), sessionKnown(other.session)])
    one.session.send({ type: 'sign-out' })
    await vi.waitUntil(() => other.email() === undefined)
    expect(other.tokens.read()).toBeUndefined()
  })

  it('give a new tab the session that one of them has', async () => {
    const shop = fakeShop()
    const browser = aBrowser()
    const one = aTab(shop, { browser, email: una })
    await sessionKnown(one.session)
    const newcomer = aTab(shop, { browser })
    await vi.waitUntil(() => newcomer.email() === una)
    expect(newcomer.tokens.read()).toBe(one.tokens.read())
  })

  it('do not ask for the account again when they hear what they know', async () => {
    const shop = fakeShop()
    const browser = aBrowser()
    const one = aTab(shop, { browser, email: una })
    await sessionKnown(one.session)
    const asked = shop.calls.asked.length
    browser.channel().send({ kind: 'signed-in', token: one.tokens.read() ?? '' })
    expect(shop.calls.asked.length).toBe(asked)
  })

  it('keep a good token where an idle one answers a new tab with a token that is over (T07)', async () => {
    const shop = fakeShop()
    const browser = aBrowser()
    const idle = aTab(shop, { browser, email: una })
    const busy = aTab(shop, { browser, email: una })
    await Promise.all([sessionKnown(idle.session), sessionKnown(busy.session)])
    shop.sessions.delete(idle.tokens.read() ?? '')
    const good = busy.tokens.read()
    const newcomer = aTab(shop, { browser })
    await vi.waitUntil(() => newcomer.email() === una)
    expect([busy.tokens.read(), newcomer.tokens.read()]).toEqual([good, good])
    expect(busy.email()).toBe(una)
  })

  it('give a new tab each of their tokens, until one is good, whichever comes first', async () => {
    const shop = fakeShop()
    const browser = aBrowser()
    const good = aTab(shop, { browser, email: una })
    const others = [aTab(shop, { browser, email: una }), aTab(shop, { browser, email: una })]
    await Promise.all([good, ...others].map(({ session }) => sessionKnown(session)))
    for (const { tokens } of others) shop.sessions.delete(tokens.read() ?? '')
    const newcomer = aTab(shop, { browser })
    await vi.waitUntil(() => newcomer.email() === una)
    expect(newcomer.tokens.read()).toBe(good.tokens.read())
  })

  it('give no token of which they know that it is over', async () => {
    const { session, browser } = await anInterruptedTab()
    const sent = browser.sent.length
    aTab(fakeShop(), { browser })
    expect(session.getSnapshot().hasTag('expired')).toBe(true)
    expect(browser.sent.slice(sent)).toEqual([{ kind: 'token-wanted' }])
  })

  it('stay signed out where another one signs in meanwhile', async () => {
    const shop = fakeShop()
    const browser = aBrowser()
    const one = aTab(shop, { browser, email: una })
    await sessionKnown(one.session)
    one.session.send({ type: 'sign-out' })
    browser.channel().send({ kind: 'signed-in', token: 'of-emil' })
    await vi.waitUntil(() => one.session.getSnapshot().matches('visitor'))
    expect(one.tokens.read()).toBeUndefined()
  })

  it('ask for the password where the token turns out to be over when the account is read again', async () => {
    const shop = fakeShop()
    const tab = aTab(shop, { email: una })
    await sessionKnown(tab.session)
    shop.sessions.clear()
    tab.session.send({ type: 'account.reload' })
    await vi.waitUntil(() => !tab.session.getSnapshot().matches({ customer: 'reloading' }))
    expect(tab.session.getSnapshot().hasTag('expired')).toBe(true)
    await tab.signIn(una)
    expect(tab.session.getSnapshot().matches({ customer: 'active' })).toBe(true)
  })
})
