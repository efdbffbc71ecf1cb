import type { DemoWords } from './english.ts'

export const german: DemoWords = {
  strip: 'Über diese Demo',
  stays: 'Demo: Dieser Shop läuft in Ihrem Browser. Was Sie eingeben, bleibt hier.',
  noCards: 'Kartenzahlung ist ausgeschaltet.',
  notKept:
    'Ihr Browser hat für diese Demo keinen Speicherplatz mehr. Was Sie ab jetzt tun, geht beim Schließen verloren.',
  accounts: 'Demokonten',
  accountsLead: 'Melden Sie sich mit einer dieser Adressen an. Das Passwort ist überall dasselbe:',
  purposes: {
    us: 'Kunde in den USA, Preise in US-Dollar, Kauf auf Rechnung',
    eu: 'Kunde in der EU, Preise in Euro, Kauf auf Rechnung',
    workshop: 'Kunde in den USA, kauft über den Warenkorb, Kreditlimit fast ausgeschöpft',
    gb: 'Britischer Kunde, Preise in Euro mit Mehrwertsteuer',
    admin: 'Vertriebsmitarbeiter, der für Kunden handeln kann',
  },
  emails: 'E-Mails',
  emailsLead:
    'Aus Ihrem Browser geht keine E-Mail hinaus. Das hätte der Shop verschickt, das Neueste zuerst.',
  noEmails: 'Bisher wurde nichts verschickt.',
  seller: 'Vertrieb',
  sellerLead:
    'Eingereichte Angebote warten auf den Vertrieb. In dieser Demo sind Sie selbst der Vertrieb.',
  noQuotes: 'Es wartet kein Angebot.',
  quote: 'Angebot {number}',
  approve: 'Freigeben',
  giveBack: 'Zurückgeben',
  returnReason: 'Bitte prüfen Sie die Mengen noch einmal.',
  reviewing: 'Das Angebot wird geprüft.',
  reviewFailed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  beginAgain: 'Neu beginnen',
  beginAgainTitle: 'Neu beginnen?',
  beginAgainText:
    'Alle Angebote, Warenkörbe, Bestellungen und Adressen, die Sie in dieser Demo eingegeben haben, werden gelöscht. Der Shop wird neu gefüllt.',
  beginAgainConfirm: 'Löschen und neu beginnen',
  beginAgainCancel: 'Alles behalten',
  beginAgainBusy: 'Der Shop wird neu gefüllt.',
  close: 'Schließen',
  opening: 'Der Shop wird in Ihrem Browser geöffnet …',
  filling:
    'Der Shop wird mit Produkten, Preisen und Konten gefüllt. Das geschieht nur einmal und kann eine halbe Minute dauern …',
  elsewhere:
    'Diese Demo ist noch in einem anderen Fenster dieses Browsers offen. Schließen Sie sie dort, dann geht es hier von selbst weiter.',
  failed:
    'Die Demo ließ sich nicht öffnen. Private Fenster und Browser mit wenig Speicherplatz lassen das oft nicht zu.',
  tryAgain: 'Noch einmal versuchen',
  missing:
    'Diese Demo braucht einen aktuellen Browser und eine sichere Adresse (https). Bitte öffnen Sie sie in einem aktuellen Chrome, Edge, Firefox oder Safari.',
}
