/** What options mean, in German; `#` stands for a figure. */

export const MEANINGS: Readonly<Record<string, string>> = {
  'Up to # psi continuous and # rpm.': 'Bis # psi Dauerdruck und # U/min.',
  'Cylindrical shaft # in (# mm) with # in square key.':
    'Zylindrische Welle # in (# mm) mit quadratischer Passfeder # in.',
  'Cylindrical shaft # in (# mm) with Woodruff key # × # in.':
    'Zylindrische Welle # in (# mm) mit Scheibenfeder # × # in.',
  'Straight-sided spline SAE #B, nominal # in (# mm).':
    'Keilwelle mit geraden Flanken SAE #B, Nennmaß # in (# mm).',
  'Tapered shaft #:#, large end # mm, slotted nut and key # mm supplied.':
    'Konische Welle #:#, großes Ende # mm, Nutmutter und Passfeder # mm beiliegend.',
  'Involute spline to ANSI B#, # teeth # pitch, #° flat root.':
    'Evolventenverzahnung nach ANSI B#, # Zähne, Teilung #, #° Flankenwinkel, flacher Fuß.',
  'Two-bolt flange to SAE J#, pilot # mm (# in), bolt circle # mm.':
    'Zweilochflansch nach SAE J#, Zentrierung # mm (# in), Lochkreis # mm.',
  'Four-bolt flange, pilot # mm (# in): the same pilot, twice the bolts.':
    'Vierlochflansch, Zentrierung # mm (# in): gleiche Zentrierung, doppelt so viele Schrauben.',
  'Square four-bolt face with pilot # mm (# in), bolt circle # mm.':
    'Quadratische Vierlochfläche mit Zentrierung # mm (# in), Lochkreis # mm.',
  'SAE-# straight thread with O-ring boss to SAE J#-#.':
    'Zylindrisches Gewinde SAE-# mit O-Ring-Ansenkung nach SAE J#-#.',
  'Flat face with four #-# screws and O-rings for direct valve mounting.':
    'Plane Fläche mit vier Schrauben #-# und O-Ringen für direkten Ventilanbau.',
  'Dry-seal pipe thread #-# NPTF for replacement on older machines.':
    'Trocken dichtendes Rohrgewinde #-# NPTF als Ersatz an älteren Maschinen.',
  'Nitrile seals for mineral oil HL, HLP and HVLP from −# to +# °C (−# to +# °F).':
    'Nitrildichtungen für Mineralöl HL, HLP und HVLP von −# bis +# °C (−# bis +# °F).',
  'Fluoroelastomer for hot oil to +# °C (+# °F) and for phosphate ester.':
    'Fluorkautschuk für heißes Öl bis +# °C (+# °F) und für Phosphatester.',
  'Shaft seal for up to # bar case pressure, so that a drain line can be left out.':
    'Wellendichtung für bis zu # bar Gehäusedruck, sodass eine Leckölleitung entfallen kann.',
  'Water-based primer and top coat, # µm, RAL #.':
    'Grundierung und Decklack auf Wasserbasis, # µm, RAL #.',
  'Bare castings with preserving oil, for painting on the machine.':
    'Rohe Gussteile mit Konservierungsöl, zum Lackieren an der Maschine.',
  'Zinc-nickel plating, # h salt spray to ISO #, no top coat.':
    'Zink-Nickel-Beschichtung, # h Salzsprühnebel nach ISO #, ohne Decklack.',
  'One piece in a carton of its own.': 'Ein Stück im eigenen Karton.',
  'Six pieces in a divided carton.': 'Sechs Stück im Karton mit Trennwänden.',
  'Twenty-four pieces in layers on a Euro pallet.':
    'Vierundzwanzig Stück lagenweise auf einer Europalette.',
  'Up to # bar continuous and # rpm.': 'Bis # bar Dauerdruck und # U/min.',
  'Oval two-bolt flange with # mm pilot and slotted holes for belt tension.':
    'Ovaler Zweilochflansch mit Zentrierung # mm und Langlöchern zum Spannen des Riemens.',
  'Cylindrical shaft # mm with parallel key # × # × #.':
    'Zylindrische Welle # mm mit Passfeder # × # × #.',
  'Pipe thread G # to ISO #-# with flat sealing face, ports on the side.':
    'Rohrgewinde G # nach ISO #-# mit ebener Dichtfläche, Anschlüsse seitlich.',
  'Metric thread M# × # to ISO #-# with O-ring seat.':
    'Metrisches Gewinde M# × # nach ISO #-# mit O-Ring-Sitz.',
  'Flat face with four M# screws and O-rings for direct valve mounting.':
    'Plane Fläche mit vier Schrauben M# und O-Ringen für direkten Ventilanbau.',
  'Two check valves lead case oil to the low-pressure port: no drain line up to # bar return.':
    'Zwei Rückschlagventile führen das Lecköl zum Niederdruckanschluss: bis # bar Rücklaufdruck keine Leckölleitung.',
  'Outside drain port: for return pressure above # bar.':
    'Äußerer Leckölanschluss: für Rücklaufdruck über # bar.',
  'Nitrile for a cold start at −# °C (−# °F); slightly higher leakage when hot.':
    'Nitril für Kaltstart bei −# °C (−# °F); warm etwas höhere Leckage.',
  'Hall sensor with one square-wave signal, #-pin M# plug, # to # V DC.':
    'Hallsensor mit einem Rechtecksignal, #-poliger Stecker M#, # bis # V DC.',
  'Hall sensor with two square-wave signals a quarter apart, #-pin M# plug.':
    'Hallsensor mit zwei um ein Viertel versetzten Rechtecksignalen, #-poliger Stecker M#.',
  'Three-layer epoxy, # µm, corrosion class C# to ISO #.':
    'Dreischicht-Epoxid, # µm, Korrosivitätsklasse C# nach ISO #.',
  'White two-component epoxy, RAL #, for wash-down areas.':
    'Weißes Zweikomponenten-Epoxid, RAL #, für Nassbereiche.',
  'Tapered shaft #:#, large end # in, Woodruff key and nut supplied.':
    'Konische Welle #:#, großes Ende # in, Scheibenfeder und Mutter beiliegend.',
  'Two-bolt flange to SAE J#, pilot # mm (# in), for the smallest frames.':
    'Zweilochflansch nach SAE J#, Zentrierung # mm (# in), für die kleinsten Baugrößen.',
  'A hundred pieces in a lined bulk box.': 'Hundert Stück in einer ausgekleideten Großkiste.',
  'Rectangular European flange for gear pumps of group #, pilot # mm.':
    'Rechteckiger europäischer Flansch für Zahnradpumpen der Gruppe #, Zentrierung # mm.',
  'Clockwise seen on the shaft end; for a motor: with pressure at port A.':
    'Im Uhrzeigersinn auf das Wellenende gesehen; beim Motor: mit Druck an Anschluss A.',
  'Counterclockwise with pressure at port A, to replace older machines.':
    'Gegen den Uhrzeigersinn mit Druck an Anschluss A, als Ersatz an älteren Maschinen.',
  'Outside drain port G #, plugged on delivery.':
    'Äußerer Leckölanschluss G #, bei Lieferung verschlossen.',
  'Flange set back over the bearing, so that the hub stands over the load line.':
    'Flansch über das Lager zurückgesetzt, damit die Nabe über der Lastlinie steht.',
  'Drive flange with five M# × # studs on a # mm bolt circle.':
    'Antriebsflansch mit fünf Bolzen M# × # auf Lochkreis # mm.',
  'Tapered shaft #:#, large end #-# in, nut #-# UNEF and key supplied.':
    'Konische Welle #:#, großes Ende #-# in, Mutter #-# UNEF und Passfeder beiliegend.',
  'Cylindrical shaft #-# in (# mm) with # in square key.':
    'Zylindrische Welle #-# in (# mm) mit quadratischer Passfeder # in.',
  'SAE-# straight thread with O-ring boss, both ports in the end cover.':
    'Zylindrisches Gewinde SAE-# mit O-Ring-Ansenkung, beide Anschlüsse im Enddeckel.',
  'Plain motor; hold the machine by other means.':
    'Motor ohne Bremse; die Maschine muss anders gehalten werden.',
  'Spring-applied multi-disc brake, opens at # bar, # Nm.':
    'Federbelastete Lamellenbremse, öffnet bei # bar, # Nm.',
  'Three pieces in a wooden box.': 'Drei Stück in einer Holzkiste.',
  'Eight pieces strapped to a pallet.': 'Acht Stück auf einer Palette verzurrt.',
  'Tapered shaft #:#, large end # mm, castle nut M# × # and key supplied.':
    'Konische Welle #:#, großes Ende # mm, Kronenmutter M# × # und Passfeder beiliegend.',
  'Pipe thread G # to ISO #-#, both ports in the end cover.':
    'Rohrgewinde G # nach ISO #-#, beide Anschlüsse im Enddeckel.',
  'Hall sensor with two square-wave signals, #-pin DT# plug on # mm leads.':
    'Hallsensor mit zwei Rechtecksignalen, #-poliger Stecker DT# an Litzen von # mm.',
  'No output bearing: the splined drive link runs in the bearing of your gearbox.':
    'Ohne Abtriebslager: die verzahnte Gelenkwelle läuft im Lager Ihres Getriebes.',
  'Cartridge flange that lets most of the motor disappear in the gearbox housing.':
    'Einsteckflansch, mit dem der größte Teil des Motors im Getriebegehäuse verschwindet.',
  'The splined cardan link is the output; teeth to be cut in your own part.':
    'Die verzahnte Gelenkwelle ist der Abtrieb; die Gegenverzahnung liegt in Ihrem Teil.',
  'Either direction, with an outside drain port.':
    'Beide Drehrichtungen, mit äußerem Leckölanschluss.',
  'For open circuits.': 'Für offene Kreisläufe.',
  'Takes # l/min from the low-pressure side to cool the case.':
    'Entnimmt # l/min der Niederdruckseite zum Kühlen des Gehäuses.',
  'Takes # l/min from the low-pressure side.': 'Entnimmt # l/min der Niederdruckseite.',
  'Hydrogenated nitrile: mineral oil and biodegradable esters to +# °C (+# °F).':
    'Hydriertes Nitril: Mineralöl und biologisch abbaubare Ester bis +# °C (+# °F).',
  'Metric two-bolt flange, pilot # mm, bolt circle # mm.':
    'Metrischer Zweilochflansch, Zentrierung # mm, Lochkreis # mm.',
  'Involute spline W# × # × # × #g to DIN #.': 'Evolventenverzahnung W# × # × # × #g nach DIN #.',
  'Without shock valves; protect the motor in the line.':
    'Ohne Schockventile; den Motor in der Leitung absichern.',
  'Two cartridge shock valves set to # bar.': 'Zwei Schockventilpatronen, eingestellt auf # bar.',
  'Sensor with CANopen output for speed, direction and case temperature.':
    'Sensor mit CANopen-Ausgang für Drehzahl, Drehrichtung und Gehäusetemperatur.',
  'Four-bolt flange to SAE J#, pilot # mm (# in), for tandem drives.':
    'Vierlochflansch nach SAE J#, Zentrierung # mm (# in), für Tandemantriebe.',
  'Tapered shaft #:#, large end # mm, nut M# × # and key # × # supplied.':
    'Konische Welle #:#, großes Ende # mm, Mutter M# × # und Passfeder # × # beiliegend.',
  'Split-flange ports # in, standard pressure series to ISO #-#, M# screws.':
    'SAE-Flanschanschlüsse # in, Standarddruckreihe nach ISO #-#, Schrauben M#.',
  'One machine in a heat-treated wooden crate to ISPM #.':
    'Eine Maschine in hitzebehandelter Holzkiste nach ISPM #.',
  'Four machines in a returnable steel stillage.': 'Vier Maschinen im Mehrweg-Stahlgestell.',
  'Metric four-bolt flange, pilot # mm, bolt circle # mm.':
    'Metrischer Vierlochflansch, Zentrierung # mm, Lochkreis # mm.',
  'Without shock valves.': 'Ohne Schockventile.',
  'Two pilot-operated crossover valves set to # bar.':
    'Zwei vorgesteuerte Druckbegrenzungsventile über Kreuz, eingestellt auf # bar.',
  'Target wheel fitted and sensor port closed with a plug, to add a sensor later.':
    'Geberrad eingebaut und Sensorbohrung verschlossen, um später einen Sensor nachzurüsten.',
  'Static brake torque # Nm, opens at # bar.': 'Statisches Bremsmoment # Nm, öffnet bei # bar.',
  'As # Nm, with a second release port for towing.':
    'Wie # Nm, mit einem zweiten Lüftanschluss zum Abschleppen.',
  'Two machines in one heat-treated crate.': 'Zwei Maschinen in einer hitzebehandelten Kiste.',
  'For open circuits or where the case is flushed from outside.':
    'Für offene Kreisläufe oder wo das Gehäuse von außen gespült wird.',
  'Built into the port plate: # l/min of low-pressure oil to the case.':
    'In der Anschlussplatte: # l/min Niederdrucköl zum Gehäuse.',
  'As flushing valve, throttle adjustable from # to # l/min.':
    'Wie Spülventil, Drossel einstellbar von # bis # l/min.',
  'Split-flange ports # in, ISO #-#, both in the end cover.':
    'SAE-Flanschanschlüsse # in, ISO #-#, beide im Enddeckel.',
  'For phosphate ester, glycol and brake fluids; never for mineral oil.':
    'Für Phosphatester, Glykol und Bremsflüssigkeiten; niemals für Mineralöl.',
  'Swings to full displacement when the working pressure rises.':
    'Schwenkt bei steigendem Arbeitsdruck auf volles Verdrängungsvolumen.',
  'Pilot pressure from # to # bar sets the displacement.':
    'Steuerdruck von # bis # bar stellt das Volumen ein.',
  'As hydraulic, with a pressure cut-off at # bar.':
    'Wie hydraulisch, mit Druckabschneidung bei # bar.',
  'Solenoid # or # V: full or smallest displacement.':
    'Magnet # oder # V: volles oder kleinstes Verdrängungsvolumen.',
  'Solenoid current from # to # mA sets the displacement.':
    'Magnetstrom von # bis # mA stellt das Volumen ein.',
  'The motor may swing to zero and run free.': 'Der Motor darf auf null schwenken und frei laufen.',
  'Mechanical stop at # % of the full displacement.':
    'Mechanischer Anschlag bei # % des vollen Verdrängungsvolumens.',
  'Four-bolt flange to SAE J#, pilot # mm (# in).':
    'Vierlochflansch nach SAE J#, Zentrierung # mm (# in).',
  'Split-flange ports # in, high pressure series to ISO #-#, M# screws.':
    'SAE-Flanschanschlüsse # in, Hochdruckreihe nach ISO #-#, Schrauben M#.',
  'Split-flange ports #-# in, high pressure series to ISO #-#, M# screws.':
    'SAE-Flanschanschlüsse #-# in, Hochdruckreihe nach ISO #-#, Schrauben M#.',
  'One displacement.': 'Ein Verdrängungsvolumen.',
  'Pilot pressure of # bar halves the displacement.':
    'Steuerdruck von # bar halbiert das Verdrängungsvolumen.',
  'Swings back to full displacement above # bar.':
    'Schwenkt über # bar auf volles Verdrängungsvolumen zurück.',
  'All pistons work in both directions.': 'Alle Kolben arbeiten in beiden Richtungen.',
  'Half of the lobes are switched off by a pilot line: double speed.':
    'Eine Steuerleitung schaltet die Hälfte der Nocken ab: doppelte Drehzahl.',
  'A third of the lobes is switched off: one and a half times the speed.':
    'Ein Drittel der Nocken wird abgeschaltet: anderthalbfache Drehzahl.',
  'Drive flange with eight M# × # studs on a # mm bolt circle.':
    'Antriebsflansch mit acht Bolzen M# × # auf Lochkreis # mm.',
  'Plain motor.': 'Motor ohne Bremse.',
  'Spring-applied wet brake, opens at # bar.': 'Federbelastete Nassbremse, öffnet bei # bar.',
  'Drum brake with cable lever for road vehicles.':
    'Trommelbremse mit Seilzughebel für Straßenfahrzeuge.',
  'Multi-disc brake with cooled discs for service braking.':
    'Lamellenbremse mit gekühlten Lamellen für Betriebsbremsung.',
  'Water-based primer, # µm, ready for your own top coat.':
    'Grundierung auf Wasserbasis, # µm, bereit für Ihren Decklack.',
  'Split-flange ports #-# in, standard pressure series to ISO #-#.':
    'SAE-Flanschanschlüsse #-# in, Standarddruckreihe nach ISO #-#.',
  'Counterclockwise seen on the shaft end; for a motor: with pressure at port A.':
    'Gegen den Uhrzeigersinn auf das Wellenende gesehen; beim Motor: mit Druck an Anschluss A.',
  'Two spherical roller bearings for couplings and light belts.':
    'Zwei Pendelrollenlager für Kupplungen und leichte Riemen.',
  'Two larger spherical roller bearings for winch drums.':
    'Zwei größere Pendelrollenlager für Windentrommeln.',
  'Nine M# bolts on a circle of # mm.': 'Neun Schrauben M# auf einem Kreis von # mm.',
  'Twelve M# bolts on a circle of # mm.': 'Zwölf Schrauben M# auf einem Kreis von # mm.',
  'Spring-applied wet brake, # kNm.': 'Federbelastete Nassbremse, # kNm.',
  'Flat tang for a dog coupling, for short and light drives.':
    'Zweiflach für eine Klauenkupplung, für kurze und leichte Antriebe.',
  'Five pieces on a returnable tray.': 'Fünf Stück auf einem Mehrwegtray.',
  'Flanged ports with four cap screws on a # mm and # mm circle, square pattern.':
    'Flanschanschlüsse mit vier Schrauben auf Kreisen von # mm und # mm, quadratisches Lochbild.',
  'Four-bolt flange with # mm pilot as common on farm machinery gearboxes.':
    'Vierlochflansch mit Zentrierung # mm, wie an Landmaschinengetrieben üblich.',
  'Flanged ports with four cap screws on a # mm and # mm circle, diagonal pattern.':
    'Flanschanschlüsse mit vier Schrauben auf Kreisen von # mm und # mm, diagonales Lochbild.',
  'Direct relief valve, set to # bar, back to the inlet.':
    'Direkt gesteuertes Druckbegrenzungsventil, eingestellt auf # bar, zurück zum Sauganschluss.',
  'Gives # l/min to steering first, the rest to work.':
    'Gibt # l/min zuerst der Lenkung, den Rest der Arbeit.',
  'Clear hard-anodised aluminium body.': 'Gehäuse aus farblos hartanodisiertem Aluminium.',
  'Rear cover with SAE A adapter and #-tooth coupling.':
    'Hinterer Deckel mit Adapter SAE A und Kupplung mit # Zähnen.',
  'Rear cover with SAE B adapter and #-tooth coupling.':
    'Hinterer Deckel mit Adapter SAE B und Kupplung mit # Zähnen.',
  'ISO # four-bolt face for direct mounting on a truck power take-off.':
    'Vierlochfläche nach ISO # zum direkten Anbau an einen Lkw-Nebenantrieb.',
  'Straight-sided spline DIN ISO #, # teeth, as used on truck power take-offs.':
    'Keilwelle mit geraden Flanken DIN ISO #, # Zähne, wie an Lkw-Nebenantrieben üblich.',
  'Lets the motor draw oil while it runs out.': 'Lässt den Motor beim Auslaufen Öl nachsaugen.',
  'With a proportional relief valve that sets fan speed.':
    'Mit einem Proportional-Druckbegrenzungsventil, das die Lüfterdrehzahl einstellt.',
  'Plain rear cover.': 'Hinterer Deckel ohne Ventil.',
  'Cast foot bracket under the housing for bell-housing-free mounting.':
    'Gegossener Fuß unter dem Gehäuse, zum Anbau ohne Pumpenträger.',
  'Outlet #° from the inlet.': 'Druckanschluss #° zum Sauganschluss.',
  'Outlet #° counterclockwise from the inlet.':
    'Druckanschluss #° gegen den Uhrzeigersinn zum Sauganschluss.',
  'Outlet in line with the inlet.': 'Druckanschluss in einer Linie mit dem Sauganschluss.',
  'Outlet #° clockwise from the inlet.': 'Druckanschluss #° im Uhrzeigersinn zum Sauganschluss.',
  'Cover-end cartridge # cm³.': 'Patrone der Deckelseite # cm³.',
  'Both outlets in line with the inlet.':
    'Beide Druckanschlüsse in einer Linie mit dem Sauganschluss.',
  'Both outlets opposite the inlet.': 'Beide Druckanschlüsse gegenüber dem Sauganschluss.',
  'Shaft end opposite, cover end #° to the right.':
    'Wellenseite gegenüber, Deckelseite #° nach rechts.',
  'Spring for zero stroke between # and # bar.': 'Feder für Nullhub zwischen # und # bar.',
  'Pressure and flow screws with lock nuts.': 'Druck- und Volumenstromschraube mit Kontermuttern.',
  'Pressure knob with lock and key.': 'Druckeinstellknopf mit Schloss und Schlüssel.',
  'Set at the works and sealed with lead.': 'Im Werk eingestellt und verplombt.',
  'Holds the outlet pressure by stroking back; # to # bar.':
    'Hält den Ausgangsdruck durch Zurückschwenken; # bis # bar.',
  'Compensator with port X for a remote pilot relief valve.':
    'Druckregler mit Anschluss X für ein entferntes Vorsteuerventil.',
  'Delivers what the valve asks for, at # bar above the load.':
    'Fördert, was das Ventil anfordert, mit # bar über der Last.',
  'Pressure times flow is kept below the set engine torque.':
    'Druck mal Volumenstrom bleibt unter dem eingestellten Motormoment.',
  'Proportional solenoid sets the pressure, falling curve.':
    'Proportionalmagnet stellt den Druck ein, fallende Kennlinie.',
  'Inlet and outlet split flanges SAE J#, inch screws.':
    'SAE-Flansche nach J# an Saug- und Druckseite, Zollschrauben.',
  'Rear adapter SAE A with # in coupling for a second pump.':
    'Hinterer Adapter SAE A mit Kupplung # in für eine zweite Pumpe.',
  'Rear adapter SAE B with # in coupling for a second pump.':
    'Hinterer Adapter SAE B mit Kupplung # in für eine zweite Pumpe.',
  'Proportional solenoid sets the displacement.':
    'Proportionalmagnet stellt das Verdrängungsvolumen ein.',
  'Lever with zero switch; the displacement follows the angle.':
    'Hebel mit Nullschalter; das Verdrängungsvolumen folgt dem Winkel.',
  'Two proportional solenoids # V with feedback.': 'Zwei Proportionalmagnete # V mit Rückführung.',
  'The displacement follows the engine speed: drives like a car.':
    'Das Verdrängungsvolumen folgt der Motordrehzahl: fährt sich wie ein Auto.',
  'Charge oil comes from outside.': 'Speiseöl kommt von außen.',
  'Gear charge pump of about a fifth of the displacement.':
    'Zahnrad-Speisepumpe mit etwa einem Fünftel des Verdrängungsvolumens.',
  'Larger charge pump for two motors or brakes.':
    'Größere Speisepumpe für zwei Motoren oder Bremsen.',
  'One lever for each pump section.': 'Ein Hebel je Pumpenteil.',
  'Levers with an inching valve on both sections.': 'Hebel mit Inchventil an beiden Teilen.',
  'Pilot lines for both sections, # to # bar.': 'Steuerleitungen für beide Teile, # bis # bar.',
  'Open centre; wheel forces do not reach the driver.':
    'Offene Mitte; Radkräfte erreichen den Fahrer nicht.',
  'Open centre; the wheel returns by itself after a bend.':
    'Offene Mitte; das Lenkrad stellt sich nach der Kurve selbst zurück.',
  'Closed centre for constant-pressure systems.': 'Geschlossene Mitte für Konstantdrucksysteme.',
  'Relief valve set to # psi.': 'Druckbegrenzungsventil, eingestellt auf # psi.',
  'Without relief valve.': 'Ohne Druckbegrenzungsventil.',
  'For a separate column with # spline.': 'Für eine getrennte Säule mit Verzahnung #.',
  'Steel column of # in with #-tooth wheel cone.': 'Stahlsäule # in mit Lenkradkonus, # Zähne.',
  'Relief valve set to # bar.': 'Druckbegrenzungsventil, eingestellt auf # bar.',
  'Shock valves # bar above relief, with suction valves.':
    'Schockventile # bar über der Druckbegrenzung, mit Saugventilen.',
  'No flow in the load-sensing line: for short lines.':
    'Kein Volumenstrom in der Load-Sensing-Leitung: für kurze Leitungen.',
  'A constant small flow in the load-sensing line: quick in the cold.':
    'Ständig kleiner Volumenstrom in der Load-Sensing-Leitung: schnell bei Kälte.',
  'Dynamic signal; the wheel returns after a bend.':
    'Dynamisches Signal; das Lenkrad stellt sich nach der Kurve zurück.',
  'Relief valve in the signal line, set to # psi.':
    'Druckbegrenzungsventil in der Signalleitung, eingestellt auf # psi.',
  'Relief valve in the signal line, set to # bar.':
    'Druckbegrenzungsventil in der Signalleitung, eingestellt auf # bar.',
  'The same ratio at every speed of the wheel.':
    'Gleiche Übersetzung bei jeder Lenkradgeschwindigkeit.',
  'Emergency steering needs # times the turns.':
    'Notlenkung braucht die #-fache Zahl der Umdrehungen.',
  'Emergency steering needs twice the turns.': 'Notlenkung braucht doppelt so viele Umdrehungen.',
  'Emergency steering needs two and a half times the turns.':
    'Notlenkung braucht zweieinhalbmal so viele Umdrehungen.',
  'Two-channel sensor for automatic guidance.': 'Zweikanaliger Sensor für automatische Lenkung.',
  'Target fitted, sensor port closed with a plug.': 'Geber eingebaut, Sensorbohrung verschlossen.',
  'Signal relief valve set to # psi.': 'Signal-Druckbegrenzung, eingestellt auf # psi.',
  'Signal relief valve set to # bar.': 'Signal-Druckbegrenzung, eingestellt auf # bar.',
  'All ports blocked in the middle.': 'In der Mitte alle Anschlüsse gesperrt.',
  'As closed centre, for cylinders with a ratio of # : #.':
    'Wie geschlossene Mitte, für Zylinder mit dem Verhältnis # : #.',
  'A and B lead to tank through a throttle in the middle.':
    'A und B in der Mitte über eine Drossel zum Tank.',
  'All ports joined in the middle.': 'In der Mitte alle Anschlüsse verbunden.',
  'Fine control of slow drives.': 'Feinsteuerung langsamer Antriebe.',
  'For small cylinders.': 'Für kleine Zylinder.',
  'The largest spool of size #.': 'Der größte Schieber der Nenngröße #.',
  'For an outside amplifier.': 'Für einen externen Verstärker.',
  'Amplifier on the valve, command ±# V.': 'Verstärker am Ventil, Sollwert ±# V.',
  'Amplifier on the valve, command # to # mA.': 'Verstärker am Ventil, Sollwert # bis # mA.',
  'Coil # V, # mA.': 'Spule # V, # mA.',
  'Three-pin socket for plugs of form A.': 'Dreipolige Steckdose für Stecker der Form A.',
  'With plugs Z# for both coils.': 'Mit Steckern Z# für beide Spulen.',
  'Two-pin DT# sockets moulded to the coils.':
    'Zweipolige DT#-Steckdosen, an die Spulen angespritzt.',
  'Up to # bar at full current.': 'Bis # bar bei vollem Strom.',
  'Pressure rises with current.': 'Der Druck steigt mit dem Strom.',
  'Pressure falls with current: full pressure when the wire breaks.':
    'Der Druck fällt mit dem Strom: voller Druck bei Drahtbruch.',
  'Common cavity #-#.': 'Gängige Einschraubbohrung #-#.',
  '# V DC with DT# socket.': '# V DC mit DT#-Steckdose.',
  '# V DC with two leads of # in.': '# V DC mit zwei Litzen von # in.',
  'Screw in the coil end for setting without current.':
    'Schraube im Spulenende zum Einstellen ohne Strom.',
  'Screw under a sealed cap.': 'Schraube unter verplombter Kappe.',
  'Metric cavity to ISO #, #-#.': 'Metrische Einschraubbohrung nach ISO #, #-#.',
  '# V DC with three-pin socket.': '# V DC mit dreipoliger Steckdose.',
  'Fine spool, # l/min on both ports.': 'Feinschieber, # l/min an beiden Anschlüssen.',
  '# l/min on both ports.': '# l/min an beiden Anschlüssen.',
  '# l/min without compensator.': '# l/min ohne Druckwaage.',
  'A and B blocked in the middle.': 'A und B in der Mitte gesperrt.',
  'A and B lead to tank in the middle.': 'A und B in der Mitte zum Tank.',
  'Spring-centred lever.': 'Federzentrierter Hebel.',
  'Lever, with proportional solenoids beside it.': 'Hebel, daneben Proportionalmagnete.',
  'Pilot lines, # to # bar.': 'Steuerleitungen, # bis # bar.',
  'Electronics in the head, CANopen or J#.': 'Elektronik im Kopf, CANopen oder J#.',
  'Ports plugged.': 'Anschlüsse verschlossen.',
  'Shock valves, set to # psi, with suction valves.':
    'Schockventile, eingestellt auf # psi, mit Saugventilen.',
  'A and B lead to tank through a throttle.': 'A und B über eine Drossel zum Tank.',
  'Shock valves, set to # bar, with suction valves.':
    'Schockventile, eingestellt auf # bar, mit Saugventilen.',
  'Shock and suction valve on A, plug on B.': 'Schock- und Saugventil an A, Stopfen an B.',
  'The price comes as it should.': 'Der Preis kommt, wie er soll.',
  'The price comes late, beyond a comfortable wait.':
    'Der Preis kommt spät, nach unangenehm langem Warten.',
  'The server understands and says no.': 'Der Server versteht und lehnt ab.',
  'The answer breaks off in the middle.': 'Die Antwort bricht in der Mitte ab.',
  'The answer names a model that was not asked for.':
    'Die Antwort nennt ein Modell, nach dem nicht gefragt wurde.',
  'The entry in the answer is null.': 'Der Eintrag in der Antwort ist leer.',
  'The connection ends without an answer.': 'Die Verbindung endet ohne Antwort.',
  'The server answers # with a page.': 'Der Server antwortet # mit einer Seite.',
  'The server answers # as if the session had ended.':
    'Der Server antwortet #, als wäre die Sitzung beendet.',
  'The first answer to a group of prices is lost.':
    'Die erste Antwort auf eine Gruppe von Preisen geht verloren.',
  'Priced as it should; lines added together with it are refused.':
    'Preis wie er soll; mit ihr hinzugefügte Positionen werden abgelehnt.',
  'Priced as it should; lines added together with it take long.':
    'Preis wie er soll; mit ihr hinzugefügte Positionen dauern lange.',
  'Priced as it should; what is added with it is saved, the answer is lost.':
    'Preis wie er soll; was mit ihr hinzugefügt wird, ist gespeichert, die Antwort geht verloren.',
}
