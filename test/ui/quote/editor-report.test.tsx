import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { quoteLifecycle } from '../../../src/application/quote/quote-lifecycle.ts'
import { visitor } from '../../../src/domain/account/session.ts'
import { useEditorReport } from '../../../src/ui/parts/quote/use-editor-report.ts'
import { anEmptyDraft } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { fakeFulfilmentGateway } from '../../fakes/fulfilment-gateway.fake.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { fakePriceBook } from '../../fakes/price-book.fake.ts'
import { fakeQuoteGateway } from '../../fakes/quote-gateway.fake.ts'
import { recordingNotifier } from '../../fakes/recording-notifier.ts'

afterEach(() => vi.restoreAllMocks())

function aQuoteChart() {
  const visit = fakeShop().visit('us@manifold.test')
  const machine = quoteLifecycle({
    gateway: fakeQuoteGateway(visit),
    fulfilment: fakeFulfilmentGateway(visit),
    notifier: recordingNotifier(),
    priceBook: fakePriceBook(visit),
    unsentWork: memoryUnsentWork(),
    session: () => visitor,
  })
  return createActor(machine, { input: { quote: anEmptyDraft(), notes: undefined } }).start()
}

describe('what an editor holds', () => {
  it('is told to the chart of the quote for as long as the editor is there', () => {
    const actor = aQuoteChart()
    const told = vi.spyOn(actor, 'send')
    const { unmount } = renderHook(() => useEditorReport({ actor }, 'shared-date', 2))
    unmount()
    expect(told.mock.calls.map(([event]) => event)).toEqual([
      { type: 'editor.changed', editor: 'shared-date', count: 2 },
      { type: 'editor.changed', editor: 'shared-date', count: 0 },
    ])
  })

  it('is dropped once the chart has ended', () => {
    const actor = aQuoteChart()
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { unmount } = renderHook(() => useEditorReport({ actor }, 'shared-date', 2))
    actor.stop()
    unmount()
    expect(warn).not.toHaveBeenCalled()
  })
})
