/** The forms in Spanish. */

import type { AllFormWords } from '../form-words.ts'

const FILES = 'PDF, PNG, JPG, DOCX, XLSX, DWG o DXF, como máximo 10 MB.'

export const SPANISH: AllFormWords = {
  contact: {
    heading: 'Contacto',
    description: '<p>Un ingeniero responde en dos días laborables.</p>',
    submit: 'Enviar mensaje',
    success: '',
    groups: ['Quién es usted', 'Su pregunta'],
    questions: {
      name: 'Nombre',
      company: 'Empresa',
      emailAddress: 'Correo electrónico',
      phoneNumber: ['Teléfono', 'Con prefijo del país, si desea que le llamemos.'],
      topic: 'De qué se trata',
      message: ['Mensaje', 'Un código de modelo, si lo tiene, ahorra una pregunta.'],
      attachment: ['Plano o foto', FILES],
    },
    options: {
      topic: {
        product: 'Un producto o su código',
        order: 'Un presupuesto o un pedido',
        service: 'Reparación y repuestos',
        other: 'Otra cosa',
      },
    },
  },
  newsletter: {
    heading: 'Boletín',
    description: '',
    submit: '',
    success: '',
    groups: [''],
    questions: { emailAddress: 'Correo electrónico' },
  },
  register: {
    heading: 'Registrar su empresa',
    description:
      '<p>Para empresas que quieren comprarnos con regularidad. Comprobamos lo que nos indica y le escribimos en dos días laborables.</p>',
    submit: 'Enviar registro',
    success:
      '<p>Gracias. Su registro ha llegado; escribiremos al contacto indicado en dos días laborables.</p>',
    groups: [
      'Empresa',
      'Contacto',
      ['Condiciones de entrega', 'Deciden quién entrega la mercancía y adónde.'],
      ['Recepción de la mercancía', 'Solo es necesario si se la entregamos.'],
      'Para terminar',
    ],
    questions: {
      company: 'Nombre de la empresa',
      businessType: 'A qué se dedica la empresa',
      taxNumber: ['NIF o NIF-IVA', 'De 5 a 20 letras y cifras.'],
      website: 'Sitio web',
      firstName: 'Nombre',
      lastName: 'Apellidos',
      emailAddress: 'Correo electrónico',
      phoneNumber: ['Teléfono', 'Con prefijo del país.'],
      incoterm: 'Incoterm',
      incotermLocation: ['Lugar convenido', 'El lugar que corresponde al incoterm.'],
      street: 'Calle y número',
      postalCode: 'Código postal',
      city: 'Población',
      receivingEmail: [
        'Correo electrónico de recepción',
        'Se le avisa antes de que llegue un camión.',
      ],
      forklift: '¿Hay una carretilla elevadora en el muelle?',
      certificate: ['Licencia comercial o certificado de reventa', FILES],
      agreement: 'Lo que he escrito es correcto y puedo actuar en nombre de la empresa.',
    },
    options: {
      businessType: {
        maker: 'Fabrica máquinas',
        dealer: 'Vende piezas hidráulicas',
        workshop: 'Repara máquinas',
        operator: 'Utiliza máquinas',
      },
      incoterm: {
        DAP: 'DAP – entregada en el lugar convenido',
        DDP: 'DDP – entregada, derechos pagados',
        EXW: 'EXW – recogida en nuestro almacén',
        FCA: 'FCA – entregada a su transportista',
        CIP: 'CIP – transporte y seguro pagados',
      },
    },
  },
  'account-credit-application': {
    heading: 'Solicitud de crédito',
    description:
      '<p>Decidimos en cinco días laborables. Hasta entonces los pedidos se pagan por adelantado.</p>',
    submit: 'Solicitar crédito',
    success:
      '<p>Gracias. Su solicitud ha llegado; decidimos en cinco días laborables y le escribimos.</p>',
    groups: [
      'Empresa',
      'Crédito',
      'Qué compra',
      ['Referencia comercial', 'Un proveedor que le conozca desde hace un año o más.'],
      'Para terminar',
    ],
    questions: {
      legalName: ['Razón social', 'Tal como consta en el registro.'],
      foundedOn: 'Fundada el',
      employees: 'Empleados',
      taxNumber: ['NIF o NIF-IVA', 'De 5 a 20 letras y cifras.'],
      creditLimit: ['Crédito deseado', 'Un importe entero en la moneda de su cuenta.'],
      paymentTerms: 'Plazo de pago',
      goods: 'Productos',
      referenceName: 'Empresa y contacto',
      referenceEmail: 'Correo electrónico',
      referencePhone: 'Teléfono',
      statements: ['Últimas cuentas anuales', FILES],
      signatory: 'Nombre de quien firma',
      consent: 'Pueden preguntar por nosotros a la referencia y a una agencia de crédito.',
    },
    options: {
      paymentTerms: { NET30: '30 días tras la factura', NET60: '60 días tras la factura' },
      goods: {
        motors: 'Motores',
        pumps: 'Bombas',
        valves: 'Válvulas',
        seals: 'Kits de juntas',
      },
    },
  },
  'bank-authorisation': {
    heading: 'Autorización bancaria',
    description:
      '<p>Permite a su banco responder a nuestra pregunta sobre su cuenta. Nunca pedimos el número de cuenta completo.</p>',
    submit: 'Autorizar',
    success: '<p>Gracias. Preguntaremos a su banco y le escribiremos.</p>',
    groups: ['Banco', 'Cuenta', 'Firma', ''],
    questions: {
      bankName: 'Nombre del banco',
      bankContact: 'Contacto en el banco',
      bankPhone: 'Teléfono del banco',
      bankEmail: 'Correo electrónico del banco',
      accountType: 'Tipo de cuenta',
      lastFour: ['Últimas cuatro cifras del número de cuenta', 'Cuatro cifras, no más.'],
      signatory: 'Nombre de quien firma',
      signedOn: 'Fecha',
      authorise:
        'El banco puede decir a Manifold desde cuándo nos conoce y cómo se lleva la cuenta.',
    },
    options: { accountType: { checking: 'Corriente', savings: 'De ahorro' } },
  },
}
