/** The calls that this plugin adds to the shop API and to the administration. Money is in major units; days are `YYYY-MM-DD`. */
import { gql } from 'graphql-tag'

export const shopSchema = gql`
  input ChoiceInput { question: String! answer: String! }
  type Choice { question: String! answer: String! }
  type Segment { codeTitle: String! code: String! title: String! }
  type Named { id: String! name: String! }
  type Sums {
    subtotal: Float! discount: Float! surcharge: Float! afterSurcharge: Float! tax: Float! afterTax: Float!
    isVat: Boolean!
  }

  input AddressEntryInput {
    nickname: String! name: String! company: String! streetAddress: String! street2Address: String!
    locality: String! city: String! stateCode: String! postalCode: String! countryCode: String!
    phoneNumber: String! emailAddress: String!
  }
  type SavedAddress {
    id: String! nickname: String! isPrimary: Boolean! isForBilling: Boolean!
    name: String! company: String! streetAddress: String! street2Address: String! locality: String!
    city: String! stateCode: String! postalCode: String! countryCode: String! phoneNumber: String!
    emailAddress: String!
  }
  type PostalAddress {
    name: String! company: String! streetAddress: String! street2Address: String! locality: String!
    city: String! stateCode: String! postalCode: String! countryCode: String! phoneNumber: String!
    emailAddress: String!
  }
  type AddressField { field: String! label: String! use: String! }
  type State { code: String! name: String! }
  type AddressCountry { code: String! name: String! fields: [AddressField!]! states: [State!]! }

  type TradeAccount {
    id: String! firstName: String! lastName: String! company: String! email: String! phone: String!
    primaryAddress: SavedAddress hasAccountCredit: Boolean! isVerified: Boolean! cartPieces: Int!
  }
  type SignedIn { token: String! account: TradeAccount! }
  input NewAccountInput {
    firstName: String! lastName: String! company: String! phone: String! email: String! password: String!
  }

  input PriceWish {
    skuId: String! modelCode: String! quantity: Int! choices: [ChoiceInput!] wantsBreaks: Boolean
  }
  type PriceBreak { quantity: Int! total: Float! unit: Float! weeks: Float! }
  type ModelPrice {
    modelCode: String! quantity: Int! currency: String! total: Float! unit: Float! unitPrice: Float!
    subtotal: Float! surcharge: Float! afterSurcharge: Float! tax: Float! isVat: Boolean!
    weeks: Float! earliest: String! available: Int breaks: [PriceBreak!]!
  }
  type AlternativePrice { question: String! answer: String! total: Float! weeks: Float! }
  type PriceAlternatives { present: ModelPrice! others: [AlternativePrice!]! }

  input SelectedOptionInput { group: String! option: String! }
  type OptionStep { group: JSON sku: JSON }

  input CartWish {
    skuId: String code: String! quantity: Int! choices: [ChoiceInput!] materialNumber: String customCode: String
  }
  type Indication { unitPrice: Float! lineTotal: Float! weeks: Float! earliest: String! }
  type CartModel {
    code: String! choices: [Choice!]! segments: [Segment!]! problem: String indication: Indication
  }
  type CartLine {
    id: String! quantity: Int! isQuoteOnly: Boolean! isGone: Boolean! skuId: String skuCode: String!
    productName: String! urlTitle: String! image: String definition: String! allowsQuote: Boolean!
    minimum: Int! maximum: Int available: Int step: Int unitPrice: Float lineTotal: Float
    materialNumber: String! customCode: String! model: CartModel
  }
  type TradeCart { currency: String! totalItems: Int! sums: Sums! lines: [CartLine!]! }

  input QuoteLineWish {
    skuId: String modelCode: String! quantity: Int! choices: [ChoiceInput!] requestedDate: String
    materialNumber: String customCode: String
  }
  type QuoteLine {
    id: String! productName: String! urlTitle: String! skuId: String brand: String! category: String!
    image: String modelCode: String! segments: [Segment!]! quantity: Int! minimum: Int! step: Int!
    materialNumber: String! customCode: String! requestedDate: String plannedDate: String
    weeks: Float! earliest: String! stock: Int currency: String! unitPrice: Float! lineTotal: Float!
    surcharge: Float!
  }
  type DeliveryMethod { id: String! name: String! type: String! }
  type Delivery {
    id: String! method: DeliveryMethod! address: PostalAddress addressCopy: String! savedAddress: String
    shippingMethod: Named shippingMethodOptions: [Named!]! pickupLocation: Named pickupDate: String
    lineIds: [String!]!
  }
  type QuoteStep { status: String! reason: String! at: String! }
  type Quote {
    id: String! number: String! name: String! status: String! statusName: String! steps: [QuoteStep!]!
    createdAt: String! currency: String! purchaseOrder: String! comment: String! freightCarrier: String!
    specialInstructions: String! dispatch: String reviewer: String! answerBy: String validUntil: String
    contentsTag: String! lines: [QuoteLine!]! fulfilment: Delivery sums: Sums!
  }
  type QuoteRow {
    id: String! number: String! name: String! purchaseOrder: String! status: String! statusName: String!
    isAnswerRecalled: Boolean! createdAt: String! pieces: Int! lines: Int! total: Float! currency: String!
  }
  type StatusCount { status: String! records: Int! }
  type QuotePage { total: Int! page: Int! pageCount: Int! counts: [StatusCount!]! rows: [QuoteRow!]! }
  type OpenDraft { id: String! name: String! number: String! changedAt: String! }
  type SavedNumber { number: String! before: String }
  input LineChange { id: String! quantity: Int date: String }
  type LineBefore { id: String! text: String! }
  type LineRefusal { id: String! messages: [String!]! }
  type ChangedLines { quote: Quote! before: [LineBefore!]! refusals: [LineRefusal!]! }
  input WishedLineInput { id: String! modelCode: String skuId: String quantity: Int }
  input FurtherQuoteInput { id: String! lines: [WishedLineInput!] }
  type NotAdded { id: String! reason: String! }
  type QuoteCopy { quote: Quote! notAdded: [NotAdded!]! }
  input DeliveryOf { quoteId: String! fulfilmentId: String! }

  extend type Query {
    account: TradeAccount
    addresses: [SavedAddress!]!
    addressCountries: [AddressCountry!]!
    definition(skuCode: String, urlTitle: String): JSON
    outline(urlTitle: String!): JSON
    succession(skuCode: String!): JSON
    optionStep(productId: String!, selected: [SelectedOptionInput!]!): OptionStep!
    prices(wishes: [PriceWish!]!): [ModelPrice]!
    alternatives(wish: PriceWish!): PriceAlternatives
    cart(region: String): TradeCart!
    quotes(statuses: [String!]!, keyword: String!, sort: String!, page: Int!): QuotePage!
    openDrafts: [OpenDraft!]!
    quote(id: String!): Quote!
    fulfilmentMethods(quoteId: String!): [DeliveryMethod!]!
    pickupLocations: [Named!]!
  }
  extend type Mutation {
    signIn(email: String!, password: String!): SignedIn!
    signOut: Boolean!
    createAccount(entry: NewAccountInput!): SignedIn!
    forgotPassword(email: String!): Boolean!
    newPassword(secret: String!, password: String!): Boolean!
    changePassword(present: String!, password: String!): Boolean!
    addAddress(entry: AddressEntryInput!): String!
    changeAddress(id: String!, entry: AddressEntryInput!): Boolean!
    makePrimary(id: String!): Boolean!
    makeForBilling(id: String!): Boolean!
    removeAddress(id: String!): Boolean!
    addToCart(wishes: [CartWish!]!, intent: String, region: String): TradeCart!
    changeCartLine(id: String!, quantity: Int!, region: String): TradeCart!
    removeCartLines(ids: [String!]!, region: String): TradeCart!
    clearCart(region: String): TradeCart!
    applyPromotion(code: String!, region: String): TradeCart!
    takeOffPromotion(code: String!, region: String): TradeCart!
    createQuote(name: String!, intent: String): String!
    addQuoteLines(
      quoteId: String newName: String lines: [QuoteLineWish!]! most: Int isNumbered: Boolean intent: String
    ): Quote!
    setPurchaseOrder(id: String!, number: String!): SavedNumber!
    changeQuoteLines(id: String!, lines: [LineChange!]!): ChangedLines!
    changeQuoteModel(
      id: String! lineId: String! from: String! modelCode: String! choices: [ChoiceInput!] quantity: Int!
    ): ChangedLines!
    copyQuote(
      id: String! lines: [WishedLineInput!] others: [FurtherQuoteInput!] quoteId: String newName: String
      withDetails: Boolean intent: String
    ): QuoteCopy!
    removeQuoteLines(id: String!, lineIds: [String!]!): Quote
    removePromotion(id: String!): Quote!
    clearQuote(id: String!): Boolean!
    removeQuote(id: String!): Boolean!
    submitQuote(
      id: String! reason: String! freightCarrier: String! specialInstructions: String! dispatch: String
      seenContentsTag: String seenPurchaseOrder: String
    ): Quote!
    resubmitQuote(
      id: String! reason: String! freightCarrier: String! specialInstructions: String! dispatch: String
      seenContentsTag: String seenPurchaseOrder: String
    ): Quote!
    recallQuote(id: String!, steps: Int!): Quote!
    chooseMethod(quoteId: String!, methodId: String!, lineIds: [String!]!): Quote!
    useSavedAddress(of: DeliveryOf!, addressId: String!): Quote!
    useNewAddress(of: DeliveryOf!, entry: AddressEntryInput!): Quote!
    chooseShippingMethod(of: DeliveryOf!, methodId: String!): Quote!
    choosePickupLocation(of: DeliveryOf!, locationId: String!): Quote!
    choosePickupDate(of: DeliveryOf!, date: String!): Quote!
  }
`

export const adminSchema = gql`
  extend type Mutation {
    "What a reviewer makes of a quote that waits: approve, return or decline, with a reason for the customer."
    reviewQuote(id: String!, verdict: String!, reason: String!): Boolean!
  }
`
