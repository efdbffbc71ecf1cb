/** The milestones of the company in German. */

import type { MilestoneYear, Words } from '../../content-words.ts'

export const MILESTONES: Readonly<Record<MilestoneYear, Words>> = {
  1976: {
    heading: 'Zwei Drehbänke und ein Prüfstand',
    body: 'Sechs Leute bauen in einer alten Molkerei den ersten Orbitalmotor, den TM100.',
  },
  1981: {
    heading: 'Die ersten tausend',
    body: 'Ein Hersteller von Kehrmaschinen bestellt tausend Motoren für eine einzige Saison.',
  },
  1987: {
    heading: 'Scheibenventile',
    body: 'Der DV400 läuft bei zehn Umdrehungen pro Minute rund und trägt die dreifache Radiallast.',
  },
  1992: {
    heading: 'Über den Ozean',
    body: 'Ein Lager in Ohio führt Motoren mit SAE-Anschlüssen und Zollwellen.',
  },
  1996: {
    heading: 'Der Typenschlüssel',
    body: 'Ein Code benennt jeden Motor: Baureihe, Verdrängungsvolumen, Flansch, Welle, Anschlüsse, Dichtungen.',
  },
  2001: {
    heading: 'Pumpen',
    body: 'Zahnrad- und Flügelzellenpumpen kommen hinzu; beide Enden des Kreislaufs stammen aus einem Haus.',
  },
  2005: {
    heading: 'Eine saubere Halle',
    body: 'Die Montage zieht hinter Filter; jeder Motor wird eingefahren, bevor er verpackt wird.',
  },
  2009: {
    heading: 'Weniger für dieselbe Arbeit',
    body: 'Neue Zahnsätze heben den Wirkungsgrad des TM200 um vier Punkte.',
  },
  2013: {
    heading: 'Proportionalventile',
    body: 'Mit dem PX6 wird der Antrieb so fein wie die Hand am Hebel.',
  },
  2016: {
    heading: 'Sechs Wochen',
    body: 'Neun von zehn Ausführungen verlassen das Werk binnen sechs Wochen.',
  },
  2019: {
    heading: 'Bioöl als Standard',
    body: 'Alle Baureihen sind für synthetische Ester freigegeben, FKM-Dichtungen liegen auf Lager.',
  },
  2022: {
    heading: 'Die Theke geht online',
    body: 'Nach Typenschlüssel konfigurieren, Preis und Lieferzeit sehen, Angebot anfordern: Die Theke ist Tag und Nacht offen.',
  },
}
