import type { DemoWords } from './english.ts'

export const french: DemoWords = {
  strip: 'À propos de cette démo',
  stays:
    'Démo : cette boutique fonctionne dans votre navigateur. Tout ce que vous saisissez y reste.',
  noCards: 'Le paiement par carte est désactivé.',
  notKept:
    'Votre navigateur n’a plus de place pour cette démo. Ce que vous faites à partir de maintenant sera perdu à sa fermeture.',
  accounts: 'Comptes de démo',
  accountsLead:
    'Connectez-vous avec l’une de ces adresses. Le mot de passe est le même pour toutes :',
  purposes: {
    us: 'Client aux États-Unis, prix en dollars, achat sur compte',
    eu: 'Client dans l’UE, prix en euros, achat sur compte',
    workshop: 'Client aux États-Unis qui achète par le panier et n’a presque plus de crédit',
    gb: 'Client britannique, prix en euros avec TVA',
    admin: 'Commercial qui peut agir pour un client',
  },
  emails: 'E-mails',
  emailsLead:
    'Aucun e-mail ne quitte votre navigateur. Voici ce que la boutique aurait envoyé, le plus récent d’abord.',
  noEmails: 'Rien n’a encore été envoyé.',
  seller: 'Vendeur',
  sellerLead: 'Les devis soumis attendent le vendeur. Dans cette démo, le vendeur, c’est vous.',
  noQuotes: 'Aucun devis n’est en attente.',
  quote: 'Devis {number}',
  approve: 'Approuver',
  giveBack: 'Renvoyer',
  returnReason: 'Veuillez vérifier de nouveau les quantités.',
  reviewing: 'Le devis est en cours d’examen.',
  reviewFailed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  beginAgain: 'Recommencer',
  beginAgainTitle: 'Recommencer ?',
  beginAgainText:
    'Tous les devis, paniers, commandes et adresses saisis dans cette démo seront supprimés, et la boutique sera remplie de nouveau.',
  beginAgainConfirm: 'Supprimer et recommencer',
  beginAgainCancel: 'Tout garder',
  beginAgainBusy: 'La boutique est en cours de remplissage.',
  close: 'Fermer',
  opening: 'Ouverture de la boutique dans votre navigateur…',
  filling:
    'La boutique se remplit de produits, de prix et de comptes. Cela n’arrive qu’une fois et peut prendre une demi-minute…',
  elsewhere:
    'Cette démo est encore ouverte dans une autre fenêtre de ce navigateur. Fermez-la là-bas, et cette page continuera d’elle-même.',
  failed:
    'La démo n’a pas pu être ouverte. Les fenêtres privées et les navigateurs presque pleins ne le permettent souvent pas.',
  tryAgain: 'Réessayer',
  missing:
    'Cette démo demande un navigateur récent et une adresse sécurisée (https). Ouvrez-la dans une version à jour de Chrome, Edge, Firefox ou Safari.',
}
