/** What the reference backend says to a customer, in German: refusals, reasons, names of choices, emails. */

import type { Sentences } from './dictionary.ts'

export const GERMAN: Sentences = {
  'one minute': 'einer Minute',
  '{0} minutes': '{0} Minuten',
  'Too many attempts. Please try again in {0}.':
    'Zu viele Versuche. Bitte versuchen Sie es in {0} noch einmal.',
  Required: 'Pflichtangabe',
  'Invalid email': 'Keine gültige E-Mail-Adresse',
  'Incorrect Username or Password': 'E-Mail-Adresse oder Passwort ist falsch.',
  'Nickname is required.': 'Bitte geben Sie einen Kurznamen ein.',
  'Name is required.': 'Bitte geben Sie einen Namen ein.',
  '{0} is required.': 'Diese Angabe fehlt: {0}.',
  'Please choose a country from the list.': 'Bitte wählen Sie ein Land aus der Liste.',
  'Please choose a {0} from the list.': 'Bitte wählen Sie aus der Liste: {0}.',
  'The address could not be found.': 'Die Adresse wurde nicht gefunden.',
  'This account is locked. Please contact your administrator.':
    'Dieses Konto ist gesperrt. Bitte wenden Sie sich an Ihren Administrator.',
  'An account can be made of the order that was placed last, or by the link in its email.':
    'Ein Konto lässt sich aus der zuletzt aufgegebenen Bestellung anlegen oder über den Link in deren E-Mail.',
  'Please sign in or create an account to check out.':
    'Bitte melden Sie sich an oder legen Sie ein Konto an, um zu bestellen.',
  'You are signed in already.': 'Sie sind bereits angemeldet.',
  'The two email addresses differ.': 'Die beiden E-Mail-Adressen stimmen nicht überein.',
  'There is an account with this email address already.':
    'Zu dieser E-Mail-Adresse gibt es bereits ein Konto.',
  'At least {0} characters are needed.': 'Mindestens {0} Zeichen sind nötig.',
  'The two passwords differ.': 'Die beiden Passwörter stimmen nicht überein.',
  'You may not reset your password while your account is locked, please contact your administrator.':
    'Solange Ihr Konto gesperrt ist, können Sie Ihr Passwort nicht zurücksetzen. Bitte wenden Sie sich an Ihren Administrator.',
  'This link has expired or has been used already. Please ask for a new one.':
    'Dieser Link ist abgelaufen oder wurde bereits verwendet. Bitte fordern Sie einen neuen an.',
  'This code has expired or has been used already. Please ask for a new one.':
    'Dieser Code ist abgelaufen oder wurde bereits verwendet. Bitte fordern Sie einen neuen an.',
  'This is not your present password.': 'Das ist nicht Ihr jetziges Passwort.',
  'This is changed by the service desk.': 'Das ändert der Kundenservice für Sie.',
  'Phone number is not valid': 'Keine gültige Telefonnummer',
  'This link has been used already, or it has expired.':
    'Dieser Link wurde bereits verwendet oder ist abgelaufen.',
  'Please choose a product.': 'Bitte wählen Sie ein Produkt.',
  'The product could not be found.': 'Das Produkt wurde nicht gefunden.',
  'The list could not be found.': 'Die Liste wurde nicht gefunden.',
  'Please enter a name for the list.': 'Bitte geben Sie der Liste einen Namen.',
  'There can be at most {0} lists.': 'Es sind höchstens {0} Listen möglich.',
  'A list holds at most {0} products.': 'Eine Liste fasst höchstens {0} Produkte.',
  'No customer can be acted for by this email address.':
    'Zu dieser E-Mail-Adresse gibt es keinen Kunden, für den gehandelt werden kann.',
  'This is your own account.': 'Das ist Ihr eigenes Konto.',
  'This is for staff only.': 'Das ist Mitarbeitern vorbehalten.',
  'Nobody is acted for.': 'Es wird für niemanden gehandelt.',
  'Acting has ended. Please sign in again.':
    'Das Handeln für den Kunden ist beendet. Bitte melden Sie sich wieder an.',
  'This is left to the customer: it cannot be done while acting for them.':
    'Das bleibt dem Kunden überlassen: Es geht nicht, während Sie für ihn handeln.',
  'Please sign in.': 'Bitte melden Sie sich an.',
  'Article {0} does not belong into this bundle.': 'Artikel {0} gehört nicht in dieses Paket.',
  '{0}: Please select {1} products.': '{0}: Bitte wählen Sie {1} Produkte aus.',
  'up to {0}': 'bis zu {0}',
  '{0} to {1}': '{0} bis {1}',
  'This bundle has changed, or is in the cart already.':
    'Dieses Paket hat sich geändert oder liegt bereits im Warenkorb.',
  'The bundle could not be found.': 'Das Paket wurde nicht gefunden.',
  'At most {0} products.': 'Höchstens {0} Produkte.',
  'Every product needs a quantity.': 'Jedes Produkt braucht eine Menge.',
  'A product could not be found.': 'Ein Produkt wurde nicht gefunden.',
  'Article {0} is not a bundle.': 'Artikel {0} ist kein Paket.',
  'Please choose the products of bundle {0} on its page.':
    'Bitte wählen Sie die Produkte des Pakets {0} auf seiner Seite.',
  'A product of this bundle is not sold any more.':
    'Ein Produkt dieses Pakets wird nicht mehr verkauft.',
  'The card could not be found.': 'Die Karte wurde nicht gefunden.',
  'The card details can be used once only. Please type them in again.':
    'Die Kartendaten gelten nur einmal. Bitte geben Sie sie noch einmal ein.',
  'This card pays for an order whose payment is under way. Please finish or cancel it first.':
    'Mit dieser Karte wird gerade eine Bestellung bezahlt. Bitte schließen Sie die Zahlung zuerst ab, oder brechen Sie sie ab.',
  'This card pays for a scheduled delivery. Please choose another card there first.':
    'Mit dieser Karte wird eine geplante Lieferung bezahlt. Bitte wählen Sie dort zuerst eine andere Karte.',
  'The card could not be saved now. Please try again.':
    'Die Karte konnte gerade nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  'Every part of a bundle needs an article code.':
    'Jeder Teil eines Pakets braucht eine Artikelnummer.',
  'Article {0} is not known.': 'Artikel {0} ist nicht bekannt.',
  'The article code belongs to another product.':
    'Die Artikelnummer gehört zu einem anderen Produkt.',
  'Article {0} cannot be put in a cart.': 'Artikel {0} kann nicht in den Warenkorb gelegt werden.',
  'Please sign in to put article {0} in a cart.':
    'Bitte melden Sie sich an, um Artikel {0} in den Warenkorb zu legen.',
  'The cart could not be found.': 'Der Warenkorb wurde nicht gefunden.',
  'This item is not sold any more.': 'Diese Position wird nicht mehr verkauft.',
  'A cart holds at most {0} lines.': 'Ein Warenkorb fasst höchstens {0} Positionen.',
  'At most {0} lines.': 'Höchstens {0} Zeilen.',
  'Every product needs a configuration.': 'Jedes Produkt braucht eine Konfiguration.',
  'Please provide promo code.': 'Bitte geben Sie einen Aktionscode ein.',
  'This promo code is not valid.': 'Dieser Aktionscode gilt nicht.',
  'This order is over your credit limit: {0} {1} can be ordered on terms.':
    'Diese Bestellung überschreitet Ihr Kreditlimit: Auf Rechnung lassen sich noch {0} {1} bestellen.',
  'What was reviewed could not be read. Please look at the order again.':
    'Der geprüfte Stand konnte nicht gelesen werden. Bitte sehen Sie die Bestellung noch einmal durch.',
  'There is nothing in the cart that can be ordered.':
    'Im Warenkorb liegt nichts, was bestellt werden kann.',
  'Please choose how and where to deliver.': 'Bitte wählen Sie, wie und wohin geliefert wird.',
  'Please choose how to pay for the whole order.':
    'Bitte wählen Sie, wie die ganze Bestellung bezahlt wird.',
  'Your order could not be completed. What was paid for it has been given back. Your cart is as you left it.':
    'Ihre Bestellung konnte nicht abgeschlossen werden. Was dafür bezahlt wurde, ist erstattet. Ihr Warenkorb ist, wie Sie ihn verlassen haben.',
  'The pickup date has passed. Please choose another one.':
    'Der Abholtermin ist verstrichen. Bitte wählen Sie einen anderen.',
  'The requested delivery date has passed. Please choose another one.':
    'Der Wunschtermin ist verstrichen. Bitte wählen Sie einen anderen.',
  'Prices or stock have changed. Please look at the order again.':
    'Preise oder Bestände haben sich geändert. Bitte sehen Sie die Bestellung noch einmal durch.',
  'Please sign in, or continue as a guest.':
    'Bitte melden Sie sich an, oder bestellen Sie als Gast.',
  'This order is paid. It can no longer be canceled here.':
    'Diese Bestellung ist bezahlt. Hier kann sie nicht mehr storniert werden.',
  'The payment of this order is under way. Please finish or cancel it first.':
    'Die Zahlung dieser Bestellung läuft. Bitte schließen Sie sie zuerst ab, oder brechen Sie sie ab.',
  'The payment was not completed.': 'Die Zahlung wurde nicht abgeschlossen.',
  'Please accept the terms of sale.': 'Bitte akzeptieren Sie die Verkaufsbedingungen.',
  'Please save the card first, then choose it here.':
    'Bitte speichern Sie die Karte zuerst, und wählen Sie sie dann hier.',
  'This way to pay is not offered.': 'Diese Zahlungsart wird nicht angeboten.',
  'Please enter a purchase order number.': 'Bitte geben Sie eine Bestellnummer ein.',
  'The payment was declined.': 'Die Zahlung wurde abgelehnt.',
  'The bank asks for a confirmation that only you can give.':
    'Die Bank verlangt eine Bestätigung, die nur Sie geben können.',
  'The card is no longer saved.': 'Die Karte ist nicht mehr gespeichert.',
  'The card has expired.': 'Die Karte ist abgelaufen.',
  'The order is over the credit limit.': 'Die Bestellung überschreitet das Kreditlimit.',
  'A product is no longer sold.': 'Ein Produkt wird nicht mehr verkauft.',
  'A product is not in stock.': 'Ein Produkt ist nicht auf Lager.',
  'The order could not be placed.': 'Die Bestellung konnte nicht aufgegeben werden.',
  'The item could not be found.': 'Die Position wurde nicht gefunden.',
  'Article {0} cannot be delivered on a schedule.':
    'Artikel {0} kann nicht als geplante Lieferung geliefert werden.',
  'This is the last product. Please cancel the delivery.':
    'Das ist das letzte Produkt. Bitte beenden Sie stattdessen die geplante Lieferung.',
  'Please choose a promotion code.': 'Bitte wählen Sie einen Aktionscode.',
  'How often this delivery comes is changed on its own page.':
    'Wie oft diese Lieferung kommt, wird auf ihrer eigenen Seite geändert.',
  'The minimum quantity of this product is {0}.': 'Die Mindestmenge dieses Produkts ist {0}.',
  'The maximum quantity of this product is {0}.': 'Die Höchstmenge dieses Produkts ist {0}.',
  'The maximum available quantity is {0}.': 'Verfügbar sind höchstens {0} Stück.',
  'Too much in stock': 'Zu viel auf Lager',
  'No longer needed': 'Wird nicht mehr gebraucht',
  'Bought elsewhere': 'Anderswo gekauft',
  Other: 'Sonstiges',
  'Needed sooner': 'Wird früher gebraucht',
  'Needed later': 'Wird später gebraucht',
  'Closed on that day': 'An diesem Tag geschlossen',
  'Cannot Skip Schedule Date More than Once':
    'Ein Liefertermin kann nur einmal ausgelassen werden.',
  'This delivery is being placed now.': 'Diese Lieferung wird gerade bestellt.',
  'Please choose a reason.': 'Bitte wählen Sie einen Grund.',
  'Please say why.': 'Bitte nennen Sie den Grund.',
  'There was a delivery on this date already.': 'An diesem Tag gab es bereits eine Lieferung.',
  'Please choose a date.': 'Bitte wählen Sie ein Datum.',
  'This must be a date such as 2027-03-09.': 'Bitte geben Sie ein Datum ein, etwa 2027-03-09.',
  'This date has passed.': 'Dieses Datum liegt in der Vergangenheit.',
  'This date is more than a year ahead.': 'Dieses Datum liegt mehr als ein Jahr in der Zukunft.',
  'Please enter a name.': 'Bitte geben Sie einen Namen ein.',
  'Please add a product that can be ordered.':
    'Bitte fügen Sie ein Produkt hinzu, das bestellt werden kann.',
  'Please choose the first date.': 'Bitte wählen Sie den ersten Termin.',
  'Please choose where to deliver.': 'Bitte wählen Sie, wohin geliefert wird.',
  'Please choose how to pay.': 'Bitte wählen Sie, wie bezahlt wird.',
  'The scheduled delivery could not be found.': 'Die geplante Lieferung wurde nicht gefunden.',
  'This delivery has not been started.': 'Diese Lieferung ist noch nicht gestartet.',
  'This delivery has been started already.': 'Diese Lieferung ist bereits gestartet.',
  'This delivery was cancelled. It cannot be changed any more.':
    'Diese Lieferung ist beendet. Sie kann nicht mehr geändert werden.',
  'There can be at most {0} deliveries.': 'Es sind höchstens {0} geplante Lieferungen möglich.',
  Weekly: 'Wöchentlich',
  'Every Two Weeks': 'Alle zwei Wochen',
  Monthly: 'Monatlich',
  'Every Two Months': 'Alle zwei Monate',
  Quarterly: 'Vierteljährlich',
  'Twice Yearly': 'Halbjährlich',
  Yearly: 'Jährlich',
  'Please choose how often it comes.': 'Bitte wählen Sie, wie oft geliefert wird.',
  'Please choose a method.': 'Bitte wählen Sie eine Lieferart.',
  'This delivery method is not offered.': 'Diese Lieferart wird nicht angeboten.',
  'This delivery method is not offered for these products.':
    'Diese Lieferart wird für diese Produkte nicht angeboten.',
  'There is nothing to deliver yet. Please add a product.':
    'Es gibt noch nichts zu liefern. Bitte fügen Sie ein Produkt hinzu.',
  'The delivery could not be found.': 'Die Lieferung wurde nicht gefunden.',
  'This order is not shipped.': 'Diese Bestellung wird nicht versandt.',
  'This order is not picked up.': 'Diese Bestellung wird nicht abgeholt.',
  'Please change the delivery method first.': 'Bitte ändern Sie zuerst die Lieferart.',
  'This shipping method is not offered.': 'Diese Versandart wird nicht angeboten.',
  'This pickup location is not offered.': 'Dieser Abholort wird nicht angeboten.',
  Shipping: 'Versand',
  Pickup: 'Abholung',
  'By email': 'Per E-Mail',
  'Standard freight': 'Standardfracht',
  'Express freight': 'Expressfracht',
  "Customer's own carrier": 'Spedition des Kunden',
  'Central warehouse, Duluth': 'Zentrallager, Duluth',
  'Service hub, Tulsa': 'Servicestützpunkt, Tulsa',
  'This quote is picked up.': 'Dieses Angebot wird abgeholt.',
  'This quote is shipped.': 'Dieses Angebot wird versandt.',
  'Could not redeem that Gift Card': 'Diese Geschenkkarte kann nicht eingelöst werden.',
  'There is not enough left on a gift card. Please look at the payments again.':
    'Das Guthaben einer Geschenkkarte reicht nicht aus. Bitte sehen Sie die Zahlungen noch einmal durch.',
  'This gift card cannot be used: it is inactive, expired or empty.':
    'Diese Geschenkkarte gilt nicht: Sie ist nicht aktiv, abgelaufen oder leer.',
  'This gift card pays in {0} only.': 'Diese Geschenkkarte zahlt nur in {0}.',
  'The gift card could not be found.': 'Die Geschenkkarte wurde nicht gefunden.',
  'Please enter a code of your own.': 'Bitte geben Sie einen eigenen Code ein.',
  '{0} is the code of a model and stands for itself.':
    '{0} ist ein Typenschlüssel und steht für sich selbst.',
  '{0} stands for {1} by now.': '{0} steht inzwischen für {1}.',
  'At most {0} codes can be kept. Delete one first.':
    'Es lassen sich höchstens {0} Codes speichern. Löschen Sie zuerst einen.',
  'Model {0} is not known.': 'Der Typenschlüssel {0} ist nicht bekannt.',
  'The requested date must be {0} or later.': 'Der früheste Wunschtermin ist {0}.',
  'The model code belongs to another product.':
    'Der Typenschlüssel gehört zu einem anderen Produkt.',
  'This product cannot be quoted.': 'Für dieses Produkt gibt es kein Angebot.',
  'The configurations cannot be read.': 'Die Konfigurationen lassen sich nicht lesen.',
  'We know no order of this number and email address.':
    'Zu dieser Auftragsnummer und E-Mail-Adresse kennen wir keine Bestellung.',
  'Please enter the order number.': 'Bitte geben Sie die Auftragsnummer ein.',
  'The order could not be found.': 'Die Bestellung wurde nicht gefunden.',
  'Please enter the first day.': 'Bitte geben Sie den ersten Tag ein.',
  'Please enter the last day.': 'Bitte geben Sie den letzten Tag ein.',
  'The last day comes before the first one.': 'Der letzte Tag liegt vor dem ersten.',
  'A statement covers at most {0} days.': 'Ein Kontoauszug umfasst höchstens {0} Tage.',
  'Card data is taken by the card form only.':
    'Kartendaten werden nur über das Kartenformular angenommen.',
  'Please type in a card, or choose a saved one.':
    'Bitte geben Sie eine Karte ein, oder wählen Sie eine gespeicherte.',
  'This card has expired. Please choose another one.':
    'Diese Karte ist abgelaufen. Bitte wählen Sie eine andere.',
  'Payments by card are not possible now. Please try again.':
    'Kartenzahlungen sind gerade nicht möglich. Bitte versuchen Sie es noch einmal.',
  'Please choose a way to pay.': 'Bitte wählen Sie eine Zahlungsart.',
  'The payment could not be found.': 'Die Zahlung wurde nicht gefunden.',
  'The amount must be more than zero.': 'Der Betrag muss größer als null sein.',
  'At most {0} is to be paid.': 'Zu zahlen sind höchstens {0}.',
  'Purchase order': 'Auf Rechnung',
  Card: 'Karte',
  'Gift card': 'Geschenkkarte',
  Check: 'Scheck',
  'Cash on pickup': 'Bar bei Abholung',
  'Paid elsewhere': 'Anderswo bezahlt',
  'Please enter a date.': 'Bitte geben Sie ein Datum ein.',
  'Please choose at least one line.': 'Bitte wählen Sie mindestens eine Position aus.',
  'Please choose a quote or name a new one.':
    'Bitte wählen Sie ein Angebot, oder geben Sie einem neuen einen Namen.',
  'Please add a product': 'Bitte fügen Sie ein Produkt hinzu.',
  'Every product needs a quantity and a configuration.':
    'Jedes Produkt braucht eine Menge und eine Konfiguration.',
  'This quote has no items to be copied.': 'Dieses Angebot hat keine Positionen zum Kopieren.',
  'Please enter a model code.': 'Bitte geben Sie einen Typenschlüssel ein.',
  'This line has been changed meanwhile, it is now {0}.':
    'Diese Position wurde inzwischen geändert, sie ist jetzt {0}.',
  'At most {0} entries are allowed.': 'Höchstens {0} Einträge sind möglich.',
  'A quote holds at most {0} items.': 'Ein Angebot fasst höchstens {0} Positionen.',
  'Please add an address to your profile to calculate price.':
    'Bitte tragen Sie in Ihrem Profil eine Adresse ein, damit der Preis berechnet werden kann.',
  'Invalid Custom Code': 'Dieser Kundencode ist nicht bekannt.',
  'This quote has been submitted again meanwhile and is now {0}.':
    'Dieses Angebot wurde inzwischen erneut angefordert und hat jetzt den Status {0}.',
  'This quote has been changed meanwhile. Nothing was submitted.':
    'Dieses Angebot wurde inzwischen geändert. Es wurde nichts angefordert.',
  'This quote is now {0}, it can no longer be edited.':
    'Dieses Angebot hat jetzt den Status {0} und kann nicht mehr bearbeitet werden.',
  'The quote could not be found.': 'Das Angebot wurde nicht gefunden.',
  'A quote cannot be given this status here.':
    'Diesen Status kann ein Angebot hier nicht bekommen.',
  'Please add PO Number': 'Bitte geben Sie eine Bestellnummer ein.',
  'Please enter PO No.': 'Bitte geben Sie eine Bestellnummer ein.',
  'Please choose a delivery address.': 'Bitte wählen Sie eine Lieferadresse.',
  'Please choose a pickup location.': 'Bitte wählen Sie einen Abholort.',
  'Please choose a dispatch option.': 'Bitte wählen Sie, wie versandt werden soll.',
  'Please enter a comment.': 'Bitte geben Sie einen Kommentar ein.',
  'Please enter a name for the quote.': 'Bitte geben Sie dem Angebot einen Namen.',
  'You have reviewed this product already.': 'Sie haben dieses Produkt bereits bewertet.',
  'Give Some Rating!': 'Bitte vergeben Sie eine Bewertung.',
  'A rating is a whole number from 1 to 5.': 'Eine Bewertung ist eine ganze Zahl von 1 bis 5.',
  'The saved cart could not be found.': 'Der gespeicherte Warenkorb wurde nicht gefunden.',
  'Please enter a name for the cart.': 'Bitte geben Sie dem Warenkorb einen Namen.',
  'Another saved cart has this name.': 'Ein anderer gespeicherter Warenkorb heißt bereits so.',
  'There can be at most {0} saved carts.': 'Es sind höchstens {0} gespeicherte Warenkörbe möglich.',
  'There is nothing in the cart that could be saved.':
    'Im Warenkorb liegt nichts, was gespeichert werden könnte.',
  'This request has been carried out already.': 'Diese Anfrage wurde bereits ausgeführt.',
  'The demonstration refuses this.': 'Die Demonstration lehnt das ab.',
  'At most {0} files can be sent.': 'Höchstens {0} Dateien sind möglich.',
  'At most {0} characters are allowed.': 'Höchstens {0} Zeichen sind möglich.',
  'This holds a character that cannot be stored.':
    'Der Text enthält ein Zeichen, das nicht gespeichert werden kann.',
  'Please enter a valid email address': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'This must be a number.': 'Bitte geben Sie eine Zahl ein.',
  'Please choose one of the options.': 'Bitte wählen Sie eine der Optionen.',
  'Please choose among the options.': 'Bitte wählen Sie aus den Optionen.',
  'This must be true or false.': 'Bitte antworten Sie mit Ja oder Nein.',
  'Files of this kind are not taken.': 'Dateien dieser Art werden nicht angenommen.',
  'This is not in the form that is asked for.': 'Die Angabe hat nicht die verlangte Form.',
  'This form could not be found.': 'Dieses Formular wurde nicht gefunden.',
  'Please confirm again that you are not a robot.':
    'Bitte führen Sie die Sicherheitsabfrage noch einmal durch.',
  'This form is for accounts in the United States only.':
    'Dieses Formular gilt nur für Konten in den USA.',
  'Please apply for account credit first.': 'Bitte beantragen Sie zuerst Zahlung auf Rechnung.',
  'This is nested too deeply.': 'Die Angaben sind zu tief verschachtelt.',
  'This must be a text.': 'Bitte geben Sie einen Text ein.',
  'This must be a whole number.': 'Bitte geben Sie eine ganze Zahl ein.',
  'This must be an amount such as 12.50.': 'Bitte geben Sie einen Betrag ein, etwa 12.50.',
  'This must be an object.': 'Die Angabe hat nicht die verlangte Form.',
  'This must be a list.': 'Die Angabe muss eine Liste sein.',
  'Model {0} can be read in {1} ways.': 'Der Typenschlüssel {0} lässt sich auf {1} Arten lesen.',
  'Model {0} is not complete. Still open: {1}.':
    'Der Typenschlüssel {0} ist unvollständig. Noch offen: {1}.',
  'The chosen options are not those of model {0}.':
    'Die gewählten Optionen passen nicht zum Typenschlüssel {0}.',
  'Model {0} holds an option that is not on sale.':
    'Der Typenschlüssel {0} enthält eine Option, die nicht verkauft wird.',
  'The quantity must be a whole number from {0} to {1}.':
    'Die Menge muss eine ganze Zahl von {0} bis {1} sein.',
  'The quantity must be a whole number from 1 to {0}.':
    'Die Menge muss eine ganze Zahl von 1 bis {0} sein.',
  'The minimum quantity for this packaging is {0}.':
    'Die Mindestmenge für diese Verpackung ist {0}.',
  'The quantity must be a multiple of {0} for this packaging.':
    'Bei dieser Verpackung muss die Menge ein Vielfaches von {0} sein.',
  'Workshop weeks: 10 % off parts': 'Werkstattwochen: 10 % auf Teile',
  'Confirmed as requested.': 'Bestätigt wie angefordert.',
  'Order Entry Request Submitted': 'Angebot angefordert',
  Draft: 'Entwurf',
  'Submitted Requests': 'Angefordert',
  Resubmitted: 'Erneut angefordert',
  Returned: 'Zur Änderung zurückgegeben',
  Confirmed: 'Bestätigt',
  Declined: 'Abgelehnt',
  Expired: 'Abgelaufen',
  New: 'Neu',
  Fulfilled: 'Geliefert',
  Processing: 'In Arbeit',
  'On Hold': 'Zurückgestellt',
  Closed: 'Abgeschlossen',
  Canceled: 'Storniert',
  Active: 'Aktiv',
  Cancelled: 'Beendet',
  'Not Placed': 'Nicht bestellt',
  'Street and number': 'Straße und Hausnummer',
  'Street address': 'Straße und Hausnummer',
  City: 'Ort',
  Suburb: 'Ort',
  'Town or city': 'Ort',
  'Postal code': 'Postleitzahl',
  Postcode: 'Postleitzahl',
  'ZIP code': 'Postleitzahl',
  State: 'Bundesstaat',
  Province: 'Provinz',
  County: 'Grafschaft',
  Region: 'Region',
  Colonia: 'Colonia',
  'Phone number': 'Telefonnummer',
  Company: 'Firma',
  'Line {0}: {1}': 'Zeile {0}: {1}',
  'Your order {0} is booked. It can be seen here:':
    'Ihre Bestellung {0} ist gebucht. Sie finden sie hier:',
  'A new password can be chosen here, once and within {0} minutes:':
    'Hier können Sie einmal und innerhalb von {0} Minuten ein neues Passwort wählen:',
  'There is an account for this email address already. Please sign in, or ask for a new password:':
    'Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich an, oder fordern Sie ein neues Passwort an:',
  'This code confirms your new email address, once and within {0} minutes:':
    'Dieser Code bestätigt Ihre neue E-Mail-Adresse, einmal und innerhalb von {0} Minuten:',
  'The email address of your account is to be changed to {0}.':
    'Die E-Mail-Adresse Ihres Kontos soll in {0} geändert werden.',
  'The email address of your account is now {0}.': 'Die E-Mail-Adresse Ihres Kontos ist jetzt {0}.',
  'Was that not you? Choose a new password, and tell the service desk:':
    'Waren Sie das nicht? Wählen Sie ein neues Passwort, und geben Sie dem Kundenservice Bescheid:',
  'An account was created for this address by signing in with {0}.':
    'Für diese Adresse wurde durch die Anmeldung mit {0} ein Konto angelegt.',
  'From now on you can also sign in to your account with {0}. If that was not you, please contact us.':
    'Ab jetzt können Sie sich auch mit {0} in Ihrem Konto anmelden. Wenn Sie das nicht waren, melden Sie sich bitte bei uns.',
  'From the cart': 'Aus dem Warenkorb',
}
