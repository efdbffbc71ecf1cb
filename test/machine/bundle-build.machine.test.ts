/** A bundle that is being built: every state, what leads from one to the other, answers in any order. */
import { describe, expect, it } from 'vitest'
import { aChoice, wholeSelection } from '../builders/a-bundle.ts'
import { settled } from '../fakes/held-answers.ts'
import { aBundlePage, built } from './bundle-build.harness.ts'

const unreachable = { kind: 'unreachable', offline: false } as const
const refused = { kind: 'refused', messages: ['No.'] } as const

describe('reading a bundle', () => {
  it('finds nothing, and lets the customer choose', async () => {
    const page = await aBundlePage()
    expect(page.view()).toMatchObject({ stage: 'reading', hasAny: false })
    await page.answer()
    expect(page.view()).toMatchObject({ stage: 'choosing', hasAny: false, failure: undefined })
  })

  it('finds what was built before, in another tab or before a reload', async () => {
    const { shop } = await built()
    const other = await aBundlePage({ shop })
    await other.answer()
    expect(other.view()).toMatchObject({ stage: 'built', selection: wholeSelection })
    expect(other.view().build?.price).toBe(225)
  })

  it('leaves what was chosen and not built before a reload as it was', async () => {
    const { shop } = await built()
    const kept = [aChoice('OS1160')]
    const other = await aBundlePage({ shop, kept })
    await other.answer()
    expect(other.view()).toMatchObject({ stage: 'choosing', selection: kept, build: undefined })
  })

  it('leaves what is chosen meanwhile as it is', async () => {
    const { shop } = await built()
    const other = await aBundlePage({ shop })
    await other.choose(aChoice('OS1160'))
    await other.answer()
    expect(other.view().selection).toEqual([aChoice('OS1160')])
  })

  it.each([unreachable, 'thrown'] as const)('fails by %j, and is tried again', async (how) => {
    const page = await aBundlePage()
    await page.answer(how)
    expect(page.view()).toMatchObject({ stage: 'unread', failure: { step: 'read' } })
    await page.choose(aChoice('OS1080'))
    await page.send({ type: 'choice.taken', choice: aChoice('OS1160') })
    await page.send({ type: 'bundle.read' })
    await page.answer()
    expect(page.view()).toMatchObject({ stage: 'choosing', selection: [aChoice('OS1160')] })
  })

  it('is not waited for by who has chosen a whole bundle', async () => {
    const page = await aBundlePage({ kept: wholeSelection.slice(0, 1) })
    await page.send({ type: 'bundle.build' })
    expect(page.view()).toMatchObject({ stage: 'reading', isChecked: true })
    await page.choose(...wholeSelection)
    await page.send({ type: 'bundle.build' })
    expect(page.state()).toBe('saving')
    await page.held.waiting().at(-1)?.answer()
    await settled()
    expect(page.state()).toBe('built')
    // What was kept before is in the build, and counts no more.
    await page.send({ type: 'bundle.read' })
    await page.held.waiting().at(-1)?.answer()
    await settled()
    expect(page.view()).toMatchObject({ stage: 'built', selection: wholeSelection })
  })

  it('that failed does not keep a bundle from being built', async () => {
    const page = await aBundlePage()
    await page.answer(unreachable)
    await page.send({ type: 'bundle.build' })
    expect(page.view()).toMatchObject({ stage: 'unread', isChecked: true })
    await page.choose(...wholeSelection)
    await page.send({ type: 'bundle.build' })
    await page.answer()
    expect(page.state()).toBe('built')
  })
})

describe('choosing for a bundle', () => {
  it('says what is missing when it is to be built, and sends nothing (CAT-41)', async () => {
    const page = await aBundlePage()
    await page.answer()
    await page.choose(aChoice('OS1080'), aChoice('SK1N10'))
    expect(page.view().isChecked).toBe(false)
    await page.send({ type: 'bundle.build' })
    expect(page.view()).toMatchObject({
      stage: 'choosing',
      isChecked: true,
      groups: [
        { isMet: true, chosen: 1 },
        { isMet: false, chosen: 1, demand: { kind: 'between', minimum: 2, maximum: 4 } },
        { isMet: true, chosen: 0 },
      ],
    })
    expect(page.held.sent).toEqual(['read'])
  })

  it('takes one instead of the other where there is one of a group', async () => {
    const page = await aBundlePage()
    await page.answer()
    await page.send({ type: 'choice.taken', choice: aChoice('OS1080') })
    await page.send({ type: 'choice.taken', choice: aChoice('OS1160') })
    expect(page.view().selection).toEqual([aChoice('OS1160')])
  })

  it('is thrown away without a write while nothing was built', async () => {
    const page = await aBundlePage()
    await page.answer()
    await page.choose(...wholeSelection)
    await page.send({ type: 'bundle.discard' })
    expect(page.view()).toMatchObject({ stage: 'choosing', selection: [], hasAny: false })
    expect(page.held.waiting()).toEqual([])
  })
})

describe('building a bundle', () => {
  it('shows the price that the shop answers', async () => {
    const page = await built()
    expect(page.view()).toMatchObject({ stage: 'built', build: { price: 225, currency: 'USD' } })
  })

  it('keeps what is changed meanwhile, and shows no price of what is not chosen any more', async () => {
    const page = await aBundlePage()
    await page.answer()
    await page.choose(...wholeSelection)
    await page.send({ type: 'bundle.build' })
    await page.send({ type: 'bundle.build' })
    await page.choose(aChoice('SK1N12', 2))
    await page.send({ type: 'choice.taken', choice: aChoice('OS1160') })
    expect(page.view().stage).toBe('saving')
    await page.answer()
    expect(page.view()).toMatchObject({ stage: 'choosing', build: undefined })
    expect(page.view().selection).toHaveLength(3)
    await page.send({ type: 'bundle.build' })
    await page.answer()
    expect(page.view()).toMatchObject({ stage: 'built', build: { price: 250 } })
    expect(page.held.sent).toEqual(['read', 'save', 'save'])
  })

  it('says that it failed, and keeps what was chosen (ERR-03)', async () => {
    const page = await aBundlePage()
    await page.answer()
    await page.choose(...wholeSelection)
    await page.send({ type: 'bundle.build' })
    await page.answer(refused)
    expect(page.view()).toMatchObject({
      stage: 'choosing',
      selection: wholeSelection,
      failure: { step: 'create', failure: refused },
    })
    await page.choose(aChoice('SK1N12'))
    expect(page.view().failure).toBeUndefined()
  })

  it.each([
    ['lost', 'built'],
    ['cut', 'choosing'],
  ] as const)('reads back what became of a write that is %s: %s', async (how, stage) => {
    const page = await aBundlePage()
    await page.answer()
    await page.choose(...wholeSelection)
    await page.send({ type: 'bundle.build' })
    await page.answer(how)
    await page.answer()
    expect(page.view().stage).toBe(stage)
    expect(page.view().failure?.failure.kind).toBe(how === 'cut' ? 'not-saved' : undefined)
    expect(page.kept()).toHaveLength(how === 'cut' ? 0 : 1)
  })

  it('ends a defect as unconfirmed', async () => {
    const page = await aBundlePage()
    await page.answer()
    await page.choose(...wholeSelection)
    await page.send({ type: 'bundle.build' })
    await page.answer('thrown')
    expect(page.view().failure).toEqual({ step: 'create', failure: { kind: 'unconfirmed' } })
  })
})

describe('a bundle that was built', () => {
  it('is none any more when something else is chosen, and again when it is taken back', async () => {
    const page = await built()
    await page.choose(aChoice('SK1V10'))
    expect(page.view()).toMatchObject({ stage: 'choosing', build: undefined })
    await page.choose(aChoice('SK1V10', 0))
    expect(page.view()).toMatchObject({ stage: 'built', build: { price: 225 } })
    await page.send({ type: 'choice.taken', choice: aChoice('OS1160') })
    expect(page.state()).toBe('choosing')
    expect(page.held.waiting()).toEqual([])
  })

  it('loses a part that it can do without, and stays built', async () => {
    const page = await aBundlePage()
    await page.answer()
    await page.choose(...wholeSelection, aChoice('SK1V10'))
    await page.send({ type: 'bundle.build' })
    await page.answer()
    const spare = page.view().build?.items.find(({ code }) => code === 'SK1V10')
    await page.send({ type: 'item.remove', itemId: spare?.id ?? '' })
    expect(page.view().stage).toBe('removing')
    await page.choose(aChoice('SK1N12'))
    await page.answer()
    expect(page.view()).toMatchObject({ stage: 'built', selection: wholeSelection })
  })

  it('loses a part that it needs, and is to be chosen further', async () => {
    const page = await built()
    const [motor] = page.view().build?.items ?? []
    await page.send({ type: 'item.remove', itemId: motor?.id ?? '' })
    await page.answer()
    expect(page.view()).toMatchObject({ stage: 'choosing', selection: [aChoice('SK1N10', 2)] })
  })

  it.each(['lost', 'cut', 'thrown', refused] as const)(
    'says what became of taking out a part by %j (ERR-03)',
    async (how) => {
      const page = await built()
      const [motor] = page.view().build?.items ?? []
      await page.send({ type: 'item.remove', itemId: motor?.id ?? '' })
      await page.answer(how)
      if (how === 'lost' || how === 'cut') await page.answer()
      const isDone = how === 'lost'
      expect(page.view().stage).toBe(isDone ? 'choosing' : 'built')
      expect(page.view().failure?.step).toBe(isDone ? undefined : 'delete-item')
    },
  )

  it('is thrown away', async () => {
    const page = await built()
    await page.send({ type: 'bundle.discard' })
    expect(page.view().stage).toBe('removing')
    await page.answer()
    expect(page.view()).toMatchObject({ stage: 'choosing', hasAny: false })
    expect(page.kept()).toEqual([])
  })

  it('is thrown away also where something else was chosen since', async () => {
    const page = await built()
    await page.choose(aChoice('SK1V10'))
    await page.send({ type: 'bundle.discard' })
    await page.answer()
    expect(page.view()).toMatchObject({ stage: 'choosing', hasAny: false })
  })

  it.each(['lost', 'cut', 'thrown', refused] as const)(
    'says what became of throwing it away by %j (ERR-03)',
    async (how) => {
      const page = await built()
      await page.send({ type: 'bundle.discard' })
      await page.answer(how)
      if (how === 'lost' || how === 'cut') await page.answer()
      const isDone = how === 'lost'
      expect(page.view()).toMatchObject({
        stage: isDone ? 'choosing' : 'built',
        hasAny: !isDone,
      })
      expect(page.view().failure?.step).toBe(isDone ? undefined : 'delete')
    },
  )

  it('goes into the cart, once for any number of presses, and the next one begins from the start', async () => {
    const page = await built()
    await page.send({ type: 'bundle.add' })
    await page.send({ type: 'bundle.add' })
    await page.choose(aChoice('SK1N12'))
    expect(page.view()).toMatchObject({ stage: 'adding', build: { price: 225 } })
    await page.answer()
    expect(page.view()).toMatchObject({ stage: 'choosing', isAdded: true, hasAny: false })
    expect(page.held.waiting()).toEqual([])
    const lines = [...page.shop.carts.values()].flatMap((cart) => cart.lines)
    expect(lines).toMatchObject([{ skuCode: 'BD1', quantity: 1 }])
    await page.choose(aChoice('OS1080'))
    expect(page.view().isAdded).toBe(false)
  })

  it('is not put in the cart where another tab has changed it since, and is read again', async () => {
    const page = await built()
    const other = await aBundlePage({ shop: page.shop })
    await other.answer()
    await other.send({ type: 'choice.taken', choice: aChoice('OS1160') })
    await other.send({ type: 'bundle.build' })
    await other.answer()
    await page.send({ type: 'bundle.add' })
    await page.answer()
    expect(page.view()).toMatchObject({ stage: 'built', failure: { step: 'add' } })
    await page.send({ type: 'bundle.read' })
    await page.answer()
    expect(page.view()).toMatchObject({ stage: 'built', failure: undefined })
    expect(page.view().selection).toContainEqual(aChoice('OS1160'))
  })

  it('stays where the cart does not take it', async () => {
    const page = await built()
    await page.send({ type: 'bundle.add' })
    await page.answer(refused)
    expect(page.view()).toMatchObject({
      stage: 'built',
      failure: { step: 'add', failure: refused },
    })
  })
})
