/** The helper that puts notices into words: those of toasts, whatever raised them. */
import { describe, expect, it } from 'vitest'
import { refusalIn } from '../../../src/adapters/commerce/envelope.ts'
import type { Notice } from '../../../src/application/ports/notifier.ts'
import { failureMessage } from '../../../src/ui/i18n/failure-message.ts'
import { startTranslations } from '../../../src/ui/i18n/i18n.ts'
import { noticeWords } from '../../../src/ui/i18n/notice-words.ts'
import { englishWords } from './english-words.ts'

const words = noticeWords(englishWords)
const removed: Notice = { tone: 'success', key: 'account:lists.itemRemoved' }

describe('a notice', () => {
  it.each([
    ['an errors object', { errors: { quoteName: ['Too long'], orderID: 'Not yours' } }],
    ['an error string', { error: 'Too long' }],
    [
      'a failureActions list',
      {
        failureActions: ['public:order.createQuote'],
        messages: [{ message: 'Too long', messageType: 'error' }],
      },
    ],
  ])("says the server's own words of %s (ERR-02)", (_, answer) => {
    const refusal = refusalIn(answer, { action: 'createQuote', namesQuote: false })
    if (!refusal) throw new Error('The answer is no refusal.')
    const { key, messages } = failureMessage(refusal, 'common:failure.notSaved')
    const notice: Notice = { tone: 'error', key, messages }
    expect(words.say(notice)[0]).toBe('Too long')
    expect(words.say(notice)).toEqual('messages' in refusal ? refusal.messages : [])
  })

  it('says ours where the server said nothing, or nothing but blanks (ERR-02)', () => {
    expect(words.say({ ...removed, messages: [] })).toEqual([
      'Item removed from the list successfully!',
    ])
    expect(words.say({ ...removed, messages: [' ', ''] })).toEqual(words.say(removed))
    expect(words.say({ ...removed, messages: [' ', 'Gone'] })).toEqual(['Gone'])
  })

  it("says 'Item removed from the list successfully!' (LIST-02)", () => {
    expect(words.say(removed)).toEqual(['Item removed from the list successfully!'])
  })

  it('has its words on a page that has no other text of their area', async () => {
    const { translations, ready } = startTranslations('en')
    await ready
    const told = noticeWords(() => translations)
    const added: Notice = { tone: 'success', key: 'product:list.added' }
    expect(told.say(added)).toEqual(['list.added'])
    await told.ready(added)
    expect(told.say(added)).toEqual(['Item added to the list'])
  })

  it('fills in its values', () => {
    const notice: Notice = {
      tone: 'info',
      key: 'draftOrder:table.reading',
      values: { name: 'lines.csv' },
    }
    expect(words.say(notice)).toEqual(['Reading lines.csv'])
  })
})
