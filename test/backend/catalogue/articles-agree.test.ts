/** What an article says of itself in one place, it does not deny in another. */
import { describe, expect, it } from 'vitest'
import { COLD_START, EPDM, FKM, HNBR, NBR } from '../../../reference-backend/seed/seal-limits.ts'
import { technicalValues } from '../../../reference-backend/seed/products/build-attribute-sets.ts'
import type { Family } from '../../../reference-backend/seed/products/family.ts'
import { amountText, unitOf } from '../../../reference-backend/seed/products/units.ts'
import { MACHINES, PLAIN_PRODUCTS, productOf, ZONES } from './seeded.ts'

/** What oil may be at each seal that can be chosen, in degrees Celsius. */
const SEALS: Readonly<Record<string, { readonly from: number; readonly to: number }>> = {
  NBR: NBR.mineralOil,
  HNBR: HNBR.mineralOil,
  FKM: FKM.mineralOil,
  'NBR, low temperature': { from: COLD_START, to: NBR.mineralOil.to },
  'NBR, high-pressure shaft seal': NBR.mineralOil,
}

/** Figures of a text in a metric unit, such as 350 of "350 bar". */
function figuresIn(text: string, unit: string): readonly number[] {
  const found = text.matchAll(new RegExp(`(−?\\d[\\d.]*)\\s${unit}(?![\\w·])`, 'g'))
  return [...found].map(([, figure]) => Number(figure?.replace('−', '-')))
}

function ends(amount: Family['technical'][number]['amount']): readonly number[] {
  return typeof amount === 'number' ? [amount] : amount
}

function spansIn(family: Family, unit: string) {
  return technicalValues(family)
    .filter(({ measure }) => unitOf(measure, 'metric') === unit)
    .map(({ amount }) => ends(amount))
}

function spanOf(family: Family, code: string): readonly number[] {
  const found = technicalValues(family).find((each) => each.code === code)
  if (found === undefined) throw new Error(`${family.skuCode} has no ${code}.`)
  return ends(found.amount)
}

const ARTICLES = [...MACHINES, ...PLAIN_PRODUCTS].map(({ family, doc }) => ({
  code: family.skuCode,
  family,
  doc,
}))

/** The options of both regions, which share their words. */
const optionsOf = ({ modifiersUS, modifiersEU }: (typeof ARTICLES)[number]['doc']) =>
  [...modifiersUS, ...modifiersEU].flatMap(({ options }) => options)

describe('an article', () => {
  it('says nothing of a least quantity in its packaging, which differs by region (CONF-13)', () => {
    const packaging = ARTICLES.flatMap(({ doc }) => optionsOf(doc)).filter(
      ({ minQty }) => minQty !== undefined,
    )
    expect(packaging.length).toBeGreaterThan(0)
    for (const { description } of packaging)
      expect(description).not.toMatch(/at least|whole|minimum/)
  })

  it.each(ARTICLES)(
    '$code: has in its technical data the limits that its description names',
    ({ family }) => {
      for (const unit of ['bar', 'rpm', 'Nm', 'ms']) {
        const spans = spansIn(family, unit)
        for (const figure of figuresIn(family.shortDescription, unit)) {
          const named = spans.flat().some((end) => Math.abs(end - figure) <= figure * 0.01)
          expect(named, `${figure} ${unit}`).toBe(true)
        }
      }
    },
  )

  it.each(ARTICLES.filter(({ family }) => family.plain !== undefined))(
    '$code: has its largest variant at the end of its technical data',
    ({ family }) => {
      const options = (family.plain?.groups ?? []).flatMap((group) => group.options)
      for (const unit of ['bar', 'Nm', '°C']) {
        const named = options.flatMap(({ name }) => figuresIn(name, unit))
        const said = spansIn(family, unit).flat()
        if (named.length > 0) expect(Math.max(...said), unit).toBe(Math.max(...named))
      }
      const psi = options.flatMap(({ name }) => figuresIn(name, 'psi'))
      const bar = Math.max(...spansIn(family, 'bar').flat())
      if (psi.length > 0) expect(amountText(bar, 'pressure', 'us')).toBe(String(Math.max(...psi)))
    },
  )

  it.each(
    ARTICLES.flatMap(({ code, family, doc }) =>
      ZONES.flatMap((zone) => {
        const asked = (zone === 'US' ? doc.modifiersUS : doc.modifiersEU).find(
          ({ codeTitle }) => codeTitle === 'Seals',
        )
        return asked === undefined ? [] : [{ code, zone, family, asked }]
      }),
    ),
  )('$code: runs in no oil that none of its seals bears ($zone)', ({ family, asked }) => {
    const borne = asked.options.flatMap(({ title }) => SEALS[title] ?? [])
    const [from, to] = spanOf(family, 'oilTemperature')
    expect(from).toBeGreaterThanOrEqual(Math.min(...borne.map((seal) => seal.from)))
    expect(to).toBeLessThanOrEqual(Math.max(...borne.map((seal) => seal.to)))
  })

  it.each(ARTICLES)('$code: names each technical value once', ({ family }) => {
    const codes = technicalValues(family).map(({ code }) => code)
    expect(codes).toEqual([...new Set(codes)])
  })
})

describe('a seal kit', () => {
  it.each(['SKT', 'SKP', 'SKD'])('%s: says of each material what the seal bears', (code) => {
    const { family } = productOf(code)
    const materials = (family.plain?.groups ?? [])
      .filter((group) => group.code === 'sealMaterial')
      .flatMap((group) => group.options.map(({ name }) => name.split(',')[0]))
    const said = technicalValues(family).filter(({ name }) => /, (NBR|FKM|EPDM)$/.test(name))
    expect(said.map(({ name }) => name.split(', ')[1])).toEqual(materials)
    const borne = { NBR: NBR.mineralOil, FKM: FKM.mineralOil, EPDM: EPDM.phosphateEster }
    for (const { name, amount } of said) {
      const seal = borne[name.split(', ')[1] as keyof typeof borne]
      expect(amount, name).toEqual([seal.from, seal.to])
    }
  })
})

describe('a motor from stock', () => {
  it('says of itself what the series says that it is taken from', () => {
    const stock = productOf('TMK').family
    const series = productOf('TM2').family
    const sizes = series.sizes.filter(({ eu }) => ['80', '160', '250'].includes(eu))
    expect(spanOf(stock, 'oilTemperature')).toEqual(spanOf(series, 'oilTemperature'))
    expect(spanOf(stock, 'continuousPressure')).toEqual([
      Math.min(...sizes.map(({ bar }) => bar)),
      Math.max(...sizes.map(({ bar }) => bar)),
    ])
  })
})
