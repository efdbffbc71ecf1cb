/** What the reference backend says to a customer, in French: refusals, reasons, names of choices, emails. */

import type { Sentences } from './dictionary.ts'

export const FRENCH: Sentences = {
  'one minute': 'une minute',
  '{0} minutes': '{0} minutes',
  'Too many attempts. Please try again in {0}.': 'Trop de tentatives. Veuillez réessayer dans {0}.',
  Required: 'Champ obligatoire',
  'Invalid email': 'Adresse e-mail non valide',
  'Incorrect Username or Password': 'L’adresse e-mail ou le mot de passe est incorrect.',
  'Nickname is required.': 'Veuillez saisir un nom abrégé.',
  'Name is required.': 'Veuillez saisir un nom.',
  '{0} is required.': 'Cette information manque : {0}.',
  'Please choose a country from the list.': 'Veuillez choisir un pays dans la liste.',
  'Please choose a {0} from the list.': 'Veuillez choisir dans la liste : {0}.',
  'The address could not be found.': 'L’adresse est introuvable.',
  'This account is locked. Please contact your administrator.':
    'Ce compte est bloqué. Veuillez contacter votre administrateur.',
  'An account can be made of the order that was placed last, or by the link in its email.':
    'Un compte peut être créé à partir de la dernière commande passée ou par le lien de son e-mail.',
  'Please sign in or create an account to check out.':
    'Veuillez vous connecter ou créer un compte pour passer commande.',
  'You are signed in already.': 'Vous êtes déjà connecté.',
  'The two email addresses differ.': 'Les deux adresses e-mail diffèrent.',
  'There is an account with this email address already.':
    'Un compte existe déjà pour cette adresse e-mail.',
  'At least {0} characters are needed.': 'Il faut au moins {0} caractères.',
  'The two passwords differ.': 'Les deux mots de passe diffèrent.',
  'You may not reset your password while your account is locked, please contact your administrator.':
    'Vous ne pouvez pas réinitialiser votre mot de passe tant que votre compte est bloqué. Veuillez contacter votre administrateur.',
  'This link has expired or has been used already. Please ask for a new one.':
    'Ce lien a expiré ou a déjà été utilisé. Veuillez en demander un nouveau.',
  'This code has expired or has been used already. Please ask for a new one.':
    'Ce code a expiré ou a déjà été utilisé. Veuillez en demander un nouveau.',
  'This is not your present password.': 'Ce n’est pas votre mot de passe actuel.',
  'This is changed by the service desk.': 'Cette information est modifiée par le service client.',
  'Phone number is not valid': 'Numéro de téléphone non valide',
  'This link has been used already, or it has expired.': 'Ce lien a déjà été utilisé ou a expiré.',
  'Please choose a product.': 'Veuillez choisir un produit.',
  'The product could not be found.': 'Le produit est introuvable.',
  'The list could not be found.': 'La liste est introuvable.',
  'Please enter a name for the list.': 'Veuillez saisir un nom pour la liste.',
  'There can be at most {0} lists.': '{0} listes au maximum sont possibles.',
  'A list holds at most {0} products.': 'Une liste contient au maximum {0} produits.',
  'No customer can be acted for by this email address.':
    'Aucun client ne correspond à cette adresse e-mail pour agir en son nom.',
  'This is your own account.': 'C’est votre propre compte.',
  'This is for staff only.': 'Cette fonction est réservée au personnel.',
  'Nobody is acted for.': 'Vous n’agissez au nom de personne.',
  'Acting has ended. Please sign in again.':
    'Vous n’agissez plus au nom du client. Veuillez vous reconnecter.',
  'This is left to the customer: it cannot be done while acting for them.':
    'Cela revient au client : c’est impossible tant que vous agissez en son nom.',
  'Please sign in.': 'Veuillez vous connecter.',
  'Article {0} does not belong into this bundle.':
    'L’article {0} ne fait pas partie de cet ensemble.',
  '{0}: Please select {1} products.': '{0} : veuillez sélectionner {1} produits.',
  'up to {0}': 'jusqu’à {0}',
  '{0} to {1}': 'de {0} à {1}',
  'This bundle has changed, or is in the cart already.':
    'Cet ensemble a changé ou se trouve déjà dans le panier.',
  'The bundle could not be found.': 'L’ensemble est introuvable.',
  'At most {0} products.': '{0} produits au maximum.',
  'Every product needs a quantity.': 'Chaque produit doit avoir une quantité.',
  'A product could not be found.': 'Un produit est introuvable.',
  'Article {0} is not a bundle.': 'L’article {0} n’est pas un ensemble.',
  'Please choose the products of bundle {0} on its page.':
    'Veuillez choisir les produits de l’ensemble {0} sur sa page.',
  'A product of this bundle is not sold any more.': 'Un produit de cet ensemble n’est plus vendu.',
  'The card could not be found.': 'La carte est introuvable.',
  'The card details can be used once only. Please type them in again.':
    'Les données de la carte ne servent qu’une fois. Veuillez les saisir à nouveau.',
  'This card pays for an order whose payment is under way. Please finish or cancel it first.':
    'Cette carte sert à payer une commande en cours de paiement. Veuillez d’abord terminer ou annuler ce paiement.',
  'This card pays for a scheduled delivery. Please choose another card there first.':
    'Cette carte paie une livraison programmée. Veuillez d’abord y choisir une autre carte.',
  'The card could not be saved now. Please try again.':
    'La carte n’a pas pu être enregistrée pour le moment. Veuillez réessayer.',
  'Every part of a bundle needs an article code.':
    'Chaque élément d’un ensemble doit avoir une référence.',
  'Article {0} is not known.': 'L’article {0} n’est pas connu.',
  'The article code belongs to another product.': 'La référence appartient à un autre produit.',
  'Article {0} cannot be put in a cart.': 'L’article {0} ne peut pas être ajouté au panier.',
  'Please sign in to put article {0} in a cart.':
    'Veuillez vous connecter pour ajouter l’article {0} au panier.',
  'The cart could not be found.': 'Le panier est introuvable.',
  'This item is not sold any more.': 'Cet article n’est plus vendu.',
  'A cart holds at most {0} lines.': 'Un panier contient au maximum {0} lignes.',
  'At most {0} lines.': '{0} lignes au maximum.',
  'Every product needs a configuration.': 'Chaque produit doit avoir une configuration.',
  'Please provide promo code.': 'Veuillez saisir un code promo.',
  'This promo code is not valid.': 'Ce code promo n’est pas valide.',
  'This order is over your credit limit: {0} {1} can be ordered on terms.':
    'Cette commande dépasse votre limite de crédit : vous pouvez commander à crédit pour {0} {1}.',
  'What was reviewed could not be read. Please look at the order again.':
    'Ce qui a été vérifié n’a pas pu être lu. Veuillez revoir la commande.',
  'There is nothing in the cart that can be ordered.':
    'Le panier ne contient rien qui puisse être commandé.',
  'Please choose how and where to deliver.': 'Veuillez choisir comment et où livrer.',
  'Please choose how to pay for the whole order.':
    'Veuillez choisir comment payer toute la commande.',
  'Your order could not be completed. What was paid for it has been given back. Your cart is as you left it.':
    'Votre commande n’a pas pu être finalisée. Ce qui avait été payé a été remboursé. Votre panier est tel que vous l’avez laissé.',
  'The pickup date has passed. Please choose another one.':
    'La date de retrait est passée. Veuillez en choisir une autre.',
  'The requested delivery date has passed. Please choose another one.':
    'La date de livraison souhaitée est passée. Veuillez en choisir une autre.',
  'Prices or stock have changed. Please look at the order again.':
    'Les prix ou le stock ont changé. Veuillez revoir la commande.',
  'Please sign in, or continue as a guest.':
    'Veuillez vous connecter ou continuer en tant qu’invité.',
  'This order is paid. It can no longer be canceled here.':
    'Cette commande est payée. Elle ne peut plus être annulée ici.',
  'The payment of this order is under way. Please finish or cancel it first.':
    'Le paiement de cette commande est en cours. Veuillez d’abord le terminer ou l’annuler.',
  'The payment was not completed.': 'Le paiement n’a pas abouti.',
  'Please accept the terms of sale.': 'Veuillez accepter les conditions de vente.',
  'Please save the card first, then choose it here.':
    'Veuillez d’abord enregistrer la carte, puis la choisir ici.',
  'This way to pay is not offered.': 'Ce mode de paiement n’est pas proposé.',
  'Please enter a purchase order number.': 'Veuillez saisir un n° de bon de commande.',
  'The payment was declined.': 'Le paiement a été refusé.',
  'The bank asks for a confirmation that only you can give.':
    'La banque demande une confirmation que vous seul pouvez donner.',
  'The card is no longer saved.': 'La carte n’est plus enregistrée.',
  'The card has expired.': 'La carte a expiré.',
  'The order is over the credit limit.': 'La commande dépasse la limite de crédit.',
  'A product is no longer sold.': 'Un produit n’est plus vendu.',
  'A product is not in stock.': 'Un produit n’est pas en stock.',
  'The order could not be placed.': 'La commande n’a pas pu être passée.',
  'The item could not be found.': 'L’article est introuvable.',
  'Article {0} cannot be delivered on a schedule.':
    'L’article {0} ne peut pas faire l’objet d’une livraison programmée.',
  'This is the last product. Please cancel the delivery.':
    'C’est le dernier produit. Veuillez plutôt mettre fin à la livraison programmée.',
  'Please choose a promotion code.': 'Veuillez choisir un code promo.',
  'How often this delivery comes is changed on its own page.':
    'La fréquence de cette livraison se modifie sur sa propre page.',
  'The minimum quantity of this product is {0}.': 'La quantité minimale de ce produit est {0}.',
  'The maximum quantity of this product is {0}.': 'La quantité maximale de ce produit est {0}.',
  'The maximum available quantity is {0}.': 'La quantité maximale disponible est {0}.',
  'Too much in stock': 'Trop de stock',
  'No longer needed': 'Plus nécessaire',
  'Bought elsewhere': 'Acheté ailleurs',
  Other: 'Autre',
  'Needed sooner': 'Nécessaire plus tôt',
  'Needed later': 'Nécessaire plus tard',
  'Closed on that day': 'Fermé ce jour-là',
  'Cannot Skip Schedule Date More than Once':
    'Une date de livraison ne peut être sautée qu’une fois.',
  'This delivery is being placed now.': 'Cette livraison est en train d’être commandée.',
  'Please choose a reason.': 'Veuillez choisir un motif.',
  'Please say why.': 'Veuillez indiquer le motif.',
  'There was a delivery on this date already.': 'Une livraison a déjà eu lieu à cette date.',
  'Please choose a date.': 'Veuillez choisir une date.',
  'This must be a date such as 2027-03-09.': 'Veuillez saisir une date, par exemple 2027-03-09.',
  'This date has passed.': 'Cette date est passée.',
  'This date is more than a year ahead.': 'Cette date est dans plus d’un an.',
  'Please enter a name.': 'Veuillez saisir un nom.',
  'Please add a product that can be ordered.':
    'Veuillez ajouter un produit qui puisse être commandé.',
  'Please choose the first date.': 'Veuillez choisir la première date.',
  'Please choose where to deliver.': 'Veuillez choisir où livrer.',
  'Please choose how to pay.': 'Veuillez choisir comment payer.',
  'The scheduled delivery could not be found.': 'La livraison programmée est introuvable.',
  'This delivery has not been started.': 'Cette livraison n’a pas été lancée.',
  'This delivery has been started already.': 'Cette livraison a déjà été lancée.',
  'This delivery was cancelled. It cannot be changed any more.':
    'Cette livraison a pris fin. Elle ne peut plus être modifiée.',
  'There can be at most {0} deliveries.': '{0} livraisons programmées au maximum sont possibles.',
  Weekly: 'Chaque semaine',
  'Every Two Weeks': 'Toutes les deux semaines',
  Monthly: 'Chaque mois',
  'Every Two Months': 'Tous les deux mois',
  Quarterly: 'Chaque trimestre',
  'Twice Yearly': 'Chaque semestre',
  Yearly: 'Chaque année',
  'Please choose how often it comes.': 'Veuillez choisir la fréquence de livraison.',
  'Please choose a method.': 'Veuillez choisir un mode de livraison.',
  'This delivery method is not offered.': 'Ce mode de livraison n’est pas proposé.',
  'This delivery method is not offered for these products.':
    'Ce mode de livraison n’est pas proposé pour ces produits.',
  'There is nothing to deliver yet. Please add a product.':
    'Il n’y a encore rien à livrer. Veuillez ajouter un produit.',
  'The delivery could not be found.': 'La livraison est introuvable.',
  'This order is not shipped.': 'Cette commande n’est pas expédiée.',
  'This order is not picked up.': 'Cette commande n’est pas retirée sur place.',
  'Please change the delivery method first.': 'Veuillez d’abord changer le mode de livraison.',
  'This shipping method is not offered.': 'Ce mode d’expédition n’est pas proposé.',
  'This pickup location is not offered.': 'Ce lieu de retrait n’est pas proposé.',
  Shipping: 'Expédition',
  Pickup: 'Retrait sur place',
  'By email': 'Par e-mail',
  'Standard freight': 'Transport standard',
  'Express freight': 'Transport express',
  "Customer's own carrier": 'Transporteur du client',
  'Central warehouse, Duluth': 'Entrepôt central, Duluth',
  'Service hub, Tulsa': 'Centre de service, Tulsa',
  'This quote is picked up.': 'Ce devis est retiré sur place.',
  'This quote is shipped.': 'Ce devis est expédié.',
  'Could not redeem that Gift Card': 'Cette carte cadeau ne peut pas être utilisée.',
  'There is not enough left on a gift card. Please look at the payments again.':
    'Le solde d’une carte cadeau ne suffit pas. Veuillez revoir les paiements.',
  'This gift card cannot be used: it is inactive, expired or empty.':
    'Cette carte cadeau ne peut pas être utilisée : elle est inactive, expirée ou vide.',
  'This gift card pays in {0} only.': 'Cette carte cadeau ne paie qu’en {0}.',
  'The gift card could not be found.': 'La carte cadeau est introuvable.',
  'Please enter a code of your own.': 'Veuillez saisir un code client.',
  '{0} is the code of a model and stands for itself.':
    '{0} est le code d’un modèle et ne désigne que lui-même.',
  '{0} stands for {1} by now.': '{0} désigne désormais {1}.',
  'At most {0} codes can be kept. Delete one first.':
    '{0} codes au maximum peuvent être enregistrés. Veuillez d’abord en supprimer un.',
  'Model {0} is not known.': 'Le code modèle {0} n’est pas connu.',
  'The requested date must be {0} or later.': 'La première date possible est le {0}.',
  'The model code belongs to another product.': 'Le code modèle appartient à un autre produit.',
  'This product cannot be quoted.': 'Ce produit ne peut pas faire l’objet d’un devis.',
  'The configurations cannot be read.': 'Les configurations sont illisibles.',
  'We know no order of this number and email address.':
    'Nous ne connaissons aucune commande avec ce numéro et cette adresse e-mail.',
  'Please enter the order number.': 'Veuillez saisir le numéro de commande.',
  'The order could not be found.': 'La commande est introuvable.',
  'Please enter the first day.': 'Veuillez saisir le premier jour.',
  'Please enter the last day.': 'Veuillez saisir le dernier jour.',
  'The last day comes before the first one.': 'Le dernier jour précède le premier.',
  'A statement covers at most {0} days.': 'Un relevé couvre au maximum {0} jours.',
  'Card data is taken by the card form only.':
    'Les données de carte ne sont acceptées que par le formulaire de carte.',
  'Please type in a card, or choose a saved one.':
    'Veuillez saisir une carte ou en choisir une enregistrée.',
  'This card has expired. Please choose another one.':
    'Cette carte a expiré. Veuillez en choisir une autre.',
  'Payments by card are not possible now. Please try again.':
    'Le paiement par carte est impossible pour le moment. Veuillez réessayer.',
  'Please choose a way to pay.': 'Veuillez choisir un mode de paiement.',
  'The payment could not be found.': 'Le paiement est introuvable.',
  'The amount must be more than zero.': 'Le montant doit être supérieur à zéro.',
  'At most {0} is to be paid.': 'Il reste au maximum {0} à payer.',
  'Purchase order': 'Paiement à crédit',
  Card: 'Carte',
  'Gift card': 'Carte cadeau',
  Check: 'Chèque',
  'Cash on pickup': 'En espèces au retrait',
  'Paid elsewhere': 'Payé ailleurs',
  'Please enter a date.': 'Veuillez saisir une date.',
  'Please choose at least one line.': 'Veuillez choisir au moins une ligne.',
  'Please choose a quote or name a new one.': 'Veuillez choisir un devis ou en nommer un nouveau.',
  'Please add a product': 'Veuillez ajouter un produit.',
  'Every product needs a quantity and a configuration.':
    'Chaque produit doit avoir une quantité et une configuration.',
  'This quote has no items to be copied.': 'Ce devis n’a aucune ligne à copier.',
  'Please enter a model code.': 'Veuillez saisir un code modèle.',
  'This line has been changed meanwhile, it is now {0}.':
    'Cette ligne a été modifiée entre-temps, c’est maintenant {0}.',
  'At most {0} entries are allowed.': '{0} entrées au maximum sont possibles.',
  'A quote holds at most {0} items.': 'Un devis contient au maximum {0} lignes.',
  'Please add an address to your profile to calculate price.':
    'Veuillez ajouter une adresse à votre profil pour calculer le prix.',
  'Invalid Custom Code': 'Ce code client n’est pas connu.',
  'This quote has been submitted again meanwhile and is now {0}.':
    'Ce devis a été demandé à nouveau entre-temps et son statut est maintenant {0}.',
  'This quote has been changed meanwhile. Nothing was submitted.':
    'Ce devis a été modifié entre-temps. Rien n’a été demandé.',
  'This quote is now {0}, it can no longer be edited.':
    'Le statut de ce devis est maintenant {0}, il ne peut plus être modifié.',
  'The quote could not be found.': 'Le devis est introuvable.',
  'A quote cannot be given this status here.': 'Ce statut ne peut pas être donné ici à un devis.',
  'Please add PO Number': 'Veuillez saisir un n° de bon de commande.',
  'Please enter PO No.': 'Veuillez saisir un n° de bon de commande.',
  'Please choose a delivery address.': 'Veuillez choisir une adresse de livraison.',
  'Please choose a pickup location.': 'Veuillez choisir un lieu de retrait.',
  'Please choose a dispatch option.': 'Veuillez choisir comment expédier.',
  'Please enter a comment.': 'Veuillez saisir un commentaire.',
  'Please enter a name for the quote.': 'Veuillez saisir un nom pour le devis.',
  'You have reviewed this product already.': 'Vous avez déjà donné votre avis sur ce produit.',
  'Give Some Rating!': 'Veuillez donner une note.',
  'A rating is a whole number from 1 to 5.': 'Une note est un nombre entier de 1 à 5.',
  'The saved cart could not be found.': 'Le panier enregistré est introuvable.',
  'Please enter a name for the cart.': 'Veuillez saisir un nom pour le panier.',
  'Another saved cart has this name.': 'Un autre panier enregistré porte déjà ce nom.',
  'There can be at most {0} saved carts.': '{0} paniers enregistrés au maximum sont possibles.',
  'There is nothing in the cart that could be saved.': 'Le panier ne contient rien à enregistrer.',
  'This request has been carried out already.': 'Cette demande a déjà été exécutée.',
  'The demonstration refuses this.': 'La démonstration refuse cela.',
  'At most {0} files can be sent.': '{0} fichiers au maximum peuvent être envoyés.',
  'At most {0} characters are allowed.': '{0} caractères au maximum sont possibles.',
  'This holds a character that cannot be stored.':
    'Le texte contient un caractère qui ne peut pas être enregistré.',
  'Please enter a valid email address': 'Veuillez saisir une adresse e-mail valide.',
  'This must be a number.': 'Veuillez saisir un nombre.',
  'Please choose one of the options.': 'Veuillez choisir une des options.',
  'Please choose among the options.': 'Veuillez choisir parmi les options.',
  'This must be true or false.': 'Veuillez répondre par oui ou par non.',
  'Files of this kind are not taken.': 'Les fichiers de ce type ne sont pas acceptés.',
  'This is not in the form that is asked for.': 'L’information n’a pas la forme demandée.',
  'This form could not be found.': 'Ce formulaire est introuvable.',
  'Please confirm again that you are not a robot.': 'Veuillez refaire le contrôle de sécurité.',
  'This form is for accounts in the United States only.':
    'Ce formulaire est réservé aux comptes des États-Unis.',
  'Please apply for account credit first.': 'Veuillez d’abord demander un crédit client.',
  'This is nested too deeply.': 'Les données comportent trop de niveaux.',
  'This must be a text.': 'Veuillez saisir un texte.',
  'This must be a whole number.': 'Veuillez saisir un nombre entier.',
  'This must be an amount such as 12.50.': 'Veuillez saisir un montant, par exemple 12.50.',
  'This must be an object.': 'L’information n’a pas la forme demandée.',
  'This must be a list.': 'L’information doit être une liste.',
  'Model {0} can be read in {1} ways.': 'Le code modèle {0} peut se lire de {1} façons.',
  'Model {0} is not complete. Still open: {1}.':
    'Le code modèle {0} est incomplet. Reste à choisir : {1}.',
  'The chosen options are not those of model {0}.':
    'Les options choisies ne sont pas celles du code modèle {0}.',
  'Model {0} holds an option that is not on sale.':
    'Le code modèle {0} contient une option qui n’est pas vendue.',
  'The quantity must be a whole number from {0} to {1}.':
    'La quantité doit être un nombre entier de {0} à {1}.',
  'The quantity must be a whole number from 1 to {0}.':
    'La quantité doit être un nombre entier de 1 à {0}.',
  'The minimum quantity for this packaging is {0}.':
    'La quantité minimale pour ce conditionnement est {0}.',
  'The quantity must be a multiple of {0} for this packaging.':
    'Pour ce conditionnement, la quantité doit être un multiple de {0}.',
  'Workshop weeks: 10 % off parts': 'Semaines de l’atelier : 10 % sur les pièces',
  'Confirmed as requested.': 'Confirmé comme demandé.',
  'Order Entry Request Submitted': 'Devis demandé',
  Draft: 'Brouillon',
  'Submitted Requests': 'Demandé',
  Resubmitted: 'Demandé à nouveau',
  Returned: 'Renvoyé pour modification',
  Confirmed: 'Confirmé',
  Declined: 'Refusé',
  Expired: 'Expiré',
  New: 'Nouvelle',
  Fulfilled: 'Livrée',
  Processing: 'En cours',
  'On Hold': 'En attente',
  Closed: 'Terminée',
  Canceled: 'Annulée',
  Active: 'Active',
  Cancelled: 'Terminée',
  'Not Placed': 'Non commandée',
  'Street and number': 'Numéro et rue',
  'Street address': 'Numéro et rue',
  City: 'Ville',
  Suburb: 'Ville',
  'Town or city': 'Ville',
  'Postal code': 'Code postal',
  Postcode: 'Code postal',
  'ZIP code': 'Code postal',
  State: 'État',
  Province: 'Province',
  County: 'Comté',
  Region: 'Région',
  Colonia: 'Colonia',
  'Phone number': 'Téléphone',
  Company: 'Entreprise',
  'Line {0}: {1}': 'Ligne {0} : {1}',
  'Your order {0} is booked. It can be seen here:':
    'Votre commande {0} est enregistrée. Vous pouvez la consulter ici :',
  'A new password can be chosen here, once and within {0} minutes:':
    'Vous pouvez choisir ici un nouveau mot de passe, une seule fois et dans les {0} minutes :',
  'There is an account for this email address already. Please sign in, or ask for a new password:':
    'Un compte existe déjà pour cette adresse e-mail. Veuillez vous connecter ou demander un nouveau mot de passe :',
  'This code confirms your new email address, once and within {0} minutes:':
    'Ce code confirme votre nouvelle adresse e-mail, une seule fois et dans les {0} minutes :',
  'The email address of your account is to be changed to {0}.':
    'L’adresse e-mail de votre compte va être remplacée par {0}.',
  'The email address of your account is now {0}.':
    'L’adresse e-mail de votre compte est désormais {0}.',
  'Was that not you? Choose a new password, and tell the service desk:':
    'Ce n’était pas vous ? Choisissez un nouveau mot de passe et prévenez le service client :',
  'An account was created for this address by signing in with {0}.':
    'Un compte a été créé pour cette adresse lors de la connexion avec {0}.',
  'From now on you can also sign in to your account with {0}. If that was not you, please contact us.':
    'Vous pouvez désormais aussi vous connecter à votre compte avec {0}. Si ce n’était pas vous, veuillez nous contacter.',
  'From the cart': 'Issu du panier',
}
