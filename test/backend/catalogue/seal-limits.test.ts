/** Options, kits, guides and articles say the same of a seal. */
import { describe, expect, it } from 'vitest'
import { NBR, FKM } from '../../../reference-backend/seed/seal-limits.ts'
import { GERMAN } from '../../../reference-backend/seed/content/words/de/german.ts'
import { ENGLISH } from '../../../reference-backend/seed/content/words/en/english.ts'
import { SPANISH } from '../../../reference-backend/seed/content/words/es/spanish.ts'
import { FRENCH } from '../../../reference-backend/seed/content/words/fr/french.ts'
import { catalogueRows } from '../../../reference-backend/seed/products/catalogue-rows.ts'

const products = (await catalogueRows()).products.map(({ doc }) => doc)

const sealOptions = products
  .flatMap(({ modifiersUS, modifiersEU }) => [...modifiersUS, ...modifiersEU])
  .filter(({ codeTitle }) => codeTitle === 'Seals')
  .flatMap(({ options }) => options)

/** The limits of temperature in degrees Celsius that a text names. */
const celsius = (text: string) => [...text.matchAll(/(−?\d+)(?=\s°C)/g)].map(([found]) => found)

const meanings = (title: string) =>
  new Set(sealOptions.filter((option) => option.title === title).map((o) => o.description))

const kits = products
  .filter(({ skuCode }) => ['SKT', 'SKP', 'SKD'].includes(skuCode))
  .flatMap(({ optionGroups }) => optionGroups.flatMap(({ options }) => options))
  .map(({ optionName }) => optionName)

const guides = { en: ENGLISH, de: GERMAN, es: SPANISH, fr: FRENCH }

describe('what is said of a seal', () => {
  it('is one thing in the options of every product', () => {
    expect([...meanings('NBR')].map(celsius)).toEqual([[String(NBR.mineralOil.to)]])
    expect([...meanings('FKM')].map(celsius)).toEqual([[String(FKM.mineralOil.to)]])
  })

  it('is the same on kits', () => {
    const ofKits = (material: string) =>
      new Set(kits.filter((name) => name.startsWith(material)).flatMap(celsius))
    expect([...ofKits('NBR')]).toEqual([String(NBR.mineralOil.to)])
    expect([...ofKits('FKM')]).toEqual([String(FKM.mineralOil.to)])
  })

  it.each(Object.entries(guides))('is the same in guide and articles (%s)', (_, words) => {
    const guide = words.pages['seals-and-fluids'].widgets[0]?.body ?? ''
    const cells = [...guide.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell ?? '')
    const limits = [NBR, FKM].flatMap((seal) => Object.values(seal).filter(Boolean))
    expect(cells.flatMap(celsius)).toHaveLength(limits.length)
    expect(celsius(cells[2] ?? '')).toEqual([String(NBR.mineralOil.to)])
    expect(celsius(cells[3] ?? '')).toEqual([String(FKM.mineralOil.to)])
    expect(celsius(words.posts['nbr-or-fkm'].body)).toEqual([
      String(NBR.mineralOil.to),
      String(FKM.mineralOil.to),
    ])
    expect(celsius(words.posts['reading-a-worn-plate'].body)).toEqual([String(NBR.mineralOil.to)])
  })

  it.each(Object.entries(guides))(
    'names no fluid that is said to be unsuitable (%s)',
    (_, words) => {
      const rows = [
        ...(words.pages['seals-and-fluids'].widgets[0]?.body ?? '').matchAll(/<tr>(.*?)<\/tr>/g),
      ].map(([, row]) => [...(row ?? '').matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell))
      const phosphate = rows.find((row) => row[1] === 'HFDR')
      expect(celsius(phosphate?.[2] ?? '')).toEqual([])
      expect(celsius(phosphate?.[3] ?? '')).toHaveLength(1)
      expect([...meanings('FKM')][0]).toContain('phosphate ester')
      expect([...meanings('EPDM')][0]).toContain('phosphate ester')
    },
  )
})
