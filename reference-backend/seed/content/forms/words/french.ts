/** The forms in French. */

import type { AllFormWords } from '../form-words.ts'

const FILES = 'PDF, PNG, JPG, DOCX, XLSX, DWG ou DXF, 10 Mo au plus.'

export const FRENCH: AllFormWords = {
  contact: {
    heading: 'Contact',
    description: '<p>Un ingénieur répond sous deux jours ouvrés.</p>',
    submit: 'Envoyer le message',
    success: '',
    groups: ['Qui vous êtes', 'Votre question'],
    questions: {
      name: 'Nom',
      company: 'Société',
      emailAddress: 'Adresse e-mail',
      phoneNumber: ['Téléphone', 'Avec l’indicatif du pays, pour être rappelé.'],
      topic: 'De quoi s’agit-il',
      message: ['Message', 'Un code modèle, si vous en avez un, évite une question.'],
      attachment: ['Plan ou photo', FILES],
    },
    options: {
      topic: {
        product: 'Un produit ou son code',
        order: 'Un devis ou une commande',
        service: 'Réparation et pièces de rechange',
        other: 'Autre chose',
      },
    },
  },
  newsletter: {
    heading: 'Lettre d’information',
    description: '',
    submit: '',
    success: '',
    groups: [''],
    questions: { emailAddress: 'Adresse e-mail' },
  },
  register: {
    heading: 'Créer un compte professionnel',
    description:
      '<p>Pour les entreprises qui veulent acheter régulièrement chez nous. Nous vérifions vos indications et vous écrivons sous deux jours ouvrés.</p>',
    submit: 'Envoyer l’enregistrement',
    success:
      '<p>Merci. Votre enregistrement est arrivé ; nous écrirons au contact indiqué sous deux jours ouvrés.</p>',
    groups: [
      'Entreprise',
      'Contact',
      ['Conditions de livraison', 'Elles décident qui apporte la marchandise, et où.'],
      ['Réception de la marchandise', 'Nécessaire seulement si elle vous est apportée.'],
      'Pour finir',
    ],
    questions: {
      company: 'Nom de l’entreprise',
      businessType: 'Activité de l’entreprise',
      taxNumber: ['Numéro fiscal ou de TVA', 'De 5 à 20 lettres et chiffres.'],
      website: 'Site web',
      firstName: 'Prénom',
      lastName: 'Nom',
      emailAddress: 'Adresse e-mail',
      phoneNumber: ['Téléphone', 'Avec l’indicatif du pays.'],
      incoterm: 'Incoterm',
      incotermLocation: ['Lieu convenu', 'Le lieu qui va avec l’incoterm.'],
      street: 'Rue et numéro',
      postalCode: 'Code postal',
      city: 'Ville',
      receivingEmail: ['E-mail de la réception', 'Elle est prévenue avant l’arrivée d’un camion.'],
      forklift: 'Y a-t-il un chariot élévateur au quai ?',
      certificate: ['Extrait du registre ou attestation de revente', FILES],
      agreement: 'Mes indications sont exactes et je peux agir pour l’entreprise.',
    },
    options: {
      businessType: {
        maker: 'Construit des machines',
        dealer: 'Vend des pièces hydrauliques',
        workshop: 'Répare des machines',
        operator: 'Utilise des machines',
      },
      incoterm: {
        DAP: 'DAP – rendu au lieu de destination',
        DDP: 'DDP – rendu droits acquittés',
        EXW: 'EXW – retiré dans notre entrepôt',
        FCA: 'FCA – remis à votre transporteur',
        CIP: 'CIP – port et assurance payés',
      },
    },
  },
  'account-credit-application': {
    heading: 'Demande de crédit client',
    description:
      '<p>Nous décidons sous cinq jours ouvrés. D’ici là, les commandes sont payées d’avance.</p>',
    submit: 'Demander un crédit client',
    success:
      '<p>Merci. Votre demande est arrivée ; nous décidons sous cinq jours ouvrés et vous écrivons.</p>',
    groups: [
      'Entreprise',
      'Crédit',
      'Ce que vous achetez',
      ['Référence commerciale', 'Un fournisseur qui vous connaît depuis un an au moins.'],
      'Pour finir',
    ],
    questions: {
      legalName: ['Raison sociale', 'Telle qu’elle figure au registre.'],
      foundedOn: 'Fondée le',
      employees: 'Effectif',
      taxNumber: ['Numéro fiscal ou de TVA', 'De 5 à 20 lettres et chiffres.'],
      creditLimit: ['Crédit souhaité', 'Un montant entier dans la devise de votre compte.'],
      paymentTerms: 'Délai de paiement',
      goods: 'Produits',
      referenceName: 'Entreprise et contact',
      referenceEmail: 'Adresse e-mail',
      referencePhone: 'Téléphone',
      statements: ['Derniers comptes annuels', FILES],
      signatory: 'Nom du signataire',
      consent: 'Vous pouvez interroger la référence et une agence de crédit à notre sujet.',
    },
    options: {
      paymentTerms: { NET30: '30 jours après facture', NET60: '60 jours après facture' },
      goods: { motors: 'Moteurs', pumps: 'Pompes', valves: 'Valves', seals: 'Kits de joints' },
    },
  },
  'bank-authorisation': {
    heading: 'Autorisation bancaire',
    description:
      '<p>Permet à votre banque de répondre à notre question sur votre compte. Nous ne demandons jamais le numéro de compte entier.</p>',
    submit: 'Autoriser',
    success: '<p>Merci. Nous interrogerons votre banque et vous écrirons.</p>',
    groups: ['Banque', 'Compte', 'Signature', ''],
    questions: {
      bankName: 'Nom de la banque',
      bankContact: 'Contact à la banque',
      bankPhone: 'Téléphone de la banque',
      bankEmail: 'E-mail de la banque',
      accountType: 'Type de compte',
      lastFour: ['Quatre derniers chiffres du numéro de compte', 'Quatre chiffres, pas plus.'],
      signatory: 'Nom du signataire',
      signedOn: 'Date',
      authorise:
        'La banque peut dire à Manifold depuis quand elle nous connaît et comment le compte est tenu.',
    },
    options: { accountType: { checking: 'Compte courant', savings: 'Compte d’épargne' } },
  },
}
