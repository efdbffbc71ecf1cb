/** What options mean, in Spanish; `#` stands for a figure. */

export const MEANINGS: Readonly<Record<string, string>> = {
  'Up to # psi continuous and # rpm.': 'Hasta # psi en continuo y # rpm.',
  'Cylindrical shaft # in (# mm) with # in square key.':
    'Eje cilíndrico # in (# mm) con chaveta cuadrada de # in.',
  'Cylindrical shaft # in (# mm) with Woodruff key # × # in.':
    'Eje cilíndrico # in (# mm) con chaveta Woodruff # × # in.',
  'Straight-sided spline SAE #B, nominal # in (# mm).':
    'Estriado de flancos rectos SAE #B, nominal # in (# mm).',
  'Tapered shaft #:#, large end # mm, slotted nut and key # mm supplied.':
    'Eje cónico #:#, diámetro mayor # mm, tuerca ranurada y chaveta # mm incluidas.',
  'Involute spline to ANSI B#, # teeth # pitch, #° flat root.':
    'Estriado de evolvente según ANSI B#, # dientes, paso #, #°, fondo plano.',
  'Two-bolt flange to SAE J#, pilot # mm (# in), bolt circle # mm.':
    'Brida de dos tornillos según SAE J#, centrado # mm (# in), círculo de agujeros # mm.',
  'Four-bolt flange, pilot # mm (# in): the same pilot, twice the bolts.':
    'Brida de cuatro tornillos, centrado # mm (# in): el mismo centrado y el doble de tornillos.',
  'Square four-bolt face with pilot # mm (# in), bolt circle # mm.':
    'Cara cuadrada de cuatro tornillos con centrado # mm (# in), círculo de agujeros # mm.',
  'SAE-# straight thread with O-ring boss to SAE J#-#.':
    'Rosca cilíndrica SAE-# con asiento para junta tórica según SAE J#-#.',
  'Flat face with four #-# screws and O-rings for direct valve mounting.':
    'Cara plana con cuatro tornillos #-# y juntas tóricas para montar la válvula directamente.',
  'Dry-seal pipe thread #-# NPTF for replacement on older machines.':
    'Rosca de tubo de sellado en seco #-# NPTF para sustitución en máquinas antiguas.',
  'Nitrile seals for mineral oil HL, HLP and HVLP from −# to +# °C (−# to +# °F).':
    'Juntas de nitrilo para aceite mineral HL, HLP y HVLP de −# a +# °C (−# a +# °F).',
  'Fluoroelastomer for hot oil to +# °C (+# °F) and for phosphate ester.':
    'Fluoroelastómero para aceite caliente hasta +# °C (+# °F) y para éster fosfórico.',
  'Shaft seal for up to # bar case pressure, so that a drain line can be left out.':
    'Junta de eje para hasta # bar de presión en carcasa, de modo que puede omitirse la línea de drenaje.',
  'Water-based primer and top coat, # µm, RAL #.': 'Imprimación y acabado al agua, # µm, RAL #.',
  'Bare castings with preserving oil, for painting on the machine.':
    'Fundición sin pintar con aceite de conservación, para pintar en la máquina.',
  'Zinc-nickel plating, # h salt spray to ISO #, no top coat.':
    'Recubrimiento de zinc-níquel, # h de niebla salina según ISO #, sin capa de acabado.',
  'One piece in a carton of its own.': 'Una pieza en su propia caja de cartón.',
  'Six pieces in a divided carton.': 'Seis piezas en una caja con separadores.',
  'Twenty-four pieces in layers on a Euro pallet.': 'Veinticuatro piezas por capas en un europalé.',
  'Up to # bar continuous and # rpm.': 'Hasta # bar en continuo y # rpm.',
  'Oval two-bolt flange with # mm pilot and slotted holes for belt tension.':
    'Brida ovalada de dos tornillos con centrado de # mm y agujeros alargados para tensar la correa.',
  'Cylindrical shaft # mm with parallel key # × # × #.':
    'Eje cilíndrico # mm con chaveta paralela # × # × #.',
  'Pipe thread G # to ISO #-# with flat sealing face, ports on the side.':
    'Rosca de tubo G # según ISO #-# con cara de sellado plana, conexiones laterales.',
  'Metric thread M# × # to ISO #-# with O-ring seat.':
    'Rosca métrica M# × # según ISO #-# con asiento para junta tórica.',
  'Flat face with four M# screws and O-rings for direct valve mounting.':
    'Cara plana con cuatro tornillos M# y juntas tóricas para montar la válvula directamente.',
  'Two check valves lead case oil to the low-pressure port: no drain line up to # bar return.':
    'Dos válvulas antirretorno llevan el aceite de carcasa al lado de baja presión: sin línea de drenaje hasta # bar de retorno.',
  'Outside drain port: for return pressure above # bar.':
    'Conexión de drenaje exterior: para presión de retorno superior a # bar.',
  'Nitrile for a cold start at −# °C (−# °F); slightly higher leakage when hot.':
    'Nitrilo para arranque en frío a −# °C (−# °F); fuga algo mayor en caliente.',
  'Hall sensor with one square-wave signal, #-pin M# plug, # to # V DC.':
    'Sensor de efecto Hall con una señal cuadrada, conector de # polos M#, # a # V DC.',
  'Hall sensor with two square-wave signals a quarter apart, #-pin M# plug.':
    'Sensor de efecto Hall con dos señales cuadradas desfasadas un cuarto, conector de # polos M#.',
  'Three-layer epoxy, # µm, corrosion class C# to ISO #.':
    'Epoxi de tres capas, # µm, clase de corrosión C# según ISO #.',
  'White two-component epoxy, RAL #, for wash-down areas.':
    'Epoxi blanco de dos componentes, RAL #, para zonas de lavado.',
  'Tapered shaft #:#, large end # in, Woodruff key and nut supplied.':
    'Eje cónico #:#, diámetro mayor # in, chaveta Woodruff y tuerca incluidas.',
  'Two-bolt flange to SAE J#, pilot # mm (# in), for the smallest frames.':
    'Brida de dos tornillos según SAE J#, centrado # mm (# in), para los tamaños más pequeños.',
  'A hundred pieces in a lined bulk box.': 'Cien piezas en una caja grande forrada.',
  'Rectangular European flange for gear pumps of group #, pilot # mm.':
    'Brida rectangular europea para bombas de engranajes del grupo #, centrado # mm.',
  'Clockwise seen on the shaft end; for a motor: with pressure at port A.':
    'Sentido horario visto desde el extremo del eje; en un motor: con presión en la conexión A.',
  'Counterclockwise with pressure at port A, to replace older machines.':
    'Sentido antihorario con presión en la conexión A, para sustituir en máquinas antiguas.',
  'Outside drain port G #, plugged on delivery.':
    'Conexión de drenaje exterior G #, taponada en la entrega.',
  'Flange set back over the bearing, so that the hub stands over the load line.':
    'Brida retrasada sobre el rodamiento, para que el cubo quede sobre la línea de carga.',
  'Drive flange with five M# × # studs on a # mm bolt circle.':
    'Brida motriz con cinco espárragos M# × # en círculo de # mm.',
  'Tapered shaft #:#, large end #-# in, nut #-# UNEF and key supplied.':
    'Eje cónico #:#, diámetro mayor #-# in, tuerca #-# UNEF y chaveta incluidas.',
  'Cylindrical shaft #-# in (# mm) with # in square key.':
    'Eje cilíndrico #-# in (# mm) con chaveta cuadrada de # in.',
  'SAE-# straight thread with O-ring boss, both ports in the end cover.':
    'Rosca cilíndrica SAE-# con asiento para junta tórica, ambas conexiones en la tapa final.',
  'Plain motor; hold the machine by other means.':
    'Motor simple; la máquina debe sujetarse por otros medios.',
  'Spring-applied multi-disc brake, opens at # bar, # Nm.':
    'Freno multidisco de muelle, abre a # bar, # Nm.',
  'Three pieces in a wooden box.': 'Tres piezas en una caja de madera.',
  'Eight pieces strapped to a pallet.': 'Ocho piezas flejadas en un palé.',
  'Tapered shaft #:#, large end # mm, castle nut M# × # and key supplied.':
    'Eje cónico #:#, diámetro mayor # mm, tuerca almenada M# × # y chaveta incluidas.',
  'Pipe thread G # to ISO #-#, both ports in the end cover.':
    'Rosca de tubo G # según ISO #-#, ambas conexiones en la tapa final.',
  'Hall sensor with two square-wave signals, #-pin DT# plug on # mm leads.':
    'Sensor de efecto Hall con dos señales cuadradas, conector de # polos DT# con cables de # mm.',
  'No output bearing: the splined drive link runs in the bearing of your gearbox.':
    'Sin rodamiento de salida: el eje cardán estriado gira en el rodamiento de su reductor.',
  'Cartridge flange that lets most of the motor disappear in the gearbox housing.':
    'Brida de cartucho con la que casi todo el motor queda dentro de la carcasa del reductor.',
  'The splined cardan link is the output; teeth to be cut in your own part.':
    'El eje cardán estriado es la salida; el dentado se talla en su propia pieza.',
  'Either direction, with an outside drain port.':
    'Cualquier sentido, con conexión de drenaje exterior.',
  'For open circuits.': 'Para circuitos abiertos.',
  'Takes # l/min from the low-pressure side to cool the case.':
    'Toma # l/min del lado de baja presión para enfriar la carcasa.',
  'Takes # l/min from the low-pressure side.': 'Toma # l/min del lado de baja presión.',
  'Hydrogenated nitrile: mineral oil and biodegradable esters to +# °C (+# °F).':
    'Nitrilo hidrogenado: aceite mineral y ésteres biodegradables hasta +# °C (+# °F).',
  'Metric two-bolt flange, pilot # mm, bolt circle # mm.':
    'Brida métrica de dos tornillos, centrado # mm, círculo de agujeros # mm.',
  'Involute spline W# × # × # × #g to DIN #.': 'Estriado de evolvente W# × # × # × #g según DIN #.',
  'Without shock valves; protect the motor in the line.':
    'Sin válvulas antichoque; proteja el motor en la línea.',
  'Two cartridge shock valves set to # bar.':
    'Dos válvulas antichoque de cartucho ajustadas a # bar.',
  'Sensor with CANopen output for speed, direction and case temperature.':
    'Sensor con salida CANopen para velocidad, sentido y temperatura de carcasa.',
  'Four-bolt flange to SAE J#, pilot # mm (# in), for tandem drives.':
    'Brida de cuatro tornillos según SAE J#, centrado # mm (# in), para accionamientos en tándem.',
  'Tapered shaft #:#, large end # mm, nut M# × # and key # × # supplied.':
    'Eje cónico #:#, diámetro mayor # mm, tuerca M# × # y chaveta # × # incluidas.',
  'Split-flange ports # in, standard pressure series to ISO #-#, M# screws.':
    'Conexiones de brida partida # in, serie de presión estándar según ISO #-#, tornillos M#.',
  'One machine in a heat-treated wooden crate to ISPM #.':
    'Una máquina en caja de madera tratada térmicamente según ISPM #.',
  'Four machines in a returnable steel stillage.':
    'Cuatro máquinas en contenedor de acero retornable.',
  'Metric four-bolt flange, pilot # mm, bolt circle # mm.':
    'Brida métrica de cuatro tornillos, centrado # mm, círculo de agujeros # mm.',
  'Without shock valves.': 'Sin válvulas antichoque.',
  'Two pilot-operated crossover valves set to # bar.':
    'Dos válvulas cruzadas pilotadas ajustadas a # bar.',
  'Target wheel fitted and sensor port closed with a plug, to add a sensor later.':
    'Rueda fónica montada y conexión del sensor taponada, para añadir un sensor más tarde.',
  'Static brake torque # Nm, opens at # bar.': 'Par de frenado estático # Nm, abre a # bar.',
  'As # Nm, with a second release port for towing.':
    'Como # Nm, con una segunda conexión de apertura para remolcar.',
  'Two machines in one heat-treated crate.': 'Dos máquinas en una caja tratada térmicamente.',
  'For open circuits or where the case is flushed from outside.':
    'Para circuitos abiertos o donde la carcasa se lava desde fuera.',
  'Built into the port plate: # l/min of low-pressure oil to the case.':
    'Integrada en la placa de conexiones: # l/min de aceite de baja presión a la carcasa.',
  'As flushing valve, throttle adjustable from # to # l/min.':
    'Como la válvula de barrido, estrangulador ajustable de # a # l/min.',
  'Split-flange ports # in, ISO #-#, both in the end cover.':
    'Conexiones de brida partida # in, ISO #-#, ambas en la tapa final.',
  'For phosphate ester, glycol and brake fluids; never for mineral oil.':
    'Para éster fosfórico, glicol y líquidos de freno; nunca para aceite mineral.',
  'Swings to full displacement when the working pressure rises.':
    'Pasa a plena cilindrada cuando sube la presión de trabajo.',
  'Pilot pressure from # to # bar sets the displacement.':
    'La presión de pilotaje de # a # bar fija la cilindrada.',
  'As hydraulic, with a pressure cut-off at # bar.':
    'Como el hidráulico, con corte de presión a # bar.',
  'Solenoid # or # V: full or smallest displacement.':
    'Solenoide # o # V: cilindrada plena o mínima.',
  'Solenoid current from # to # mA sets the displacement.':
    'La corriente del solenoide de # a # mA fija la cilindrada.',
  'The motor may swing to zero and run free.': 'El motor puede pasar a cero y girar libre.',
  'Mechanical stop at # % of the full displacement.':
    'Tope mecánico al # % de la cilindrada plena.',
  'Four-bolt flange to SAE J#, pilot # mm (# in).':
    'Brida de cuatro tornillos según SAE J#, centrado # mm (# in).',
  'Split-flange ports # in, high pressure series to ISO #-#, M# screws.':
    'Conexiones de brida partida # in, serie de alta presión según ISO #-#, tornillos M#.',
  'Split-flange ports #-# in, high pressure series to ISO #-#, M# screws.':
    'Conexiones de brida partida #-# in, serie de alta presión según ISO #-#, tornillos M#.',
  'One displacement.': 'Una cilindrada.',
  'Pilot pressure of # bar halves the displacement.':
    'Una presión de pilotaje de # bar reduce la cilindrada a la mitad.',
  'Swings back to full displacement above # bar.': 'Vuelve a plena cilindrada por encima de # bar.',
  'All pistons work in both directions.': 'Todos los pistones trabajan en ambos sentidos.',
  'Half of the lobes are switched off by a pilot line: double speed.':
    'Una línea de pilotaje desconecta la mitad de los lóbulos: doble velocidad.',
  'A third of the lobes is switched off: one and a half times the speed.':
    'Se desconecta un tercio de los lóbulos: una vez y media la velocidad.',
  'Drive flange with eight M# × # studs on a # mm bolt circle.':
    'Brida motriz con ocho espárragos M# × # en círculo de # mm.',
  'Plain motor.': 'Motor simple.',
  'Spring-applied wet brake, opens at # bar.': 'Freno de muelle en baño de aceite, abre a # bar.',
  'Drum brake with cable lever for road vehicles.':
    'Freno de tambor con palanca de cable para vehículos de carretera.',
  'Multi-disc brake with cooled discs for service braking.':
    'Freno multidisco con discos refrigerados para frenado de servicio.',
  'Water-based primer, # µm, ready for your own top coat.':
    'Imprimación al agua, # µm, lista para su propio acabado.',
  'Split-flange ports #-# in, standard pressure series to ISO #-#.':
    'Conexiones de brida partida #-# in, serie de presión estándar según ISO #-#.',
  'Counterclockwise seen on the shaft end; for a motor: with pressure at port A.':
    'Sentido antihorario visto desde el extremo del eje; en un motor: con presión en la conexión A.',
  'Two spherical roller bearings for couplings and light belts.':
    'Dos rodamientos oscilantes de rodillos para acoplamientos y correas ligeras.',
  'Two larger spherical roller bearings for winch drums.':
    'Dos rodamientos oscilantes de rodillos mayores para tambores de cabrestante.',
  'Nine M# bolts on a circle of # mm.': 'Nueve tornillos M# en un círculo de # mm.',
  'Twelve M# bolts on a circle of # mm.': 'Doce tornillos M# en un círculo de # mm.',
  'Spring-applied wet brake, # kNm.': 'Freno de muelle en baño de aceite, # kNm.',
  'Flat tang for a dog coupling, for short and light drives.':
    'Lengüeta plana para acoplamiento de garras, para accionamientos cortos y ligeros.',
  'Five pieces on a returnable tray.': 'Cinco piezas en bandeja retornable.',
  'Flanged ports with four cap screws on a # mm and # mm circle, square pattern.':
    'Conexiones embridadas con cuatro tornillos en círculos de # mm y # mm, disposición cuadrada.',
  'Four-bolt flange with # mm pilot as common on farm machinery gearboxes.':
    'Brida de cuatro tornillos con centrado de # mm, usual en reductores de maquinaria agrícola.',
  'Flanged ports with four cap screws on a # mm and # mm circle, diagonal pattern.':
    'Conexiones embridadas con cuatro tornillos en círculos de # mm y # mm, disposición diagonal.',
  'Direct relief valve, set to # bar, back to the inlet.':
    'Limitadora directa, ajustada a # bar, con retorno a la aspiración.',
  'Gives # l/min to steering first, the rest to work.':
    'Da primero # l/min a la dirección y el resto al trabajo.',
  'Clear hard-anodised aluminium body.': 'Cuerpo de aluminio con anodizado duro incoloro.',
  'Rear cover with SAE A adapter and #-tooth coupling.':
    'Tapa trasera con adaptador SAE A y acoplamiento de # dientes.',
  'Rear cover with SAE B adapter and #-tooth coupling.':
    'Tapa trasera con adaptador SAE B y acoplamiento de # dientes.',
  'ISO # four-bolt face for direct mounting on a truck power take-off.':
    'Cara de cuatro tornillos ISO # para montaje directo en una toma de fuerza de camión.',
  'Straight-sided spline DIN ISO #, # teeth, as used on truck power take-offs.':
    'Estriado de flancos rectos DIN ISO #, # dientes, como en las tomas de fuerza de camión.',
  'Lets the motor draw oil while it runs out.':
    'Permite que el motor aspire aceite mientras se detiene.',
  'With a proportional relief valve that sets fan speed.':
    'Con una limitadora proporcional que fija la velocidad del ventilador.',
  'Plain rear cover.': 'Tapa trasera simple.',
  'Cast foot bracket under the housing for bell-housing-free mounting.':
    'Soporte de fundición bajo la carcasa, para montaje sin campana.',
  'Outlet #° from the inlet.': 'Salida a #° de la aspiración.',
  'Outlet #° counterclockwise from the inlet.':
    'Salida a #° en sentido antihorario de la aspiración.',
  'Outlet in line with the inlet.': 'Salida en línea con la aspiración.',
  'Outlet #° clockwise from the inlet.': 'Salida a #° en sentido horario de la aspiración.',
  'Cover-end cartridge # cm³.': 'Cartucho del lado tapa # cm³.',
  'Both outlets in line with the inlet.': 'Ambas salidas en línea con la aspiración.',
  'Both outlets opposite the inlet.': 'Ambas salidas frente a la aspiración.',
  'Shaft end opposite, cover end #° to the right.': 'Lado eje enfrente, lado tapa #° a la derecha.',
  'Spring for zero stroke between # and # bar.': 'Muelle para carrera nula entre # y # bar.',
  'Pressure and flow screws with lock nuts.': 'Tornillos de presión y caudal con contratuercas.',
  'Pressure knob with lock and key.': 'Botón de presión con cerradura y llave.',
  'Set at the works and sealed with lead.': 'Ajustado en fábrica y precintado con plomo.',
  'Holds the outlet pressure by stroking back; # to # bar.':
    'Mantiene la presión de salida reduciendo la cilindrada; # a # bar.',
  'Compensator with port X for a remote pilot relief valve.':
    'Compensador con conexión X para una limitadora piloto a distancia.',
  'Delivers what the valve asks for, at # bar above the load.':
    'Entrega lo que pide la válvula, a # bar por encima de la carga.',
  'Pressure times flow is kept below the set engine torque.':
    'Presión por caudal se mantiene por debajo del par motor ajustado.',
  'Proportional solenoid sets the pressure, falling curve.':
    'El solenoide proporcional fija la presión, curva descendente.',
  'Inlet and outlet split flanges SAE J#, inch screws.':
    'Bridas partidas SAE J# en entrada y salida, tornillos en pulgadas.',
  'Rear adapter SAE A with # in coupling for a second pump.':
    'Adaptador trasero SAE A con acoplamiento de # in para una segunda bomba.',
  'Rear adapter SAE B with # in coupling for a second pump.':
    'Adaptador trasero SAE B con acoplamiento de # in para una segunda bomba.',
  'Proportional solenoid sets the displacement.': 'El solenoide proporcional fija la cilindrada.',
  'Lever with zero switch; the displacement follows the angle.':
    'Palanca con interruptor de cero; la cilindrada sigue al ángulo.',
  'Two proportional solenoids # V with feedback.':
    'Dos solenoides proporcionales de # V con realimentación.',
  'The displacement follows the engine speed: drives like a car.':
    'La cilindrada sigue al régimen del motor: se conduce como un coche.',
  'Charge oil comes from outside.': 'El aceite de alimentación viene de fuera.',
  'Gear charge pump of about a fifth of the displacement.':
    'Bomba de alimentación de engranajes de aproximadamente un quinto de la cilindrada.',
  'Larger charge pump for two motors or brakes.':
    'Bomba de alimentación mayor para dos motores o frenos.',
  'One lever for each pump section.': 'Una palanca para cada sección de bomba.',
  'Levers with an inching valve on both sections.':
    'Palancas con válvula de aproximación en ambas secciones.',
  'Pilot lines for both sections, # to # bar.':
    'Líneas de pilotaje para ambas secciones, # a # bar.',
  'Open centre; wheel forces do not reach the driver.':
    'Centro abierto; las fuerzas de las ruedas no llegan al conductor.',
  'Open centre; the wheel returns by itself after a bend.':
    'Centro abierto; el volante vuelve solo después de la curva.',
  'Closed centre for constant-pressure systems.':
    'Centro cerrado para sistemas de presión constante.',
  'Relief valve set to # psi.': 'Limitadora ajustada a # psi.',
  'Without relief valve.': 'Sin limitadora.',
  'For a separate column with # spline.': 'Para una columna separada con estriado #.',
  'Steel column of # in with #-tooth wheel cone.':
    'Columna de acero de # in con cono de volante de # dientes.',
  'Relief valve set to # bar.': 'Limitadora ajustada a # bar.',
  'Shock valves # bar above relief, with suction valves.':
    'Válvulas antichoque # bar por encima de la limitadora, con válvulas de aspiración.',
  'No flow in the load-sensing line: for short lines.':
    'Sin caudal en la línea load-sensing: para líneas cortas.',
  'A constant small flow in the load-sensing line: quick in the cold.':
    'Pequeño caudal constante en la línea load-sensing: rápida en frío.',
  'Dynamic signal; the wheel returns after a bend.':
    'Señal dinámica; el volante vuelve después de la curva.',
  'Relief valve in the signal line, set to # psi.':
    'Limitadora en la línea de señal, ajustada a # psi.',
  'Relief valve in the signal line, set to # bar.':
    'Limitadora en la línea de señal, ajustada a # bar.',
  'The same ratio at every speed of the wheel.':
    'La misma relación a cualquier velocidad del volante.',
  'Emergency steering needs # times the turns.':
    'La dirección de emergencia necesita # veces las vueltas.',
  'Emergency steering needs twice the turns.':
    'La dirección de emergencia necesita el doble de vueltas.',
  'Emergency steering needs two and a half times the turns.':
    'La dirección de emergencia necesita dos veces y media las vueltas.',
  'Two-channel sensor for automatic guidance.': 'Sensor de dos canales para guiado automático.',
  'Target fitted, sensor port closed with a plug.': 'Diana montada, conexión del sensor taponada.',
  'Signal relief valve set to # psi.': 'Limitadora de señal ajustada a # psi.',
  'Signal relief valve set to # bar.': 'Limitadora de señal ajustada a # bar.',
  'All ports blocked in the middle.': 'Todas las conexiones bloqueadas en el centro.',
  'As closed centre, for cylinders with a ratio of # : #.':
    'Como centro cerrado, para cilindros con relación # : #.',
  'A and B lead to tank through a throttle in the middle.':
    'A y B van al tanque en el centro a través de un estrangulador.',
  'All ports joined in the middle.': 'Todas las conexiones unidas en el centro.',
  'Fine control of slow drives.': 'Control fino de accionamientos lentos.',
  'For small cylinders.': 'Para cilindros pequeños.',
  'The largest spool of size #.': 'La mayor corredera del tamaño #.',
  'For an outside amplifier.': 'Para un amplificador externo.',
  'Amplifier on the valve, command ±# V.': 'Amplificador en la válvula, consigna ±# V.',
  'Amplifier on the valve, command # to # mA.': 'Amplificador en la válvula, consigna # a # mA.',
  'Coil # V, # mA.': 'Bobina # V, # mA.',
  'Three-pin socket for plugs of form A.': 'Base de tres polos para conectores de forma A.',
  'With plugs Z# for both coils.': 'Con conectores Z# para ambas bobinas.',
  'Two-pin DT# sockets moulded to the coils.': 'Bases DT# de dos polos moldeadas en las bobinas.',
  'Up to # bar at full current.': 'Hasta # bar a plena corriente.',
  'Pressure rises with current.': 'La presión sube con la corriente.',
  'Pressure falls with current: full pressure when the wire breaks.':
    'La presión baja con la corriente: presión plena si se rompe el cable.',
  'Common cavity #-#.': 'Cavidad común #-#.',
  '# V DC with DT# socket.': '# V DC con base DT#.',
  '# V DC with two leads of # in.': '# V DC con dos cables de # in.',
  'Screw in the coil end for setting without current.':
    'Tornillo en el extremo de la bobina para ajustar sin corriente.',
  'Screw under a sealed cap.': 'Tornillo bajo tapa precintada.',
  'Metric cavity to ISO #, #-#.': 'Cavidad métrica según ISO #, #-#.',
  '# V DC with three-pin socket.': '# V DC con base de tres polos.',
  'Fine spool, # l/min on both ports.': 'Corredera fina, # l/min en ambas conexiones.',
  '# l/min on both ports.': '# l/min en ambas conexiones.',
  '# l/min without compensator.': '# l/min sin compensador.',
  'A and B blocked in the middle.': 'A y B bloqueadas en el centro.',
  'A and B lead to tank in the middle.': 'A y B van al tanque en el centro.',
  'Spring-centred lever.': 'Palanca centrada por muelle.',
  'Lever, with proportional solenoids beside it.':
    'Palanca, con solenoides proporcionales al lado.',
  'Pilot lines, # to # bar.': 'Líneas de pilotaje, # a # bar.',
  'Electronics in the head, CANopen or J#.': 'Electrónica en el cabezal, CANopen o J#.',
  'Ports plugged.': 'Conexiones taponadas.',
  'Shock valves, set to # psi, with suction valves.':
    'Válvulas antichoque ajustadas a # psi, con válvulas de aspiración.',
  'A and B lead to tank through a throttle.': 'A y B van al tanque a través de un estrangulador.',
  'Shock valves, set to # bar, with suction valves.':
    'Válvulas antichoque ajustadas a # bar, con válvulas de aspiración.',
  'Shock and suction valve on A, plug on B.':
    'Válvula antichoque y de aspiración en A, tapón en B.',
  'The price comes as it should.': 'El precio llega como debe.',
  'The price comes late, beyond a comfortable wait.':
    'El precio llega tarde, tras una espera incómoda.',
  'The server understands and says no.': 'El servidor entiende y se niega.',
  'The answer breaks off in the middle.': 'La respuesta se corta a la mitad.',
  'The answer names a model that was not asked for.':
    'La respuesta nombra un modelo que no se pidió.',
  'The entry in the answer is null.': 'La entrada de la respuesta está vacía.',
  'The connection ends without an answer.': 'La conexión termina sin respuesta.',
  'The server answers # with a page.': 'El servidor responde # con una página.',
  'The server answers # as if the session had ended.':
    'El servidor responde # como si la sesión hubiera terminado.',
  'The first answer to a group of prices is lost.':
    'Se pierde la primera respuesta a un grupo de precios.',
  'Priced as it should; lines added together with it are refused.':
    'Precio correcto; las líneas añadidas junto con ella se rechazan.',
  'Priced as it should; lines added together with it take long.':
    'Precio correcto; las líneas añadidas junto con ella tardan mucho.',
  'Priced as it should; what is added with it is saved, the answer is lost.':
    'Precio correcto; lo añadido con ella se guarda, la respuesta se pierde.',
}
