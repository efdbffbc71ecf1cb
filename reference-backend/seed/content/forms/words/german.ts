/** The forms in German. */

import type { AllFormWords } from '../form-words.ts'

const FILES = 'PDF, PNG, JPG, DOCX, XLSX, DWG oder DXF, höchstens 10 MB.'

export const GERMAN: AllFormWords = {
  contact: {
    heading: 'Kontakt',
    description: '<p>Ein Ingenieur antwortet innerhalb von zwei Werktagen.</p>',
    submit: 'Nachricht senden',
    success: '',
    groups: ['Wer Sie sind', 'Ihre Frage'],
    questions: {
      name: 'Name',
      company: 'Firma',
      emailAddress: 'E-Mail-Adresse',
      phoneNumber: ['Telefon', 'Mit Landesvorwahl, wenn wir zurückrufen sollen.'],
      topic: 'Worum geht es',
      message: ['Nachricht', 'Ein Typenschlüssel, falls vorhanden, erspart eine Rückfrage.'],
      attachment: ['Zeichnung oder Foto', FILES],
    },
    options: {
      topic: {
        product: 'Ein Produkt oder sein Code',
        order: 'Ein Angebot oder eine Bestellung',
        service: 'Reparatur und Ersatzteile',
        other: 'Etwas anderes',
      },
    },
  },
  newsletter: {
    heading: 'Newsletter',
    description: '',
    submit: '',
    success: '',
    groups: [''],
    questions: { emailAddress: 'E-Mail-Adresse' },
  },
  register: {
    heading: 'Firma registrieren',
    description:
      '<p>Für Firmen, die regelmäßig bei uns kaufen möchten. Wir prüfen Ihre Angaben und schreiben Ihnen innerhalb von zwei Werktagen.</p>',
    submit: 'Registrierung senden',
    success:
      '<p>Vielen Dank. Ihre Registrierung ist eingegangen; wir schreiben dem genannten Ansprechpartner innerhalb von zwei Werktagen.</p>',
    groups: [
      'Firma',
      'Ansprechpartner',
      ['Lieferbedingungen', 'Sie legen fest, wer die Ware liefert und wohin.'],
      ['Warenannahme', 'Nur nötig, wenn die Ware zu Ihnen geliefert wird.'],
      'Zum Schluss',
    ],
    questions: {
      company: 'Firmenname',
      businessType: 'Was die Firma macht',
      taxNumber: ['Steuernummer oder USt-IdNr.', '5 bis 20 Buchstaben und Ziffern.'],
      website: 'Website',
      firstName: 'Vorname',
      lastName: 'Nachname',
      emailAddress: 'E-Mail-Adresse',
      phoneNumber: ['Telefon', 'Mit Landesvorwahl.'],
      incoterm: 'Incoterm',
      incotermLocation: ['Benannter Ort', 'Der Ort, der zum Incoterm gehört.'],
      street: 'Straße und Hausnummer',
      postalCode: 'Postleitzahl',
      city: 'Ort',
      receivingEmail: [
        'E-Mail der Warenannahme',
        'Sie wird benachrichtigt, bevor ein Lastwagen ankommt.',
      ],
      forklift: 'Gibt es an der Rampe einen Gabelstapler?',
      certificate: ['Gewerbeschein oder Wiederverkäufernachweis', FILES],
      agreement: 'Meine Angaben sind richtig, und ich darf für die Firma handeln.',
    },
    options: {
      businessType: {
        maker: 'Baut Maschinen',
        dealer: 'Verkauft Hydraulikteile',
        workshop: 'Repariert Maschinen',
        operator: 'Betreibt Maschinen',
      },
      incoterm: {
        DAP: 'DAP – geliefert benannter Ort',
        DDP: 'DDP – geliefert verzollt',
        EXW: 'EXW – Abholung in unserem Lager',
        FCA: 'FCA – frei Frachtführer',
        CIP: 'CIP – frachtfrei versichert',
      },
    },
  },
  'account-credit-application': {
    heading: 'Antrag auf Zahlung auf Rechnung',
    description:
      '<p>Wir entscheiden innerhalb von fünf Werktagen. Bis dahin wird im Voraus bezahlt.</p>',
    submit: 'Antrag senden',
    success:
      '<p>Vielen Dank. Ihr Antrag ist eingegangen; wir entscheiden innerhalb von fünf Werktagen und schreiben Ihnen.</p>',
    groups: [
      'Firma',
      'Kreditlimit',
      'Was Sie kaufen',
      ['Referenz', 'Ein Lieferant, der Sie seit mindestens einem Jahr kennt.'],
      'Zum Schluss',
    ],
    questions: {
      legalName: ['Rechtlicher Name', 'Wie er im Register steht.'],
      foundedOn: 'Gegründet am',
      employees: 'Beschäftigte',
      taxNumber: ['Steuernummer oder USt-IdNr.', '5 bis 20 Buchstaben und Ziffern.'],
      creditLimit: ['Gewünschtes Kreditlimit', 'Ein ganzer Betrag in der Währung Ihres Kontos.'],
      paymentTerms: 'Zahlungsziel',
      goods: 'Produkte',
      referenceName: 'Firma und Ansprechpartner',
      referenceEmail: 'E-Mail-Adresse',
      referencePhone: 'Telefon',
      statements: ['Letzter Jahresabschluss', FILES],
      signatory: 'Name der unterzeichnenden Person',
      consent: 'Sie dürfen die Referenz und eine Auskunftei über uns befragen.',
    },
    options: {
      paymentTerms: { NET30: '30 Tage nach Rechnung', NET60: '60 Tage nach Rechnung' },
      goods: { motors: 'Motoren', pumps: 'Pumpen', valves: 'Ventile', seals: 'Dichtsätze' },
    },
  },
  'bank-authorisation': {
    heading: 'Einwilligung zur Bankauskunft',
    description:
      '<p>Erlaubt Ihrer Bank, unsere Frage zu Ihrem Konto zu beantworten. Wir fragen nie nach der ganzen Kontonummer.</p>',
    submit: 'Einwilligen',
    success: '<p>Vielen Dank. Wir fragen Ihre Bank und schreiben Ihnen.</p>',
    groups: ['Bank', 'Konto', 'Unterschrift', ''],
    questions: {
      bankName: 'Name der Bank',
      bankContact: 'Ansprechpartner bei der Bank',
      bankPhone: 'Telefon der Bank',
      bankEmail: 'E-Mail der Bank',
      accountType: 'Art des Kontos',
      lastFour: ['Letzte vier Ziffern der Kontonummer', 'Vier Ziffern, nicht mehr.'],
      signatory: 'Name der unterzeichnenden Person',
      signedOn: 'Datum',
      authorise:
        'Die Bank darf Manifold sagen, wie lange sie uns kennt und wie das Konto geführt wird.',
    },
    options: { accountType: { checking: 'Girokonto', savings: 'Sparkonto' } },
  },
}
