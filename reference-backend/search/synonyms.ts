/**
 * Words of the trade in German, Spanish, French and loose English, and what the catalogue calls the same
 * thing. Written without accents; the longest phrase that fits is taken.
 */

import { tellingWords } from './plain-words.ts'

const SYNONYMS: Readonly<Record<string, string>> = {
  'orbital motor':
    'orbitalmotor, gerotormotor, langsamlaufer, motor orbital, moteur orbital, moteur orbitale, orbit motor, omp motor',
  motor:
    'hydraulikmotor, hydromotor, olmotor, motores, moteur, moteurs, moteur hydraulique, antrieb',
  pump: 'pumpe, pumpen, hydraulikpumpe, hydropumpe, bomba, bombas, pompe, pompes, pompe hydraulique',
  'gear pump':
    'zahnradpumpe, zahnradpumpen, aussenzahnradpumpe, bomba de engranajes, bombas de engranajes, pompe a engrenages, pompes a engrenages',
  'gear motor': 'zahnradmotor, motor de engranajes, moteur a engrenages',
  gear: 'zahnrad, engranaje, engranajes, engrenage, engrenages',
  'vane pump': 'flugelzellenpumpe, flugelpumpe, bomba de paletas, pompe a palettes',
  vane: 'flugelzellen, paletas, palettes',
  'axial piston motor':
    'axialkolbenmotor, axialkolbenmotoren, motor de pistones axiales, moteur a pistons axiaux',
  'axial piston pump':
    'axialkolbenpumpe, axialkolbenpumpen, bomba de pistones axiales, pompe a pistons axiaux',
  'radial piston motor':
    'radialkolbenmotor, radialkolbenmotoren, motor de pistones radiales, moteur a pistons radiaux',
  piston: 'kolben, pistones, pistons',
  wheel: 'rad, radantrieb, radmotor, rueda, roue',
  steering: 'lenkung, lenkeinheit, direccion, direction, orbitrol, lenkorbitrol',
  valve: 'ventil, ventile, valvula, valvulas, valve, vanne, soupape, distributeur',
  'proportional valve':
    'proportionalventil, wegeventil, valvula proporcional, valve proportionnelle, distributeur proportionnel',
  'seal kit':
    'dichtsatz, dichtungssatz, dichtungskit, kit de juntas, juego de juntas, juego de sellos, kit de joints, jeu de joints, pochette de joints, gasket kit, reseal kit',
  seal: 'dichtung, dichtungen, junta, juntas, sello, joint, joints, gasket',
  fitting: 'verschraubung, verschraubungen, racor, racores, raccord, raccords, adapter',
  coupling:
    'kupplung, kupplungen, acoplamiento, acople, accouplement, coupleur, schnellkupplung, raccord rapide, enchufe rapido',
  flange: 'flansch, brida, bride',
  brake: 'bremse, freno, frein',
  shaft: 'welle, eje, arbre',
  sensor: 'drehzahlsensor, captador, capteur',
  nitrile: 'nbr, nitril, nitrilo, buna',
  fluorocarbon: 'fkm, fpm, viton, fluorkautschuk, fluorocarbono',
  conveyor: 'forderband, cinta transportadora, convoyeur, tapis roulant',
  sweeper: 'kehrmaschine, barredora, balayeuse',
  winch: 'winde, seilwinde, cabrestante, treuil',
  tractor: 'traktor, schlepper, tracteur',
  excavator: 'bagger, excavadora, pelle, digger',
  crane: 'kran, grua, grue',
  'low speed high torque': 'lsht, couple eleve, par alto',
}

/** Phrase, without words that say nothing, to the catalogue's own words; and how many words the longest phrase has. */
const PHRASES = new Map(
  Object.entries(SYNONYMS).flatMap(([own, others]) =>
    others
      .split(', ')
      .map((phrase) => [tellingWords(phrase.split(' ')).join(' '), own.split(' ')] as const),
  ),
)
const LONGEST = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.split(' ').length))

/** What has to be met by one word or phrase: any one of several lists of words, each as a whole. */
export interface Term {
  readonly asTyped: readonly string[]
  readonly alternatives: readonly (readonly string[])[]
}

/** Parts words into terms: a phrase of the trade becomes one, every other word is one by itself. */
export function termsOf(words: readonly string[]): readonly Term[] {
  const terms: Term[] = []
  let at = 0
  while (at < words.length) {
    const term = phraseAt(words, at) ?? wordTerm(words[at] ?? '')
    terms.push(term)
    at += term.asTyped.length
  }
  return terms
}

function phraseAt(words: readonly string[], at: number): Term | undefined {
  for (let length = LONGEST; length > 0; length -= 1) {
    const asTyped = words.slice(at, at + length)
    const own = asTyped.length === length ? PHRASES.get(asTyped.join(' ')) : undefined
    if (own !== undefined) return { asTyped, alternatives: [asTyped, own] }
  }
  return undefined
}

function wordTerm(word: string): Term {
  return { asTyped: [word], alternatives: [[word]] }
}
