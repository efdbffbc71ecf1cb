/** The pages in Spanish. */

import { sealGuide } from '../../../seal-limits.ts'
import type { PagePath, PageWords, WidgetWords } from '../../content-words.ts'

const SEAL_GUIDE = sealGuide({
  head: ['Fluido', 'Clase ISO'],
  fluids: {
    mineralOil: 'Aceite mineral',
    syntheticEster: 'Éster sintético',
    rapeseedOil: 'Aceite de colza',
    waterGlycol: 'Agua-glicol',
    phosphateEster: 'Éster fosfórico',
  },
  between: (from, to) => `de ${from} a ${to}`,
  upTo: (to) => `hasta ${to}`,
  unsuitable: 'no apto',
})

/** Of the company, wherever they are told. */
const FIGURES: WidgetWords = {
  heading: 'La empresa en cifras',
  body: '',
  items: [
    { heading: '33', body: 'series de productos' },
    { heading: '2,4 millones', body: 'de configuraciones que se pueden pedir' },
    { heading: '6 semanas', body: 'hasta que la mayoría sale de fábrica' },
    { heading: '46 años', body: 'de planos que siguen vigentes' },
  ],
}

export const PAGES: Readonly<Record<PagePath, PageWords>> = {
  about: {
    title: 'Quiénes somos',
    lead: 'Una casa de accionamientos hidráulicos: motores, bombas, válvulas y lo que va con ellos, hechos según el código de la placa.',
    widgets: [
      {
        heading: 'Hecho según código',
        body: '<p>En nuestros estantes no hay nada que nadie haya pedido. Usted elige cilindrada, brida, eje, tomas y juntas; el código que resulta es el pedido, la referencia y la placa. Quince años después, el mismo código le trae el mismo motor.</p><p>Por eso guardamos cada plano y cada opción que se vendió.</p>',
        link: 'Ver todos los productos',
      },
      {
        heading: 'La fábrica',
        body: '<p>Por un extremo entran piezas de fundición, por el otro salen motores probados. En medio hay 41 máquinas, dos turnos y una regla: quien monta un motor también lo prueba en el banco y firma por él.</p>',
      },
      FIGURES,
      {
        heading: 'De dos tornos a un mostrador que no cierra',
        body: '<p>Doce pasos de 1976 a 2022.</p>',
        link: 'Ver los hitos',
      },
      { heading: 'Desde el taller', body: '' },
    ],
  },
  applications: {
    title: 'Dónde trabajan nuestros motores',
    lead: 'Cuatro máquinas y el punto de trabajo de su accionamiento: un buen comienzo para la búsqueda.',
    widgets: [
      {
        heading: 'Dónde trabajan nuestros motores',
        body: '',
        items: [
          {
            heading: 'Giro de excavadora',
            body: '<p>La superestructura arranca con suavidad, se detiene con exactitud y se mantiene en pendiente: 250 Nm a 400 rpm antes del reductor.</p>',
            link: 'Buscar un motor',
          },
          {
            heading: 'Cinta transportadora',
            body: '<p>Arranca con carga y funciona durante días: 350 Nm a 60 rpm, directamente en el tambor.</p>',
            link: 'Buscar un motor',
          },
          {
            heading: 'Cabezal procesador',
            body: '<p>Rodillos de avance que invierten el giro cien veces por hora: 600 Nm a 120 rpm.</p>',
            link: 'Buscar un motor',
          },
          {
            heading: 'Cabrestante de cubierta',
            body: '<p>Tira despacio y aguanta el agua salada: 1500 Nm a 30 rpm.</p>',
            link: 'Buscar un motor',
          },
        ],
      },
      FIGURES,
    ],
  },
  service: {
    title: 'Servicio',
    lead: 'Antes del pedido, durante el trabajo y diez años después.',
    widgets: [
      {
        heading: 'Lo que hacemos por usted',
        body: '',
        items: [
          {
            heading: 'Dimensionado',
            body: '<p>Envíenos par, velocidad y ciclo de trabajo; en dos días laborables responde un técnico con un código y una razón.</p>',
            link: 'Ver motores',
          },
          {
            heading: 'Reparación',
            body: '<p>Los motores devueltos se miden, se reconstruyen con piezas originales y se prueban en el banco como nuevos.</p>',
            link: 'Buscar un taller',
          },
          {
            heading: 'Kits de juntas',
            body: '<p>Cada serie tiene su kit, en NBR y en FKM, con un plano de qué va dónde.</p>',
            link: 'Ver kits de juntas',
          },
        ],
      },
      {
        heading: 'Desmontar un motor, paso a paso',
        body: '<p>Siete minutos en el banco: cómo abrir un motor orbital, qué mirar y en qué orden se vuelve a montar.</p>',
        link: 'Cómo cambiar un retén de eje',
      },
      {
        heading: 'Para leer',
        body: '',
        items: [
          {
            heading: 'Juntas y fluidos',
            body: 'Qué junta va con qué aceite.',
            link: 'Abrir la guía',
          },
          {
            heading: 'Dónde comprar',
            body: 'Mostradores y talleres cerca de usted.',
            link: 'Buscar un punto de venta',
          },
          {
            heading: 'Calidad',
            body: 'Cómo probamos y qué dice el certificado.',
            link: 'Seguir leyendo',
          },
          {
            heading: 'Notas del taller',
            body: 'Artículos breves sobre accionamientos que funcionan.',
            link: 'Leer el blog',
          },
        ],
      },
      {
        heading: '¿Una máquina parada?',
        body: '<p>Escriba el código de su placa. Si solo se lee la mitad, empiece por esa mitad.</p>',
        link: 'Buscar la pieza',
      },
      { heading: 'Talleres y mostradores', body: '' },
    ],
  },
  quality: {
    title: 'Calidad',
    lead: 'Cada motor se prueba, se mide y se firma. Lo medido viaja con él.',
    widgets: [
      {
        heading: 'Rodado antes de embalarlo',
        body: '<p>Cada motor gira diez minutos a presión nominal. Anotamos fuga, par de arranque y ruido, y los comparamos con la media de su serie. Lo que se sale vuelve al banco del que vino.</p><ul><li>Prueba de presión de la carcasa a 1,3 veces la presión máxima</li><li>Fuga a tres velocidades y en ambos sentidos</li><li>Limpieza del aceite de prueba: ISO 4406 18/16/13</li></ul>',
      },
      {
        heading: 'Qué dice el certificado',
        body: '<p>Pida el certificado 3.1 con su pedido: nombra la colada de la fundición, los resultados de la prueba y quién firmó.</p>',
      },
      {
        heading: 'Dos motores, un banco',
        body: '<p>Cómo se mide la fuga de un motor mientras otro lo frena.</p>',
        link: 'Ver la prueba',
      },
    ],
  },
  'seals-and-fluids': {
    title: 'Juntas y fluidos',
    lead: 'Qué junta va con qué fluido, y dónde están los límites.',
    widgets: [
      {
        heading: 'De un vistazo',
        body: `${SEAL_GUIDE}<p>Las temperaturas son las del aceite en la junta, hasta 20 °C por encima del depósito.</p>`,
      },
      {
        heading: 'Viscosidad',
        body: '<p>Motores y bombas trabajan mejor entre 20 y 50 mm²/s. Por debajo de 12 se rompe la película, por encima de 1.500 la bomba no aspira; arranque una máquina fría despacio y sin carga.</p>',
      },
      {
        heading: 'Kits para todas las series',
        body: '<p>Un kit contiene todas las juntas de una serie, embaladas en el orden en que se necesitan.</p>',
        link: 'Ver kits de juntas',
      },
    ],
  },
  imprint: {
    title: 'Aviso legal',
    lead: 'Quién responde de este sitio.',
    widgets: [
      {
        heading: 'Manifold Demonstration Company',
        body: '<p>1 Example Street<br>00000 Sampletown</p><p>Teléfono: +1 555 0100<br>Correo electrónico: <a href="mailto:counter@manifold.test">counter@manifold.test</a></p><p>Esta empresa es inventada. La tienda muestra cómo se presupuesta mercancía configurada; nada de lo que muestra se puede comprar.</p>',
      },
      {
        heading: 'Imágenes y textos',
        body: '<p>Todos los dibujos y textos se hicieron para esta tienda.</p>',
      },
    ],
  },
  privacy: {
    title: 'Privacidad',
    lead: 'Qué guarda este sitio sobre usted, cuánto tiempo y cómo pedir que se borre.',
    widgets: [
      {
        heading: 'Qué se guarda',
        body: '<p>Su cuenta contiene nombre, empresa, direcciones, presupuestos y pedidos. Se guardan mientras exista la cuenta y solo sirven para su relación comercial con nosotros.</p><p>Su navegador recuerda idioma, unidades y, mientras tenga la sesión abierta, un token. Nadie más los lee.</p>',
      },
      {
        heading: 'Qué saben otros sitios',
        body: '<p>Nada, hasta que usted lo pida. Los vídeos muestran primero una imagen; solo al pulsar el botón su navegador pregunta al servidor del vídeo. El mapa se muestra solo donde el operador tiene contrato con un servicio de mapas.</p>',
      },
      {
        heading: 'Sus derechos',
        body: '<p>Escriba a <a href="mailto:privacy@manifold.test">privacy@manifold.test</a> para ver, corregir o borrar lo guardado.</p>',
      },
    ],
  },
  'terms-of-sale': {
    title: 'Condiciones de venta',
    lead: 'Lo que se aplica a todos los pedidos de esta tienda.',
    widgets: [
      {
        heading: 'Pedido y contrato',
        body: '<p>Su pedido es una oferta. El contrato se celebra cuando lo confirmamos por correo electrónico. Se aplican los precios y las fechas de entrega que se muestran al realizar el pedido.</p>',
      },
      {
        heading: 'Pago y entrega',
        body: '<p>Un pedido a crédito vence en el plazo que indica su factura. En una tarjeta se carga como máximo el total del pedido. Los portes y los impuestos se muestran antes de realizar el pedido.</p>',
      },
      {
        heading: 'Reserva de dominio y devoluciones',
        body: '<p>La mercancía es de nuestra propiedad hasta que se paga. Los artículos estándar se pueden devolver sin usar en un plazo de 30 días. La mercancía configurada se fabrica para usted y no se puede devolver, salvo que sea defectuosa.</p>',
      },
    ],
  },
  'cookie-policy': {
    title: 'Política de cookies',
    lead: 'Esta tienda no usa cookies de publicidad ni para contar visitas.',
    widgets: [
      {
        heading: 'Lo necesario',
        body: '<p>Mientras tenga la sesión abierta, su navegador guarda un token para este sitio. También recuerda idioma, unidades y lo que escribió y aún no envió. Sin eso la tienda no funciona.</p>',
      },
      {
        heading: 'Lo que usted decide',
        body: '<p>Todo lo demás espera su sí: los vídeos y mapas de otros sitios, y los avisos de su navegador sobre errores y tiempos de carga, que no dicen quién es usted ni qué hace. Puede cambiar de opinión cuando quiera al pie de cada página; un no solo le cuesta los vídeos de la página.</p>',
      },
    ],
  },
  'where-to-buy': {
    title: 'Dónde comprar',
    lead: 'Mostradores, talleres y almacenes con nuestros motores, bombas y kits de juntas.',
    widgets: [],
  },
  'company-milestones': {
    title: 'Hitos',
    lead: 'Doce pasos de dos tornos a un mostrador abierto día y noche.',
    widgets: [
      {
        heading: 'En qué quedó',
        body: '',
        items: [
          { heading: '1976', body: 'el primer motor' },
          { heading: '33', body: 'series hoy' },
          { heading: '14', body: 'puntos de venta' },
        ],
      },
      {
        heading: 'Venga a verlo',
        body: '<p>Dos veces al año la fábrica abre a quien construye máquinas.</p>',
        link: 'Ver la próxima fecha',
      },
    ],
  },
  'range/orbital-motors': {
    title: 'La gama orbital',
    lead: 'Lentos, fuertes y lo bastante pequeños para el cubo de una rueda.',
    widgets: [
      {
        heading: 'Un principio, cinco tamaños',
        body: '<p>Un rotor con un diente menos que su anillo gira despacio y con gran par, sin reductor. La gama empieza con el TM100 para cepillos y cintas y termina con el DV600 para sinfines y cabrestantes.</p>',
        link: 'Ver motores orbitales',
      },
      {
        heading: 'Qué tamaño para qué trabajo',
        body: '<ul><li><strong>TM100, TM200:</strong> válvula de carrete, para cargas ligeras y constantes</li><li><strong>DV400, DV600:</strong> válvula de disco, para grandes cargas radiales y giro lento y suave</li><li><strong>TMS300:</strong> sin rodamientos, para reductores que tienen los suyos</li></ul>',
      },
    ],
  },
  'range/proportional-valves': {
    title: 'La gama proporcional',
    lead: 'Válvulas que siguen a la mano: dirección, presión y caudal en una sola señal.',
    widgets: [
      {
        heading: 'Tan finas como la señal',
        body: '<p>Los carretes de la serie PX se rectifican por parejas con sus camisas, para que cinco miliamperios muevan la carga y no solo el carrete.</p>',
        link: 'Ver válvulas proporcionales',
      },
    ],
  },
  'event/open-workshop-2027': {
    title: 'Taller abierto 2027',
    lead: '16 de abril de 2027, de 9 a 16 horas, en la fábrica.',
    widgets: [
      {
        heading: 'Qué se puede ver',
        body: '<p>El montaje, los bancos de pruebas y el archivo de planos. Traiga un motor gastado: lo abrimos juntos y le decimos de qué murió.</p>',
      },
      {
        heading: 'Participar',
        body: '<p>Hay sitio para 60 personas. Escríbanos su nombre y su empresa.</p>',
        link: 'Escríbanos',
      },
    ],
  },
  'event/fluid-power-days-2027': {
    title: 'Jornadas de hidráulica 2027',
    lead: 'Del 8 al 10 de junio de 2027: tres días de accionamientos que se pueden tocar.',
    widgets: [
      {
        heading: 'En nuestro estand',
        body: '<p>Un accionamiento de oruga de dos velocidades seccionado y girando, la nueva sección con detección de carga y una mesa donde le leemos cualquier código.</p>',
        link: 'Encontrarnos',
      },
    ],
  },
}
