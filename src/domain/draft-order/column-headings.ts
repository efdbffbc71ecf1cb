/** The headings of the trade: what they call the four columns in English, German, French and Spanish. */
import { type LineField, lineFields } from './written-line.ts'

/**
 * Headings without their filler words and without "number", the surest first: `material` alone may be ours or
 * the customer's, and gives way to `customer material`.
 */
const headings: Readonly<Record<LineField, readonly string[]>> = {
  modelCode: words(`
    modelcode modellcode codemodele codigomodelo model modell modele modelo typecode
    typenschlussel typenschluessel ordercode bestellcode bestell productcode codeproduit
    codigoproducto skucode sku partcode part itemcode articlecode codearticle codigoarticulo
    artikelcode artikel article articulo teile teil catalog catalogue katalog catalogo code codigo
    typ type tipo referencearticle reference referencia ref product produkt produit producto
    mpn pn partref item
  `),
  quantity: words(`
    quantity qty menge quantite qte cantidad cant orderquantity orderqty quantityordered
    bestellmenge auftragsmenge quantitecommandee cantidadpedida anzahl stuckzahl stueckzahl
    stuck stueck stk pieces pcs units unidades uds piezas count nombre amount qtyordered
    quantityrequired qtyrequired requiredquantity requiredqty reqquantity reqqty qtyreq ea each off
    anz bestelltemenge mengebestellt bestellanzahl qtecommandee quantitedemandee qtedemandee
    cantidadsolicitada cantidadrequerida cantpedida
  `),
  requestedDate: words(`
    customerrequesteddate requesteddate requesteddeliverydate requestdate wunschtermin
    wunschdatum wunschlieferdatum wunschliefertermin liefertermin datesouhaitee
    datelivraisonsouhaitee datedemandee datelivraison fechasolicitada fechaentrega
    fecharequerida deliverydate lieferdatum duedate needbydate needby requireddate
    wanteddate shipdate delivery lieferung livraison entrega termin date datum fecha requiredby
    requiredon reqdate reqby needdate neededby daterequired dateneeded due dueby eta shipby
    deliverby gewunschterliefertermin gewunschteslieferdatum gewunschtertermin bedarfstermin
    bedarfsdatum liefernbis delai delailivraison datebesoin datevoulue dateexigee plazo plazoentrega
    fechanecesaria fechadeseada fechalimite wantedon wantedby neededon
    gewunschtam benotigtam souhaite souhaitepour deseadopara deseadoparael
  `),
  customerMaterialNumber: words(`
    customermaterial yourmaterial kundenmaterial ihrematerial materielclient articleclient
    votrearticle materialcliente sumaterial articulocliente customerpart yourpart
    customeritem youritem customerarticle yourarticle kundenartikel ihreartikel kundenteile
    ihreteile customersku customercode customerreference yourreference yourref customerref
    kundenreferenz ihrereferenz votrereference referenceclient refclient sureferencia
    referenciacliente suref votreref ihreref codeclient codigocliente cmn sach materialcode material materiel mat
    custmat customermat kundenmat kdmat custpn custpart custitem custref customerpn kundenpn kdteile kdartikel
  `),
}

/** What our own files say above the customer's own codes, in each language. */
const ownCodeHeadings = new Set(words('customcode kundencode codeclient codigopropio'))

/**
 * What our own files say above the columns that the shop knows anyhow: what the lines are, when they are planned and
 * what they cost, in each language.
 */
const knownAnyhow = new Set(
  words(`
    product configuration planneddelivery unitprice surcharge linetotal currency
    produkt konfiguration geplantelieferung stuckpreis zuschlag positionssumme wahrung
    producto configuracion entregaprevista preciounitario recargo totallinea moneda
    produit livraisonprevue prixunitaire supplement totalligne devise
  `),
)

/** So many of them together head a file of our own; a list of another company may have a product and its price. */
const headsOfOwnFile = 4

const fillers = new Set(
  words(`
    number no nr num nummer numero n º nro numer id de del des du der la le of the d l
  `),
)

/** A heading that is known: the field it is for, and how sure it is, 0 being the surest. */
export interface KnownHeading {
  readonly field: LineField
  readonly rank: number
}

/** What a heading is for, in upper or lower case, with or without blanks, punctuation, brackets and "number". */
export function knownHeading(text: string): KnownHeading | undefined {
  const key = headingKey(text)
  for (const field of lineFields) {
    const rank = headings[field].indexOf(key)
    if (rank >= 0) return { field, rank }
  }
  return pronounIn(text) && { field: 'customerMaterialNumber', rank: Number.MAX_SAFE_INTEGER }
}

/** Whether a column holds the customer's own codes, as files of our own have them beside the models. */
export function headsOwnCodes(text: string): boolean {
  return ownCodeHeadings.has(headingKey(text))
}

/**
 * The columns of a file of our own that are not to be read again, counted from 0; none in a file of others. What a price
 * holds stands behind its name: `Unit price, net`.
 */
export function knownAnyhowIn(headings: readonly string[]): readonly number[] {
  const columns = headings.flatMap((heading, column) => {
    const [name = ''] = heading.slice(0, longestHeading).split(',')
    return knownAnyhow.has(headingKey(name)) ? [column] : []
  })
  return columns.length < headsOfOwnFile ? [] : columns
}

/**
 * Whose number a heading says it is, where it says so by "our" and "your": what that means depends on who wrote
 * the file. Undefined for other headings.
 */
export function pronounIn(text: string): 'our' | 'your' | undefined {
  const [, our, your] = relative.exec(headingKey(text)) ?? []
  if (our !== undefined) return 'our'
  return your === undefined ? undefined : 'your'
}

const relative =
  /^(?:(our|unsere?|notre|nuestr[ao])|(your|ihre?|votre|vuestr[ao]|su(?=.)))(?:part|pn|item|article|artikel|articulo|teile?|material|materiel|code|codigo|sku|ref|reference|referenz|referencia|product|produkt|produit|producto)?(?:code)?$/

/** Whether a heading says that its dates are about something else than the delivery that is asked for. */
export function namesOtherDates(text: string): boolean {
  return otherDates.has(headingKey(text))
}

const otherDates = new Set(
  words(`
    orderdate orderedon dateordered created createdon createdate creationdate invoicedate quotedate
    entrydate lastorder lastordered updated modified validuntil bestelldatum auftragsdatum
    erstellt erstelltam rechnungsdatum angebotsdatum geandertam datecommande datecreation
    datefacture fechapedido fechacreacion fechafactura
  `),
)

/** A heading without what writers vary: `Kunden-Material-Nr.:` and `Kundenmaterialnummer (optional)` are the same. */
export function headingKey(text: string): string {
  const words = text
    .slice(0, longestHeading)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/\bp\s*[./]\s*n\b/gi, 'pn')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([\p{Ll}])([\p{Lu}])/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
  const joined = words.filter((word) => !fillers.has(word)).join('')
  return joined.replace(/(?:number|nummer|numero|nr)$/, '')
}

/** Characters; what is longer is no heading. */
const longestHeading = 80

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}
