/** The pages in German. */

import { sealGuide } from '../../../seal-limits.ts'
import type { PagePath, PageWords, WidgetWords } from '../../content-words.ts'

const SEAL_GUIDE = sealGuide({
  head: ['Flüssig\u00adkeit', 'ISO-Klasse'],
  fluids: {
    mineralOil: 'Mineralöl',
    syntheticEster: 'Synthe\u00adtischer Ester',
    rapeseedOil: 'Rapsöl',
    waterGlycol: 'Wasser\u00adglykol',
    phosphateEster: 'Phosphat\u00adester',
  },
  between: (from, to) => `${from} bis ${to}`,
  upTo: (to) => `bis ${to}`,
  unsuitable: 'unge\u00adeignet',
})

/** Of the company, wherever they are told. */
const FIGURES: WidgetWords = {
  heading: 'Das Unternehmen in Zahlen',
  body: '',
  items: [
    { heading: '33', body: 'Baureihen' },
    { heading: '2,4 Millionen', body: 'bestellbare Ausführungen' },
    { heading: '6 Wochen', body: 'bis die meisten das Werk verlassen' },
    { heading: '46 Jahre', body: 'Zeichnungen, die noch gelten' },
  ],
}

export const PAGES: Readonly<Record<PagePath, PageWords>> = {
  about: {
    title: 'Über uns',
    lead: 'Ein Haus für hydraulische Antriebe: Motoren, Pumpen, Ventile und was dazugehört, gebaut nach dem Typenschlüssel auf dem Schild.',
    widgets: [
      {
        heading: 'Gebaut nach Typenschlüssel',
        body: '<p>In unseren Regalen steht nichts, wonach niemand gefragt hat. Sie wählen Verdrängungsvolumen, Flansch, Welle, Anschlüsse und Dichtungen; der Typenschlüssel, der daraus entsteht, ist Bestellung, Teilenummer und Typenschild. Fünfzehn Jahre später bringt derselbe Typenschlüssel denselben Motor.</p><p>Darum heben wir jede Zeichnung und jede Option auf, die je verkauft wurde.</p>',
        link: 'Alle Produkte ansehen',
      },
      {
        heading: 'Das Werk',
        body: '<p>Am einen Ende kommen Gussteile herein, am anderen gehen geprüfte Motoren hinaus. Dazwischen liegen 41 Maschinen, zwei Schichten und eine Regel: Wer einen Motor montiert, fährt ihn auch auf dem Prüfstand und unterschreibt dafür.</p>',
      },
      FIGURES,
      {
        heading: 'Von zwei Drehbänken zu einer Theke, die nie schließt',
        body: '<p>Zwölf Schritte von 1976 bis 2022.</p>',
        link: 'Meilensteine ansehen',
      },
      { heading: 'Aus der Werkstatt', body: '' },
    ],
  },
  applications: {
    title: 'Wo unsere Motoren laufen',
    lead: 'Vier Maschinen und der Betriebspunkt ihres Antriebs: ein guter Anfang für die Suche.',
    widgets: [
      {
        heading: 'Wo unsere Motoren laufen',
        body: '',
        items: [
          {
            heading: 'Schwenkwerk am Bagger',
            body: '<p>Der Oberwagen fährt weich an, hält genau und steht auch am Hang: 250 Nm bei 400 U/min vor dem Getriebe.</p>',
            link: 'Motor dafür finden',
          },
          {
            heading: 'Bandförderer',
            body: '<p>Läuft unter Last an und dann tagelang: 350 Nm bei 60 U/min, direkt auf der Trommel.</p>',
            link: 'Motor dafür finden',
          },
          {
            heading: 'Harvesterkopf',
            body: '<p>Vorschubwalzen, die hundertmal in der Stunde umsteuern: 600 Nm bei 120 U/min.</p>',
            link: 'Motor dafür finden',
          },
          {
            heading: 'Deckswinde',
            body: '<p>Zieht langsam und hält auch im Salzwasser: 1500 Nm bei 30 U/min.</p>',
            link: 'Motor dafür finden',
          },
        ],
      },
      FIGURES,
    ],
  },
  service: {
    title: 'Service',
    lead: 'Vor der Bestellung, während der Arbeit und zehn Jahre danach.',
    widgets: [
      {
        heading: 'Was wir für Sie tun',
        body: '',
        items: [
          {
            heading: 'Auslegung',
            body: '<p>Schicken Sie uns Drehmoment, Drehzahl und Lastspiel; binnen zwei Arbeitstagen antwortet eine Fachkraft mit Typenschlüssel und Begründung.</p>',
            link: 'Motoren ansehen',
          },
          {
            heading: 'Reparatur',
            body: '<p>Eingesandte Motoren werden vermessen, mit Originalteilen aufgebaut und wie neue auf dem Prüfstand gefahren.</p>',
            link: 'Werkstatt finden',
          },
          {
            heading: 'Dichtsätze',
            body: '<p>Jede Baureihe hat ihren Satz, in NBR und in FKM, mit einer Zeichnung, was wohin gehört.</p>',
            link: 'Dichtsätze ansehen',
          },
        ],
      },
      {
        heading: 'Einen Motor zerlegen, Schritt für Schritt',
        body: '<p>Sieben Minuten an der Werkbank: wie man einen Orbitalmotor öffnet, worauf man achtet und in welcher Reihenfolge er wieder zusammenkommt.</p>',
        link: 'Eine Wellendichtung wechseln',
      },
      {
        heading: 'Zum Nachlesen',
        body: '',
        items: [
          {
            heading: 'Dichtungen und Flüssigkeiten',
            body: 'Welche Dichtung zu welchem Öl passt.',
            link: 'Leitfaden öffnen',
          },
          {
            heading: 'Bezugsquellen',
            body: 'Verkauf und Werkstätten in Ihrer Nähe.',
            link: 'Ort finden',
          },
          {
            heading: 'Qualität',
            body: 'Wie wir prüfen und was auf dem Zeugnis steht.',
            link: 'Weiterlesen',
          },
          {
            heading: 'Notizen aus der Werkstatt',
            body: 'Kurze Artikel über Antriebe, die laufen.',
            link: 'Blog lesen',
          },
        ],
      },
      {
        heading: 'Eine Maschine steht?',
        body: '<p>Geben Sie den Typenschlüssel vom Schild ein. Ist nur die Hälfte lesbar, beginnen Sie mit dieser Hälfte.</p>',
        link: 'Teil finden',
      },
      { heading: 'Werkstätten und Verkauf', body: '' },
    ],
  },
  quality: {
    title: 'Qualität',
    lead: 'Jeder Motor wird gefahren, gemessen und unterschrieben. Was gemessen wurde, reist mit.',
    widgets: [
      {
        heading: 'Eingefahren, bevor er verpackt wird',
        body: '<p>Jeder Motor läuft zehn Minuten bei Nenndruck. Wir zeichnen Lecköl, Anlaufmoment und Geräusch auf und vergleichen sie mit dem Mittel der Baureihe. Was daneben liegt, geht zurück an die Werkbank.</p><ul><li>Druckprüfung des Gehäuses mit dem 1,3-Fachen des Spitzendrucks</li><li>Lecköl bei drei Drehzahlen und in beiden Drehrichtungen</li><li>Reinheit des Prüföls: ISO 4406 18/16/13</li></ul>',
      },
      {
        heading: 'Was auf dem Zeugnis steht',
        body: '<p>Bestellen Sie das Zeugnis 3.1 mit: Es nennt die Schmelze des Gussteils, die Ergebnisse des Laufs und wer unterschrieben hat.</p>',
      },
      {
        heading: 'Zwei Motoren, ein Prüfstand',
        body: '<p>Wie das Lecköl eines Motors gemessen wird, während ein zweiter ihn bremst.</p>',
        link: 'Prüfung ansehen',
      },
    ],
  },
  'seals-and-fluids': {
    title: 'Dichtungen und Flüssigkeiten',
    lead: 'Welche Dichtung zu welcher Flüssigkeit passt und wo die Grenzen liegen.',
    widgets: [
      {
        heading: 'Auf einen Blick',
        body: `${SEAL_GUIDE}<p>Die Temperaturen gelten für das Öl an der Dichtung; sie liegen bis zu 20 °C über der Tanktemperatur.</p>`,
      },
      {
        heading: 'Viskosität',
        body: '<p>Motoren und Pumpen laufen am besten zwischen 20 und 50 mm²/s. Unter 12 reißt der Schmierfilm, über 1.500 saugt die Pumpe nicht mehr; fahren Sie eine kalte Maschine langsam und ohne Last an.</p>',
      },
      {
        heading: 'Sätze für alle Baureihen',
        body: '<p>Ein Satz enthält jede Dichtung einer Baureihe, verpackt in der Reihenfolge, in der Sie sie brauchen.</p>',
        link: 'Dichtsätze ansehen',
      },
    ],
  },
  imprint: {
    title: 'Impressum',
    lead: 'Wer für diese Website einsteht.',
    widgets: [
      {
        heading: 'Manifold Demonstration Company',
        body: '<p>1 Example Street<br>00000 Sampletown</p><p>Telefon: +1 555 0100<br>E-Mail: <a href="mailto:counter@manifold.test">counter@manifold.test</a></p><p>Diese Firma ist erfunden. Der Shop zeigt, wie sich konfigurierte Ware anbieten lässt; nichts davon ist käuflich.</p>',
      },
      {
        heading: 'Bilder und Texte',
        body: '<p>Alle Zeichnungen und Texte wurden für diesen Shop gemacht.</p>',
      },
    ],
  },
  privacy: {
    title: 'Datenschutz',
    lead: 'Was diese Website über Sie speichert, wie lange, und wie Sie es löschen lassen.',
    widgets: [
      {
        heading: 'Was gespeichert wird',
        body: '<p>Ihr Konto enthält Name, Firma, Adressen, Angebote und Bestellungen. Sie bleiben gespeichert, solange das Konto besteht, und dienen allein Ihren Geschäften mit uns.</p><p>Ihr Browser merkt sich Sprache, Einheiten und, solange Sie angemeldet sind, ein Token. Niemand sonst liest davon etwas.</p>',
      },
      {
        heading: 'Was andere Websites erfahren',
        body: '<p>Nichts, bis Sie danach fragen. Videos zeigen zuerst ein Standbild; erst auf Knopfdruck fragt Ihr Browser den Anbieter. Die Karte wird nur angezeigt, wo der Betreiber einen Vertrag mit einem Kartendienst hat.</p>',
      },
      {
        heading: 'Ihre Rechte',
        body: '<p>Schreiben Sie an <a href="mailto:privacy@manifold.test">privacy@manifold.test</a>, um Gespeichertes zu sehen, zu berichtigen oder löschen zu lassen.</p>',
      },
    ],
  },
  'terms-of-sale': {
    title: 'Verkaufsbedingungen',
    lead: 'Was für jede Bestellung in diesem Shop gilt.',
    widgets: [
      {
        heading: 'Bestellung und Vertrag',
        body: '<p>Ihre Bestellung ist ein Angebot. Der Vertrag kommt zustande, wenn wir sie per E-Mail bestätigen. Es gelten die Preise und Liefertermine, die bei der Bestellung angezeigt werden.</p>',
      },
      {
        heading: 'Zahlung und Lieferung',
        body: '<p>Eine Bestellung auf Rechnung ist zu dem Termin fällig, der auf der Rechnung steht. Eine Karte wird höchstens mit dem Gesamtbetrag der Bestellung belastet. Fracht und Steuern werden vor der Bestellung angezeigt.</p>',
      },
      {
        heading: 'Eigentumsvorbehalt und Rückgabe',
        body: '<p>Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum. Lagerware kann unbenutzt innerhalb von 30 Tagen zurückgegeben werden. Konfigurierte Ware wird für Sie gefertigt und ist von der Rückgabe ausgeschlossen, sofern sie mangelfrei ist.</p>',
      },
    ],
  },
  'cookie-policy': {
    title: 'Cookie-Richtlinie',
    lead: 'Dieser Shop setzt keine Cookies für Werbung oder zum Zählen von Besuchen.',
    widgets: [
      {
        heading: 'Was notwendig ist',
        body: '<p>Solange Sie angemeldet sind, bewahrt Ihr Browser ein Token für diese Website auf. Außerdem merkt er sich Sprache, Einheiten und was Sie getippt und noch nicht gesendet haben. Ohne das kann der Shop nicht arbeiten.</p>',
      },
      {
        heading: 'Was Sie entscheiden',
        body: '<p>Alles darüber hinaus wartet auf Ihr Ja: Videos und Karten anderer Anbieter sowie Meldungen Ihres Browsers über Fehler und Ladezeiten, die weder Sie nennen noch, was Sie tun. Am Fuß jeder Seite können Sie es sich jederzeit anders überlegen; ein Nein kostet Sie nichts als die Videos in der Seite.</p>',
      },
    ],
  },
  'where-to-buy': {
    title: 'Bezugsquellen',
    lead: 'Verkauf, Werkstätten und Lager, die unsere Motoren, Pumpen und Dichtsätze führen.',
    widgets: [],
  },
  'company-milestones': {
    title: 'Meilensteine',
    lead: 'Zwölf Schritte von zwei Drehbänken zu einer Theke, die Tag und Nacht offen ist.',
    widgets: [
      {
        heading: 'Was daraus wurde',
        body: '',
        items: [
          { heading: '1976', body: 'der erste Motor' },
          { heading: '33', body: 'Baureihen heute' },
          { heading: '14', body: 'Bezugsquellen' },
        ],
      },
      {
        heading: 'Kommen Sie und sehen Sie selbst',
        body: '<p>Zweimal im Jahr steht das Werk allen offen, die Maschinen bauen.</p>',
        link: 'Nächster Termin',
      },
    ],
  },
  'range/orbital-motors': {
    title: 'Das Programm der Orbitalmotoren',
    lead: 'Langsam, stark und klein genug für die Nabe eines Rades.',
    widgets: [
      {
        heading: 'Ein Prinzip, fünf Bauformen',
        body: '<p>Ein Rotor mit einem Zahn weniger als sein Ring dreht langsam und mit großem Moment, ganz ohne Getriebe. Das Programm beginnt beim TM100 für Bürsten und Förderbänder und endet beim DV600 für Schnecken und Winden.</p>',
        link: 'Orbitalmotoren ansehen',
      },
      {
        heading: 'Welche Bauform wofür',
        body: '<ul><li><strong>TM100, TM200:</strong> Schieberventil, für leichte und gleichmäßige Lasten</li><li><strong>DV400, DV600:</strong> Scheibenventil, für hohe Radiallasten und ruhigen Langsamlauf</li><li><strong>TMS300:</strong> ohne Lager, für Getriebe mit eigenen</li></ul>',
      },
    ],
  },
  'range/proportional-valves': {
    title: 'Das Programm der Proportionalventile',
    lead: 'Ventile, die der Hand folgen: Richtung, Druck und Volumenstrom in einem Signal.',
    widgets: [
      {
        heading: 'So fein wie das Signal',
        body: '<p>Die Schieber der PX-Baureihe werden paarweise mit ihren Hülsen geschliffen, damit fünf Milliampere die Last bewegen und nicht nur den Schieber.</p>',
        link: 'Proportionalventile ansehen',
      },
    ],
  },
  'event/open-workshop-2027': {
    title: 'Offene Werkstatt 2027',
    lead: '16. April 2027, 9 bis 16 Uhr, im Werk.',
    widgets: [
      {
        heading: 'Was es zu sehen gibt',
        body: '<p>Montage, Prüfstände und das Zeichnungsarchiv. Bringen Sie einen verschlissenen Motor mit: Wir öffnen ihn gemeinsam und sagen, woran er gestorben ist.</p>',
      },
      {
        heading: 'Teilnehmen',
        body: '<p>Wir haben Platz für 60 Gäste. Schreiben Sie uns Name und Firma.</p>',
        link: 'Schreiben Sie uns',
      },
    ],
  },
  'event/fluid-power-days-2027': {
    title: 'Tage der Fluidtechnik 2027',
    lead: '8. bis 10. Juni 2027: drei Tage Antriebe zum Anfassen.',
    widgets: [
      {
        heading: 'An unserem Stand',
        body: '<p>Ein zweistufiger Kettenantrieb, aufgeschnitten und in Bewegung, die neue Load-Sensing-Sektion und ein Tisch, an dem jeder Typenschlüssel für Sie gelesen wird.</p>',
        link: 'So finden Sie uns',
      },
    ],
  },
}
