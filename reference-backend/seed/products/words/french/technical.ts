/** Names and words of technical data, in French; `#` stands for a figure. */

export const TECHNICAL: Readonly<Record<string, string>> = {
  Brand: 'Marque',
  Designation: 'Désignation',
  Principle: 'Principe',
  Connection: 'Raccordement',
  'Continuous pressure drop': 'Chute de pression continue',
  'Highest continuous speed': 'Vitesse continue maximale',
  'Flow at highest speed': 'Débit à la vitesse maximale',
  'Continuous torque': 'Couple continu',
  'Peak pressure drop': 'Chute de pression de pointe',
  'No-load starting pressure': 'Pression de démarrage à vide',
  'Return pressure without drain line': 'Pression de retour sans drain',
  'Radial load, centre of key, # rpm': 'Charge radiale, milieu de clavette, # tr/min',
  Mass: 'Masse',
  'Length without shaft': 'Longueur sans arbre',
  'Oil temperature': 'Température d’huile',
  'Recommended viscosity': 'Viscosité recommandée',
  'Flange and shaft': 'Bride et arbre',
  'Cleanliness of oil': 'Propreté de l’huile',
  Fluid: 'Fluide',
  Facts: 'Données',
  'Radial load, centre of key': 'Charge radiale, milieu de clavette',
  Wheel: 'Roue',
  'Brake opening pressure': 'Pression d’ouverture du frein',
  'Case pressure': 'Pression de carter',
  'Radial load, wheel centre, # rpm': 'Charge radiale, milieu de roue, # tr/min',
  'Length behind the flange': 'Longueur derrière la bride',
  'Wheel studs': 'Goujons de roue',
  'Your part': 'Votre pièce',
  Lubrication: 'Lubrification',
  'Length from mounting face': 'Longueur depuis la face de montage',
  Spline: 'Cannelures',
  Order: 'Commande',
  'Static brake torque': 'Couple de freinage statique',
  Safety: 'Sécurité',
  'Order code': 'Code de commande',
  Circuit: 'Circuit',
  'Peak pressure': 'Pression de pointe',
  'Starting torque of theoretical': 'Couple de démarrage / théorique',
  'Control time': 'Temps de commande',
  'Pilot pressure range': 'Plage de pression de pilotage',
  'Swing time, full to smallest': 'Temps de basculement, pleine à minimale',
  'Pilot pressure for second speed': 'Pression de pilotage de la seconde vitesse',
  Freewheeling: 'Roue libre',
  'Boost pressure at # rpm': 'Pression de gavage à # tr/min',
  'Radial load, wheel centre': 'Charge radiale, milieu de roue',
  'Mounting position': 'Position de montage',
  'Lowest even speed': 'Vitesse régulière minimale',
  'Continuous power': 'Puissance continue',
  'Marine use': 'Usage marine',
  'Face seal': 'Joint facial',
  Body: 'Corps',
  'Continuous pressure': 'Pression continue',
  'Inlet pressure, absolute': 'Pression d’aspiration, absolue',
  Threads: 'Filetages',
  'Multiple pumps': 'Pompes multiples',
  Flange: 'Bride',
  Fan: 'Ventilateur',
  'Drain pressure, both directions': 'Pression de drain, deux sens',
  'Sound level': 'Niveau sonore',
  Service: 'Entretien',
  'Lowest speed': 'Vitesse minimale',
  Inlet: 'Aspiration',
  'Zero stroke pressure': 'Pression de course nulle',
  'Stroking time, full to zero': 'Temps de régulation, pleine à zéro',
  'High-pressure valves': 'Valves haute pression',
  'Charge pressure': 'Pression de gavage',
  'Emergency steering': 'Direction de secours',
  'Return pressure': 'Pression de retour',
  'Input torque, powered': 'Couple d’entrée, assisté',
  'Input torque, emergency': 'Couple d’entrée, secours',
  Steering: 'Direction',
  'Goes with': 'S’associe à',
  'Control pressure difference': 'Différence de pression de régulation',
  Guidance: 'Guidage',
  Duty: 'Facteur de marche',
  Protection: 'Protection',
  'Pressure at P, A, B': 'Pression en P, A, B',
  'Pressure at T': 'Pression en T',
  'Hysteresis, with electronics': 'Hystérésis, avec électronique',
  'Switching time, # to # %': 'Temps de commutation, # à # %',
  'Coil current': 'Courant de bobine',
  Pattern: 'Plan de pose',
  Electrical: 'Électricité',
  Dither: 'Dither',
  'Pressure drop at nominal flow': 'Perte de charge au débit nominal',
  'Tightening torque': 'Couple de serrage',
  'Highest pressure': 'Pression maximale',
  'Hysteresis, with dither': 'Hystérésis, avec dither',
  'Mass with coil': 'Masse avec bobine',
  Bank: 'Bloc',
  Sections: 'Éléments',
  'Flow per section': 'Débit par élément',
  'Pressure at P': 'Pression en P',
  'Pressure at A and B': 'Pression en A et B',
  'Leakage A or B to T at # bar': 'Fuite de A ou B vers T à # bar',
  'Mass per section': 'Masse par élément',
  Use: 'Utilisation',
  Contents: 'Contenu',
  Storage: 'Stockage',
  'Case pressure at the shaft seal': 'Pression de carter au joint d’arbre',
  'Storage temperature': 'Température de stockage',
  'O-rings': 'Joints toriques',
  'Storage of seals': 'Stockage des joints',
  Boxes: 'Boîtes',
  'Shaft seals': 'Joints d’arbre',
  'Port side': 'Côté implantation',
  'Tube side': 'Côté tube',
  Length: 'Longueur',
  Flare: 'Évasement',
  Material: 'Matière',
  Flanges: 'Brides',
  'Under pressure': 'Sous pression',
  Interchange: 'Interchangeabilité',
  Bores: 'Alésages',
  'Highest speed': 'Vitesse maximale',
  'Ambient temperature': 'Température ambiante',
  Keyways: 'Rainures de clavette',
  Balance: 'Équilibrage',
  'Orbital motor, roller gear set #, spool valve in the output shaft':
    'Moteur orbital, couple d’engrenages à rouleaux #, tiroir dans l’arbre de sortie',
  'Two plain bearings, hardened': 'Deux paliers lisses, trempés',
  'Reversible; clockwise with pressure at port A':
    'Réversible ; sens horaire avec pression à l’orifice A',
  'Open or closed circuit, series connection up to the peak pressure':
    'Circuit ouvert ou fermé, montage en série jusqu’à la pression de pointe',
  'ISO # # or better': 'ISO # # ou mieux',
  'Mineral oil HLP to DIN #-#, HEES on request':
    'Huile minérale HLP selon DIN #-#, HEES sur demande',
  'Orbital motor, fixed gerotor set #, drum valve on the shaft':
    'Moteur orbital, jeu gerotor fixe #, valve à tambour sur l’arbre',
  'Plain bearing and needle bearing': 'Palier lisse et roulement à aiguilles',
  'Open or closed circuit': 'Circuit ouvert ou fermé',
  'Mineral oil HLP to DIN #-#': 'Huile minérale HLP selon DIN #-#',
  'Orbital motor, roller gear set #, spool valve':
    'Moteur orbital, couple d’engrenages à rouleaux #, tiroir',
  'Two tapered roller bearings in X arrangement': 'Deux roulements à rouleaux coniques en X',
  Reversible: 'Réversible',
  'Rim to be centred on the hub; do not hammer on the shaft':
    'Centrer la jante sur le moyeu ; ne pas frapper l’arbre',
  'M# × #, bolt circle # mm': 'M# × #, cercle de perçage # mm',
  'Mineral oil HLP and HVLP to DIN #': 'Huile minérale HLP et HVLP selon DIN #',
  'Orbital motor, roller gear set #, disc valve, no output shaft':
    'Moteur orbital, couple d’engrenages à rouleaux #, valve à disque, sans arbre de sortie',
  'Internal spline # teeth, # pitch, hardened # HRC':
    'Cannelures intérieures # dents, pas #, trempées # HRC',
  'Case oil passes through your bearing; no separate seal':
    'L’huile de carter traverse votre palier ; pas de joint séparé',
  'ANSI B#, class #': 'ANSI B#, classe #',
  'Orbital motor, roller gear set #, separate disc valve with balance plate':
    'Moteur orbital, couple d’engrenages à rouleaux #, valve à disque séparée avec plaque d’équilibrage',
  'Two tapered roller bearings, preloaded': 'Deux roulements à rouleaux coniques, préchargés',
  'Open or closed circuit; drain line needed above # bar case pressure':
    'Circuit ouvert ou fermé ; drain nécessaire au-dessus de # bar dans le carter',
  'Mineral oil HLP and HVLP to DIN #, HEES': 'Huile minérale HLP et HVLP selon DIN #, HEES',
  'Orbital motor, roller gear set #, disc valve with balance plate':
    'Moteur orbital, couple d’engrenages à rouleaux #, valve à disque avec plaque d’équilibrage',
  'Two tapered roller bearings, # # N radial': 'Deux roulements à rouleaux coniques, # # N radial',
  'Drain line always needed': 'Drain toujours nécessaire',
  'Orbital motor with disc valve and spring-applied wet brake':
    'Moteur orbital à valve à disque et frein humide à ressort',
  'Parking brake; five emergency stops a year at most':
    'Frein de parking ; cinq arrêts d’urgence par an au maximum',
  'By model code, after a check of the brake layout':
    'Par code modèle, après contrôle du dimensionnement du frein',
  'Layout data to ISO #-# on request': 'Données de dimensionnement selon ISO #-# sur demande',
  'Orbital motor, roller gear set, #-# in drive link':
    'Moteur orbital, couple d’engrenages à rouleaux, cardan #-# in',
  'Needle bearing # mm with thrust bearing': 'Roulement à aiguilles # mm avec butée axiale',
  'Legacy code: shaft A with ports #N reads like shaft A# with ports N':
    'Ancien code : l’arbre A avec orifices #N se lit comme l’arbre A# avec orifices N',
  'Bent axis, conical pistons with rings, spherical port plate':
    'Axe brisé, pistons coniques à segments, glace de distribution sphérique',
  'Open and closed': 'Ouvert et fermé',
  'Bent axis, variable from # % to zero': 'Axe brisé, variable de # % à zéro',
  'Throttle pins for other swing times on request':
    'Gicleurs pour d’autres temps de basculement sur demande',
  'Closed, or open with an outside flushing': 'Fermé, ou ouvert avec balayage extérieur',
  'Axial piston motor in swash plate design, nine pistons':
    'Moteur à pistons axiaux à plateau incliné, neuf pistons',
  'Radial pistons with rollers on an inner cam ring, six lobes':
    'Pistons radiaux à galets sur came intérieure, six lobes',
  'Yes, with # bar case pressure': 'Oui, avec # bar de pression de carter',
  'Reversible; in two-speed form one preferred direction':
    'Réversible ; à deux vitesses, un sens préférentiel',
  'M# × # or M# × #': 'M# × # ou M# × #',
  'Radial piston motor, five hydrostatically balanced pistons on a crankshaft':
    'Moteur à pistons radiaux, cinq pistons équilibrés hydrostatiquement sur un vilebrequin',
  'Reversible; the code names the direction with pressure at port A':
    'Réversible ; le code indique le sens avec pression à l’orifice A',
  'Any; drain line above the bearings': 'Indifférente ; drain au-dessus des paliers',
  'Certificate # to EN # on request': 'Certificat # selon EN # sur demande',
  'Cam-lobe radial piston motor, two displacements # : #':
    'Moteur à pistons radiaux à came, deux cylindrées # : #',
  'Floating ring seal against mud and sand': 'Joint à anneau flottant contre boue et sable',
  'By model code, after a check of the undercarriage':
    'Par code modèle, après contrôle du train de roulement',
  'External gear pump, axial gap compensation': 'Pompe à engrenages externes, compensation axiale',
  'Extruded aluminium, covers aluminium': 'Aluminium extrudé, couvercles en aluminium',
  'Fixed at assembly; do not turn backwards': 'Fixé au montage ; ne pas tourner à l’envers',
  'Extruded aluminium, covers cast aluminium': 'Aluminium extrudé, couvercles en fonte d’aluminium',
  'Up to four stages on one shaft on request': 'Jusqu’à quatre étages sur un arbre sur demande',
  'European, German and SAE J#': 'Européenne, allemande et SAE J#',
  'External gear pump with bushings and pressure-loaded plates':
    'Pompe à engrenages externes avec bagues et plaques compensées',
  'Cast iron in three pieces': 'Fonte en trois pièces',
  'As ordered; may be changed in a workshop': 'Selon commande ; modifiable en atelier',
  'External gear motor, axial gap compensation':
    'Moteur à engrenages externes, compensation axiale',
  'With an outboard bearing for fans from # mm on request':
    'Avec palier extérieur pour ventilateurs à partir de # mm sur demande',
  Open: 'Ouvert',
  'European and SAE J#': 'Européenne et SAE J#',
  'Balanced vane pump with vanes in vanes, ten vanes':
    'Pompe à palettes équilibrée à palettes doubles, dix palettes',
  '# dB(A) at # rpm and # bar': '# dB(A) à # tr/min et # bar',
  'Cartridge kit changes without loosening the pipes':
    'La cartouche se change sans desserrer les tubes',
  'Two balanced vane cartridges on one shaft':
    'Deux cartouches à palettes équilibrées sur un arbre',
  'One common inlet #-# in': 'Une aspiration commune #-# in',
  '# dB(A) at # rpm and # bar on both outlets': '# dB(A) à # tr/min et # bar aux deux sorties',
  'Vane pump with a stator ring that shifts against a spring':
    'Pompe à palettes à anneau stator mobile contre un ressort',
  '# dB(A) at # rpm and # bar, size #': '# dB(A) à # tr/min et # bar, taille #',
  'Clockwise seen on the shaft end': 'Sens horaire vu du bout d’arbre',
  'Axial piston pump in swash plate design, nine pistons':
    'Pompe à pistons axiaux à plateau incliné, neuf pistons',
  'Any; fill the housing before start': 'Indifférente ; remplir le carter avant démarrage',
  'ISO #-# and ISO #-#': 'ISO #-# et ISO #-#',
  'Axial piston pump in swash plate design, over centre':
    'Pompe à pistons axiaux à plateau incliné, passant par zéro',
  'Two combined relief and feed valves, set to # bar':
    'Deux valves combinées de limitation et de gavage, réglées à # bar',
  'Bent axis pump with seven spherical pistons': 'Pompe à axe brisé à sept pistons sphériques',
  'Bent inlet fitting supplied, hose # or # mm':
    'Raccord d’aspiration coudé fourni, flexible # ou # mm',
  'As ordered; changed by turning the port plate':
    'Selon commande ; se change en tournant la glace',
  'Two axial piston units in swash plate design, one shaft':
    'Deux unités à pistons axiaux à plateau incliné, un arbre',
  'Two closed circuits with a common charge pump':
    'Deux circuits fermés avec pompe de gavage commune',
  'By model code, after a layout of the machine':
    'Par code modèle, après dimensionnement de la machine',
  'Rotary valve with orbital metering set': 'Valve rotative avec doseur orbital',
  'Manual, by the metering set as a pump': 'Manuelle, le doseur servant de pompe',
  'Keep axial force off the unit': 'Ne pas transmettre d’effort axial à l’unité',
  'Meets the flow demands of ISO #': 'Répond aux exigences de débit de l’ISO #',
  'Rotary valve with orbital metering set, load-sensing':
    'Valve rotative avec doseur orbital, load-sensing',
  'Priority valve of at least the steering flow':
    'Valve de priorité d’au moins le débit de direction',
  'Rotary valve with orbital metering set and amplifying spool':
    'Valve rotative avec doseur orbital et tiroir amplificateur',
  'Manual, without amplification': 'Manuelle, sans amplification',
  'With angle sensor ready for automatic steering':
    'Avec capteur d’angle, prête pour la direction automatique',
  'Direct-operated four-way spool valve with two proportional solenoids':
    'Distributeur à tiroir quatre voies à commande directe, deux électro-aimants proportionnels',
  'IP# with plug fitted': 'IP# connecteur monté',
  'Pilot-operated poppet with proportional solenoid':
    'Clapet piloté à électro-aimant proportionnel',
  '# to # Hz, pulse width modulated': '# à # Hz, modulation de largeur d’impulsion',
  '# Nm, coil nut # Nm': '# Nm, écrou de bobine # Nm',
  'ISO # or common UNF cavities': 'ISO # ou cavités UNF courantes',
  'IP# with DIN plug, IP#K with DT#': 'IP# avec connecteur DIN, IP#K avec DT#',
  'Load-sensing section with compensator before the spool':
    'Élément load-sensing avec compensateur en amont du tiroir',
  'One to ten sections between inlet and end plate':
    'Un à dix éléments entre plaque d’entrée et plaque d’extrémité',
  'Delivered single, with O-rings and tie-rod nuts':
    'Livré seul, avec joints toriques et écrous de tirants',
  'Demonstration of failures of the price call': 'Démonstration des défauts de la demande de prix',
  'By model code': 'Par code modèle',
  'Seals, check balls, fitting drawing': 'Joints, billes de clapet, plan de montage',
  'Dry and dark, up to six years': 'Au sec et à l’abri de la lumière, jusqu’à six ans',
  'Body seals, shaft seal, backup rings': 'Joints de corps, joint d’arbre, bagues anti-extrusion',
  'Ten kits, each in a bag of its own': 'Dix kits, chacun dans son sachet',
  'Face seals, body seals, fitting drawing': 'Joints faciaux, joints de corps, plan de montage',
  'Seals of the multi-disc brake in the larger scope':
    'Joints du frein multidisque dans le contenu le plus grand',
  'BSPP with captive elastomer seal': 'BSPP avec joint élastomère captif',
  '#° flare': 'Évasement #°',
  'Two halves, four bolts and washers, one O-ring':
    'Deux moitiés, quatre vis et rondelles, un joint torique',
  'Forged steel, zinc-nickel': 'Acier forgé, zinc-nickel',
  'ISO #, property class #': 'ISO #, classe de qualité #',
  'Push to connect, sleeve to part': 'Pousser pour connecter, bague pour séparer',
  'Plug may be connected against residual pressure':
    'L’embout peut être connecté sous pression résiduelle',
  'Two hubs with keyway and set screw, one spider':
    'Deux moyeux avec rainure et vis de blocage, une étoile',
  'Finished to the shafts named in the order': 'Finis pour les arbres indiqués à la commande',
}
