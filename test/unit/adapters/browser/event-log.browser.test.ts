import { afterEach, expect, it, vi } from 'vitest'
import { browserEventLog } from '../../../../src/adapters/browser/event-log.browser.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('writes an event with its details, and hides what is secret', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  browserEventLog.record('model-mismatch', { asked: 'OM1A', token: 'abc', newPassword: 'x' })
  expect(info).toHaveBeenCalledWith('model-mismatch', {
    asked: 'OM1A',
    token: '…',
    newPassword: '…',
  })
})
