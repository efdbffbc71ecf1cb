/** The posts of the blog in French. */

import { FKM, NBR, signed } from '../../../seal-limits.ts'
import type { PostSlug, Words } from '../../content-words.ts'

export const POSTS: Readonly<Record<PostSlug, Words>> = {
  'reading-a-worn-plate': {
    heading: 'Lire une plaque usée',
    body: `<p>Une plaque qui a passé dix ans sur une moissonneuse montre rarement tout son code. Trois caractères suffisent pour commencer : ils nomment la série, et la boutique sait alors à quelles questions répond le reste.</p><h2>Que faire des trous</h2><p>Saisissez ce que vous lisez. Chaque position manquante reste ouverte et montre ce qui y conviendrait, pour que vous en décidiez devant la machine :</p><ul><li><strong>Cylindrée :</strong> recueillez dans un verre gradué l’huile d’un tour lent de l’arbre.</li><li><strong>Arbre :</strong> mesurez le diamètre et cherchez clavette, cannelures ou cône.</li><li><strong>Orifices :</strong> vissez à la main un raccord connu. S’il fait trois tours sans effort, le filetage est le bon.</li></ul><p>Seuls les joints ne se voient pas de l’extérieur. Avec une huile minérale sous ${NBR.mineralOil.to} °C, le NBR convient presque toujours ; plus chaud, mieux vaut demander avant de commander.</p>`,
  },
  'when-a-motor-needs-a-case-drain': {
    heading: 'Quand un moteur orbital a besoin d’un drain',
    body: '<p>Tout moteur orbital fuit un peu dans son carter ; cette huile refroidit les roulements et doit sortir. Sans drain, elle passe par des clapets internes vers l’orifice où la pression est la plus basse.</p><p>Cela marche tant que cet orifice est presque sans pression. En série, ou en inversion sous charge, les deux orifices peuvent être à 100 bar, et le joint d’arbre aussi.</p><h2>Règle pratique</h2><p>Posez un drain vers le réservoir quand la pression de retour peut dépasser <strong>50 bar à 100 tr/min</strong> ou <strong>20 bar à 400 tr/min</strong>, et toujours pour deux moteurs en série. Raccordez-le au point le plus haut du carter, pour qu’il reste plein.</p>',
  },
  'nbr-or-fkm': {
    heading: 'NBR ou FKM : le joint suit le fluide',
    body: `<p>Le nitrile est le premier choix pour l’huile minérale entre ${signed(NBR.mineralOil.from)} et ${NBR.mineralOil.to} °C : souple au froid, lent à s’user, peu coûteux. Le fluorocarbone monte à ${FKM.mineralOil.to} °C et accepte la plupart des esters synthétiques, mais durcit près du gel.</p><h2>Trois questions décident</h2><ul><li>Quel fluide est dans le réservoir, et lequel pourrait y venir ?</li><li>Quelle température atteint l’huile dans le carter, pas dans le réservoir ?</li><li>Quel froid fait-il au premier démarrage de l’année ?</li></ul><p>L’eau-glycol va avec le NBR, l’ester phosphorique avec le FKM. Le tableau complet est dans le <a href="/seals-and-fluids">guide des joints et fluides</a>.</p>`,
  },
  'side-load-on-wheel-motors': {
    heading: 'Charge radiale sur les moteurs de roue',
    body: '<p>Une roue boulonnée à l’arbre repose sur les roulements du moteur. La charge qu’ils portent dépend de la position du milieu du pneu : à la bride, elle peut être le double de ce qu’elle est 80 mm plus loin.</p><p>Cherchez la courbe de charge dans la fiche technique et lisez-la au déport de votre jante, à la vitesse réelle de la machine. La dépasser d’un dixième coûte environ un quart de la durée de vie du roulement.</p><p>Si la jante ne se retourne pas, un moteur de roue à bride reculée aide plus qu’un moteur plus gros.</p>',
  },
  'clean-oil-before-the-first-start': {
    heading: 'Une huile propre avant le premier démarrage',
    body: '<p>L’huile neuve du fût est souvent plus sale que ce qu’un moteur tolère. Remplissez à travers un filtre de 10 µm et rincez flexibles et tubes avant de raccorder le moteur : un copeau de flexible coupé fait ses dégâts dans la première minute.</p><h2>La première heure</h2><ul><li>Remplissez le carter par l’orifice de drain avant que l’arbre tourne.</li><li>Tournez à vide au tiers de la vitesse jusqu’à ce qu’il n’y ait plus de bulles.</li><li>Montez la pression en trois paliers et regardez le filtre de retour après chacun.</li></ul><p>Visez ISO 4406 20/18/13 ou mieux. Changez le filtre de retour après 50 heures, quoi qu’en dise l’indicateur.</p>',
  },
  'smooth-at-ten-revolutions': {
    heading: 'Régulier à dix tours',
    body: '<p>Sous une certaine vitesse, tout moteur tourne par à-coups : la fuite change d’une dent à l’autre et la charge oscille avec elle. Les moteurs orbitaux à disque restent réguliers jusqu’à 10 tr/min environ, les moteurs à pistons radiaux jusqu’à 1 tr/min.</p><p>Trois choses aident avant de penser à un réducteur : plus de cylindrée à moins de pression, un peu de contre-pression au retour et une huile pas trop fluide. De 25 à 40 mm²/s à la température de travail, c’est une bonne plage.</p>',
  },
  'the-sound-of-a-starving-pump': {
    heading: 'Le bruit d’une pompe affamée',
    body: '<p>Une pompe à engrenages qui sonne comme pleine de gravier n’est pas usée, elle a faim. L’huile qui ne suit pas les dents se vaporise puis s’effondre sous pression ; chaque fois, elle emporte un grain de métal.</p><h2>À regarder d’abord</h2><ul><li>La crépine d’aspiration, surtout en hiver.</li><li>La hauteur entre le niveau d’huile et la pompe : un demi-mètre, c’est beaucoup.</li><li>Le flexible d’aspiration : mou, plié ou trop petit d’une taille.</li></ul><p>Gardez l’aspiration au-dessus de −0,2 bar et l’huile sous 1 m/s, et le bruit disparaît. S’il reste, cherchez l’air : le réservoir mousse.</p>',
  },
  'two-speeds-from-one-motor': {
    heading: 'Deux vitesses d’un seul moteur',
    body: '<p>Un entraînement de chenille doit être fort dans la pente et rapide sur la route. Un moteur à pistons radiaux à deux vitesses fait les deux : une valve met la moitié des pistons au repos, la cylindrée est divisée par deux et le même débit tourne l’arbre deux fois plus vite.</p><p>Changez à faible charge et sous la moitié de la vitesse maximale ; le moteur s’en moque, pas le conducteur. À demi-cylindrée, comptez avec les deux tiers de la pression : les pistons au repos se laissent traîner.</p>',
  },
  'metric-here-inch-there': {
    heading: 'Ici métrique, là-bas en pouces',
    body: '<p>Les machines traversent l’océan et leurs orifices avec elles. En Europe, la plupart des moteurs ont des filetages BSP selon ISO 228 ; en Amérique du Nord, des filetages droits SAE à joint torique. Ils se ressemblent, et un G 1/2 se visse presque dans un 7/8-14 UNF : presque.</p><p>La boutique montre d’abord les orifices de votre zone. Qui commande pour une machine d’en face trouve les deux sur le produit, et des adaptateurs sous <a href="/product-type/fittings-and-couplings">raccords et coupleurs</a>.</p>',
  },
}
