/** The words of the page of the provider. */

import type { PersonKey, Spoilt } from './people.ts'

export interface ProviderWords {
  readonly title: string
  readonly lead: string
  readonly people: Readonly<Record<PersonKey, string>>
  readonly cancel: string
  readonly spoiltTitle: string
  readonly spoiltLead: string
  readonly spoilt: Readonly<Record<Spoilt, string>>
  readonly stranger: string
}

const ENGLISH: ProviderWords = {
  title: 'OpenID demo',
  lead: 'Choose who signs in to the shop. This page stands in for the sign-in page of another provider and asks for no password.',
  people: {
    customer: 'Has an account in the shop',
    newcomer: 'Has no account in the shop yet',
    unconfirmed: 'Email address not confirmed',
    nameless: 'No account and no name',
    locked: 'Account locked in the shop',
  },
  cancel: 'Cancel',
  spoiltTitle: 'Wrong answers',
  spoiltLead: 'The shop has to refuse each of these.',
  spoilt: {
    state: 'Wrong state',
    nonce: 'Wrong nonce',
    audience: 'Meant for another shop',
    issuer: 'From another provider',
    signature: 'Wrong signature',
    expired: 'Expired',
    replayed: 'Code used before',
  },
  stranger: 'This sign-in was not requested by the shop. Go back to the shop and start again.',
}

const GERMAN: ProviderWords = {
  title: 'OpenID-Demo',
  lead: 'Wählen Sie, wer sich im Shop anmeldet. Diese Seite steht für die Anmeldeseite eines anderen Anbieters und fragt nach keinem Passwort.',
  people: {
    customer: 'Hat ein Konto im Shop',
    newcomer: 'Hat noch kein Konto im Shop',
    unconfirmed: 'E-Mail-Adresse nicht bestätigt',
    nameless: 'Ohne Konto und ohne Namen',
    locked: 'Konto im Shop gesperrt',
  },
  cancel: 'Abbrechen',
  spoiltTitle: 'Falsche Antworten',
  spoiltLead: 'Der Shop muss jede davon ablehnen.',
  spoilt: {
    state: 'Falscher State-Wert',
    nonce: 'Falscher Nonce-Wert',
    audience: 'Für einen anderen Shop bestimmt',
    issuer: 'Von einem anderen Anbieter',
    signature: 'Falsche Signatur',
    expired: 'Abgelaufen',
    replayed: 'Code schon verwendet',
  },
  stranger:
    'Diese Anmeldung wurde nicht vom Shop angefordert. Gehen Sie zurück zum Shop und beginnen Sie neu.',
}

const SPANISH: ProviderWords = {
  title: 'Demostración de OpenID',
  lead: 'Elija quién inicia sesión en la tienda. Esta página representa la de otro proveedor y no pide contraseña.',
  people: {
    customer: 'Tiene una cuenta en la tienda',
    newcomer: 'Aún no tiene cuenta en la tienda',
    unconfirmed: 'Correo electrónico sin confirmar',
    nameless: 'Sin cuenta y sin nombre',
    locked: 'Cuenta bloqueada en la tienda',
  },
  cancel: 'Cancelar',
  spoiltTitle: 'Respuestas incorrectas',
  spoiltLead: 'La tienda debe rechazar cada una de ellas.',
  spoilt: {
    state: 'Valor state incorrecto',
    nonce: 'Valor nonce incorrecto',
    audience: 'Destinada a otra tienda',
    issuer: 'De otro proveedor',
    signature: 'Firma incorrecta',
    expired: 'Caducada',
    replayed: 'Código ya utilizado',
  },
  stranger:
    'La tienda no ha solicitado este inicio de sesión. Vuelva a la tienda y empiece de nuevo.',
}

const FRENCH: ProviderWords = {
  title: 'Démonstration OpenID',
  lead: 'Choisissez qui se connecte à la boutique. Cette page remplace celle d’un autre fournisseur et ne demande pas de mot de passe.',
  people: {
    customer: 'A un compte dans la boutique',
    newcomer: 'N’a pas encore de compte dans la boutique',
    unconfirmed: 'Adresse e-mail non confirmée',
    nameless: 'Sans compte et sans nom',
    locked: 'Compte bloqué dans la boutique',
  },
  cancel: 'Annuler',
  spoiltTitle: 'Réponses erronées',
  spoiltLead: 'La boutique doit refuser chacune d’elles.',
  spoilt: {
    state: 'Valeur state erronée',
    nonce: 'Valeur nonce erronée',
    audience: 'Destinée à une autre boutique',
    issuer: 'D’un autre fournisseur',
    signature: 'Signature erronée',
    expired: 'Expirée',
    replayed: 'Code déjà utilisé',
  },
  stranger: 'La boutique n’a pas demandé cette connexion. Revenez à la boutique et recommencez.',
}

const ALL = { en: ENGLISH, de: GERMAN, es: SPANISH, fr: FRENCH }

/** The first language of a list, such as an `Accept-Language` header, that there are words in, and these. */
export function wordsFor(accepted: string): {
  readonly language: string
  readonly words: ProviderWords
} {
  const asked = accepted.split(',').map((each) => each.trim().slice(0, 2).toLowerCase())
  for (const language of asked) {
    for (const [known, words] of Object.entries(ALL))
      if (known === language) return { language, words }
  }
  return { language: 'en', words: ENGLISH }
}
