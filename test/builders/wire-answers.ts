/** Answers as the services write them, by hand from the specification, with overrides. */
type Keys = Readonly<Record<string, unknown>>

export function aQuoteItemAnswer(overrides: Keys = {}): Keys {
  return {
    orderItemID: 'item-1',
    parentOrderItemID: '',
    quantity: 2,
    modelNumber: 'OM1080CNS',
    customerMaterialNumber: 'MAT-7',
    requestedDeliveryDate: '2026-05-11',
    plannedDeliveryDate: '2026-05-04',
    effectiveLeadTime: 4,
    leadDeliveryDate: '2026-05-04',
    improCustomCode: '',
    currencyCode: 'USD',
    stepQty: 24,
    minQty: 48,
    unitPrice: 125,
    extendedPriceAfterDiscount: 250,
    itemTotalSummary: { unitPrice: 125, lineTotal: 250 },
    calculatedSurchargeAmount: 3.5,
    modifierSummary: [{ codeTitle: 'DISPLACEMENT', code: '080', title: '80 cc' }],
    skuConfigurations: [],
    orderChildItems: [],
    orderItemStatusType_typeName: 'New',
    publicRemoteID: '',
    quoteOnly: false,
    sku: {
      skuID: 'sku-om1',
      images: ['/media/om1.svg'],
      product: {
        productID: 'product-om1',
        productName: 'Orbital motor OM1',
        urlTitle: 'orbital-motor-om1',
        brand: { brandName: 'Alder' },
        images: [],
      },
    },
    ...overrides,
  }
}

export function aFulfilmentAnswer(overrides: Keys = {}): Keys {
  return {
    orderFulfillmentID: 'fulfilment-1',
    orderFulfillmentMethodName: 'Shipping',
    fulfillmentMethod: {
      fulfillmentMethodID: 'method-shipping',
      fulfillmentMethodName: 'Shipping',
      fulfillmentMethodType: 'shipping',
    },
    shippingAddress: {
      addressID: 'address-9',
      name: 'Goods In',
      streetAddress: '18 Millrace Road',
      city: 'Duluth',
      stateCode: 'MN',
      postalCode: '55802',
      countrycode: 'US',
    },
    accountAddress: { accountAddressID: 'address-works' },
    shippingMethod: { shippingMethodID: 'ship-ground', shippingMethodName: 'Ground' },
    shippingMethodOptions: [
      { name: 'Ground ($5)', value: 'ship-ground' },
      { name: 'Select', value: '' },
    ],
    pickupLocation: {},
    pickupDate: '',
    trackingNumbers: ['TN-1', 'TN-2'],
    orderFulfillmentItems: [
      { orderItemID: 'item-1', parentOrderItem_orderitemID: '', publicRemoteID: '' },
    ],
    ...overrides,
  }
}

export function aQuoteAnswer(overrides: Keys = {}): Keys {
  return {
    orderID: 'quote-1',
    quoteNumber: '1001',
    orderNumber: '',
    quoteName: 'Spring overhaul',
    quoteRequestDetails: 'Please check the shaft',
    freightCarrier: 'Lakes Freight',
    specialInstructions: 'Dock 4',
    orderStatusType: { typeCode: 'qstRejected', typeName: 'Returned' },
    orderStatusHistory: [
      {
        reason: 'Please check',
        createdDateTime: '2026-03-08T09:15:00+00:00',
        orderStatusHistoryType_typeCode: 'qstPendingReview',
      },
      {
        reason: 'Shaft C is sold out',
        createdDateTime: 'March, 09 2026 10:15:00 +0000',
        orderStatusHistoryType_typeCode: 'qstRejected',
      },
    ],
    createdDateTime: '2026-03-07T08:00:00+00:00',
    orderOpenDateTime: '2026-03-08T09:15:00+00:00',
    currencyCode: 'USD',
    calculatedTotal: 265.5,
    discountTotal: 0,
    VATTotal: 0,
    orderTotalSummary: {
      total: 250,
      surchargeTotal: 3.5,
      totalAfterSurcharge: 253.5,
      taxTotal: 12,
      totalAfterSurchargeAfterTax: 265.5,
    },
    orderPayments: [{ orderPaymentID: 'payment-1', purchaseOrderNumber: 'PO-7781' }],
    orderShippingDispatchOptionsCustom: 'shipCompleteOrder',
    orderTemplate_orderTemplateID: 'template-3',
    promotionCodes: [{ promotionCode: 'SPRING' }],
    orderFulfillments: [aFulfilmentAnswer()],
    orderItems: [aQuoteItemAnswer()],
    ...overrides,
  }
}

export function aQuoteRowAnswer(overrides: Keys = {}): Keys {
  return {
    orderID: 'quote-1',
    purchaseOrderNumber: 'PO-7781',
    quoteName: 'Spring overhaul',
    quoteNumber: '1001',
    orderStatusType_typeCode: 'qstDraft',
    orderStatusType_typeName: 'Draft',
    createdDateTime: '2026-03-07T08:00:00+00:00',
    calculatedTotal: 265.5,
    calculatedTotalItemQuantity: 2,
    itemsCount: 1,
    currencyCode: 'USD',
    ...overrides,
  }
}

export function anAccountAnswer(overrides: Keys = {}): Keys {
  return {
    accountID: 'account-us',
    firstName: 'Una',
    lastName: 'Sorrell',
    company: 'Northfield Hydraulics',
    primaryEmailAddress: { emailAddress: 'us@manifold.test' },
    primaryPhoneNumber: { phoneNumber: '2185550142' },
    primaryAddress: {
      accountAddressID: 'address-works',
      address: {
        streetAddress: '18 Millrace Road',
        city: 'Duluth',
        stateCode: 'MN',
        postalCode: '55802',
        countrycode: 'US',
      },
    },
    addressZoneName: 'US',
    enableAccountCredit: true,
    ...overrides,
  }
}

export function aPriceInfoAnswer(overrides: Keys = {}): Keys {
  return {
    modelNumber: 'OM1080CNS',
    currencyCode: 'USD',
    quantity: 2,
    totalModelPriceAfterDiscountAfterSurchargeAfterTax: 250,
    modelUnitPriceAfterDiscountAfterSurchargeAfterTax: 125,
    leadDeliveryDate: '2026-05-04',
    calculatedQATS: 40,
    skuConfigurationPrice: { effectiveLeadTime: 4 },
    ...overrides,
  }
}

export function anAlternativeAnswer(overrides: Keys = {}): Keys {
  return {
    modifierKey: 'shaft',
    optionCode: 'T',
    modelNumber: 'OM1080TNS',
    quantity: 2,
    totalModelPriceAfterDiscountAfterSurchargeAfterTax: 262.4,
    modelUnitPriceAfterDiscountAfterSurchargeAfterTax: 131.2,
    effectiveLeadTime: 2,
    ...overrides,
  }
}

export function anAddressRowAnswer(overrides: Keys = {}): Keys {
  return {
    accountAddressID: 'address-works',
    accountAddressName: 'Works',
    address_name: 'Goods In',
    address_company: 'Northfield Hydraulics',
    address_streetAddress: '18 Millrace Road',
    address_street2Address: '',
    address_locality: 'West bank',
    address_city: 'Duluth',
    address_stateCode: 'MN',
    address_postalCode: '55802',
    address_countryCode: 'US',
    address_phoneNumber: '2185550142',
    address_emailAddress: 'goods-in@northfield.test',
    isPrimary: true,
    ...overrides,
  }
}

export function aCountryAnswer(overrides: Keys = {}): Keys {
  return {
    name: 'United States',
    value: 'US',
    addressOptions: {
      streetAddressShowFlag: true,
      streetAddressRequiredFlag: true,
      streetAddressLabel: 'Street',
      stateCodeShowFlag: 'Yes ',
      stateCodeRequiredFlag: 1,
      stateCodeLabel: 'State',
      localityShowFlag: false,
      localityRequiredFlag: false,
    },
    states: [{ name: 'Minnesota', value: 'MN' }],
    ...overrides,
  }
}

export function aModifierAnswer(overrides: Keys = {}): Keys {
  return {
    key: 'packaging',
    title: 'Packaging',
    codeTitle: 'PACK',
    required: true,
    options: [
      {
        code: 'S',
        title: 'Single',
        description: 'In a box.',
        isHiddenFlag: false,
        minQty: 1,
        stepQty: 1,
      },
      {
        code: 'P',
        title: 'Pallet',
        isHiddenFlag: 'true',
        minQty: '48',
        stepQty: 24,
        leadTimeNote: '+1 week',
      },
    ],
    ...overrides,
  }
}

export function aProductAnswer(overrides: Keys = {}): Keys {
  return {
    productID: 'product-om1',
    productName: 'Orbital motor OM1',
    title: 'Orbital motor OM1, compact',
    urlTitle: 'orbital-motor-om1',
    productCode: 'OM1',
    skuID: 'sku-om1',
    defaultSku_skuID: 'sku-om1',
    shortdescription: '<p>Compact.</p>',
    thumbnail: '/media/om1-thumb.svg',
    images: ['/media/om1.svg'],
    brand_brandName: 'Alder',
    productType_productTypeName: 'Orbital motors',
    productType_urlTitle: 'orbital-motors',
    skuModelSearchFlag: 'No',
    skus: [
      {
        skuID: 'sku-om1',
        skuCode: 'OM1',
        skuName: 'Motor OM1',
        settings: { skuAllowAddToCartFlag: false, skuAllowQuoteFlag: true },
      },
    ],
    modifiers: [aModifierAnswer()],
    modifiersUS: [aModifierAnswer()],
    modifiersEU: [aModifierAnswer({ key: 'verpackung' })],
    attributeSets: [
      {
        attributeSetCode: 'technicalDataMetric',
        attributeSetName: 'Technical data',
        sortOrder: 2,
        attributes: [
          {
            attributeCode: 'mass',
            attributeName: 'Mass',
            sortOrder: 2,
            attributeValue: '6',
            unit: 'kg',
          },
          { attributeCode: 'flow', attributeName: 'Flow', sortOrder: 1, attributeValue: '60' },
        ],
      },
    ],
    files: [{ fileID: 'file-1', fileName: 'OM1 data sheet', fileType: 'pdf' }],
    relatedProducts: [
      { productName: 'OM2', urlTitle: 'om2', thumbnail: '/media/om2.svg', defaultSku_skuID: '' },
    ],
    ...overrides,
  }
}

export function anOptionGroupAnswer(overrides: Keys = {}): Keys {
  return {
    optionGroupCode: 'size',
    optionGroupName: 'Size',
    options: [
      {
        optionName: '10 mm',
        optionCode: '10',
        optionGroupCode: 'size',
        optionGroupName: 'Size',
      },
    ],
    ...overrides,
  }
}

export function aPlainSkuAnswer(overrides: Keys = {}): Keys {
  return {
    skuID: 'sku-sk1-n10',
    skuCode: 'SK1N10',
    skuName: 'Seal kit, nitrile, 10 mm',
    skuDescription: 'For shafts of 10 mm.',
    calculatedSkuDefinition: 'Seal material: NBR',
    salePrice: '12.50',
    listPrice: 14,
    currencyCode: 'USD',
    calculatedQATS: 0,
    skuOrderMinimumQuantity: 2,
    skuOrderMaximumQuantity: '500',
    settings: {
      skuAllowAddToCartFlag: 1,
      skuAllowQuoteFlag: 'Yes',
      skuShowPriceForUserType: 'all',
    },
    ...overrides,
  }
}

export function aSummaryAnswer(overrides: Keys = {}): Keys {
  return {
    productID: 'product-om1',
    productName: 'Orbital motor OM1',
    urlTitle: 'orbital-motor-om1',
    productCode: 'OM1',
    skuCode: 'OM1',
    defaultSku_skuID: 'sku-om1',
    thumbnail: '/media/om1-thumb.svg',
    shortdescription: '<p>Compact.</p>',
    brand_brandName: 'Alder',
    productType_productTypeName: 'Orbital motors',
    skuModelSearchFlag: 'No',
    productDataURL: '/public/manifold/product/transform/products/byUrlTitle/orbital-motor-om1',
    ...overrides,
  }
}

export function anOrderRowAnswer(overrides: Keys = {}): Keys {
  return {
    orderID: 'order-1',
    orderNumber: '70012',
    orderPayments_purchaseOrderNumber: 'PO-7781',
    orderStatusType_typeCode: 'ostClosed',
    orderStatusType_typeName: 'Closed',
    orderOpenDateTime: '2026-03-08T09:15:00+00:00',
    calculatedTotal: '265.50',
    calculatedTotalItemQuantity: 4,
    currencyCode: 'USD',
    ...overrides,
  }
}

/** Two lines in one fulfilment, the second sent in two parcels; the bundle's part beside its parent. */
export function anOrderAnswer(overrides: Keys = {}): Keys {
  const shipment = (orderItemID: string, trackingNumber: string) => ({
    orderItemID,
    orderFulfillment_orderFulfillmentID: 'fulfilment-1',
    orderFulfillment_fulfillmentMethod_fulfillmentMethodName: 'Shipping',
    orderFulfillment_fulfillmentMethod_fulfillmentMethodType: 'shipping',
    orderFulfillment_shippingAddress_name: 'Goods In',
    orderFulfillment_shippingAddress_city: 'Duluth',
    orderFulfillment_pickupLocation_locationName: '',
    orderDeliveryItems_orderDelivery_trackingNumber: trackingNumber,
    orderDeliveryItems_orderDelivery_trackingUrl:
      trackingNumber === '1Z1' ? 'https://carrier.test/1Z1' : '',
    orderDeliveryItems_orderDelivery_shipmentDateTime:
      trackingNumber === '' ? '' : `2026-03-1${trackingNumber.at(-1)}T08:00:00Z`,
  })
  const item = (orderItemID: string, parent = '') => ({
    orderItemID,
    parentOrderItem_orderitemID: parent,
    quantity: 2,
    modelNumber: 'OM1080CNS',
    modifierSummary: [{ codeTitle: 'DISPLACEMENT', code: '080', title: '80 cc' }],
    price: 125,
    calculatedExtendedPriceAfterDiscount: 250,
    orderItemStatusType_typeName: 'New',
    sku_skuID: 'sku-om1',
    sku_product_productName: 'Orbital motor OM1',
    sku_product_urlTitle: 'orbital-motor-om1',
  })
  return {
    orderInfo: [
      {
        ...anOrderRowAnswer(),
        freightCarrier: 'Lakes Freight',
        specialInstructions: 'Dock 4',
        orderTemplate_orderTemplateID: 'template-1',
        orderShippingDispatchOptionsCustom: 'partialShipmentAccepted',
        calculatedSubTotal: 250,
        calculatedTaxTotal: 15.5,
      },
    ],
    orderPayments: [
      {
        orderPaymentID: 'payment-1',
        purchaseOrderNumber: 'PO-7781',
        paymentMethod_paymentMethodName: 'Term',
        paymentMethod_paymentMethodType: 'termPayment',
        billingAddress_name: 'Accounts Payable',
        billingAddress_streetAddress: '18 Millrace Road',
        billingAddress_city: 'Duluth',
        billingAddress_stateCode: 'MN',
        billingAddress_postalCode: '55802',
        billingAddress_emailAddress: 'pay@x.test',
      },
    ],
    orderItems: [item('item-1'), item('item-2'), item('item-3', 'item-2')],
    orderFulfillments: [
      shipment('item-1', ''),
      shipment('item-2', '1Z1'),
      shipment('item-2', '1Z2'),
      shipment('item-2', '1Z1'),
    ],
    files: [
      { baseID: 'order-1', file_fileID: 'file-1', file_fileName: 'Invoice', file_fileType: 'pdf' },
    ],
    ...overrides,
  }
}

export function aCartItemAnswer(overrides: Keys = {}): Keys {
  return {
    orderItemID: 'cart-item-1',
    parentOrderItemID: '',
    quoteOnly: false,
    quantity: 2,
    currencyCode: 'USD',
    price: 12.5,
    extendedPrice: 25,
    extendedPriceAfterDiscount: 25,
    childOrderItems: [],
    sku: {
      skuID: 'sku-sk1-n10',
      skuCode: 'SK1N10',
      skuDefinition: 'Material: Nitrile, Size: 10 mm',
      calculatedQATS: 120,
      skuOrderMinimumQuantity: 2,
      skuOrderMaximumQuantity: 500,
      settings: { skuAllowQuoteFlag: true },
      product: {
        productName: 'Seal kit SK1',
        urlTitle: 'seal-kit-sk1',
        images: ['/media/sk1.svg'],
      },
    },
    ...overrides,
  }
}

export function aCartAnswer(overrides: Keys = {}): Keys {
  return {
    orderID: 'cart-1',
    title: '',
    currencyCode: 'USD',
    totalItems: 2,
    subTotal: 25,
    discountTotal: 0,
    surchargeTotal: 0.7,
    taxTotal: 1.4,
    total: 25,
    promotionCodes: [],
    orderItems: [aCartItemAnswer()],
    ...overrides,
  }
}
