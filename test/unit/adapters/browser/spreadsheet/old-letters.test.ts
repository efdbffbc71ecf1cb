/** Letters of one byte each, of which nothing says whose they are: what is read as a Macintosh's, and what is in doubt. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText } from '../../../../../src/adapters/browser/spreadsheet/decode-text.ts'
import { runs } from '../../../../property/runs.ts'

/** What each byte from 0x80 on is, told by the tables and not by the reader. */
function bytesBy(letters: string): (text: string) => Uint8Array {
  return (text) =>
    Uint8Array.from(text, (letter) => {
      const at = letters.indexOf(letter)
      return at < 0 ? letter.charCodeAt(0) : 0x80 + at
    })
}

const macBytes = bytesBy(
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ',
)
const windowsBytes = bytesBy(
  `€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ${String.fromCharCode(...Array.from({ length: 96 }, (_, index) => 0xa0 + index))}`,
)
const dosBytes = bytesBy('ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿')

const words = [
  ...'Größe Stück Kühler Öl Übergröße Ölkühler für Straße Maß Prüfmaß Gehäuse MÜLLER GRÖSSE Äquivalent 5°C 10µm ±2% §5 „Pumpe“ Köln–Bonn weiß „süß“ 3×4 ½ 25cm³ 4m² Käufer'.split(
    ' ',
  ),
  ...'référence Modèle être où déjà l’été cœur Œuvre naïve ça garçon À bientôt L’Haÿ-les-Roses L’HAŸ N°5 «moteur» œil Noël crème brûlée d’œuvre coût Île aiguë'.split(
    ' ',
  ),
  ...'año señal código número cigüeñal ¿Qué? ¡Sí! Ñandú español pingüino ÁREA ÚLTIMO presión válvula 1ª 2º mañana'.split(
    ' ',
  ),
  ...'Motor Qty OM1080CNS model 24 Miloš €5 100‰ “quoted” it’s a—b wait…now'.split(' '),
]

const table = (cells: readonly string[]) => cells.join(';').replaceAll(';;;', '\r\n')

describe('letters of an old Macintosh', () => {
  it.each([
    'Kühler',
    'für',
    'référence',
    'Qualité',
    'Modèle',
    'fenêtre',
    'où',
    'Straße',
    'Größe',
    'gemäß',
    'weiß',
    'Maß',
    'cigüeñal',
  ])('are known in %s whatever the line ends are, and told', (word) => {
    for (const end of ['\n', '\r\n']) {
      const text = `Model;Note${end}OM1080CNS;Öl ${word}${end}`
      expect(decodeText(macBytes(text))).toEqual({
        text,
        letters: { kind: 'macintosh', word: 'Öl' },
      })
    }
  })

  it('are told in doubt where they may be others, and read as those of Windows', () => {
    expect(decodeText(macBytes('Model;Köhler\n'))).toEqual({
      text: 'Model;Kšhler\n',
      letters: { kind: 'uncertain', word: 'Kšhler' },
    })
  })

  it.each([
    ['Größe 5', 'Größe'],
    ['Maß;5', 'Maß'],
    ['gemäß DIN', 'gemäß'],
  ])('are known by the sharp s alone: %s', (words, word) => {
    expect(decodeText(macBytes(`Model;Note\n${words}\n`))).toEqual({
      text: `Model;Note\n${words}\n`,
      letters: { kind: 'macintosh', word },
    })
  })

  it.each(['voilà', 'presión', 'RÉF', 'MÜLLER', 'STRAßE', 'KÄLTE'])(
    'are told in doubt in %s alone, since Windows has signs there',
    (word) => {
      expect(decodeText(macBytes(`Model;${word}\n`))?.letters?.kind).toBe('uncertain')
    },
  )

  it('are known in any sheet of German, French and Spanish that has one sure word', () => {
    const sure = fc.constantFrom('Größe', 'für', 'Maß', 'référence', 'où', 'código né')
    const others = fc.constantFrom(...'Köhler válvula presión señal garçon Öl'.split(' '))
    const drawn = fc.tuple(fc.array(others), sure, fc.array(others))
    fc.assert(
      fc.property(drawn, ([before, one, behind]) => {
        const text = table([...before, one, ...behind])
        expect(decodeText(macBytes(text))?.text).toBe(text)
        expect(decodeText(windowsBytes(text))?.text).toBe(text)
      }),
      { numRuns: runs(300) },
    )
  })

  it('are not taken where another letter speaks against them', () => {
    const mixed = Uint8Array.from([...macBytes('für '), ...windowsBytes('Öl für Köhler')])
    expect(decodeText(mixed)?.letters?.kind).toBe('uncertain')
  })

  it.each(['Müller', 'très', 'Kühler für Getriebe', 'pièce déjà', 'señal mañana'])(
    'are not taken for those of DOS in %s',
    (words) => {
      expect(decodeText(dosBytes(`Model;Note\r\nOM1080CNS;${words}\r\n`))?.letters?.kind).not.toBe(
        'macintosh',
      )
    },
  )
})

describe('letters of Windows', () => {
  it('are never taken for others in words of German, French and Spanish', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 30 }), (some) => {
        const text = table(some)
        const read = decodeText(windowsBytes(text))
        expect(read?.text).toBe(text)
        expect(read?.letters?.kind).not.toBe('macintosh')
      }),
      { numRuns: runs(500) },
    )
  })

  it.each(['§5', 'siehe§5', 'nach§ 5', 'BGB§', 'Miloš §', 'a — b', 'Köln–Bonn', 'Pumpe† 5€'])(
    'have signs of their own: %s',
    (text) => {
      expect(decodeText(windowsBytes(`${text}\n`))).toEqual({ text: `${text}\n` })
    },
  )

  it('are in no doubt in such words', () => {
    const text = words.join('\r\n')
    expect(decodeText(windowsBytes(text))).toEqual({ text })
  })

  it('are never taken for others in any text without a letter that Windows has none for', () => {
    const letter = fc.constantFrom(
      ...'abcstueioABCSTU 0159;,-\n€‚ƒ„…†‡ˆ‰Šš‹Œœ‘’“”•–—˜™žàáâãäåæçèéêëìíîïñòóôõöøùúûüÿßÄÖÜÉÀÇÑ°µ±§²³«»¿¡ºª'.split(
        '',
      ),
    )
    fc.assert(
      fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 60 }), (text) => {
        if (/[A-Za-zŠšŽžŸ]§/.test(text)) return
        expect(decodeText(windowsBytes(text))?.letters?.kind).not.toBe('macintosh')
      }),
      { numRuns: runs(500) },
    )
  })
})
