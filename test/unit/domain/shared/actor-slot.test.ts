import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { actorSlot } from '../../../../src/domain/shared/actor-slot.ts'

it('fails loudly, by name, when an effect was not provided', async () => {
  const actor = createActor(actorSlot<string, undefined>('calculatePrice'), { input: undefined })
  const outcome = toPromise(actor)
  actor.subscribe({ error: () => undefined })
  actor.start()
  await expect(outcome).rejects.toThrow('The effect "calculatePrice" has not been provided.')
})
