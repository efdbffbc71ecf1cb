import { describe, expect, it } from 'vitest'
import { refusalIn, tokenIn } from '../../../../src/adapters/commerce/envelope.ts'

const write = { action: 'createQuote', namesQuote: false }
const aboutQuote = { action: 'removeOrderItem', namesQuote: true }

describe('the answer rule', () => {
  it.each([
    ['no such keys', {}],
    ['errors: {}', { errors: {} }],
    ['errors: null', { errors: null }],
    ['errors: []', { errors: [] }],
    ['errors with a field that has none', { errors: { quote: [] } }],
    ['an empty error', { error: '' }],
    ['error: null', { error: null }],
    ['no failed action', { failureActions: [] }],
    ['an empty text of failed actions', { failureActions: '' }],
    ['praise', { messages: [{ message: 'Well done', messageType: 'success' }] }],
  ])('takes %s for success (CALL-48)', (_, body) => {
    expect(refusalIn(body, write)).toBeUndefined()
  })

  it.each([
    ['a list for each field', { b: ['Two', 'Three'], a: ['One'] }, ['Two', 'Three', 'One']],
    ['a text for a field', { quote: 'No' }, ['No']],
    ['a list of objects', [{ AccountAddress: 'In use' }], ['In use']],
    ['a text', 'No', ['No']],
    ['fields in fields', { item: { quantity: ['Too few'] } }, ['Too few']],
    ['something without words', { quote: [true] }, []],
  ])('reads refusals from errors that are %s, in their order (CALL-47)', (_, errors, messages) => {
    expect(refusalIn({ errors }, write)).toEqual({ kind: 'refused', messages })
  })

  it('takes a text of error for a refusal (CALL-47)', () => {
    expect(refusalIn({ error: 'Not today', errors: {} }, write)).toEqual({
      kind: 'refused',
      messages: ['Not today'],
    })
  })

  it('names errors before error before failed actions', () => {
    const body = { errors: { a: ['One'] }, error: 'Two', failureActions: ['public:x.y'] }
    expect(refusalIn(body, write)).toEqual({ kind: 'refused', messages: ['One'] })
    expect(refusalIn({ ...body, errors: {} }, write)).toEqual({
      kind: 'refused',
      messages: ['Two'],
    })
  })

  it('takes failed actions for a refusal, in the words of the messages that are no praise (CALL-47)', () => {
    const messages = [
      { message: 'Saved before', messageType: 'success' },
      { message: 'Name is taken', messageType: 'error' },
      { quoteName: ['Too long'] },
      'Sorry',
    ]
    expect(refusalIn({ failureActions: ['public:order.createQuote'], messages }, write)).toEqual({
      kind: 'refused',
      messages: ['Name is taken', 'Too long', 'Sorry'],
    })
  })

  it('does not mind failed actions of calls that report them on success', () => {
    const body = { failureActions: ['public:account.updateAccountAddress'] }
    expect(refusalIn(body, { action: 'updateAccountAddress', namesQuote: false })).toBeUndefined()
  })

  it('takes a refusal because of the status of a quote for staleness', () => {
    const text = 'This quote is now Submitted, it can no longer be edited.'
    const body = { errors: { orderStatusType: [text] }, failureActions: ['public:order.x'] }
    expect(refusalIn(body, aboutQuote)).toEqual({ kind: 'stale', messages: [text] })
  })

  it('takes a refusal of the quote itself for a quote that is not there', () => {
    const body = { errors: { orderID: ['The quote could not be found.'] } }
    expect(refusalIn(body, aboutQuote)).toEqual({ kind: 'not-found' })
    expect(refusalIn(body, write)).toMatchObject({ kind: 'refused' })
  })

  it('takes a refusal of the line itself for a line that is not there, and keeps the words of any other', () => {
    const text = 'The item could not be found.'
    expect(refusalIn({ errors: { orderItemID: [text] } }, aboutQuote)).toEqual({
      kind: 'not-found',
    })
    for (const errors of [{ quantity: [text] }, { orderItemID: [text], quantity: ['Too many.'] }]) {
      expect(refusalIn({ errors }, aboutQuote)).toMatchObject({ kind: 'refused' })
    }
  })

  it.each([
    ['a text that asks for a login', { error: 'Login required' }],
    ['the word for it', { error: 'login_required' }],
    ['an account without an id', { account: { accountID: '' } }],
  ])('sees the end of the session in %s', (_, body) => {
    expect(refusalIn(body, write)).toEqual({ kind: 'unauthorised' })
  })

  it.each(['getAccount', 'login', 'logout'])('lets %s answer an anonymous account', (action) => {
    const body = { account: { accountID: '' } }
    expect(refusalIn(body, { action, namesQuote: false })).toBeUndefined()
  })
})

describe('the token of an answer', () => {
  it.each(['', ' ', 'null', 'undefined', null, undefined, 7, {}])(
    'is none when it is %j',
    (token) => {
      expect(tokenIn({ token })).toBeUndefined()
    },
  )

  it('is what the answer says', () => {
    expect(tokenIn({ token: 'a.b.c' })).toBe('a.b.c')
  })
})
