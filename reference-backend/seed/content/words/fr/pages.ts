/** The pages in French. */

import { sealGuide } from '../../../seal-limits.ts'
import type { PagePath, PageWords, WidgetWords } from '../../content-words.ts'

const SEAL_GUIDE = sealGuide({
  head: ['Fluide', 'Classe ISO'],
  fluids: {
    mineralOil: 'Huile minérale',
    syntheticEster: 'Ester synthé\u00adtique',
    rapeseedOil: 'Huile de colza',
    waterGlycol: 'Eau-glycol',
    phosphateEster: 'Ester phospho\u00adrique',
  },
  between: (from, to) => `de ${from} à ${to}`,
  upTo: (to) => `jusqu’à ${to}`,
  unsuitable: 'inadapté',
})

/** Of the company, wherever they are told. */
const FIGURES: WidgetWords = {
  heading: 'L’entreprise en chiffres',
  body: '',
  items: [
    { heading: '33', body: 'séries de produits' },
    { heading: '2,4 millions', body: 'de configurations à commander' },
    { heading: '6 semaines', body: 'et la plupart quittent l’usine' },
    { heading: '46 ans', body: 'de plans toujours valides' },
  ],
}

export const PAGES: Readonly<Record<PagePath, PageWords>> = {
  about: {
    title: 'Qui sommes-nous',
    lead: 'Une maison d’entraînements hydrauliques : moteurs, pompes, valves et ce qui va avec, construits selon le code de la plaque.',
    widgets: [
      {
        heading: 'Construit selon un code',
        body: '<p>Rien n’attend sur nos étagères que personne n’ait demandé. Vous choisissez cylindrée, bride, arbre, orifices et joints ; le code qui en sort est la commande, la référence et la plaque. Quinze ans plus tard, le même code donne le même moteur.</p><p>C’est pourquoi nous gardons chaque plan et chaque option jamais vendue.</p>',
        link: 'Voir tous les produits',
      },
      {
        heading: 'L’usine',
        body: '<p>D’un côté entrent les pièces de fonderie, de l’autre sortent les moteurs essayés. Entre les deux, 41 machines, deux équipes et une règle : qui monte un moteur le fait aussi tourner au banc et signe.</p>',
      },
      FIGURES,
      {
        heading: 'De deux tours à un comptoir qui ne ferme pas',
        body: '<p>Douze étapes de 1976 à 2022.</p>',
        link: 'Voir les dates clés',
      },
      { heading: 'De l’atelier', body: '' },
    ],
  },
  applications: {
    title: 'Où tournent nos moteurs',
    lead: 'Quatre machines et le point de fonctionnement de leur entraînement : un bon point de départ.',
    widgets: [
      {
        heading: 'Où tournent nos moteurs',
        body: '',
        items: [
          {
            heading: 'Orientation de pelle',
            body: '<p>La tourelle démarre en douceur, s’arrête net et tient en pente : 250 Nm à 400 tr/min avant le réducteur.</p>',
            link: 'Trouver un moteur',
          },
          {
            heading: 'Convoyeur à bande',
            body: '<p>Démarre en charge et tourne des jours entiers : 350 Nm à 60 tr/min, directement sur le tambour.</p>',
            link: 'Trouver un moteur',
          },
          {
            heading: 'Tête d’abattage',
            body: '<p>Des rouleaux d’amenage qui s’inversent cent fois par heure : 600 Nm à 120 tr/min.</p>',
            link: 'Trouver un moteur',
          },
          {
            heading: 'Treuil de pont',
            body: '<p>Tire lentement et tient aux embruns : 1500 Nm à 30 tr/min.</p>',
            link: 'Trouver un moteur',
          },
        ],
      },
      FIGURES,
    ],
  },
  service: {
    title: 'Service',
    lead: 'Avant la commande, pendant le travail et dix ans après.',
    widgets: [
      {
        heading: 'Ce que nous faisons pour vous',
        body: '',
        items: [
          {
            heading: 'Dimensionnement',
            body: '<p>Envoyez-nous couple, vitesse et cycle ; un technicien répond en deux jours ouvrés avec un code et une raison.</p>',
            link: 'Voir les moteurs',
          },
          {
            heading: 'Réparation',
            body: '<p>Les moteurs retournés sont mesurés, remontés avec des pièces d’origine et passés au banc comme des neufs.</p>',
            link: 'Trouver un atelier',
          },
          {
            heading: 'Kits de joints',
            body: '<p>Chaque série a son kit, en NBR et en FKM, avec un plan de ce qui va où.</p>',
            link: 'Voir les kits',
          },
        ],
      },
      {
        heading: 'Démonter un moteur, pas à pas',
        body: '<p>Sept minutes à l’établi : comment ouvrir un moteur orbital, que regarder et dans quel ordre le remonter.</p>',
        link: 'Changer un joint d’arbre',
      },
      {
        heading: 'À lire',
        body: '',
        items: [
          {
            heading: 'Joints et fluides',
            body: 'Quel joint avec quelle huile.',
            link: 'Ouvrir le guide',
          },
          {
            heading: 'Où acheter',
            body: 'Comptoirs et ateliers près de chez vous.',
            link: 'Trouver un point de vente',
          },
          {
            heading: 'Qualité',
            body: 'Comment nous essayons et ce que dit le certificat.',
            link: 'Lire la suite',
          },
          {
            heading: 'Notes d’atelier',
            body: 'De courts articles sur des entraînements qui marchent.',
            link: 'Lire le blog',
          },
        ],
      },
      {
        heading: 'Une machine à l’arrêt ?',
        body: '<p>Saisissez le code de sa plaque. Si seule la moitié se lit, commencez par cette moitié.</p>',
        link: 'Trouver la pièce',
      },
      { heading: 'Ateliers et comptoirs', body: '' },
    ],
  },
  quality: {
    title: 'Qualité',
    lead: 'Chaque moteur est essayé, mesuré et signé. Les mesures voyagent avec lui.',
    widgets: [
      {
        heading: 'Rodé avant l’emballage',
        body: '<p>Chaque moteur tourne dix minutes à la pression nominale. Nous notons fuite, couple de démarrage et bruit, et les comparons à la moyenne de sa série. Ce qui s’en écarte retourne à l’établi.</p><ul><li>Essai de pression du carter à 1,3 fois la pression de pointe</li><li>Fuite à trois vitesses et dans les deux sens</li><li>Propreté de l’huile d’essai : ISO 4406 18/16/13</li></ul>',
      },
      {
        heading: 'Ce que dit le certificat',
        body: '<p>Demandez le certificat 3.1 à la commande : il nomme la coulée, les résultats de l’essai et qui a signé.</p>',
      },
      {
        heading: 'Deux moteurs, un banc',
        body: '<p>Comment on mesure la fuite d’un moteur pendant qu’un second le freine.</p>',
        link: 'Voir l’essai',
      },
    ],
  },
  'seals-and-fluids': {
    title: 'Joints et fluides',
    lead: 'Quel joint va avec quel fluide, et où sont les limites.',
    widgets: [
      {
        heading: 'En un coup d’œil',
        body: `${SEAL_GUIDE}<p>Les températures sont celles de l’huile au joint, jusqu’à 20 °C de plus qu’au réservoir.</p>`,
      },
      {
        heading: 'Viscosité',
        body: '<p>Moteurs et pompes travaillent au mieux entre 20 et 50 mm²/s. Sous 12 le film se rompt, au-delà de 1 500 la pompe n’aspire plus ; démarrez une machine froide lentement et à vide.</p>',
      },
      {
        heading: 'Des kits pour toutes les séries',
        body: '<p>Un kit contient tous les joints d’une série, emballés dans l’ordre où on en a besoin.</p>',
        link: 'Voir les kits',
      },
    ],
  },
  imprint: {
    title: 'Mentions légales',
    lead: 'Qui répond de ce site.',
    widgets: [
      {
        heading: 'Manifold Demonstration Company',
        body: '<p>1 Example Street<br>00000 Sampletown</p><p>Téléphone : +1 555 0100<br>E-mail : <a href="mailto:counter@manifold.test">counter@manifold.test</a></p><p>Cette société est inventée. La boutique montre comment chiffrer des articles configurés ; rien de ce qu’elle liste n’est à vendre.</p>',
      },
      {
        heading: 'Images et textes',
        body: '<p>Tous les dessins et textes ont été faits pour cette boutique.</p>',
      },
    ],
  },
  privacy: {
    title: 'Confidentialité',
    lead: 'Ce que ce site garde de vous, combien de temps, et comment le faire effacer.',
    widgets: [
      {
        heading: 'Ce qui est gardé',
        body: '<p>Votre compte contient nom, société, adresses, devis et commandes. Ils sont gardés tant que le compte existe et ne servent qu’à vos affaires avec nous.</p><p>Votre navigateur retient langue, unités et, tant que vous êtes connecté, un jeton. Personne d’autre ne les lit.</p>',
      },
      {
        heading: 'Ce qu’apprennent d’autres sites',
        body: '<p>Rien, tant que vous ne demandez rien. Les vidéos montrent d’abord une image ; votre navigateur n’interroge l’hébergeur que si vous appuyez. La carte n’est affichée que si l’exploitant a un contrat avec un service de cartes.</p>',
      },
      {
        heading: 'Vos droits',
        body: '<p>Écrivez à <a href="mailto:privacy@manifold.test">privacy@manifold.test</a> pour voir, corriger ou effacer ce qui est gardé.</p>',
      },
    ],
  },
  'terms-of-sale': {
    title: 'Conditions générales de vente',
    lead: 'Ce qui vaut pour toute commande passée dans cette boutique.',
    widgets: [
      {
        heading: 'Commande et contrat',
        body: '<p>Votre commande est une offre. Le contrat est conclu lorsque nous la confirmons par e-mail. Les prix et les dates de livraison sont ceux affichés au moment de la commande.</p>',
      },
      {
        heading: 'Paiement et livraison',
        body: '<p>Une commande à crédit est payable à l’échéance indiquée sur sa facture. Une carte n’est jamais débitée de plus que le total de la commande. Le port et les taxes sont affichés avant la commande.</p>',
      },
      {
        heading: 'Réserve de propriété et retours',
        body: '<p>Les articles restent notre propriété jusqu’à leur paiement. Les articles standard peuvent être retournés non utilisés sous 30 jours. Les articles configurés sont fabriqués pour vous et ne sont pas repris, sauf défaut.</p>',
      },
    ],
  },
  'cookie-policy': {
    title: 'Politique de cookies',
    lead: 'Cette boutique ne pose aucun cookie de publicité ni de comptage.',
    widgets: [
      {
        heading: 'Le nécessaire',
        body: '<p>Tant que vous êtes connecté, votre navigateur garde un jeton pour ce site. Il retient aussi langue, unités et ce que vous avez saisi sans l’envoyer. Sans cela, la boutique ne marche pas.</p>',
      },
      {
        heading: 'Ce que vous décidez',
        body: '<p>Tout le reste attend votre oui : les vidéos et cartes d’autres sites, et les signalements de votre navigateur sur les erreurs et les temps de chargement, qui ne disent ni qui vous êtes ni ce que vous faites. Vous pouvez changer d’avis au pied de chaque page ; un non ne vous coûte que les vidéos dans la page.</p>',
      },
    ],
  },
  'where-to-buy': {
    title: 'Où acheter',
    lead: 'Comptoirs, ateliers et entrepôts qui tiennent nos moteurs, pompes et kits de joints.',
    widgets: [],
  },
  'company-milestones': {
    title: 'Dates clés',
    lead: 'Douze étapes de deux tours à un comptoir ouvert jour et nuit.',
    widgets: [
      {
        heading: 'Ce qu’il en est advenu',
        body: '',
        items: [
          { heading: '1976', body: 'le premier moteur' },
          { heading: '33', body: 'séries aujourd’hui' },
          { heading: '14', body: 'points de vente' },
        ],
      },
      {
        heading: 'Venez voir',
        body: '<p>Deux fois par an, l’usine s’ouvre à tous ceux qui construisent des machines.</p>',
        link: 'Voir la prochaine date',
      },
    ],
  },
  'range/orbital-motors': {
    title: 'La gamme orbitale',
    lead: 'Lents, forts et assez petits pour le moyeu d’une roue.',
    widgets: [
      {
        heading: 'Un principe, cinq tailles',
        body: '<p>Un rotor avec une dent de moins que sa couronne tourne lentement et avec un grand couple, sans réducteur. La gamme commence au TM100 pour brosses et convoyeurs et finit au DV600 pour vis et treuils.</p>',
        link: 'Voir les moteurs orbitaux',
      },
      {
        heading: 'Quelle taille pour quel travail',
        body: '<ul><li><strong>TM100, TM200 :</strong> distribution par tiroir, pour charges légères et régulières</li><li><strong>DV400, DV600 :</strong> distribution par disque, pour fortes charges radiales et marche lente régulière</li><li><strong>TMS300 :</strong> sans roulements, pour réducteurs qui ont les leurs</li></ul>',
      },
    ],
  },
  'range/proportional-valves': {
    title: 'La gamme proportionnelle',
    lead: 'Des valves qui suivent la main : direction, pression et débit en un signal.',
    widgets: [
      {
        heading: 'Aussi fines que le signal',
        body: '<p>Les tiroirs de la série PX sont rectifiés par paires avec leurs chemises : cinq milliampères déplacent la charge, et pas seulement le tiroir.</p>',
        link: 'Voir les valves proportionnelles',
      },
    ],
  },
  'event/open-workshop-2027': {
    title: 'Atelier ouvert 2027',
    lead: '16 avril 2027, de 9 h à 16 h, à l’usine.',
    widgets: [
      {
        heading: 'À voir',
        body: '<p>Le montage, les bancs d’essai et les archives des plans. Apportez un moteur usé : nous l’ouvrons ensemble et disons de quoi il est mort.</p>',
      },
      {
        heading: 'Participer',
        body: '<p>Il y a place pour 60 personnes. Écrivez-nous votre nom et votre société.</p>',
        link: 'Nous écrire',
      },
    ],
  },
  'event/fluid-power-days-2027': {
    title: 'Journées de l’hydraulique 2027',
    lead: 'Du 8 au 10 juin 2027 : trois jours d’entraînements à toucher.',
    widgets: [
      {
        heading: 'À notre stand',
        body: '<p>Un entraînement de chenille à deux vitesses, ouvert et en marche, la nouvelle section à détection de charge et une table où l’on lit tout code pour vous.</p>',
        link: 'Nous trouver',
      },
    ],
  },
}
