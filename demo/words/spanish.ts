import type { DemoWords } from './english.ts'

export const spanish: DemoWords = {
  strip: 'Acerca de esta demo',
  stays: 'Demo: esta tienda funciona en su navegador. Todo lo que introduzca se queda aquí.',
  noCards: 'El pago con tarjeta está desactivado.',
  notKept:
    'A su navegador no le queda espacio para esta demo. Lo que haga a partir de ahora se perderá al cerrarlo.',
  accounts: 'Cuentas de prueba',
  accountsLead: 'Inicie sesión con una de estas direcciones. La contraseña es la misma para todas:',
  purposes: {
    us: 'Cliente de EE. UU., precios en dólares, compra a crédito',
    eu: 'Cliente de la UE, precios en euros, compra a crédito',
    workshop: 'Cliente de EE. UU. que compra desde el carrito y casi ha agotado su crédito',
    gb: 'Cliente británico, precios en euros con IVA',
    admin: 'Empleado de ventas que puede actuar en nombre de un cliente',
  },
  emails: 'Correos',
  emailsLead:
    'Ningún correo sale de su navegador. Esto es lo que habría enviado la tienda, lo más reciente primero.',
  noEmails: 'Todavía no se ha enviado nada.',
  seller: 'Vendedor',
  sellerLead: 'Las cotizaciones enviadas esperan al vendedor. En esta demo, el vendedor es usted.',
  noQuotes: 'No hay ninguna cotización en espera.',
  quote: 'Cotización {number}',
  approve: 'Aprobar',
  giveBack: 'Devolver',
  returnReason: 'Revise de nuevo las cantidades.',
  reviewing: 'Se está revisando la cotización.',
  reviewFailed: 'No ha funcionado. Inténtelo de nuevo.',
  beginAgain: 'Empezar de nuevo',
  beginAgainTitle: '¿Empezar de nuevo?',
  beginAgainText:
    'Se borrarán todas las cotizaciones, carritos, pedidos y direcciones que haya introducido en esta demo, y la tienda se llenará de nuevo.',
  beginAgainConfirm: 'Borrar y empezar de nuevo',
  beginAgainCancel: 'Conservar todo',
  beginAgainBusy: 'La tienda se está llenando de nuevo.',
  close: 'Cerrar',
  opening: 'Abriendo la tienda en su navegador…',
  filling:
    'Llenando la tienda con productos, precios y cuentas. Solo ocurre una vez y puede tardar medio minuto…',
  elsewhere:
    'Esta demo sigue abierta en otra ventana de este navegador. Ciérrela allí y esta página continuará por sí sola.',
  failed:
    'No se ha podido abrir la demo. Las ventanas privadas y los navegadores con poco espacio a menudo no lo permiten.',
  tryAgain: 'Intentar de nuevo',
  missing:
    'Esta demo necesita un navegador actual y una dirección segura (https). Ábrala en una versión reciente de Chrome, Edge, Firefox o Safari.',
}
