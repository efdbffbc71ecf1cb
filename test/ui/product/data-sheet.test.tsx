/** The data sheet of a configuration says what its page says. */
import { screen, within } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { expect, test } from 'vitest'
import type {
  DataSheet,
  DataSheetPrinter,
} from '../../../src/application/ports/data-sheet-printer.ts'
import { aProduct } from '../../builders/a-product.ts'
import { textsOfSheet } from '../../builders/a-data-sheet.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { memoryPreferences } from '../../fakes/memory-preferences.ts'
import { openShopAt } from '../open-shop.tsx'
import { savedFiles } from '../saved-files.ts'

function recordingPrinter() {
  const sheets: DataSheet[] = []
  const printer: DataSheetPrinter = {
    print: (sheet) => {
      sheets.push(sheet)
      return TE.right(new Uint8Array([1]))
    },
  }
  return { sheets, printer }
}

const data = (code: string, unit: string, figure: string) => ({
  code,
  name: 'Data',
  sortOrder: 2,
  attributes: [{ code: 'pressure', name: 'Peak', valueHtml: figure, unit }],
})

const product = aProduct({
  attributeSets: [
    data('technicalDataMetric', 'bar', '1,250.5'),
    data('technicalDataUS', 'psi', '18,137'),
  ],
})

interface Language {
  readonly language: string
  readonly save: string
  readonly dimensions: string
  readonly technical: string
}

const languages: readonly Language[] = [
  {
    language: 'en_us',
    save: 'Download PDF',
    dimensions: 'Dimensions',
    technical: 'Technical data',
  },
  {
    language: 'de',
    save: 'PDF herunterladen',
    dimensions: 'Abmessungen',
    technical: 'Technische Daten',
  },
  {
    language: 'es',
    save: 'Descargar PDF',
    dimensions: 'Dimensiones',
    technical: 'Datos técnicos',
  },
  {
    language: 'fr',
    save: 'Télécharger le PDF',
    dimensions: 'Dimensions',
    technical: 'Données techniques',
  },
]

const bare = (text: string | null) => (text ?? '').replaceAll(/[\s\u00ad]/g, '')

test.each(languages)('says what the page says in $language', async (spoken) => {
  const { sheets, printer } = recordingPrinter()
  const saved = savedFiles()
  const preferences = memoryPreferences()
  preferences.keepLanguage(spoken.language)
  preferences.keepUnits('metric')
  preferences.keepRegion('EU')
  const { user } = await openShopAt('/product/orbital-motor-om1?model=OM1080CNS', {
    shop: fakeShop({ products: [product] }),
    preferences,
    dataSheetPrinter: printer,
  })
  const dimensions = within(await screen.findByRole('region', { name: spoken.dimensions }))
  await dimensions.findAllByRole('img')
  await user.click(await screen.findByRole('button', { name: spoken.save }))
  await screen.findByText(/OM1080CNS\.pdf/)
  expect(saved.blobs).toHaveLength(1)
  const [sheet] = sheets
  if (sheet === undefined) throw new Error('Nothing was written.')
  const written = textsOfSheet(sheet).map(bare)
  const [metric] = within(screen.getByRole('region', { name: spoken.technical })).getAllByRole(
    'tabpanel',
  )
  for (const part of [dimensions, within(metric ?? document.body)]) {
    for (const figure of part.getAllByRole('definition')) {
      expect(written).toContain(bare(figure.textContent))
    }
  }
  expect(sheet).toMatchObject({ open: undefined, paper: 'a4', code: { text: 'OM1080CNS' } })
  expect(written).toEqual(expect.arrayContaining(['080', 'C', 'N', 'S']))
})

test('names what is still open, on the paper of the region', async () => {
  const { sheets, printer } = recordingPrinter()
  savedFiles()
  const preferences = memoryPreferences()
  preferences.keepRegion('US')
  const { user } = await openShopAt('/product/orbital-motor-om1', {
    shop: fakeShop({ products: [product] }),
    preferences,
    dataSheetPrinter: printer,
  })
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
  await screen.findByText(/OM1N\.pdf/)
  expect(sheets[0]).toMatchObject({ paper: 'letter', code: { text: 'OM1N' } })
  expect(sheets[0]?.open).toMatch(/still open: Displacement, Shaft, Packaging/)
})

test('says so where it cannot be created, and takes another press', async () => {
  let isAway = true
  const { printer, sheets } = recordingPrinter()
  savedFiles()
  const { user } = await openShopAt('/product/orbital-motor-om1', {
    shop: fakeShop({ products: [product] }),
    dataSheetPrinter: {
      print: (sheet) =>
        isAway ? TE.left({ kind: 'unreachable', offline: false }) : printer.print(sheet),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
  expect(await screen.findByText(/could not be created/)).toBeVisible()
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  expect(await screen.findByText(/has been downloaded/)).toBeVisible()
  expect(sheets).toHaveLength(1)
})
