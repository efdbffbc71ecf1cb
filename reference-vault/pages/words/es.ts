import type { Words } from './word-list.ts'

export const spanish: Words = {
  cardTitle: 'Datos de la tarjeta',
  labels: {
    nameOnCreditCard: 'Nombre en la tarjeta',
    creditCardNumber: 'Número de tarjeta',
    securityCode: 'Código de seguridad',
    expirationMonth: 'Mes de caducidad',
    expirationYear: 'Año de caducidad',
  },
  hints: { securityCode: '3 o 4 dígitos, normalmente en el reverso' },
  choose: 'Seleccionar',
  demoNote: 'Esta es una tienda de demostración. No se carga ninguna tarjeta.',
  demoLink: 'Tarjetas de prueba',
  problems: {
    required: '{label} es un campo obligatorio',
    tooShort: '{label} debe tener al menos 13 dígitos',
    tooLong: '{label} debe tener como máximo 19 dígitos',
    notANumber: '{label} solo puede contener dígitos',
    notACard: 'Este número de tarjeta no es válido. Compruebe los dígitos.',
    notCapitals: 'Solo se permiten letras mayúsculas',
    notACode: '{label} debe tener 3 o 4 dígitos',
    notAMonth: 'Seleccione la fecha de caducidad',
    expired: 'Esta tarjeta ha caducado',
    tooManyAttempts: 'Demasiados intentos. Inténtelo de nuevo en 15 minutos.',
  },
  challenge: {
    title: 'Confirme su pago',
    question: '¿Autoriza el pago de {amount} con su tarjeta terminada en {lastFour}?',
    note: 'Esta página representa a su banco. Es una demostración: no se carga ninguna tarjeta.',
    approve: 'Autorizar el pago',
    refuse: 'Rechazar el pago',
    close: 'Cerrar sin responder',
    over: 'Este pago ya no espera respuesta.',
    back: 'Volver a la tienda',
    failed: 'No se ha podido enviar su respuesta. Inténtelo de nuevo.',
  },
}
