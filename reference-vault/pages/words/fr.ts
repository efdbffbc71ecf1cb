import type { Words } from './word-list.ts'

export const french: Words = {
  cardTitle: 'Données de la carte',
  labels: {
    nameOnCreditCard: 'Nom sur la carte',
    creditCardNumber: 'Numéro de carte',
    securityCode: 'Code de sécurité',
    expirationMonth: 'Mois d’expiration',
    expirationYear: 'Année d’expiration',
  },
  hints: { securityCode: '3 ou 4 chiffres, le plus souvent au dos' },
  choose: 'Sélectionner',
  demoNote: 'Ceci est une boutique de démonstration. Aucune carte n’est débitée.',
  demoLink: 'Cartes de test',
  problems: {
    required: '{label} est un champ obligatoire',
    tooShort: '{label} doit comporter au moins 13 chiffres',
    tooLong: '{label} doit comporter au plus 19 chiffres',
    notANumber: '{label} ne peut contenir que des chiffres',
    notACard: 'Ce numéro de carte n’est pas valide. Vérifiez les chiffres.',
    notCapitals: 'Seules les majuscules sont autorisées',
    notACode: '{label} doit comporter 3 ou 4 chiffres',
    notAMonth: 'Sélectionnez la date d’expiration',
    expired: 'Cette carte a expiré',
    tooManyAttempts: 'Trop de tentatives. Veuillez réessayer dans 15 minutes.',
  },
  challenge: {
    title: 'Confirmez votre paiement',
    question:
      'Autorisez-vous le paiement de {amount} avec votre carte se terminant par {lastFour} ?',
    note: 'Cette page représente votre banque. C’est une démonstration : aucune carte n’est débitée.',
    approve: 'Autoriser le paiement',
    refuse: 'Refuser le paiement',
    close: 'Fermer sans répondre',
    over: 'Ce paiement n’attend plus de réponse.',
    back: 'Retour à la boutique',
    failed: 'Votre réponse n’a pas pu être envoyée. Veuillez réessayer.',
  },
}
