/** A quote as a document, and its lines as a file that the shop reads again. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDay } from '../../builders/a-day.ts'
import { aQuote, aQuoteItem } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { memoryPreferences } from '../../fakes/memory-preferences.ts'
import { openShopAt, usCustomer, withQuote } from '../open-shop.tsx'
import { savedFiles } from '../saved-files.ts'
import { openQuote } from './open-quote.ts'

const item = aQuoteItem({
  requestedDate: aDay('2027-11-05'),
  plannedDate: aDay('2027-11-12'),
  customerMaterialNumber: '=M',
  unitPrice: 250.5,
  lineTotal: 501,
  segments: [{ codeTitle: 'Shaft', code: 'C', title: '25 mm' }],
})

async function openDialog() {
  const opened = await openQuote({ items: [item], number: '20001' })
  await opened.user.click(screen.getByRole('button', { name: 'Download' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Download quote 20001' }))
  return { ...opened, dialog }
}

describe('downloading a quote', () => {
  it.each([
    [
      'en_us',
      'Download',
      'Download CSV',
      '\uFEFFModel code,Quantity,Requested date,Customer material number,Product,Configuration,Planned delivery,"Unit price, incl. tax","Line total, incl. tax",Currency\r\n' +
        "OM1080CNS,2,2027-11-05T00:00:00Z,'=M,Orbital motor OM1,Shaft C: 25 mm,2027-11-12T00:00:00Z,250.5,501,USD",
    ],
    [
      'de',
      'Herunterladen',
      'CSV herunterladen',
      '\uFEFFTypenschlüssel;Menge;Wunschtermin;Kundenmaterialnummer;Produkt;Konfiguration;Geplante Lieferung;"Stückpreis, inkl. Steuer";"Positionssumme, inkl. Steuer";Währung\r\n' +
        'OM1080CNS;2;2027-11-05T00:00:00Z;\'=M;Orbital motor OM1;Shaft C: 25 mm;2027-11-12T00:00:00Z;"250,5";501;USD',
    ],
  ])(
    'writes what the table reads, for the spreadsheets of %s',
    async (language, open, save, text) => {
      const files = savedFiles()
      const preferences = memoryPreferences()
      preferences.keepLanguage(language)
      const quote = aQuote({ status: 'draft', items: [item] })
      const shop = withQuote(fakeShop(), usCustomer, quote)
      const { user } = await openShopAt(`/my-account/quotes/${quote.id}`, {
        as: usCustomer,
        shop,
        preferences,
      })
      await user.click(await screen.findByRole('button', { name: open }))
      await user.click(await screen.findByRole('button', { name: save }))
      await waitFor(async () => expect(await files.texts()).toHaveLength(1))
      const [written = ''] = await files.texts()
      // Reading as text takes the mark away; the bytes have it.
      expect(`\uFEFF${written.replace('\uFEFF', '')}`).toBe(text)
      expect(files.blobs[0]?.size).toBe(new TextEncoder().encode(text).length)
    },
  )

  it('hands over the document in the language of the page, and says under which name', async () => {
    const files = savedFiles()
    const { user, dialog, quote } = await openDialog()
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }))
    const name = `20001-${quote.name.replaceAll(/\W+/g, '-')}.pdf`
    expect(await dialog.findByText(`${name} has been downloaded.`)).toBeVisible()
    expect(await files.texts()).toEqual(['%PDF-1.7 20001 en'])
    expect(files.blobs[0]?.type).toBe('application/pdf')
  })

  it('says where it was pressed why there is no document, and tries again', async () => {
    const files = savedFiles()
    const { user, dialog, shop } = await openDialog()
    shop.calls.failNext('quoteGateway.document', { kind: 'timed-out' })
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }))
    expect(await dialog.findByRole('alert')).toBeVisible()
    expect(files.blobs).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }))
    expect(await dialog.findByText(/has been downloaded/)).toBeVisible()
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  it('hands over nothing once its dialog is closed', async () => {
    const files = savedFiles()
    const { user, dialog, shop } = await openDialog()
    const release = shop.calls.hold('quoteGateway.document')
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }))
    expect(dialog.getByText('Creating the file')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    release()
    expect(files.blobs).toEqual([])
  })

  it('offers a quote without lines as a document alone', async () => {
    const { user } = await openQuote({ items: [] })
    await user.click(screen.getByRole('button', { name: 'Download' }))
    expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Download Excel file' })).toBeNull()
  })

  it('is offered in the list, where the lines are read when they are wanted', async () => {
    const files = savedFiles()
    const quote = aQuote({ status: 'draft', items: [item], name: 'Spring overhaul' })
    const shop = withQuote(fakeShop(), usCustomer, quote)
    const { user } = await openShopAt('/my-account/quotes', { as: usCustomer, shop })
    await user.click(await screen.findByRole('button', { name: 'Download Spring overhaul' }))
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
    await waitFor(async () => expect((await files.texts())[0]).toContain('OM1080CNS,2,'))
  })
})
