/** The milestones of the company in French. */

import type { MilestoneYear, Words } from '../../content-words.ts'

export const MILESTONES: Readonly<Record<MilestoneYear, Words>> = {
  1976: {
    heading: 'Deux tours et un banc d’essai',
    body: 'Six personnes construisent le premier moteur orbital, le TM100, dans une ancienne laiterie.',
  },
  1981: {
    heading: 'Les mille premiers',
    body: 'Un fabricant de balayeuses commande mille moteurs pour une seule saison.',
  },
  1987: {
    heading: 'Distribution par disque',
    body: 'Le DV400 tourne rond à dix tours par minute et porte trois fois la charge radiale.',
  },
  1992: {
    heading: 'De l’autre côté de l’océan',
    body: 'Un entrepôt dans l’Ohio tient des moteurs à orifices SAE et arbres en pouces.',
  },
  1996: {
    heading: 'Le code modèle',
    body: 'Un code nomme chaque moteur : série, cylindrée, bride, arbre, orifices, joints.',
  },
  2001: {
    heading: 'Les pompes',
    body: 'Pompes à engrenages et à palettes : les deux bouts du circuit viennent d’une même maison.',
  },
  2005: {
    heading: 'Un hall plus propre',
    body: 'Le montage passe derrière des filtres ; chaque moteur est rodé avant l’emballage.',
  },
  2009: {
    heading: 'Moins pour le même travail',
    body: 'De nouveaux rotors gagnent quatre points de rendement au TM200.',
  },
  2013: {
    heading: 'Valves proportionnelles',
    body: 'Avec la PX6, l’entraînement est aussi fin que la main sur le levier.',
  },
  2016: {
    heading: 'Six semaines',
    body: 'Neuf configurations sur dix quittent l’usine en six semaines.',
  },
  2019: {
    heading: 'L’huile bio en standard',
    body: 'Toutes les séries sont admises pour les esters synthétiques, joints FKM en stock.',
  },
  2022: {
    heading: 'Le comptoir en ligne',
    body: 'Configurer par code, voir prix et délai, demander un devis : ouvert jour et nuit.',
  },
}
