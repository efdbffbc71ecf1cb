/** The lines of a quote as a file that the shop reads again. */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDay } from '../../builders/a-day.ts'
import { aQuote, aQuoteItem } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { memoryPreferences } from '../../fakes/memory-preferences.ts'
import { openShopAt, usCustomer, withQuote } from '../open-shop.tsx'
import { savedFiles } from '../saved-files.ts'

describe('Download lines', () => {
  it.each([
    [
      'en_us',
      'Download lines',
      '\uFEFFModel code,Quantity,Requested date,Customer material number,Product,Unit price,Line total,Currency\r\n' +
        "OM1080CNS,2,2027-11-05T00:00:00Z,'=M,Orbital motor OM1,250.5,501,USD",
    ],
    [
      'de',
      'Positionen herunterladen',
      '\uFEFFTypenschlüssel;Menge;Wunschtermin;Kundenmaterialnummer;Produkt;Stückpreis;Positionssumme;Währung\r\n' +
        'OM1080CNS;2;2027-11-05T00:00:00Z;\'=M;Orbital motor OM1;"250,5";501;USD',
    ],
  ])('writes what the table reads, for the spreadsheets of %s', async (language, button, text) => {
    const files = savedFiles()
    const preferences = memoryPreferences()
    preferences.keepLanguage(language)
    const item = aQuoteItem({
      requestedDate: aDay('2027-11-05'),
      customerMaterialNumber: '=M',
      unitPrice: 250.5,
      lineTotal: 501,
    })
    const quote = aQuote({ status: 'draft', items: [item] })
    const shop = withQuote(fakeShop(), usCustomer, quote)
    const { user } = await openShopAt(`/my-account/quotes/${quote.id}`, {
      as: usCustomer,
      shop,
      preferences,
    })
    await user.click(await screen.findByRole('button', { name: button }))
    await waitFor(async () => expect(await files.texts()).toHaveLength(1))
    const [written = ''] = await files.texts()
    // Reading as text takes the mark away; the bytes have it.
    expect(`\uFEFF${written.replace('\uFEFF', '')}`).toBe(text)
    expect(files.blobs[0]?.size).toBe(new TextEncoder().encode(text).length)
  })
})
