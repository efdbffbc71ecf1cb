/** Long words of the trade can be parted. */
import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { softHyphens } from '../../../src/ui/i18n/soft-hyphens.ts'

const shown = (text: string, language: string) =>
  softHyphens(text, language).replaceAll('\u00ad', '-')

describe('soft hyphens', () => {
  it.each([
    ['de', 'Axialkolbenmotoren', 'Axial-kolben-motoren'],
    ['de', 'Flügelzellenpumpen', 'Flügel-zellen-pumpen'],
    ['de', 'Verdrängungsvolumen je Umdrehung', 'Verdrän-gungs-volumen je Umdrehung'],
    ['de', 'Evolventenverzahnung', 'Evolventen-verzah-nung'],
    ['de', 'Drehmomentbegrenzung', 'Dreh-moment-begren-zung'],
    ['de', 'Verschraubungen und Kupplungen', 'Ver-schrau-bungen und Kupp-lungen'],
    ['de', 'Kundenmaterialnummer', 'Kundenmaterial-nummer'],
    ['de', 'Lenkeinheiten', 'Lenk-einheiten'],
    ['de', 'Anschlüsse, Dichtungen, Verpackung', 'An-schlüsse, Dich-tungen, Verpa-ckung'],
    ['de', 'Einzelverpackung', 'Einzel-verpa-ckung'],
    ['en', 'Displacement per revolution', 'Displace-ment per revolution'],
    ['es', 'Válvulas proporcionales', 'Válvulas propor-cionales'],
    ['es', 'Racores y acoplamientos', 'Racores y acopla-mientos'],
    ['fr', 'Valves proportionnelles', 'Valves propor-tionnelles'],
    ['fr', 'Raccords et accouplements', 'Raccords et accouple-ments'],
  ])('part long words where %s parts them: %s', (language, text, parted) => {
    expect(shown(text, language)).toBe(parted)
  })

  it('leave short words, and all other English ones, as they are', () => {
    expect(softHyphens('Motor, Pumpe, Ventil', 'de')).toBe('Motor, Pumpe, Ventil')
    expect(softHyphens('Proportional valves and accouplements', 'en')).toBe(
      'Proportional valves and accouplements',
    )
  })

  it('change nothing else of a text', () => {
    assert(
      property(string(), constantFrom('de', 'es', 'fr', 'en'), (text, language) => {
        const plain = text.replaceAll('\u00ad', '')
        expect(softHyphens(plain, language).replaceAll('\u00ad', '')).toBe(plain)
      }),
    )
  })
})
