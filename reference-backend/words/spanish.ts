/** What the reference backend says to a customer, in Spanish: refusals, reasons, names of choices, emails. */

import type { Sentences } from './dictionary.ts'

export const SPANISH: Sentences = {
  'one minute': 'un minuto',
  '{0} minutes': '{0} minutos',
  'Too many attempts. Please try again in {0}.':
    'Demasiados intentos. Inténtelo de nuevo dentro de {0}.',
  Required: 'Obligatorio',
  'Invalid email': 'Dirección de correo no válida',
  'Incorrect Username or Password': 'El correo electrónico o la contraseña no son correctos.',
  'Nickname is required.': 'Introduzca un nombre corto.',
  'Name is required.': 'Introduzca un nombre.',
  '{0} is required.': 'Falta este dato: {0}.',
  'Please choose a country from the list.': 'Elija un país de la lista.',
  'Please choose a {0} from the list.': 'Elija de la lista: {0}.',
  'The address could not be found.': 'No se ha encontrado la dirección.',
  'This account is locked. Please contact your administrator.':
    'Esta cuenta está bloqueada. Póngase en contacto con su administrador.',
  'An account can be made of the order that was placed last, or by the link in its email.':
    'Se puede crear una cuenta a partir del último pedido realizado o mediante el enlace de su correo.',
  'Please sign in or create an account to check out.':
    'Inicie sesión o cree una cuenta para realizar el pedido.',
  'You are signed in already.': 'Ya ha iniciado sesión.',
  'The two email addresses differ.': 'Las dos direcciones de correo no coinciden.',
  'There is an account with this email address already.':
    'Ya existe una cuenta con esta dirección de correo.',
  'At least {0} characters are needed.': 'Se necesitan al menos {0} caracteres.',
  'The two passwords differ.': 'Las dos contraseñas no coinciden.',
  'You may not reset your password while your account is locked, please contact your administrator.':
    'No puede restablecer la contraseña mientras su cuenta esté bloqueada. Póngase en contacto con su administrador.',
  'This link has expired or has been used already. Please ask for a new one.':
    'Este enlace ha caducado o ya se ha utilizado. Solicite uno nuevo.',
  'This code has expired or has been used already. Please ask for a new one.':
    'Este código ha caducado o ya se ha utilizado. Solicite uno nuevo.',
  'This is not your present password.': 'Esta no es su contraseña actual.',
  'This is changed by the service desk.':
    'Este dato lo modifica el servicio de atención al cliente.',
  'Phone number is not valid': 'Número de teléfono no válido',
  'This link has been used already, or it has expired.':
    'Este enlace ya se ha utilizado o ha caducado.',
  'Please choose a product.': 'Elija un producto.',
  'The product could not be found.': 'No se ha encontrado el producto.',
  'The list could not be found.': 'No se ha encontrado la lista.',
  'Please enter a name for the list.': 'Introduzca un nombre para la lista.',
  'There can be at most {0} lists.': 'Se admiten como máximo {0} listas.',
  'A list holds at most {0} products.': 'Una lista admite como máximo {0} productos.',
  'No customer can be acted for by this email address.':
    'No hay ningún cliente con esta dirección de correo en cuyo nombre se pueda actuar.',
  'This is your own account.': 'Esta es su propia cuenta.',
  'This is for staff only.': 'Esto está reservado al personal.',
  'Nobody is acted for.': 'No se está actuando en nombre de nadie.',
  'Acting has ended. Please sign in again.':
    'Ha dejado de actuar en nombre del cliente. Inicie sesión de nuevo.',
  'This is left to the customer: it cannot be done while acting for them.':
    'Esto corresponde al cliente: no se puede hacer mientras se actúa en su nombre.',
  'Please sign in.': 'Inicie sesión.',
  'Article {0} does not belong into this bundle.':
    'El artículo {0} no forma parte de este conjunto.',
  '{0}: Please select {1} products.': '{0}: seleccione {1} productos.',
  'up to {0}': 'hasta {0}',
  '{0} to {1}': 'de {0} a {1}',
  'This bundle has changed, or is in the cart already.':
    'Este conjunto ha cambiado o ya está en el carrito.',
  'The bundle could not be found.': 'No se ha encontrado el conjunto.',
  'At most {0} products.': 'Como máximo {0} productos.',
  'Every product needs a quantity.': 'Cada producto necesita una cantidad.',
  'A product could not be found.': 'No se ha encontrado un producto.',
  'Article {0} is not a bundle.': 'El artículo {0} no es un conjunto.',
  'Please choose the products of bundle {0} on its page.':
    'Elija los productos del conjunto {0} en su página.',
  'A product of this bundle is not sold any more.': 'Un producto de este conjunto ya no se vende.',
  'The card could not be found.': 'No se ha encontrado la tarjeta.',
  'The card details can be used once only. Please type them in again.':
    'Los datos de la tarjeta solo se pueden usar una vez. Vuelva a introducirlos.',
  'This card pays for an order whose payment is under way. Please finish or cancel it first.':
    'Con esta tarjeta se está pagando un pedido. Termine o cancele primero ese pago.',
  'This card pays for a scheduled delivery. Please choose another card there first.':
    'Esta tarjeta paga una entrega programada. Elija allí otra tarjeta primero.',
  'The card could not be saved now. Please try again.':
    'No se ha podido guardar la tarjeta en este momento. Inténtelo de nuevo.',
  'Every part of a bundle needs an article code.':
    'Cada parte de un conjunto necesita una referencia.',
  'Article {0} is not known.': 'El artículo {0} no se conoce.',
  'The article code belongs to another product.': 'La referencia pertenece a otro producto.',
  'Article {0} cannot be put in a cart.': 'El artículo {0} no se puede añadir al carrito.',
  'Please sign in to put article {0} in a cart.':
    'Inicie sesión para añadir el artículo {0} al carrito.',
  'The cart could not be found.': 'No se ha encontrado el carrito.',
  'This item is not sold any more.': 'Este artículo ya no se vende.',
  'A cart holds at most {0} lines.': 'Un carrito admite como máximo {0} líneas.',
  'At most {0} lines.': 'Como máximo {0} líneas.',
  'Every product needs a configuration.': 'Cada producto necesita una configuración.',
  'Please provide promo code.': 'Introduzca un código promocional.',
  'This promo code is not valid.': 'Este código promocional no es válido.',
  'This order is over your credit limit: {0} {1} can be ordered on terms.':
    'Este pedido supera su límite de crédito: puede pedir a crédito {0} {1}.',
  'What was reviewed could not be read. Please look at the order again.':
    'No se ha podido leer lo que se había revisado. Vuelva a revisar el pedido.',
  'There is nothing in the cart that can be ordered.':
    'En el carrito no hay nada que se pueda pedir.',
  'Please choose how and where to deliver.': 'Elija cómo y dónde se entrega.',
  'Please choose how to pay for the whole order.': 'Elija cómo se paga el pedido completo.',
  'Your order could not be completed. What was paid for it has been given back. Your cart is as you left it.':
    'No se ha podido completar su pedido. Se ha devuelto lo que se había pagado. Su carrito está como lo dejó.',
  'The pickup date has passed. Please choose another one.':
    'La fecha de recogida ya ha pasado. Elija otra.',
  'The requested delivery date has passed. Please choose another one.':
    'La fecha de entrega solicitada ya ha pasado. Elija otra.',
  'Prices or stock have changed. Please look at the order again.':
    'Los precios o el stock han cambiado. Vuelva a revisar el pedido.',
  'Please sign in, or continue as a guest.': 'Inicie sesión o continúe como invitado.',
  'This order is paid. It can no longer be canceled here.':
    'Este pedido está pagado. Ya no se puede cancelar aquí.',
  'The payment of this order is under way. Please finish or cancel it first.':
    'El pago de este pedido está en curso. Termínelo o cancélelo primero.',
  'The payment was not completed.': 'El pago no se ha completado.',
  'Please accept the terms of sale.': 'Acepte las condiciones de venta.',
  'Please save the card first, then choose it here.':
    'Guarde primero la tarjeta y elíjala después aquí.',
  'This way to pay is not offered.': 'Esta forma de pago no se ofrece.',
  'Please enter a purchase order number.': 'Introduzca un n.º de pedido de compra.',
  'The payment was declined.': 'El pago se ha rechazado.',
  'The bank asks for a confirmation that only you can give.':
    'El banco pide una confirmación que solo usted puede dar.',
  'The card is no longer saved.': 'La tarjeta ya no está guardada.',
  'The card has expired.': 'La tarjeta ha caducado.',
  'The order is over the credit limit.': 'El pedido supera el límite de crédito.',
  'A product is no longer sold.': 'Un producto ya no se vende.',
  'A product is not in stock.': 'Un producto no está en stock.',
  'The order could not be placed.': 'No se ha podido realizar el pedido.',
  'The item could not be found.': 'No se ha encontrado el artículo.',
  'Article {0} cannot be delivered on a schedule.':
    'El artículo {0} no se puede entregar de forma programada.',
  'This is the last product. Please cancel the delivery.':
    'Es el último producto. Cancele mejor la entrega programada.',
  'Please choose a promotion code.': 'Elija un código promocional.',
  'How often this delivery comes is changed on its own page.':
    'La frecuencia de esta entrega se cambia en su propia página.',
  'The minimum quantity of this product is {0}.': 'La cantidad mínima de este producto es {0}.',
  'The maximum quantity of this product is {0}.': 'La cantidad máxima de este producto es {0}.',
  'The maximum available quantity is {0}.': 'La cantidad máxima disponible es {0}.',
  'Too much in stock': 'Demasiado stock',
  'No longer needed': 'Ya no se necesita',
  'Bought elsewhere': 'Comprado en otro sitio',
  Other: 'Otro motivo',
  'Needed sooner': 'Se necesita antes',
  'Needed later': 'Se necesita más tarde',
  'Closed on that day': 'Cerrado ese día',
  'Cannot Skip Schedule Date More than Once': 'Una fecha de entrega solo se puede omitir una vez.',
  'This delivery is being placed now.': 'Esta entrega se está pidiendo en este momento.',
  'Please choose a reason.': 'Elija un motivo.',
  'Please say why.': 'Indique el motivo.',
  'There was a delivery on this date already.': 'Ya hubo una entrega en esta fecha.',
  'Please choose a date.': 'Elija una fecha.',
  'This must be a date such as 2027-03-09.': 'Introduzca una fecha, por ejemplo 2027-03-09.',
  'This date has passed.': 'Esta fecha ya ha pasado.',
  'This date is more than a year ahead.': 'Falta más de un año para esta fecha.',
  'Please enter a name.': 'Introduzca un nombre.',
  'Please add a product that can be ordered.': 'Añada un producto que se pueda pedir.',
  'Please choose the first date.': 'Elija la primera fecha.',
  'Please choose where to deliver.': 'Elija dónde se entrega.',
  'Please choose how to pay.': 'Elija cómo se paga.',
  'The scheduled delivery could not be found.': 'No se ha encontrado la entrega programada.',
  'This delivery has not been started.': 'Esta entrega no se ha iniciado.',
  'This delivery has been started already.': 'Esta entrega ya se ha iniciado.',
  'This delivery was cancelled. It cannot be changed any more.':
    'Esta entrega se ha cancelado. Ya no se puede modificar.',
  'There can be at most {0} deliveries.': 'Se admiten como máximo {0} entregas programadas.',
  Weekly: 'Cada semana',
  'Every Two Weeks': 'Cada dos semanas',
  Monthly: 'Cada mes',
  'Every Two Months': 'Cada dos meses',
  Quarterly: 'Cada trimestre',
  'Twice Yearly': 'Cada semestre',
  Yearly: 'Cada año',
  'Please choose how often it comes.': 'Elija con qué frecuencia se entrega.',
  'Please choose a method.': 'Elija una forma de entrega.',
  'This delivery method is not offered.': 'Esta forma de entrega no se ofrece.',
  'This delivery method is not offered for these products.':
    'Esta forma de entrega no se ofrece para estos productos.',
  'There is nothing to deliver yet. Please add a product.':
    'Todavía no hay nada que entregar. Añada un producto.',
  'The delivery could not be found.': 'No se ha encontrado la entrega.',
  'This order is not shipped.': 'Este pedido no se envía.',
  'This order is not picked up.': 'Este pedido no se recoge.',
  'Please change the delivery method first.': 'Cambie primero la forma de entrega.',
  'This shipping method is not offered.': 'Este método de envío no se ofrece.',
  'This pickup location is not offered.': 'Este lugar de recogida no se ofrece.',
  Shipping: 'Envío',
  Pickup: 'Recogida',
  'By email': 'Por correo electrónico',
  'Standard freight': 'Portes estándar',
  'Express freight': 'Portes urgentes',
  "Customer's own carrier": 'Transportista del cliente',
  'Central warehouse, Duluth': 'Almacén central, Duluth',
  'Service hub, Tulsa': 'Centro de servicio, Tulsa',
  'This quote is picked up.': 'Este presupuesto se recoge.',
  'This quote is shipped.': 'Este presupuesto se envía.',
  'Could not redeem that Gift Card': 'Esta tarjeta regalo no se puede canjear.',
  'There is not enough left on a gift card. Please look at the payments again.':
    'El saldo de una tarjeta regalo no es suficiente. Vuelva a revisar los pagos.',
  'This gift card cannot be used: it is inactive, expired or empty.':
    'Esta tarjeta regalo no se puede usar: no está activa, ha caducado o no tiene saldo.',
  'This gift card pays in {0} only.': 'Esta tarjeta regalo solo paga en {0}.',
  'The gift card could not be found.': 'No se ha encontrado la tarjeta regalo.',
  'Please enter a code of your own.': 'Introduzca un código propio.',
  '{0} is the code of a model and stands for itself.':
    '{0} es el código de un modelo y se representa a sí mismo.',
  '{0} stands for {1} by now.': '{0} corresponde ahora a {1}.',
  'At most {0} codes can be kept. Delete one first.':
    'Se pueden guardar como máximo {0} códigos. Elimine uno primero.',
  'Model {0} is not known.': 'El código de modelo {0} no se conoce.',
  'The requested date must be {0} or later.': 'La primera fecha posible es {0}.',
  'The model code belongs to another product.': 'El código de modelo pertenece a otro producto.',
  'This product cannot be quoted.': 'Este producto no admite presupuesto.',
  'The configurations cannot be read.': 'No se pueden leer las configuraciones.',
  'We know no order of this number and email address.':
    'No conocemos ningún pedido con este número y esta dirección de correo.',
  'Please enter the order number.': 'Introduzca el número de pedido.',
  'The order could not be found.': 'No se ha encontrado el pedido.',
  'Please enter the first day.': 'Introduzca el primer día.',
  'Please enter the last day.': 'Introduzca el último día.',
  'The last day comes before the first one.': 'El último día es anterior al primero.',
  'A statement covers at most {0} days.': 'Un extracto abarca como máximo {0} días.',
  'Card data is taken by the card form only.':
    'Los datos de tarjetas solo se aceptan en el formulario de la tarjeta.',
  'Please type in a card, or choose a saved one.': 'Introduzca una tarjeta o elija una guardada.',
  'This card has expired. Please choose another one.': 'Esta tarjeta ha caducado. Elija otra.',
  'Payments by card are not possible now. Please try again.':
    'Ahora no es posible pagar con tarjeta. Inténtelo de nuevo.',
  'Please choose a way to pay.': 'Elija una forma de pago.',
  'The payment could not be found.': 'No se ha encontrado el pago.',
  'The amount must be more than zero.': 'El importe debe ser mayor que cero.',
  'At most {0} is to be paid.': 'Hay que pagar como máximo {0}.',
  'Purchase order': 'A crédito',
  Card: 'Tarjeta',
  'Gift card': 'Tarjeta regalo',
  Check: 'Cheque',
  'Cash on pickup': 'En efectivo al recoger',
  'Paid elsewhere': 'Pagado en otro sitio',
  'Please enter a date.': 'Introduzca una fecha.',
  'Please choose at least one line.': 'Elija al menos una línea.',
  'Please choose a quote or name a new one.': 'Elija un presupuesto o ponga nombre a uno nuevo.',
  'Please add a product': 'Añada un producto.',
  'Every product needs a quantity and a configuration.':
    'Cada producto necesita una cantidad y una configuración.',
  'This quote has no items to be copied.': 'Este presupuesto no tiene líneas que copiar.',
  'Please enter a model code.': 'Introduzca un código de modelo.',
  'This line has been changed meanwhile, it is now {0}.':
    'Esta línea se ha modificado entretanto; ahora es {0}.',
  'At most {0} entries are allowed.': 'Se admiten como máximo {0} entradas.',
  'A quote holds at most {0} items.': 'Un presupuesto admite como máximo {0} líneas.',
  'Please add an address to your profile to calculate price.':
    'Añada una dirección a su perfil para calcular el precio.',
  'Invalid Custom Code': 'Este código propio no se conoce.',
  'This quote has been submitted again meanwhile and is now {0}.':
    'Este presupuesto se ha vuelto a solicitar entretanto y su estado es ahora {0}.',
  'This quote has been changed meanwhile. Nothing was submitted.':
    'Este presupuesto se ha modificado entretanto. No se ha solicitado nada.',
  'This quote is now {0}, it can no longer be edited.':
    'El estado de este presupuesto es ahora {0}; ya no se puede modificar.',
  'The quote could not be found.': 'No se ha encontrado el presupuesto.',
  'A quote cannot be given this status here.': 'Aquí no se puede dar este estado a un presupuesto.',
  'Please add PO Number': 'Introduzca un n.º de pedido de compra.',
  'Please enter PO No.': 'Introduzca un n.º de pedido de compra.',
  'Please choose a delivery address.': 'Elija una dirección de entrega.',
  'Please choose a pickup location.': 'Elija un lugar de recogida.',
  'Please choose a dispatch option.': 'Elija cómo se debe enviar.',
  'Please enter a comment.': 'Introduzca un comentario.',
  'Please enter a name for the quote.': 'Introduzca un nombre para el presupuesto.',
  'You have reviewed this product already.': 'Ya ha opinado sobre este producto.',
  'Give Some Rating!': 'Dé una valoración.',
  'A rating is a whole number from 1 to 5.': 'Una valoración es un número entero del 1 al 5.',
  'The saved cart could not be found.': 'No se ha encontrado el carrito guardado.',
  'Please enter a name for the cart.': 'Introduzca un nombre para el carrito.',
  'Another saved cart has this name.': 'Otro carrito guardado ya tiene este nombre.',
  'There can be at most {0} saved carts.': 'Se admiten como máximo {0} carritos guardados.',
  'There is nothing in the cart that could be saved.': 'En el carrito no hay nada que guardar.',
  'This request has been carried out already.': 'Esta solicitud ya se ha realizado.',
  'The demonstration refuses this.': 'La demostración rechaza esto.',
  'At most {0} files can be sent.': 'Se pueden enviar como máximo {0} archivos.',
  'At most {0} characters are allowed.': 'Se admiten como máximo {0} caracteres.',
  'This holds a character that cannot be stored.':
    'El texto contiene un carácter que no se puede guardar.',
  'Please enter a valid email address': 'Introduzca una dirección de correo válida.',
  'This must be a number.': 'Introduzca un número.',
  'Please choose one of the options.': 'Elija una de las opciones.',
  'Please choose among the options.': 'Elija entre las opciones.',
  'This must be true or false.': 'Responda sí o no.',
  'Files of this kind are not taken.': 'No se aceptan archivos de este tipo.',
  'This is not in the form that is asked for.': 'El dato no tiene la forma que se pide.',
  'This form could not be found.': 'No se ha encontrado este formulario.',
  'Please confirm again that you are not a robot.': 'Vuelva a hacer la verificación de seguridad.',
  'This form is for accounts in the United States only.':
    'Este formulario es solo para cuentas de Estados Unidos.',
  'Please apply for account credit first.': 'Solicite primero el crédito.',
  'This is nested too deeply.': 'Los datos tienen demasiados niveles.',
  'This must be a text.': 'Introduzca un texto.',
  'This must be a whole number.': 'Introduzca un número entero.',
  'This must be an amount such as 12.50.': 'Introduzca un importe, por ejemplo 12.50.',
  'This must be an object.': 'El dato no tiene la forma que se pide.',
  'This must be a list.': 'El dato debe ser una lista.',
  'Model {0} can be read in {1} ways.': 'El código de modelo {0} se puede leer de {1} maneras.',
  'Model {0} is not complete. Still open: {1}.':
    'El código de modelo {0} no está completo. Falta: {1}.',
  'The chosen options are not those of model {0}.':
    'Las opciones elegidas no son las del código de modelo {0}.',
  'Model {0} holds an option that is not on sale.':
    'El código de modelo {0} contiene una opción que no se vende.',
  'The quantity must be a whole number from {0} to {1}.':
    'La cantidad debe ser un número entero de {0} a {1}.',
  'The quantity must be a whole number from 1 to {0}.':
    'La cantidad debe ser un número entero de 1 a {0}.',
  'The minimum quantity for this packaging is {0}.':
    'La cantidad mínima para este embalaje es {0}.',
  'The quantity must be a multiple of {0} for this packaging.':
    'Con este embalaje, la cantidad debe ser un múltiplo de {0}.',
  'Workshop weeks: 10 % off parts': 'Semanas del taller: 10 % en piezas',
  'Confirmed as requested.': 'Confirmado según lo solicitado.',
  'Order Entry Request Submitted': 'Presupuesto solicitado',
  Draft: 'Borrador',
  'Submitted Requests': 'Solicitado',
  Resubmitted: 'Solicitado de nuevo',
  Returned: 'Devuelto para cambios',
  Confirmed: 'Confirmado',
  Declined: 'Rechazado',
  Expired: 'Caducado',
  New: 'Nuevo',
  Fulfilled: 'Entregado',
  Processing: 'En proceso',
  'On Hold': 'En espera',
  Closed: 'Finalizado',
  Canceled: 'Cancelado',
  Active: 'Activo',
  Cancelled: 'Cancelado',
  'Not Placed': 'Sin pedir',
  'Street and number': 'Calle y número',
  'Street address': 'Calle y número',
  City: 'Localidad',
  Suburb: 'Localidad',
  'Town or city': 'Localidad',
  'Postal code': 'Código postal',
  Postcode: 'Código postal',
  'ZIP code': 'Código postal',
  State: 'Estado',
  Province: 'Provincia',
  County: 'Condado',
  Region: 'Región',
  Colonia: 'Colonia',
  'Phone number': 'Teléfono',
  Company: 'Empresa',
  'Line {0}: {1}': 'Línea {0}: {1}',
  'Your order {0} is booked. It can be seen here:':
    'Su pedido {0} está registrado. Puede verlo aquí:',
  'A new password can be chosen here, once and within {0} minutes:':
    'Aquí puede elegir una contraseña nueva, una sola vez y en {0} minutos:',
  'There is an account for this email address already. Please sign in, or ask for a new password:':
    'Ya existe una cuenta con esta dirección de correo. Inicie sesión o solicite una contraseña nueva:',
  'This code confirms your new email address, once and within {0} minutes:':
    'Este código confirma su nueva dirección de correo, una sola vez y en {0} minutos:',
  'The email address of your account is to be changed to {0}.':
    'La dirección de correo de su cuenta se va a cambiar a {0}.',
  'The email address of your account is now {0}.':
    'La dirección de correo de su cuenta es ahora {0}.',
  'Was that not you? Choose a new password, and tell the service desk:':
    '¿No ha sido usted? Elija una contraseña nueva y avise al servicio de atención al cliente:',
  'An account was created for this address by signing in with {0}.':
    'Se ha creado una cuenta para esta dirección al iniciar sesión con {0}.',
  'From now on you can also sign in to your account with {0}. If that was not you, please contact us.':
    'A partir de ahora también puede iniciar sesión en su cuenta con {0}. Si no ha sido usted, póngase en contacto con nosotros.',
  'From the cart': 'Del carrito',
}
