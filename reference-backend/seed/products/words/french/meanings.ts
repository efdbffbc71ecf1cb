/** What options mean, in French; `#` stands for a figure. */

export const MEANINGS: Readonly<Record<string, string>> = {
  'Up to # psi continuous and # rpm.': 'Jusqu’à # psi en continu et # tr/min.',
  'Cylindrical shaft # in (# mm) with # in square key.':
    'Arbre cylindrique # in (# mm) avec clavette carrée # in.',
  'Cylindrical shaft # in (# mm) with Woodruff key # × # in.':
    'Arbre cylindrique # in (# mm) avec clavette Woodruff # × # in.',
  'Straight-sided spline SAE #B, nominal # in (# mm).':
    'Cannelures à flancs droits SAE #B, nominal # in (# mm).',
  'Tapered shaft #:#, large end # mm, slotted nut and key # mm supplied.':
    'Arbre conique #:#, grand diamètre # mm, écrou à encoches et clavette # mm fournis.',
  'Involute spline to ANSI B#, # teeth # pitch, #° flat root.':
    'Cannelures à développante selon ANSI B#, # dents, pas #, #°, fond plat.',
  'Two-bolt flange to SAE J#, pilot # mm (# in), bolt circle # mm.':
    'Bride à deux vis selon SAE J#, centrage # mm (# in), entraxe # mm.',
  'Four-bolt flange, pilot # mm (# in): the same pilot, twice the bolts.':
    'Bride à quatre vis, centrage # mm (# in) : même centrage, deux fois plus de vis.',
  'Square four-bolt face with pilot # mm (# in), bolt circle # mm.':
    'Face carrée à quatre vis, centrage # mm (# in), entraxe # mm.',
  'SAE-# straight thread with O-ring boss to SAE J#-#.':
    'Filetage cylindrique SAE-# avec logement de joint torique selon SAE J#-#.',
  'Flat face with four #-# screws and O-rings for direct valve mounting.':
    'Face plane avec quatre vis #-# et joints toriques pour montage direct d’une valve.',
  'Dry-seal pipe thread #-# NPTF for replacement on older machines.':
    'Filetage conique étanche à sec #-# NPTF pour remplacement sur machines anciennes.',
  'Nitrile seals for mineral oil HL, HLP and HVLP from −# to +# °C (−# to +# °F).':
    'Joints nitrile pour huile minérale HL, HLP et HVLP de −# à +# °C (−# à +# °F).',
  'Fluoroelastomer for hot oil to +# °C (+# °F) and for phosphate ester.':
    'Fluoroélastomère pour huile chaude jusqu’à +# °C (+# °F) et pour ester phosphorique.',
  'Shaft seal for up to # bar case pressure, so that a drain line can be left out.':
    'Joint d’arbre pour # bar de pression de carter, ce qui permet de se passer de conduite de drain.',
  'Water-based primer and top coat, # µm, RAL #.': 'Apprêt et laque à l’eau, # µm, RAL #.',
  'Bare castings with preserving oil, for painting on the machine.':
    'Fonte brute avec huile de conservation, à peindre sur la machine.',
  'Zinc-nickel plating, # h salt spray to ISO #, no top coat.':
    'Revêtement zinc-nickel, # h de brouillard salin selon ISO #, sans laque.',
  'One piece in a carton of its own.': 'Une pièce dans son propre carton.',
  'Six pieces in a divided carton.': 'Six pièces dans un carton cloisonné.',
  'Twenty-four pieces in layers on a Euro pallet.':
    'Vingt-quatre pièces en couches sur une palette Europe.',
  'Up to # bar continuous and # rpm.': 'Jusqu’à # bar en continu et # tr/min.',
  'Oval two-bolt flange with # mm pilot and slotted holes for belt tension.':
    'Bride ovale à deux vis, centrage # mm, trous oblongs pour tendre la courroie.',
  'Cylindrical shaft # mm with parallel key # × # × #.':
    'Arbre cylindrique # mm avec clavette parallèle # × # × #.',
  'Pipe thread G # to ISO #-# with flat sealing face, ports on the side.':
    'Filetage G # selon ISO #-# avec face d’étanchéité plane, orifices latéraux.',
  'Metric thread M# × # to ISO #-# with O-ring seat.':
    'Filetage métrique M# × # selon ISO #-# avec logement de joint torique.',
  'Flat face with four M# screws and O-rings for direct valve mounting.':
    'Face plane avec quatre vis M# et joints toriques pour montage direct d’une valve.',
  'Two check valves lead case oil to the low-pressure port: no drain line up to # bar return.':
    'Deux clapets ramènent l’huile de carter à l’orifice basse pression : pas de drain jusqu’à # bar au retour.',
  'Outside drain port: for return pressure above # bar.':
    'Orifice de drain extérieur : pour une pression de retour supérieure à # bar.',
  'Nitrile for a cold start at −# °C (−# °F); slightly higher leakage when hot.':
    'Nitrile pour démarrage à froid à −# °C (−# °F) ; fuite un peu plus forte à chaud.',
  'Hall sensor with one square-wave signal, #-pin M# plug, # to # V DC.':
    'Capteur à effet Hall à un signal carré, connecteur # broches M#, # à # V DC.',
  'Hall sensor with two square-wave signals a quarter apart, #-pin M# plug.':
    'Capteur à effet Hall à deux signaux carrés décalés d’un quart, connecteur # broches M#.',
  'Three-layer epoxy, # µm, corrosion class C# to ISO #.':
    'Époxy trois couches, # µm, classe de corrosion C# selon ISO #.',
  'White two-component epoxy, RAL #, for wash-down areas.':
    'Époxy blanc à deux composants, RAL #, pour zones de lavage.',
  'Tapered shaft #:#, large end # in, Woodruff key and nut supplied.':
    'Arbre conique #:#, grand diamètre # in, clavette Woodruff et écrou fournis.',
  'Two-bolt flange to SAE J#, pilot # mm (# in), for the smallest frames.':
    'Bride à deux vis selon SAE J#, centrage # mm (# in), pour les plus petites tailles.',
  'A hundred pieces in a lined bulk box.': 'Cent pièces dans une caisse vrac doublée.',
  'Rectangular European flange for gear pumps of group #, pilot # mm.':
    'Bride rectangulaire européenne pour pompes à engrenages du groupe #, centrage # mm.',
  'Clockwise seen on the shaft end; for a motor: with pressure at port A.':
    'Sens horaire vu du bout d’arbre ; pour un moteur : pression à l’orifice A.',
  'Counterclockwise with pressure at port A, to replace older machines.':
    'Sens antihoraire avec pression à l’orifice A, en remplacement sur machines anciennes.',
  'Outside drain port G #, plugged on delivery.':
    'Orifice de drain extérieur G #, bouché à la livraison.',
  'Flange set back over the bearing, so that the hub stands over the load line.':
    'Bride en retrait au-dessus du palier, pour que le moyeu soit sur la ligne de charge.',
  'Drive flange with five M# × # studs on a # mm bolt circle.':
    'Bride d’entraînement à cinq goujons M# × # sur un cercle de # mm.',
  'Tapered shaft #:#, large end #-# in, nut #-# UNEF and key supplied.':
    'Arbre conique #:#, grand diamètre #-# in, écrou #-# UNEF et clavette fournis.',
  'Cylindrical shaft #-# in (# mm) with # in square key.':
    'Arbre cylindrique #-# in (# mm) avec clavette carrée # in.',
  'SAE-# straight thread with O-ring boss, both ports in the end cover.':
    'Filetage cylindrique SAE-# avec logement de joint torique, deux orifices dans le couvercle.',
  'Plain motor; hold the machine by other means.':
    'Moteur simple ; la machine doit être retenue autrement.',
  'Spring-applied multi-disc brake, opens at # bar, # Nm.':
    'Frein multidisque à ressort, s’ouvre à # bar, # Nm.',
  'Three pieces in a wooden box.': 'Trois pièces dans une caisse bois.',
  'Eight pieces strapped to a pallet.': 'Huit pièces cerclées sur une palette.',
  'Tapered shaft #:#, large end # mm, castle nut M# × # and key supplied.':
    'Arbre conique #:#, grand diamètre # mm, écrou crénelé M# × # et clavette fournis.',
  'Pipe thread G # to ISO #-#, both ports in the end cover.':
    'Filetage G # selon ISO #-#, deux orifices dans le couvercle.',
  'Hall sensor with two square-wave signals, #-pin DT# plug on # mm leads.':
    'Capteur à effet Hall à deux signaux carrés, connecteur # broches DT# sur fils de # mm.',
  'No output bearing: the splined drive link runs in the bearing of your gearbox.':
    'Sans palier de sortie : le cardan cannelé tourne dans le palier de votre réducteur.',
  'Cartridge flange that lets most of the motor disappear in the gearbox housing.':
    'Bride à cartouche : presque tout le moteur disparaît dans le carter du réducteur.',
  'The splined cardan link is the output; teeth to be cut in your own part.':
    'Le cardan cannelé est la sortie ; la denture est à tailler dans votre pièce.',
  'Either direction, with an outside drain port.':
    'Les deux sens, avec orifice de drain extérieur.',
  'For open circuits.': 'Pour circuits ouverts.',
  'Takes # l/min from the low-pressure side to cool the case.':
    'Prélève # l/min côté basse pression pour refroidir le carter.',
  'Takes # l/min from the low-pressure side.': 'Prélève # l/min côté basse pression.',
  'Hydrogenated nitrile: mineral oil and biodegradable esters to +# °C (+# °F).':
    'Nitrile hydrogéné : huile minérale et esters biodégradables jusqu’à +# °C (+# °F).',
  'Metric two-bolt flange, pilot # mm, bolt circle # mm.':
    'Bride métrique à deux vis, centrage # mm, entraxe # mm.',
  'Involute spline W# × # × # × #g to DIN #.':
    'Cannelures à développante W# × # × # × #g selon DIN #.',
  'Without shock valves; protect the motor in the line.':
    'Sans valves antichoc ; protéger le moteur dans la conduite.',
  'Two cartridge shock valves set to # bar.': 'Deux valves antichoc à cartouche réglées à # bar.',
  'Sensor with CANopen output for speed, direction and case temperature.':
    'Capteur à sortie CANopen pour vitesse, sens et température de carter.',
  'Four-bolt flange to SAE J#, pilot # mm (# in), for tandem drives.':
    'Bride à quatre vis selon SAE J#, centrage # mm (# in), pour entraînements tandem.',
  'Tapered shaft #:#, large end # mm, nut M# × # and key # × # supplied.':
    'Arbre conique #:#, grand diamètre # mm, écrou M# × # et clavette # × # fournis.',
  'Split-flange ports # in, standard pressure series to ISO #-#, M# screws.':
    'Orifices à demi-brides # in, série pression standard selon ISO #-#, vis M#.',
  'One machine in a heat-treated wooden crate to ISPM #.':
    'Une machine en caisse bois traitée thermiquement selon ISPM #.',
  'Four machines in a returnable steel stillage.': 'Quatre machines en conteneur acier consigné.',
  'Metric four-bolt flange, pilot # mm, bolt circle # mm.':
    'Bride métrique à quatre vis, centrage # mm, entraxe # mm.',
  'Without shock valves.': 'Sans valves antichoc.',
  'Two pilot-operated crossover valves set to # bar.':
    'Deux valves croisées pilotées réglées à # bar.',
  'Target wheel fitted and sensor port closed with a plug, to add a sensor later.':
    'Roue cible montée et orifice de capteur bouché, pour ajouter un capteur plus tard.',
  'Static brake torque # Nm, opens at # bar.': 'Couple de freinage statique # Nm, s’ouvre à # bar.',
  'As # Nm, with a second release port for towing.':
    'Comme # Nm, avec un second orifice de desserrage pour le remorquage.',
  'Two machines in one heat-treated crate.': 'Deux machines dans une caisse traitée thermiquement.',
  'For open circuits or where the case is flushed from outside.':
    'Pour circuits ouverts ou carter balayé de l’extérieur.',
  'Built into the port plate: # l/min of low-pressure oil to the case.':
    'Dans la plaque d’orifices : # l/min d’huile basse pression vers le carter.',
  'As flushing valve, throttle adjustable from # to # l/min.':
    'Comme la valve de balayage, étranglement réglable de # à # l/min.',
  'Split-flange ports # in, ISO #-#, both in the end cover.':
    'Orifices à demi-brides # in, ISO #-#, les deux dans le couvercle.',
  'For phosphate ester, glycol and brake fluids; never for mineral oil.':
    'Pour ester phosphorique, glycol et liquides de frein ; jamais pour huile minérale.',
  'Swings to full displacement when the working pressure rises.':
    'Passe en pleine cylindrée quand la pression de travail monte.',
  'Pilot pressure from # to # bar sets the displacement.':
    'La pression de pilotage de # à # bar règle la cylindrée.',
  'As hydraulic, with a pressure cut-off at # bar.':
    'Comme hydraulique, avec coupure de pression à # bar.',
  'Solenoid # or # V: full or smallest displacement.':
    'Électro-aimant # ou # V : cylindrée pleine ou minimale.',
  'Solenoid current from # to # mA sets the displacement.':
    'Le courant de # à # mA règle la cylindrée.',
  'The motor may swing to zero and run free.':
    'Le moteur peut passer à zéro et tourner en roue libre.',
  'Mechanical stop at # % of the full displacement.':
    'Butée mécanique à # % de la pleine cylindrée.',
  'Four-bolt flange to SAE J#, pilot # mm (# in).':
    'Bride à quatre vis selon SAE J#, centrage # mm (# in).',
  'Split-flange ports # in, high pressure series to ISO #-#, M# screws.':
    'Orifices à demi-brides # in, série haute pression selon ISO #-#, vis M#.',
  'Split-flange ports #-# in, high pressure series to ISO #-#, M# screws.':
    'Orifices à demi-brides #-# in, série haute pression selon ISO #-#, vis M#.',
  'One displacement.': 'Une cylindrée.',
  'Pilot pressure of # bar halves the displacement.':
    'Une pression de pilotage de # bar divise la cylindrée par deux.',
  'Swings back to full displacement above # bar.':
    'Revient en pleine cylindrée au-dessus de # bar.',
  'All pistons work in both directions.': 'Tous les pistons travaillent dans les deux sens.',
  'Half of the lobes are switched off by a pilot line: double speed.':
    'Une conduite pilote coupe la moitié des lobes : vitesse double.',
  'A third of the lobes is switched off: one and a half times the speed.':
    'Un tiers des lobes est coupé : une fois et demie la vitesse.',
  'Drive flange with eight M# × # studs on a # mm bolt circle.':
    'Bride d’entraînement à huit goujons M# × # sur un cercle de # mm.',
  'Plain motor.': 'Moteur simple.',
  'Spring-applied wet brake, opens at # bar.': 'Frein humide à ressort, s’ouvre à # bar.',
  'Drum brake with cable lever for road vehicles.':
    'Frein à tambour avec levier à câble pour véhicules routiers.',
  'Multi-disc brake with cooled discs for service braking.':
    'Frein multidisque refroidi pour freinage de service.',
  'Water-based primer, # µm, ready for your own top coat.':
    'Apprêt à l’eau, # µm, prêt pour votre laque.',
  'Split-flange ports #-# in, standard pressure series to ISO #-#.':
    'Orifices à demi-brides #-# in, série pression standard selon ISO #-#.',
  'Counterclockwise seen on the shaft end; for a motor: with pressure at port A.':
    'Sens antihoraire vu du bout d’arbre ; pour un moteur : pression à l’orifice A.',
  'Two spherical roller bearings for couplings and light belts.':
    'Deux roulements à rotule sur rouleaux pour accouplements et courroies légères.',
  'Two larger spherical roller bearings for winch drums.':
    'Deux roulements à rotule plus grands pour tambours de treuil.',
  'Nine M# bolts on a circle of # mm.': 'Neuf vis M# sur un cercle de # mm.',
  'Twelve M# bolts on a circle of # mm.': 'Douze vis M# sur un cercle de # mm.',
  'Spring-applied wet brake, # kNm.': 'Frein humide à ressort, # kNm.',
  'Flat tang for a dog coupling, for short and light drives.':
    'Tenon plat pour accouplement à griffes, pour entraînements courts et légers.',
  'Five pieces on a returnable tray.': 'Cinq pièces sur un plateau consigné.',
  'Flanged ports with four cap screws on a # mm and # mm circle, square pattern.':
    'Orifices à bride avec quatre vis sur cercles de # mm et # mm, disposition carrée.',
  'Four-bolt flange with # mm pilot as common on farm machinery gearboxes.':
    'Bride à quatre vis, centrage # mm, courante sur les boîtes de machines agricoles.',
  'Flanged ports with four cap screws on a # mm and # mm circle, diagonal pattern.':
    'Orifices à bride avec quatre vis sur cercles de # mm et # mm, disposition diagonale.',
  'Direct relief valve, set to # bar, back to the inlet.':
    'Limiteur direct, réglé à # bar, retour à l’aspiration.',
  'Gives # l/min to steering first, the rest to work.':
    'Donne d’abord # l/min à la direction, le reste au travail.',
  'Clear hard-anodised aluminium body.': 'Corps en aluminium anodisé dur incolore.',
  'Rear cover with SAE A adapter and #-tooth coupling.':
    'Couvercle arrière avec adaptateur SAE A et accouplement à # dents.',
  'Rear cover with SAE B adapter and #-tooth coupling.':
    'Couvercle arrière avec adaptateur SAE B et accouplement à # dents.',
  'ISO # four-bolt face for direct mounting on a truck power take-off.':
    'Face à quatre vis ISO # pour montage direct sur prise de mouvement de camion.',
  'Straight-sided spline DIN ISO #, # teeth, as used on truck power take-offs.':
    'Cannelures à flancs droits DIN ISO #, # dents, comme sur les prises de mouvement de camion.',
  'Lets the motor draw oil while it runs out.':
    'Laisse le moteur aspirer de l’huile en fin de course.',
  'With a proportional relief valve that sets fan speed.':
    'Avec un limiteur proportionnel qui règle la vitesse du ventilateur.',
  'Plain rear cover.': 'Couvercle arrière simple.',
  'Cast foot bracket under the housing for bell-housing-free mounting.':
    'Patte en fonte sous le carter, pour montage sans lanterne.',
  'Outlet #° from the inlet.': 'Refoulement à #° de l’aspiration.',
  'Outlet #° counterclockwise from the inlet.':
    'Refoulement à #° en sens antihoraire de l’aspiration.',
  'Outlet in line with the inlet.': 'Refoulement en ligne avec l’aspiration.',
  'Outlet #° clockwise from the inlet.': 'Refoulement à #° en sens horaire de l’aspiration.',
  'Cover-end cartridge # cm³.': 'Cartouche côté couvercle # cm³.',
  'Both outlets in line with the inlet.': 'Les deux refoulements en ligne avec l’aspiration.',
  'Both outlets opposite the inlet.': 'Les deux refoulements à l’opposé de l’aspiration.',
  'Shaft end opposite, cover end #° to the right.':
    'Côté arbre à l’opposé, côté couvercle #° à droite.',
  'Spring for zero stroke between # and # bar.': 'Ressort pour course nulle entre # et # bar.',
  'Pressure and flow screws with lock nuts.': 'Vis de pression et de débit avec contre-écrous.',
  'Pressure knob with lock and key.': 'Bouton de pression avec serrure et clé.',
  'Set at the works and sealed with lead.': 'Réglé à l’usine et plombé.',
  'Holds the outlet pressure by stroking back; # to # bar.':
    'Maintient la pression de sortie en réduisant la cylindrée ; # à # bar.',
  'Compensator with port X for a remote pilot relief valve.':
    'Régulateur avec orifice X pour un limiteur pilote à distance.',
  'Delivers what the valve asks for, at # bar above the load.':
    'Débite ce que la valve demande, à # bar au-dessus de la charge.',
  'Pressure times flow is kept below the set engine torque.':
    'Pression fois débit reste sous le couple moteur réglé.',
  'Proportional solenoid sets the pressure, falling curve.':
    'L’électro-aimant proportionnel règle la pression, courbe décroissante.',
  'Inlet and outlet split flanges SAE J#, inch screws.':
    'Demi-brides SAE J# à l’aspiration et au refoulement, vis en pouces.',
  'Rear adapter SAE A with # in coupling for a second pump.':
    'Adaptateur arrière SAE A avec accouplement # in pour une seconde pompe.',
  'Rear adapter SAE B with # in coupling for a second pump.':
    'Adaptateur arrière SAE B avec accouplement # in pour une seconde pompe.',
  'Proportional solenoid sets the displacement.':
    'L’électro-aimant proportionnel règle la cylindrée.',
  'Lever with zero switch; the displacement follows the angle.':
    'Levier avec contact de zéro ; la cylindrée suit l’angle.',
  'Two proportional solenoids # V with feedback.':
    'Deux électro-aimants proportionnels # V avec recopie.',
  'The displacement follows the engine speed: drives like a car.':
    'La cylindrée suit le régime moteur : se conduit comme une voiture.',
  'Charge oil comes from outside.': 'L’huile de gavage vient de l’extérieur.',
  'Gear charge pump of about a fifth of the displacement.':
    'Pompe de gavage à engrenages d’environ un cinquième de la cylindrée.',
  'Larger charge pump for two motors or brakes.':
    'Pompe de gavage plus grande pour deux moteurs ou des freins.',
  'One lever for each pump section.': 'Un levier par section de pompe.',
  'Levers with an inching valve on both sections.':
    'Leviers avec valve d’approche lente sur les deux sections.',
  'Pilot lines for both sections, # to # bar.':
    'Conduites pilotes pour les deux sections, # à # bar.',
  'Open centre; wheel forces do not reach the driver.':
    'Centre ouvert ; les efforts des roues n’atteignent pas le conducteur.',
  'Open centre; the wheel returns by itself after a bend.':
    'Centre ouvert ; le volant revient seul après un virage.',
  'Closed centre for constant-pressure systems.':
    'Centre fermé pour systèmes à pression constante.',
  'Relief valve set to # psi.': 'Limiteur réglé à # psi.',
  'Without relief valve.': 'Sans limiteur.',
  'For a separate column with # spline.': 'Pour une colonne séparée à cannelures #.',
  'Steel column of # in with #-tooth wheel cone.':
    'Colonne en acier de # in avec cône de volant à # dents.',
  'Relief valve set to # bar.': 'Limiteur réglé à # bar.',
  'Shock valves # bar above relief, with suction valves.':
    'Valves antichoc # bar au-dessus du limiteur, avec valves d’aspiration.',
  'No flow in the load-sensing line: for short lines.':
    'Pas de débit dans la conduite load-sensing : pour conduites courtes.',
  'A constant small flow in the load-sensing line: quick in the cold.':
    'Petit débit constant dans la conduite load-sensing : rapide à froid.',
  'Dynamic signal; the wheel returns after a bend.':
    'Signal dynamique ; le volant revient après un virage.',
  'Relief valve in the signal line, set to # psi.':
    'Limiteur dans la conduite de signal, réglé à # psi.',
  'Relief valve in the signal line, set to # bar.':
    'Limiteur dans la conduite de signal, réglé à # bar.',
  'The same ratio at every speed of the wheel.': 'Même rapport à toute vitesse du volant.',
  'Emergency steering needs # times the turns.':
    'La direction de secours demande # fois plus de tours.',
  'Emergency steering needs twice the turns.':
    'La direction de secours demande deux fois plus de tours.',
  'Emergency steering needs two and a half times the turns.':
    'La direction de secours demande deux fois et demie plus de tours.',
  'Two-channel sensor for automatic guidance.': 'Capteur à deux canaux pour guidage automatique.',
  'Target fitted, sensor port closed with a plug.': 'Cible montée, orifice de capteur bouché.',
  'Signal relief valve set to # psi.': 'Limiteur de signal réglé à # psi.',
  'Signal relief valve set to # bar.': 'Limiteur de signal réglé à # bar.',
  'All ports blocked in the middle.': 'Tous les orifices fermés au centre.',
  'As closed centre, for cylinders with a ratio of # : #.':
    'Comme centre fermé, pour vérins de rapport # : #.',
  'A and B lead to tank through a throttle in the middle.':
    'A et B vont au réservoir par un étranglement au centre.',
  'All ports joined in the middle.': 'Tous les orifices reliés au centre.',
  'Fine control of slow drives.': 'Commande fine d’entraînements lents.',
  'For small cylinders.': 'Pour petits vérins.',
  'The largest spool of size #.': 'Le plus grand tiroir de la taille #.',
  'For an outside amplifier.': 'Pour un amplificateur externe.',
  'Amplifier on the valve, command ±# V.': 'Amplificateur sur la valve, consigne ±# V.',
  'Amplifier on the valve, command # to # mA.': 'Amplificateur sur la valve, consigne # à # mA.',
  'Coil # V, # mA.': 'Bobine # V, # mA.',
  'Three-pin socket for plugs of form A.': 'Embase à trois broches pour connecteurs de forme A.',
  'With plugs Z# for both coils.': 'Avec connecteurs Z# pour les deux bobines.',
  'Two-pin DT# sockets moulded to the coils.': 'Embases DT# à deux broches surmoulées aux bobines.',
  'Up to # bar at full current.': 'Jusqu’à # bar à plein courant.',
  'Pressure rises with current.': 'La pression monte avec le courant.',
  'Pressure falls with current: full pressure when the wire breaks.':
    'La pression baisse avec le courant : pleine pression si le fil se rompt.',
  'Common cavity #-#.': 'Cavité courante #-#.',
  '# V DC with DT# socket.': '# V DC avec embase DT#.',
  '# V DC with two leads of # in.': '# V DC avec deux fils de # in.',
  'Screw in the coil end for setting without current.':
    'Vis en bout de bobine pour régler sans courant.',
  'Screw under a sealed cap.': 'Vis sous capuchon plombé.',
  'Metric cavity to ISO #, #-#.': 'Cavité métrique selon ISO #, #-#.',
  '# V DC with three-pin socket.': '# V DC avec embase à trois broches.',
  'Fine spool, # l/min on both ports.': 'Tiroir fin, # l/min sur les deux orifices.',
  '# l/min on both ports.': '# l/min sur les deux orifices.',
  '# l/min without compensator.': '# l/min sans compensateur.',
  'A and B blocked in the middle.': 'A et B fermés au centre.',
  'A and B lead to tank in the middle.': 'A et B vont au réservoir au centre.',
  'Spring-centred lever.': 'Levier centré par ressort.',
  'Lever, with proportional solenoids beside it.':
    'Levier, avec électro-aimants proportionnels à côté.',
  'Pilot lines, # to # bar.': 'Conduites pilotes, # à # bar.',
  'Electronics in the head, CANopen or J#.': 'Électronique dans la tête, CANopen ou J#.',
  'Ports plugged.': 'Orifices bouchés.',
  'Shock valves, set to # psi, with suction valves.':
    'Valves antichoc réglées à # psi, avec valves d’aspiration.',
  'A and B lead to tank through a throttle.': 'A et B vont au réservoir par un étranglement.',
  'Shock valves, set to # bar, with suction valves.':
    'Valves antichoc réglées à # bar, avec valves d’aspiration.',
  'Shock and suction valve on A, plug on B.':
    'Valve antichoc et d’aspiration sur A, bouchon sur B.',
  'The price comes as it should.': 'Le prix arrive comme prévu.',
  'The price comes late, beyond a comfortable wait.':
    'Le prix arrive tard, après une attente pénible.',
  'The server understands and says no.': 'Le serveur comprend et refuse.',
  'The answer breaks off in the middle.': 'La réponse s’interrompt au milieu.',
  'The answer names a model that was not asked for.':
    'La réponse nomme un modèle qui n’a pas été demandé.',
  'The entry in the answer is null.': 'L’entrée de la réponse est vide.',
  'The connection ends without an answer.': 'La connexion se termine sans réponse.',
  'The server answers # with a page.': 'Le serveur répond # avec une page.',
  'The server answers # as if the session had ended.':
    'Le serveur répond # comme si la session était terminée.',
  'The first answer to a group of prices is lost.':
    'La première réponse à un groupe de prix est perdue.',
  'Priced as it should; lines added together with it are refused.':
    'Prix normal ; les lignes ajoutées avec elle sont refusées.',
  'Priced as it should; lines added together with it take long.':
    'Prix normal ; les lignes ajoutées avec elle sont lentes.',
  'Priced as it should; what is added with it is saved, the answer is lost.':
    'Prix normal ; ce qui est ajouté avec elle est enregistré, la réponse est perdue.',
}
