import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { addSeveral } from '../../../../src/application/quote/add-several.ts'
import type { PortFailure } from '../../../../src/application/failure.ts'
import { openIntents } from '../../../../src/application/intents.ts'
import { keptTries } from '../../../../src/application/kept-tries.ts'
import { skuId } from '../../../builders/a-product.ts'
import { aQuote, aQuoteItem } from '../../../builders/a-quote.ts'
import { settled } from '../../../fakes/held-answers.ts'
import { someQuotePorts } from './some-quote-ports.ts'

const quote = aQuote()
const target = { quoteId: quote.id }
const line = { skuId: skuId('sku-om1'), modelCode: 'OM1080CNS', quantity: 3 }
const lost: PortFailure = { kind: 'unconfirmed' }
/** An answer that never comes. */
const never: TE.TaskEither<PortFailure, never> = () => new Promise(() => {})

describe('several lines whose answer got lost', () => {
  it('are known to be there, though two of them are the same model (CALL-22)', async () => {
    const { ports, calls } = someQuotePorts(quote)
    calls.failNext('quoteGateway.addSeveral', lost, 'after-commit')
    expect(await addSeveral(ports, { target, lines: [line, line] })()).toEqual(E.right(quote.id))
    expect(calls.journal).toEqual(['quoteGateway.addSeveral'])
  })

  it('are known not to be there where nothing has changed', async () => {
    const { ports, calls } = someQuotePorts(quote)
    calls.failNext('quoteGateway.addSeveral', lost)
    const answer = await addSeveral(ports, { target, lines: [line, line] })()
    expect(answer).toEqual(E.left({ kind: 'not-saved' }))
  })

  it('are in doubt where the quote has grown by something else', async () => {
    const { ports, calls, shop, account } = someQuotePorts(quote)
    calls.failNext('quoteGateway.addSeveral', lost)
    const { addSeveral: add } = ports.gateway
    const items = [...quote.items, aQuoteItem({ modelCode: line.modelCode, quantity: 3 })]
    const gateway = {
      ...ports.gateway,
      addSeveral: (...asked: Parameters<typeof add>) => {
        shop.quotes.set(quote.id, { owner: account.id, quote: { ...quote, items } })
        return add(...asked)
      },
    }
    const answer = await addSeveral({ ...ports, gateway }, { target, lines: [line, line] })()
    expect(answer).toEqual(E.left(lost))
  })

  it('are put on the quote once, though the first try is done after it was told as not saved', async () => {
    const { ports, calls, shop } = someQuotePorts(quote)
    const { addSeveral: add } = ports.gateway
    let late: (() => Promise<unknown>) | undefined
    const gateway = {
      ...ports.gateway,
      addSeveral: (...asked: Parameters<typeof add>) => {
        const written = add(...asked)
        if (late) return written
        late = written
        return TE.left(lost)
      },
    }
    const wish = { target, lines: [line] }
    const answers = { ...ports, gateway }
    expect(await addSeveral(answers, wish)()).toEqual(E.left({ kind: 'not-saved' }))
    await late?.()
    expect(await addSeveral(answers, wish)()).toEqual(E.right(quote.id))
    expect(calls.journal).toEqual(['quoteGateway.addSeveral'])
    expect(shop.quotes.get(quote.id)?.quote.items).toHaveLength(quote.items.length + 1)
  })

  it('are put on the quote once, though the page was opened again before the answer (CALL-22)', async () => {
    const { ports, calls, shop, account } = someQuotePorts(quote)
    const tries = { unsentWork: ports.unsentWork, owner: () => account.id }
    const opened = () => openIntents(() => shop.nextId('intent'), keptTries(tries, 'tries'))
    const { addSeveral: add } = ports.gateway
    const gateway = {
      ...ports.gateway,
      addSeveral: (...asked: Parameters<typeof add>) => TE.flatMap(() => never)(add(...asked)),
    }
    const wish = { target, lines: [line] }
    void addSeveral({ ...ports, gateway, intents: opened() }, wish)()
    await settled()
    expect(await addSeveral({ ...ports, intents: opened() }, wish)()).toEqual(E.right(quote.id))
    expect(calls.journal).toEqual(['quoteGateway.addSeveral'])
  })

  it('are put on the quote a second time when that is asked for after the first is known', async () => {
    const { ports, calls } = someQuotePorts(quote)
    calls.failNext('quoteGateway.addSeveral', lost, 'after-commit')
    const wish = { target, lines: [line] }
    await addSeveral(ports, wish)()
    expect(await addSeveral(ports, wish)()).toEqual(E.right(quote.id))
    expect(calls.journal).toEqual(['quoteGateway.addSeveral', 'quoteGateway.addSeveral'])
  })
})
