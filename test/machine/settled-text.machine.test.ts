/** A text that takes effect after a pause in typing. */
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { fieldText, settledTextMachine } from '../../src/application/settled-text.machine.ts'
import { draftOrderDebounce } from '../../src/ui/parts/use-settled-text.ts'

function aField(text = '') {
  const clock = new SimulatedClock()
  const said: string[] = []
  const actor = createActor(settledTextMachine, {
    clock,
    input: { text, delay: draftOrderDebounce },
  })
  actor.on('text.settled', (settled) => said.push(settled.text))
  actor.start()
  const type = (typed: string) => actor.send({ type: 'text.typed', text: typed })
  return { actor, clock, said, type }
}

describe('a text that settles', () => {
  it('takes effect 800 ms after the last keystroke, without the blanks around it (DRAFT-16)', () => {
    const { clock, said, type } = aField()
    type('pu')
    clock.increment(799)
    type(' pump ')
    clock.increment(799)
    expect(said).toEqual([])
    clock.increment(1)
    expect(said).toEqual(['pump'])
  })

  it('stands in its field as it is typed, with its blanks and before it takes effect', () => {
    const { actor, type } = aField('pump')
    type(' gear pump ')
    expect(fieldText(actor.getSnapshot())).toBe(' gear pump ')
  })

  it('does not wait after Enter, and says nothing a second time', () => {
    const { actor, clock, said, type } = aField()
    type('pump')
    actor.send({ type: 'text.settle' })
    type('pump ')
    clock.increment(800)
    expect(said).toEqual(['pump'])
  })

  it('follows what is changed elsewhere without answering, and forgets what was being typed', () => {
    const { actor, clock, said, type } = aField('pump')
    type('pumps')
    actor.send({ type: 'text.replaced', text: '' })
    clock.increment(800)
    expect(actor.getSnapshot().context.text).toBe('')
    expect(said).toEqual([])
  })

  it('is not disturbed by its own value coming back while typing goes on', () => {
    const { actor, clock, said, type } = aField()
    type('pum')
    clock.increment(800)
    type('pump')
    actor.send({ type: 'text.replaced', text: 'pum' })
    clock.increment(800)
    expect(said).toEqual(['pum', 'pump'])
  })
})
