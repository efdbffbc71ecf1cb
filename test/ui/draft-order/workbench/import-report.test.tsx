/** What is said of a file above its lines, and how another way of reading it is chosen, by role and name. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bytesOf } from '../../../corpus/corpus-file.ts'
import { inlineRows, xlsx } from '../../../corpus/workbook-file.ts'
import { workbookFiles } from '../../../corpus/workbook-files.ts'
import { cellOf, fileInput, openWorkbench, standsAs, upload } from './open-workbench.ts'

const headings = ['Model code', 'Quantity', 'Requested date', 'Customer material number']

type Opened = Awaited<ReturnType<typeof openWorkbench>>

const csvFile = (name: string, ...rows: readonly string[]) =>
  new File([rows.join('\n')], name, { type: 'text/csv' })

const workbook = (bytes: Uint8Array, name = 'orders.xlsx') =>
  new File([new Uint8Array(bytes)], name)

const bring = (opened: Opened, ...files: File[]) => opened.user.upload(fileInput(), files)

const report = () => screen.getByRole('region', { name: 'How the file was read' })

async function openChoices({ user }: Opened) {
  await user.click(within(report()).getByRole('button', { name: 'Change how it is read' }))
  return within(await screen.findByRole('region', { name: 'How is this file read?' }))
}

describe('a file that is plain', () => {
  it('is told in one line: its lines, its headings, and what they were taken for', async () => {
    const opened = await openWorkbench()
    await upload(opened, ['OM1080CNS,1,,M-1', 'OM1080CNS,2,,M-2'])
    await standsAs('All 2 lines are ready')
    expect(report()).toHaveTextContent('2 lines read from lines.csv · headings in row 1')
    expect(report()).toHaveTextContent('Quantity → Quantity')
    expect(within(report()).queryByRole('list')).toBeNull()
  })
})

describe('rows that were left out', () => {
  it('are named with their numbers, and show what they say (CSV-09)', async () => {
    const opened = await openWorkbench()
    await upload(opened, ['OM1080CNS,1,,M-1', ',2,soon,', ',,Total: 3,'])
    await standsAs('1 line is ready')
    expect(report()).toHaveTextContent('2 rows have no model code and were left out: rows 3, 4.')
    await opened.user.click(within(report()).getByText(/2 rows have no model code/))
    expect(within(report()).getByText('Row 3: 2 | soon')).toBeVisible()
  })

  it('are none where the own number of the customer stands for the code, which is told', async () => {
    const opened = await openWorkbench()
    const rows = ['US-1,2', ',3', 'US-2,1']
    await bring(opened, csvFile('lines.csv', 'Customer material number,Quantity', ...rows))
    await screen.findByRole('region', { name: 'How the file was read' })
    expect(report()).toHaveTextContent('2 lines read from lines.csv · headings in row 1')
    expect(report()).toHaveTextContent('Customer material number → Customer material number')
    expect(report()).toHaveTextContent(
      'In 2 rows your own number stands for the missing code: rows 2, 4.',
    )
    expect(report()).toHaveTextContent('1 row has no model code and was left out: row 3.')
    expect(cellOf(2, 'modelCode')).toHaveTextContent('US-1')
    expect(cellOf(2, 'customerMaterialNumber')).toHaveTextContent('US-1')
  })

  it('are still named once every line stands in the draft order', async () => {
    const opened = await openWorkbench()
    await upload(opened, ['OM1080CNS,1,,M-1', ',2,soon,', ',,Total: 3,'])
    await standsAs('1 line is ready')
    await opened.user.click(screen.getByRole('button', { name: 'Add 1 item' }))
    await screen.findByRole('heading', { name: '1 line added' })
    const said = screen.getByText('2 rows have no model code and were left out: rows 3, 4.')
    await opened.user.click(said)
    expect(screen.getByText('Row 3: 2 | soon')).toBeVisible()
  })

  it('are headings that stand again between the lines, and the lines keep the numbers of their rows', async () => {
    const opened = await openWorkbench()
    await bring(
      opened,
      csvFile('lines.csv', 'Model code,Qty', 'OM1080CNS,1', 'MODEL CODE,QTY', 'OM1080CNS,2'),
    )
    await standsAs('All 2 lines are ready')
    expect(report()).toHaveTextContent('1 row repeats the headings and was left out: row 3.')
    expect(cellOf(4, 'quantity')).toHaveTextContent('2')
  })

  it('are hidden ones of a workbook, until they are asked for', async () => {
    const opened = await openWorkbench()
    const file = workbookFiles.find(({ name }) => name === 'XLSX with hidden and filtered rows')
    if (!file) expect.fail('The file is in the corpus.')
    await bring(opened, workbook(bytesOf(file)))
    await standsAs(/1 line/)
    expect(report()).toHaveTextContent('1 hidden or filtered row was left out: row 2.')
    const choices = await openChoices(opened)
    await opened.user.click(
      choices.getByRole('checkbox', { name: 'Read 1 hidden or filtered row too' }),
    )
    await opened.user.click(choices.getByRole('button', { name: 'Continue with 2 lines' }))
    await waitFor(() =>
      expect(report()).toHaveTextContent('1 hidden or filtered row was read too: row 2.'),
    )
    expect(cellOf(2, 'quantity')).toHaveTextContent('24')
  })

  it('are none where merged cells hold for them, and that is said', async () => {
    const opened = await openWorkbench()
    await bring(
      opened,
      workbook(
        xlsx({
          sheets: [
            {
              name: 'Lines',
              rows: inlineRows([headings, ['OM1080CNS', 1, '', 'M-1'], ['', 2, '', 'M-2']]),
              behind: '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>',
            },
          ],
        }),
      ),
    )
    await standsAs('All 2 lines are ready')
    expect(report()).toHaveTextContent('1 cell was filled from a merged cell above it.')
    expect(cellOf(3, 'modelCode')).toHaveTextContent('OM1080CNS')
  })
})

describe('letters of which a file does not say whose they are', () => {
  const bytesFile = (text: string) =>
    new File([Uint8Array.from(text, (each) => each.charCodeAt(0))], 'lines.csv')

  it.each([
    ['K\x9fhler', 'Kühler', 'read as those of an old Macintosh, as in “Kühler”'],
    ['K\x9ahler', 'Kšhler', 'may have been read wrongly, as in “Kšhler”'],
  ])('are told where they are no usual ones: %j', async (written, read, told) => {
    const opened = await openWorkbench()
    await bring(opened, bytesFile(`Model code,Qty,Your ref\nOM1080CNS,1,${written}\n`))
    await standsAs('1 line is ready')
    expect(cellOf(2, 'customerMaterialNumber')).toHaveTextContent(read)
    expect(report()).toHaveTextContent(told)
  })
})

describe('a workbook of several sheets', () => {
  const book = workbook(
    xlsx({
      active: 1,
      sheets: [
        { name: 'Old', rows: inlineRows([headings, ['OM1080CNS', 7]]) },
        { name: 'Cover', rows: inlineRows([['OM1080CNS'], ['Pump house']]) },
        { name: 'Empty', rows: '' },
      ],
    }),
  )

  it('is read at the sheet that was open, and another one is chosen from the list', async () => {
    const opened = await openWorkbench()
    await bring(opened, book)
    await standsAs(/2 lines/)
    expect(report()).toHaveTextContent('The sheet Cover was read. Not read: Old (2 rows).')
    const choices = await openChoices(opened)
    const sheets = choices.getByRole('combobox', { name: 'Sheet' })
    expect(within(sheets).getByRole('option', { name: 'Empty (0 rows)' })).toBeDisabled()
    await opened.user.selectOptions(sheets, 'Old (2 rows)')
    const again = await screen.findByRole('button', { name: 'Continue with 1 line' })
    await opened.user.click(again)
    await standsAs('1 line is ready')
    expect(cellOf(2, 'quantity')).toHaveTextContent('7')
    expect(screen.queryByText('Pump house')).toBeNull()
  })

  it('stays as it was read when the choice is given up', async () => {
    const opened = await openWorkbench()
    await bring(opened, book)
    await standsAs(/2 lines/)
    const choices = await openChoices(opened)
    await opened.user.selectOptions(
      choices.getByRole('combobox', { name: 'Sheet' }),
      'Old (2 rows)',
    )
    await screen.findByRole('button', { name: 'Continue with 1 line' })
    await opened.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await standsAs(/2 lines/)
    expect(report()).toHaveTextContent('The sheet Cover was read.')
  })
})

describe('another way of reading', () => {
  it('takes the headings from another row', async () => {
    const opened = await openWorkbench()
    await bring(opened, csvFile('l.csv', 'a,b', 'Kod,Ilosc 2', 'OM1080CNS,3'))
    await standsAs(/lines/)
    const choices = await openChoices(opened)
    const row = choices.getByRole('combobox', { name: 'Row of the headings' })
    await opened.user.selectOptions(row, 'Row 2: Kod | Ilosc 2')
    await opened.user.click(choices.getByRole('button', { name: 'Continue with 1 line' }))
    await standsAs('1 line is ready')
    expect(report()).toHaveTextContent('1 row above the headings was left out: row 1.')
  })

  it('asks first where lines were changed, and leaves them as they are when it is not wanted', async () => {
    const opened = await openWorkbench()
    await upload(opened, ['OM1080CNS,1,,M-1', 'OM1080CNS,2,,M-2'])
    await standsAs('All 2 lines are ready')
    await opened.user.click(screen.getByRole('checkbox', { name: 'Select line 2' }))
    await opened.user.click(screen.getByRole('button', { name: 'Remove 1 line' }))
    await standsAs('1 line is ready')
    await opened.user.click(within(report()).getByRole('button', { name: 'Change how it is read' }))
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent('Undo restores them.')
    await opened.user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(await standsAs('1 line is ready')).toBeVisible()
  })

  it('is offered for a file of too many lines (CSV-08)', async () => {
    const opened = await openWorkbench()
    const rows = Array.from({ length: 101 }, (_, index) => `OM1080CNS,1,,M-${index}`)
    await upload(opened, rows)
    const refusal = await screen.findByRole('alert')
    await opened.user.click(within(refusal).getByRole('button', { name: 'Change how it is read' }))
    expect(await screen.findByRole('region', { name: 'How is this file read?' })).toBeVisible()
  })
})

describe('dates that can mean two days', () => {
  it('are asked for once, with the date that proves the order, and are all read by one press', async () => {
    const opened = await openWorkbench()
    await upload(opened, ['OM1080CNS,1,11/4/2027,M-1', 'OM1080CNS,1,11/13/2027,M-2'])
    await standsAs('2 of 2 lines have errors')
    const dates = within(screen.getByRole('region', { name: 'Order of day and month' }))
    expect(dates.getByText(/1 date can mean two days: 11\/4\/2027/)).toHaveTextContent(
      '11/13/2027 allows the month first only.',
    )
    await opened.user.click(dates.getByRole('button', { name: 'Month first: Nov 04, 2027' }))
    await standsAs('All 2 lines are ready')
    const pressed = dates.getByRole('button', { pressed: true })
    expect(pressed).toHaveAccessibleName('Month first: Nov 04, 2027')
    expect(pressed).toHaveFocus()
    expect(cellOf(2, 'requestedDate')).toHaveTextContent('Nov 04, 2027')
    expect(cellOf(3, 'requestedDate')).toHaveTextContent('Nov 13, 2027')
  })

  it('are read the other way by another press', async () => {
    const opened = await openWorkbench()
    await upload(opened, ['OM1080CNS,1,3/9/2027,M-1', 'OM1080CNS,1,4/9/2027,M-2'])
    await standsAs('2 of 2 lines have errors')
    await opened.user.click(screen.getByRole('button', { name: 'Month first: Mar 09, 2027' }))
    await standsAs('All 2 lines are ready')
    expect(screen.getByRole('region', { name: 'Order of day and month' })).toHaveTextContent(
      '2 dates are read with the month first: 3/9/2027 is Mar 09, 2027.',
    )
    await opened.user.click(screen.getByRole('button', { name: 'Day first: Sep 03, 2027' }))
    await waitFor(() => expect(cellOf(3, 'requestedDate')).toHaveTextContent('Sep 04, 2027'))
  })
})

describe('several files at once', () => {
  it('are read one after the other, each when it is asked for, and their lines numbered on', async () => {
    const opened = await openWorkbench()
    await bring(
      opened,
      csvFile('a.csv', 'Model code,Quantity', 'OM1080CNS,1'),
      csvFile('b.csv', 'Model code,Quantity', 'OM1080CNS,2'),
    )
    await standsAs('1 line is ready')
    expect(screen.getByText('b.csv has not been read yet.')).toBeVisible()
    await opened.user.click(screen.getByRole('button', { name: 'Read b.csv' }))
    await standsAs('All 2 lines are ready')
    expect(cellOf(4, 'quantity')).toHaveTextContent('2')
    expect(report()).toHaveTextContent('row 2 of the file is line 4')
    expect(screen.queryByText(/has not been read yet/)).toBeNull()
  })
})

describe('what was read out', () => {
  const said = () =>
    [...document.querySelectorAll('[aria-live="polite"]')].map((each) => each.textContent).join()

  it('is not found any more when the table is gone', async () => {
    const opened = await openWorkbench()
    await upload(opened, ['OM1080CNS,0,,M-1'])
    await standsAs('1 of 1 line has errors')
    await waitFor(() => expect(said()).toContain('1 of 1 line has errors'))
    await opened.user.click(screen.getByRole('button', { name: 'Discard table' }))
    await opened.user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(said()).not.toContain('has errors'))
  })
})

describe('a file that cannot be read', () => {
  it.each([
    ['old.xls', '<html><table><tr><td>OM1080CNS</td></tr></table></html>', 'old format'],
    [
      'long.csv',
      `OM1080CNS,1,,"${'x'.repeat(40_000)}"`,
      'A cell in row 1 is longer than a spreadsheet allows',
    ],
  ])('says what is the matter with %s', async (name, text, said) => {
    const opened = await openWorkbench()
    await bring(opened, csvFile(name, text))
    expect(await screen.findByRole('alert')).toHaveTextContent(said)
  })
})
