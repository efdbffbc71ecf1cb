import type { Words } from './word-list.ts'

export const german: Words = {
  cardTitle: 'Kartendaten',
  labels: {
    nameOnCreditCard: 'Name auf der Karte',
    creditCardNumber: 'Kreditkartennummer',
    securityCode: 'Prüfnummer',
    expirationMonth: 'Ablaufmonat',
    expirationYear: 'Ablaufjahr',
  },
  hints: { securityCode: '3 oder 4 Ziffern, meist auf der Rückseite' },
  choose: 'Auswählen',
  demoNote: 'Dies ist ein Demo-Shop. Es wird keine Karte belastet.',
  demoLink: 'Testkarten',
  problems: {
    required: '{label} ist ein Pflichtfeld',
    tooShort: '{label} muss mindestens 13 Ziffern haben',
    tooLong: '{label} darf höchstens 19 Ziffern haben',
    notANumber: '{label} darf nur Ziffern enthalten',
    notACard: 'Diese Kartennummer ist nicht gültig. Bitte prüfen Sie die Ziffern.',
    notCapitals: 'Nur Großbuchstaben sind erlaubt',
    notACode: '{label} muss 3 oder 4 Ziffern haben',
    notAMonth: 'Bitte wählen Sie das Ablaufdatum',
    expired: 'Diese Karte ist abgelaufen',
    tooManyAttempts: 'Zu viele Versuche. Bitte versuchen Sie es in 15 Minuten erneut.',
  },
  challenge: {
    title: 'Zahlung bestätigen',
    question:
      'Geben Sie die Zahlung über {amount} mit Ihrer Karte mit den Endziffern {lastFour} frei?',
    note: 'Diese Seite steht für Ihre Bank. Dies ist eine Demo: Es wird keine Karte belastet.',
    approve: 'Zahlung freigeben',
    refuse: 'Zahlung ablehnen',
    close: 'Ohne Antwort schließen',
    over: 'Diese Zahlung wartet auf keine Antwort mehr.',
    back: 'Zurück zum Shop',
    failed: 'Ihre Antwort konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  },
}
