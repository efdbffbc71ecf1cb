/** Upload CSV: from a file to lines of the draft order, by role and name. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { demoProducts, fakeShop } from '../../../fakes/fake-shop.ts'
import { anAccount } from '../../../builders/an-account.ts'
import { anAmbiguousProduct } from '../../../builders/an-ambiguous-product.ts'
import { aProduct } from '../../../builders/a-product.ts'
import { aQuote } from '../../../builders/a-quote.ts'
import { memoryUnsentWork } from '../../../fakes/memory-unsent-work.ts'
import { openDraft } from '../open-draft.ts'
import { savedFiles } from '../../saved-files.ts'
import {
  cellOf,
  csvHead,
  fileInput,
  inLine,
  lineOf,
  openWorkbench,
  paste,
  standsAs,
  upload,
} from './open-workbench.ts'

/** So many lines of the motor with no two alike. */
const goodRows = (count: number) =>
  Array.from({ length: count }, (_, index) => `OM1080CNS,${1 + index},,M-${index}`)

describe('bringing lines', () => {
  it('gives out a template whose line can be added as it is (CSV-06)', async () => {
    const files = savedFiles()
    const opened = await openWorkbench()
    // At once, before the shop has told a model code.
    await opened.user.click(screen.getByRole('button', { name: 'Download the template file' }))
    await waitFor(async () => expect(await files.texts()).toHaveLength(1))
    const [text = ''] = await files.texts()
    const [head, ...rows] = text.replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toBe(csvHead)
    await upload(opened, rows)
    const heading = await standsAs('1 line is ready')
    await waitFor(() => expect(heading).toHaveFocus())
  })

  it('gives out the template as a workbook, too (CSV-06)', async () => {
    const files = savedFiles()
    const opened = await openWorkbench()
    await opened.user.click(screen.getByRole('button', { name: 'Template for Excel (XLSX)' }))
    await waitFor(() => expect(files.blobs).toHaveLength(1))
    const [blob] = files.blobs
    await opened.user.upload(fileInput(), new File(blob ? [blob] : [], 'manifold-template.xlsx'))
    const heading = await standsAs('1 line is ready')
    await waitFor(() => expect(heading).toHaveFocus())
  })

  it.each([
    [20, 1],
    [21, 2],
  ])('shows for %i lines %i buttons that add them (CSV-07)', async (count, buttons) => {
    const opened = await openWorkbench()
    await upload(opened, goodRows(count))
    await standsAs(`All ${count} lines are ready`)
    expect(screen.getAllByRole('button', { name: `Add ${count} items` })).toHaveLength(buttons)
  })

  it('refuses more than a hundred lines by a message that comes and one that stays (CSV-08)', async () => {
    const opened = await openWorkbench()
    await upload(opened, goodRows(101))
    const refusal = await screen.findByRole('alert')
    expect(refusal).toHaveTextContent('File is too large. Max file size is 100 rows')
    expect(refusal).toHaveTextContent('101 lines')
    expect(opened.notices).toMatchObject([{ tone: 'error', key: 'draftOrder:table.tooManyRows' }])
    await opened.user.click(within(refusal).getByRole('button', { name: 'Close this message' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says of more lines than it works through that there are, and of no lines that are there already (CSV-08)', async () => {
    const opened = await openWorkbench()
    await upload(opened, goodRows(2001))
    const refusal = await screen.findByRole('alert')
    expect(refusal).toHaveTextContent('2,001 lines; up to 2,000 can be worked through here')
    expect(refusal).not.toHaveTextContent('already here')
  })

  it('names the line where a quotation mark is never closed', async () => {
    const opened = await openWorkbench()
    await upload(opened, ['OM1080CNS,1,,M-1', 'OM1080CNS,1,,"M-2'])
    expect(await screen.findByRole('alert')).toHaveTextContent('opened in line 3')
  })

  it('shows which column is what, and takes another answer', async () => {
    const opened = await openWorkbench()
    await upload(opened, goodRows(2))
    await standsAs('All 2 lines are ready')
    await opened.user.click(screen.getByRole('button', { name: 'Change how it is read' }))
    const columns = await screen.findByRole('region', { name: 'How is this file read?' })
    expect(within(columns).getByText('M-1')).toBeVisible()
    expect(within(columns).getByRole('combobox', { name: 'Row of the headings' })).toHaveValue('1')
    const own = within(columns).getByRole('combobox', { name: 'Customer material number' })
    await opened.user.selectOptions(own, 'Leave out')
    await opened.user.click(within(columns).getByRole('button', { name: 'Continue with 2 lines' }))
    await standsAs('All 2 lines are ready')
    expect(cellOf(2, 'customerMaterialNumber')).toHaveTextContent('')
  })

  it('keeps a sheet that is pasted while columns are chosen, says so, and reads it then', async () => {
    const opened = await openWorkbench()
    await upload(opened, goodRows(2))
    await standsAs('All 2 lines are ready')
    await opened.user.click(screen.getByRole('button', { name: 'Change how it is read' }))
    const columns = await screen.findByRole('region', { name: 'How is this file read?' })
    paste('OM1100CNS\t7\r\nOM116TNS\t8\r\n')
    expect(screen.getByText(/^The lines that you pasted are read as soon/)).toBeVisible()
    await opened.user.click(within(columns).getByRole('button', { name: 'Continue with 2 lines' }))
    await standsAs('All 4 lines are ready')
    expect(screen.queryByText(/^The lines that you pasted/)).toBeNull()
  })
})

/** What is wrong with lines 3 to 6 in the words of the specification, and the step that puts it right. */
const faultyRows = [
  'OM1080CNS,1,,M-0',
  'OM1080CNP,23,,M-1',
  'OM1080CQS,1,,M-2',
  'OM1080CNS,1,2026-05-03T00:00:00Z,M-3',
  'OM1080CNS,1,31.12.2026,M-4',
]

describe('a table that another tab has changed', () => {
  it('says so once, with a button that reloads the page', async () => {
    const unsentWork = memoryUnsentWork()
    const opened = await openDraft(aQuote({ items: [] }), {
      search: '?tab=upload-csv',
      unsentWork,
    })
    await screen.findByRole('button', { name: 'Choose a file' })
    await upload(opened, goodRows(3))
    await standsAs('All 3 lines are ready')
    unsentWork.forget(anAccount().id, `draft-order-table:${opened.quote.id}`)
    await opened.user.click(screen.getByRole('button', { name: 'Add 3 items' }))
    const words = await screen.findAllByText(/^This table was changed in another tab/)
    expect(words).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  })
})

describe('the customer’s own codes', () => {
  it('stand in the line with the model that they stand for, and with what is wrong with them', async () => {
    const opened = await openWorkbench()
    await upload(opened, ['nh-1001,1,,M-1', 'NH-9001,1,,M-2'])
    await standsAs('1 of 2 lines have errors')
    expect(cellOf(2, 'modelCode')).toHaveTextContent(/^nh-1001stands for OM1080CNS$/)
    expect(inLine(3).getByText('Invalid Custom Code')).toBeVisible()
    const why = inLine(3).getByText(/stands for ZZ9100/)
    expect(why).toHaveTextContent(/^Your code NH-9001 stands for ZZ9100/)
    expect(within(why).getByText('NH-9001', { selector: 'code' })).toBeVisible()
  })
})

describe('the customer’s own codes without their separators', () => {
  it('are told in the line as they are kept, and of several that are alike one is chosen there', async () => {
    const opened = await openWorkbench()
    const { user, shop } = opened
    const own = (customCode: string) => ({ customCode, modelCode: 'OM1080CNS', price: undefined })
    shop.customCodes.set(anAccount().id, [own('NH-1001'), own('NH 20-02'), own('NH-2002')])
    await upload(opened, ['nh1001,1,,M-1', 'NH2002,1,,M-2', 'nh-1001,1,,M-3'])
    await standsAs('1 of 3 lines have errors')
    const readAs = inLine(2).getByText(/^Read as/)
    expect(readAs).toBeVisible()
    expect(readAs).toHaveTextContent(/^Read as your number NH-1001\.$/)
    expect(cellOf(2, 'modelCode')).toHaveAccessibleDescription('Read as your number NH-1001.')
    expect(inLine(4).queryByText(/^Read as/)).toBeNull()
    const several = inLine(3).getByText(/^This matches several of your numbers/)
    expect(several).toHaveTextContent(
      'This matches several of your numbers: NH 20-02, NH-2002. Choose the one you mean.',
    )
    expect(within(several).getByText('NH 20-02', { selector: 'code' })).toBeVisible()
    await user.click(inLine(3).getByRole('button', { name: 'Did you mean NH-2002' }))
    await standsAs('All 3 lines are ready')
    expect(inLine(3).queryByText(/^This matches several/)).toBeNull()
    expect(cellOf(3, 'modelCode')).toHaveTextContent(/^NH-2002stands for OM1080CNS$/)
  })
})

describe('lines with errors', () => {
  it('names at a code that is sold no more what takes its place, with a step that takes it', async () => {
    const predecessors = [{ skuCode: 'OM0', name: 'Orbital motor OM0', urlTitle: undefined }]
    const opened = await openWorkbench(fakeShop({ products: [aProduct({ predecessors })] }))
    await upload(opened, ['OM1080CNS,1,,M-1', 'OM0080CNS,1,,M-2'])
    await standsAs('1 of 2 lines have errors')
    const said = `Orbital motor OM0 is no longer sold. ${aProduct().name} replaces it.`
    expect(inLine(3).getByText('SKU not found')).toBeVisible()
    expect(inLine(3).getByText(said)).toBeVisible()
    await opened.user.click(inLine(3).getByRole('button', { name: 'Use OM1080CNS' }))
    await standsAs('All 2 lines are ready')
  })

  it('says in the row what is wrong with each, with a step that puts it right (CSV-13, CSV-15)', async () => {
    const opened = await openWorkbench()
    await upload(opened, [...faultyRows, 'ZZ9080CNS,1,,M-5'])
    await standsAs('5 of 6 lines have errors')
    const said = [
      [3, 'Invalid Quantity. Min Quantity For Pallet: 24', 'Use 24'],
      [4, 'Invalid Model Number', 'Did you mean OM1080CNS'],
      [5, 'Customer Requested Date Must Be May 04, 2026 Or Later', 'Use May 04, 2026'],
      [
        6,
        "Invalid Date Format. Please Ensure Your CSV Matches The Correct Date Format (yyyy-mm-dd'T'HH:nn:ssXXX)",
        'Use Dec 31, 2026',
      ],
    ] as const
    for (const [number, words, step] of said) {
      expect(inLine(number).getByText(words)).toBeVisible()
      await opened.user.click(inLine(number).getByRole('button', { name: step }))
      await waitFor(() => expect(inLine(number).getByText('Ready')).toBeVisible())
      expect(inLine(number).queryByText(words)).toBeNull()
    }
    expect(inLine(7).getByText('SKU not found')).toBeVisible()
    expect(cellOf(7, 'modelCode')).toHaveAccessibleDescription(/^SKU not found/)
    await standsAs('1 of 6 lines have errors')
  })

  it('says why less is offered than a quantity may mean (CSV-05)', async () => {
    const shop = fakeShop()
    shop.stock.set('OM1080CNS', 120)
    const opened = await openWorkbench(shop)
    await upload(opened, ['OM1080CNS,"1,000",,M-1', 'OM1080CNS,120 pcs,,M-2'])
    await standsAs('2 of 2 lines have errors')
    expect(inLine(2).getByText('Invalid Quantity. Max Quantity Available: 120')).toBeVisible()
    expect(inLine(2).getByRole('button', { name: 'Use 120' })).toBeVisible()
    expect(inLine(3).queryByText(/Max Quantity Available/)).toBeNull()
  })

  it('are put right by keyboard alone, and what comes of it is read out', async () => {
    const opened = await openWorkbench()
    await upload(opened, faultyRows)
    await standsAs('4 of 5 lines have errors')
    const { user } = opened
    await user.keyboard('{F8}')
    expect(cellOf(3, 'quantity')).toHaveFocus()
    await user.keyboard('48{Enter}')
    expect(cellOf(4, 'quantity')).toHaveFocus()
    await screen.findByText('Line 3: Ready')
    await user.keyboard('{F8}{Alt>}{Enter}{/Alt}')
    expect(inLine(4).getByRole('button', { name: /^Did you mean/ })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(cellOf(4, 'modelCode')).toHaveFocus()
    await user.keyboard('{F8}')
    expect(cellOf(5, 'requestedDate')).toHaveFocus()
    await user.keyboard('{Delete}')
    expect(cellOf(5, 'requestedDate')).toHaveFocus()
    await user.keyboard('{F8}{Shift>}{F8}{/Shift}{Alt>}{Enter}{/Alt}{Enter}')
    expect(cellOf(6, 'requestedDate')).toHaveTextContent('Dec 31, 2026')
    await standsAs('All 5 lines are ready')
    expect(cellOf(6, 'requestedDate')).toHaveFocus()
  })

  it('leave with a reason in a file that can be brought again', async () => {
    const files = savedFiles()
    const opened = await openWorkbench()
    await upload(opened, [...faultyRows, 'OM1080CNP,7,,=1+1'])
    await standsAs('5 of 6 lines have errors')
    await opened.user.click(screen.getByRole('button', { name: 'Export lines with errors' }))
    await waitFor(async () => expect(await files.texts()).toHaveLength(1))
    const [text = ''] = await files.texts()
    const [head, ...rows] = text.replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toBe(`${csvHead},Reason`)
    expect(rows[0]).toBe('OM1080CNP,23,,M-1,Invalid Quantity. Min Quantity For Pallet: 24')
    expect(rows[1]).toContain('Invalid Model Number; Position 4, SEAL')
    expect(rows[4]).toContain("'=1+1")
    await opened.user.click(screen.getByRole('button', { name: 'Discard table' }))
    const question = await screen.findByRole('alertdialog')
    await opened.user.click(within(question).getByRole('button', { name: 'Discard' }))
    await screen.findByRole('button', { name: 'Choose a file' })
    const again = new File([text], 'errors.csv', { type: 'text/csv' })
    await opened.user.upload(fileInput(), again)
    await standsAs('5 of 5 lines have errors')
    expect(cellOf(6, 'customerMaterialNumber')).toHaveTextContent('=1+1')
  })
})

describe('a code that can be read in two ways', () => {
  it('leads to Model Search with the code, where both readings can be chosen, and never in bulk', async () => {
    const shop = fakeShop({ products: [...demoProducts(), anAmbiguousProduct()] })
    const opened = await openWorkbench(shop)
    await upload(opened, ['AMBA2N,1,,'])
    await standsAs(/1 line/)
    expect(await inLine(2).findByText(/It can be read in 2 ways/)).toBeVisible()
    expect(screen.queryByText('Fix all:')).toBeNull()
    await opened.user.click(
      inLine(2).getByRole('button', { name: 'Choose a reading in Model Search' }),
    )
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Model code' })).toHaveValue('AMBA2N'),
    )
    expect(await screen.findByText(/This code can be read in 2 ways/)).toBeVisible()
    await opened.user.click(screen.getByRole('tab', { name: /^Upload CSV/ }))
    expect(await screen.findByText(/It can be read in 2 ways/)).toBeVisible()
  })

  it('takes what its line says to Model Search, and leaves the table once it is added', async () => {
    const shop = fakeShop({ products: [...demoProducts(), anAmbiguousProduct()] })
    const opened = await openWorkbench(shop)
    await upload(opened, ['AMBA2N,3,2030-03-04T00:00:00Z,M-7', 'OM1080CNS,1,,'])
    await opened.user.click(
      await inLine(2).findByRole('button', { name: 'Choose a reading in Model Search' }),
    )
    expect(await screen.findByRole('textbox', { name: 'Quantity' })).toHaveValue('3')
    expect(screen.getByLabelText('Requested date')).toHaveValue('2030-03-04')
    expect(screen.getByRole('textbox', { name: /^Customer material number/ })).toHaveValue('M-7')

    await opened.user.click(screen.getByRole('button', { name: /2N/ }))
    await opened.user.click(screen.getByRole('button', { name: 'Add Item' }))
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Model code' })).toHaveValue(''),
    )
    await opened.user.click(screen.getByRole('tab', { name: /^Upload CSV/ }))
    await standsAs(/1 line/)
    expect(screen.queryByText(/It can be read in 2 ways/)).toBeNull()
  })

  it('is the only one that leads there', async () => {
    const opened = await openWorkbench()
    await upload(opened, ['OM1080QNS,1,,'])
    await standsAs(/1 line/)
    await inLine(2).findByRole('button', { name: /OM1080CNS/ })
    expect(screen.queryByRole('button', { name: 'Choose a reading in Model Search' })).toBeNull()
  })
})

const numberOf = (row: HTMLElement) => within(row).getByRole('rowheader').textContent

describe('working in the table', () => {
  it('takes a block of cells where one stands, and makes new lines of what reaches beyond', async () => {
    const opened = await openWorkbench()
    await upload(opened, goodRows(2))
    const heading = await standsAs('All 2 lines are ready')
    // The heading takes the focus when the table has come; a cell that had it before would lose it.
    await waitFor(() => expect(heading).toHaveFocus())
    cellOf(3, 'modelCode').focus()
    paste('OM1100CNS\t7\r\nOM116TNS\t8\r\n')
    await standsAs('All 3 lines are ready')
    expect(cellOf(3, 'quantity')).toHaveTextContent('7')
    expect(cellOf(4, 'modelCode')).toHaveTextContent('OM116TNS')
    await opened.user.keyboard('{Control>}z{/Control}')
    await standsAs('All 2 lines are ready')
    expect(cellOf(3, 'modelCode')).toHaveTextContent('OM1080CNS')
    cellOf(3, 'quantity').focus()
    await opened.user.keyboard('{Delete}{Control>}d{/Control}')
    expect(cellOf(3, 'quantity').textContent).toBe(cellOf(2, 'quantity').textContent)
    await opened.user.keyboard('{Control>}zzz{/Control}')
    await standsAs('An empty table')
    await opened.user.keyboard('{Control>}y{/Control}')
    await standsAs('All 2 lines are ready')
  })

  it('saves an open cell by Ctrl+D and hands its text to the other selected lines', async () => {
    const opened = await openWorkbench()
    await upload(opened, goodRows(2))
    const heading = await standsAs('All 2 lines are ready')
    await waitFor(() => expect(heading).toHaveFocus())
    await opened.user.click(screen.getByRole('checkbox', { name: 'Select all lines shown' }))
    cellOf(2, 'quantity').focus()
    await opened.user.keyboard('9{Control>}d{/Control}')
    await waitFor(() => expect(cellOf(3, 'quantity')).toHaveTextContent('9'))
    expect(cellOf(2, 'quantity')).toHaveTextContent('9')
    expect(screen.queryByRole('textbox', { name: 'Quantity of line 2' })).toBeNull()
    // One press is one step.
    await opened.user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(cellOf(2, 'quantity')).not.toHaveTextContent('9'))
    expect(cellOf(3, 'quantity')).not.toHaveTextContent('9')
  })

  it('selects lines from one to another with Shift, and lets go of those that one goes back over', async () => {
    const opened = await openWorkbench()
    await upload(opened, goodRows(5))
    const heading = await standsAs('All 5 lines are ready')
    await waitFor(() => expect(heading).toHaveFocus())
    const selected = () => screen.getAllByRole('row', { selected: true }).map(numberOf)
    cellOf(3, 'quantity').focus()
    await opened.user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
    expect(selected()).toEqual(['3', '4', '5', '6'])
    await opened.user.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(selected()).toEqual(['3', '4', '5'])
    await opened.user.click(screen.getByRole('button', { name: 'Clear selection' }))
    await opened.user.click(inLine(2).getByRole('checkbox', { name: 'Select line 2' }))
    await opened.user.keyboard('{Shift>}')
    await opened.user.click(inLine(4).getByRole('checkbox', { name: 'Select line 4' }))
    await opened.user.keyboard('{/Shift}')
    expect(selected()).toEqual(['2', '3', '4'])
  })

  it('begins empty, and goes on to a new line when the last one is filled', async () => {
    const { user } = await openWorkbench()
    await user.click(screen.getByRole('button', { name: 'Start with an empty table' }))
    await standsAs('An empty table')
    expect(cellOf(1, 'modelCode')).toHaveFocus()
    await user.keyboard('om1-080-cns{Tab}3{Enter}')
    await waitFor(() => expect(cellOf(2, 'modelCode')).toHaveFocus())
    expect(cellOf(1, 'quantity')).toHaveTextContent('3')
    await user.keyboard('{Enter}{Escape}{Enter}{Enter}')
    await standsAs('1 line is ready')
    expect(screen.queryByRole('rowheader', { name: '3' })).toBeNull()
  })

  it('sets one date for the selected lines, removes them, and brings them back', async () => {
    const opened = await openWorkbench()
    await upload(opened, goodRows(3))
    await standsAs('All 3 lines are ready')
    const { user } = opened
    await user.click(inLine(2).getByRole('checkbox', { name: 'Select line 2' }))
    await user.click(inLine(4).getByRole('checkbox', { name: 'Select line 4' }))
    const date = screen.getByLabelText('Requested date for the selected lines')
    await user.type(date, '2026-09-01')
    await user.click(screen.getByRole('button', { name: 'Set date' }))
    expect(cellOf(2, 'requestedDate')).toHaveTextContent('Sep 01, 2026')
    expect(cellOf(3, 'requestedDate')).not.toHaveTextContent('Sep')
    expect(cellOf(4, 'requestedDate')).toHaveTextContent('Sep 01, 2026')
    await user.click(screen.getByRole('button', { name: 'Remove 2 lines' }))
    await standsAs('1 line is ready')
    expect(lineOf(3).contains(document.activeElement)).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Undo removal' }))
    await standsAs('All 3 lines are ready')
    expect(screen.getByText('Change undone. All 3 lines are ready')).toBeInTheDocument()
    await user.keyboard('{Control>}z{/Control}')
    expect(cellOf(4, 'requestedDate')).not.toHaveTextContent('Sep')
    expect(screen.getByText('Change undone')).toBeInTheDocument()
    await user.keyboard('{Control>}y{/Control}')
    expect(screen.getByText('Change redone')).toBeInTheDocument()
    expect(cellOf(4, 'requestedDate')).toHaveTextContent('Sep 01, 2026')
    await user.click(screen.getByRole('button', { name: 'Clear selection' }))
    await user.click(screen.getByRole('button', { name: 'Redo' }))
    await standsAs('1 line is ready')
    expect(screen.queryByRole('button', { name: 'Redo' })).not.toBeInTheDocument()
  })

  it('points out lines that ask for the same and makes one of them', async () => {
    const opened = await openWorkbench()
    await upload(opened, ['OM1080CNS,2,,M-1', 'OM1080CTS,1,,M-2', 'om1-080-cns,3,,M-1'])
    await standsAs('1 of 3 lines have errors')
    expect(inLine(2).getByText('Same as line 4.')).toBeVisible()
    await opened.user.click(inLine(2).getByRole('button', { name: 'Merge into one line' }))
    await standsAs('1 of 2 lines have errors')
    expect(cellOf(2, 'quantity')).toHaveTextContent('5')
  })

  it('names three of many equal lines, and merges all groups in one step', async () => {
    const { user, ...opened } = await openWorkbench()
    const rows = (code: string, count: number) => Array.from({ length: count }, () => `${code},1,,`)
    await upload({ user, ...opened }, [...rows('OM1080CNS', 5), ...rows('OM1100CNS', 2)])
    await standsAs('All 7 lines are ready')
    await screen.findByRole('rowheader', { name: '8' })
    expect(inLine(3).getByText('Same as lines 2, 4, 5 and 1 more.')).toBeVisible()
    expect(inLine(7).getByText('Same as line 8.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Merge all duplicates' }))
    await standsAs('All 2 lines are ready')
    expect(cellOf(2, 'quantity')).toHaveTextContent('5')
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    await standsAs('All 7 lines are ready')
  })

  it('says which columns were not read, until the customer has given them (O-17)', async () => {
    const { user } = await openWorkbench()
    const rows = ['Model code,Qty,Colour,Remark,Net.', 'OM1080CNS,2,blue,,12.50']
    await user.upload(fileInput(), new File([rows.join('\n')], 'l.csv', { type: 'text/csv' }))
    await standsAs('1 line is ready')
    expect(screen.getByText('These columns were not read: “Colour”, “Net.”.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Change how it is read' }))
    const colour = await screen.findByRole('combobox', { name: 'Colour' })
    await user.selectOptions(colour, 'Customer material number')
    await user.click(screen.getByRole('button', { name: 'Continue with 1 line' }))
    await standsAs('1 line is ready')
    expect(screen.queryByText(/not read/)).toBeNull()
  })

  it('counts lines whose pricing was cancelled as not priced, and says so (CSV-17)', async () => {
    const shop = fakeShop()
    const opened = await openWorkbench(shop)
    const release = shop.calls.hold('priceBook.prices')
    await upload(opened, [...goodRows(2), 'OM1080CNS,abc,,'])
    await screen.findByRole('progressbar', { name: 'Getting prices' })
    await opened.user.click(screen.getByRole('button', { name: 'Cancel' }))
    release()
    await standsAs('3 lines: 1 with errors, 2 not priced')
    expect(inLine(2).getByText('Not priced')).toBeVisible()
    expect(inLine(2).getByText(/^Pricing was stopped/)).toBeVisible()
    await opened.user.click(screen.getByRole('button', { name: 'Try again (2 lines)' }))
    await standsAs('1 of 3 lines have errors')
  })

  it('keeps a line in view that was put right under the filter of errors', async () => {
    const opened = await openWorkbench()
    await upload(opened, faultyRows)
    await standsAs('4 of 5 lines have errors')
    const { user } = opened
    await user.click(screen.getByRole('button', { name: /^Needs attention/ }))
    expect(screen.queryByRole('rowheader', { name: '2' })).toBeNull()
    await user.click(inLine(3).getByRole('button', { name: 'Use 24' }))
    await standsAs('3 of 5 lines have errors')
    expect(inLine(3).getByText('Ready')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Needs attention/ }))
    expect(screen.queryByRole('rowheader', { name: '3' })).toBeNull()
  })
})

describe('adding', () => {
  it('is what the heading says of the lines that are on their way, beside those with errors', async () => {
    const shop = fakeShop()
    const opened = await openWorkbench(shop)
    await upload(opened, faultyRows)
    await standsAs('4 of 5 lines have errors')
    const release = shop.calls.hold('draftOrderGateway.addLines')
    await opened.user.click(screen.getByRole('button', { name: 'Add 1 item' }))
    await standsAs('5 lines: 4 with errors, 1 being added')
    // Who listens hears of the work, and of the heading when it is over.
    expect(screen.getByText('Adding lines: 0 of 1 line')).toBeInTheDocument()
    release()
    await standsAs('4 of 4 lines have errors')
  })

  it('leaves a batch that was refused with its reason, and sends only that again (CSV-18)', async () => {
    const shop = fakeShop()
    const opened = await openWorkbench(shop)
    await upload(opened, goodRows(11))
    await standsAs('All 11 lines are ready')
    const release = shop.calls.hold('draftOrderGateway.addLines')
    await opened.user.click(screen.getByRole('button', { name: 'Add 11 items' }))
    expect(await screen.findByRole('progressbar', { name: 'Adding lines' })).toBeVisible()
    expect(await inLine(2).findByText('Adding')).toBeVisible()
    await standsAs('Adding 11 lines')
    release()
    shop.calls.failNext('draftOrderGateway.addLines', {
      kind: 'refused',
      messages: ['Out of steel.'],
    })
    await standsAs('1 line: 1 not added')
    expect(inLine(12).getByText('Not added. Out of steel.')).toBeVisible()
    expect(screen.getByText('10 lines added so far.')).toBeVisible()
    await opened.user.click(screen.getByRole('button', { name: 'Try again (1 line)' }))
    const added = await screen.findByRole('heading', { name: '11 lines added' })
    await waitFor(() => expect(added).toHaveFocus())
    const adding = shop.calls.journal.filter((call) => call === 'draftOrderGateway.addLines')
    expect(adding).toHaveLength(2)
    await opened.user.click(screen.getByRole('button', { name: 'See the Summary' }))
    expect(await screen.findByRole('tab', { name: /^Summary/, selected: true })).toHaveTextContent(
      '11',
    )
  })
})
