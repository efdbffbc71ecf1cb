/** A code that is matched to a model by hand in the table of a draft order. */
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAccount } from '../../../builders/an-account.ts'
import { openWorkbench, standsAs, upload } from './open-workbench.ts'

/** A line with a code that no product has, put right by hand. */
async function matchedByHand() {
  const opened = await openWorkbench()
  await upload(opened, ['ZQ-77,1,,', 'OM1100CNS,2,,'])
  await standsAs('1 of 2 lines have errors')
  await opened.user.keyboard('{F8}')
  await opened.user.keyboard('om1-080-cns{Enter}')
  await screen.findByText('Remember this code for the next time?')
  return opened
}

/** What is offered to be remembered; a code stands in one piece there. */
const offered = () => screen.queryByText('ZQ-77', { selector: 'code' })?.parentElement

it('is remembered by one press, and offered no more', async () => {
  const { user, shop, notices } = await matchedByHand()
  expect(offered()).toHaveTextContent('ZQ-77 = OM1080CNS')
  await user.click(screen.getByRole('button', { name: 'Remember' }))
  await waitFor(() => expect(shop.calls.journal).toContain('customCodes.save'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remember' })).toBeNull())
  expect(notices).toContainEqual({
    tone: 'success',
    key: 'codes:match.done',
    values: { codes: 'ZQ-77' },
  })
  const kept = [...shop.customCodes.values()].flat()
  expect(kept).toContainEqual(
    expect.objectContaining({ customCode: 'ZQ-77', modelCode: 'OM1080CNS' }),
  )
})

it('works at once on the other lines of the table that remembers it', async () => {
  const opened = await openWorkbench()
  await upload(opened, ['ZQ-77,1,,', 'ZQ-77,2,,'])
  await standsAs('2 of 2 lines have errors')
  await opened.user.keyboard('{F8}')
  await opened.user.keyboard('om1-080-cns{Enter}')
  await opened.user.click(await screen.findByRole('button', { name: 'Remember' }))
  await standsAs('All 2 lines are ready')
})

it('names the code that is refused, and remembers the other one', async () => {
  const opened = await openWorkbench()
  const { user, shop, notices } = opened
  await upload(opened, ['ZQ-77,1,,', 'ZQ-78,2,,'])
  await standsAs('2 of 2 lines have errors')
  await user.keyboard('{F8}')
  await user.keyboard('om1-080-cns{Enter}')
  await user.keyboard('{F8}')
  await user.keyboard('om1-080-cns{Enter}')
  await screen.findByText('Remember these 2 codes for the next time?')
  shop.calls.failNext('customCodes.save', { kind: 'refused', messages: ['It is too long.'] })
  await user.click(screen.getByRole('button', { name: 'Remember' }))
  const refused = await screen.findByText(/was not remembered/)
  expect(refused).toHaveTextContent('ZQ-77 was not remembered. It is too long.')
  expect(screen.getByText('Remember this code for the next time?')).toBeVisible()
  expect(notices).toContainEqual({
    tone: 'success',
    key: 'codes:match.done',
    values: { codes: 'ZQ-78' },
  })
})

it('says what the code stood for, where a colleague has saved it meanwhile', async () => {
  const { user, shop, notices } = await matchedByHand()
  const meanwhile = { customCode: 'ZQ-77', modelCode: 'OM1100CNS', price: undefined }
  shop.customCodes.set(anAccount().id, [meanwhile])
  await user.click(screen.getByRole('button', { name: 'Remember' }))
  await waitFor(() =>
    expect(notices).toContainEqual({
      tone: 'info',
      key: 'codes:match.over',
      values: { codes: 'ZQ-77 (OM1100CNS)' },
    }),
  )
})

it('is left alone where that is not wanted', async () => {
  const { user, shop } = await matchedByHand()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('button', { name: 'Remember' })).toBeNull()
  expect(shop.calls.journal).not.toContain('customCodes.save')
})

it('is still offered once the line stands in the draft order, until it is answered', async () => {
  const { user, shop } = await matchedByHand()
  await user.click(screen.getByRole('button', { name: 'Add 2 items' }))
  await screen.findByRole('heading', { name: '2 lines added' })
  expect(offered()).toHaveTextContent('ZQ-77 = OM1080CNS')
  await user.click(screen.getByRole('button', { name: 'Remember' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remember' })).toBeNull())
  expect(screen.getByRole('heading', { name: '2 lines added' })).toHaveFocus()
  const kept = [...shop.customCodes.values()].flat()
  expect(kept).toContainEqual(
    expect.objectContaining({ customCode: 'ZQ-77', modelCode: 'OM1080CNS' }),
  )
})

it('is put away beside the added lines, and stays away from the next ones', async () => {
  const opened = await matchedByHand()
  await opened.user.click(screen.getByRole('button', { name: 'Add 2 items' }))
  await screen.findByRole('heading', { name: '2 lines added' })
  await upload(opened, ['OM1100CNS,2,,'])
  await standsAs('1 line is ready')
  expect(offered()).toHaveTextContent('ZQ-77 = OM1080CNS')
  await opened.user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(offered()).toBeUndefined()
})

it('is not offered of a line that was removed', async () => {
  const { user } = await matchedByHand()
  await user.click(screen.getByRole('checkbox', { name: 'Select line 2' }))
  await user.click(screen.getByRole('button', { name: 'Remove 1 line' }))
  await waitFor(() => expect(offered()).toBeUndefined())
})
