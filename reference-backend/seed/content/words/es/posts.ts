/** The posts of the blog in Spanish. */

import { FKM, NBR, signed } from '../../../seal-limits.ts'
import type { PostSlug, Words } from '../../content-words.ts'

export const POSTS: Readonly<Record<PostSlug, Words>> = {
  'reading-a-worn-plate': {
    heading: 'Cómo leer una placa gastada',
    body: `<p>Una placa que ha pasado diez años en una cosechadora rara vez muestra el código completo. Tres caracteres bastan para empezar: nombran la serie, y con ella la tienda sabe qué preguntas responde el resto del código.</p><h2>Qué hacer con los huecos</h2><p>Escriba lo que pueda leer. Cada posición que falta queda abierta y muestra lo que cabría ahí, para que lo decida junto a la máquina:</p><ul><li><strong>Cilindrada:</strong> recoja en una jarra graduada el aceite de una vuelta lenta del eje.</li><li><strong>Eje:</strong> mida el diámetro y busque chaveta, estriado o cono.</li><li><strong>Tomas:</strong> enrosque a mano un racor conocido. Si da tres vueltas sin esfuerzo, la rosca es la correcta.</li></ul><p>Solo las juntas no se ven desde fuera. Con aceite mineral por debajo de ${NBR.mineralOil.to} °C, NBR suele ser lo correcto; lo que se caliente más merece una pregunta antes del pedido.</p>`,
  },
  'when-a-motor-needs-a-case-drain': {
    heading: 'Cuándo un motor orbital necesita línea de drenaje',
    body: '<p>Todo motor orbital deja algo de aceite en su carcasa; enfría los rodamientos y tiene que salir por algún lado. Sin línea de drenaje sale por válvulas antirretorno internas hacia la toma de menor presión.</p><p>Funciona mientras esa toma esté casi sin presión. En un circuito en serie, o al invertir bajo carga, ambas tomas pueden estar a 100 bar, y el retén del eje también.</p><h2>Regla práctica</h2><p>Lleve una línea de drenaje al depósito cuando la presión de retorno pueda superar <strong>50 bar a 100 rpm</strong> o <strong>20 bar a 400 rpm</strong>, y siempre con dos motores en serie. Conéctela en el punto más alto de la carcasa, para que siga llena.</p>',
  },
  'nbr-or-fkm': {
    heading: 'NBR o FKM: la junta sigue al fluido',
    body: `<p>El caucho nitrilo es la primera elección para aceite mineral entre ${signed(NBR.mineralOil.from)} y ${NBR.mineralOil.to} °C: elástico en frío, de desgaste lento y barato. El fluorocarbono llega a ${FKM.mineralOil.to} °C y tolera la mayoría de los ésteres sintéticos, pero se endurece cerca de la congelación.</p><h2>Tres preguntas deciden</h2><ul><li>¿Qué fluido hay en el depósito y cuál podría entrar después?</li><li>¿Cuánto se calienta el aceite en la carcasa, no en el depósito?</li><li>¿Qué frío hace en el primer arranque del año?</li></ul><p>El agua-glicol va con NBR; el éster fosfórico, con FKM. La tabla entera está en la <a href="/seals-and-fluids">guía de juntas y fluidos</a>.</p>`,
  },
  'side-load-on-wheel-motors': {
    heading: 'Carga radial en motores-rueda',
    body: '<p>Una rueda atornillada al eje del motor descansa sobre los rodamientos del motor. La carga que soportan depende de dónde queda el centro del neumático: en la brida puede ser el doble que 80 mm más afuera.</p><p>Busque la curva de carga en la hoja de datos y léala con el desplazamiento de su llanta y a la velocidad a la que la máquina circula de verdad. Superar la curva en un décimo cuesta cerca de un cuarto de la vida del rodamiento.</p><p>Si la llanta no puede girarse, un motor-rueda con la brida retrasada resuelve más que un motor mayor.</p>',
  },
  'clean-oil-before-the-first-start': {
    heading: 'Aceite limpio antes del primer arranque',
    body: '<p>El aceite nuevo de bidón suele estar más sucio de lo que un motor tolera. Llénelo a través de un filtro de 10 µm y enjuague mangueras y tubos antes de conectar el motor: una viruta de una manguera cortada hace su daño en el primer minuto.</p><h2>La primera hora</h2><ul><li>Llene la carcasa por la toma de drenaje antes de que gire el eje.</li><li>Funcione sin carga a un tercio de la velocidad hasta que no salgan burbujas.</li><li>Suba la presión en tres pasos y mire el filtro de retorno después de cada uno.</li></ul><p>El objetivo es ISO 4406 20/18/13 o mejor. Cambie el filtro de retorno a las 50 horas, diga lo que diga el indicador.</p>',
  },
  'smooth-at-ten-revolutions': {
    heading: 'Suave a diez vueltas',
    body: '<p>Por debajo de cierta velocidad todo motor empieza a girar a tirones: la fuga cambia de diente a diente y la carga oscila con ella. Los motores orbitales de válvula de disco son regulares hasta unas 10 rpm; los de pistones radiales, hasta 1 rpm.</p><p>Tres cosas ayudan antes de pensar en un reductor: más cilindrada a menos presión, algo de contrapresión en el retorno y un aceite no demasiado fluido. De 25 a 40 mm²/s a temperatura de trabajo es un buen margen.</p>',
  },
  'the-sound-of-a-starving-pump': {
    heading: 'Así suena una bomba con hambre',
    body: '<p>Una bomba de engranajes que suena como llena de grava no está gastada, tiene hambre. El aceite que no puede seguir a los dientes se evapora y vuelve a colapsar bajo presión; cada vez se lleva un grano de metal.</p><h2>Mire primero aquí</h2><ul><li>El colador de la aspiración, sobre todo en invierno.</li><li>La altura entre el nivel de aceite y la bomba: medio metro es mucho.</li><li>La manguera de aspiración: blanda, doblada o de una talla menos.</li></ul><p>Mantenga la aspiración por encima de −0,2 bar y el aceite por debajo de 1 m/s, y el ruido desaparece. Si sigue, busque aire: el depósito hace espuma.</p>',
  },
  'two-speeds-from-one-motor': {
    heading: 'Dos velocidades de un solo motor',
    body: '<p>Un accionamiento de oruga debe ser fuerte en la pendiente y rápido en la carretera. Un motor de pistones radiales de dos velocidades hace ambas cosas: una válvula deja sin trabajo a la mitad de los pistones, la cilindrada se reduce a la mitad y el mismo caudal gira el eje el doble de rápido.</p><p>Cambie con poca carga y por debajo de la mitad de la velocidad máxima; al motor le da igual, al conductor no. Con media cilindrada cuente con dos tercios de la presión, porque los pistones ociosos también se arrastran.</p>',
  },
  'metric-here-inch-there': {
    heading: 'Aquí métrico, allí pulgadas',
    body: '<p>Las máquinas cruzan el océano y sus tomas van con ellas. En Europa la mayoría de los motores tiene roscas BSP según ISO 228; en Norteamérica, roscas rectas SAE con junta tórica. Se parecen, y una G 1/2 casi entra en una 7/8-14 UNF: casi.</p><p>La tienda muestra primero las tomas de su propia zona. Quien pide para una máquina del otro lado encuentra ambas en el producto, y adaptadores en <a href="/product-type/fittings-and-couplings">racores y acoplamientos</a>.</p>',
  },
}
