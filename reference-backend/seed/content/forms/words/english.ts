/** The forms in English. */

import type { AllFormWords } from '../form-words.ts'

const FILES = 'PDF, PNG, JPG, DOCX, XLSX, DWG or DXF, at most 10 MB.'

export const ENGLISH: AllFormWords = {
  contact: {
    heading: 'Contact us',
    description: '<p>An engineer answers within two business days.</p>',
    submit: 'Send message',
    success: '',
    groups: ['Who you are', 'Your question'],
    questions: {
      name: 'Name',
      company: 'Company',
      emailAddress: 'Email address',
      phoneNumber: ['Phone', 'With country code, if you want to be called back.'],
      topic: 'What is it about',
      message: ['Message', 'A model code, if you have one, saves a question.'],
      attachment: ['Drawing or photo', FILES],
    },
    options: {
      topic: {
        product: 'A product or its code',
        order: 'A quote or an order',
        service: 'Repair and spare parts',
        other: 'Something else',
      },
    },
  },
  newsletter: {
    heading: 'Newsletter',
    description: '',
    submit: '',
    success: '',
    groups: [''],
    questions: { emailAddress: 'Email address' },
  },
  register: {
    heading: 'Register your company',
    description:
      '<p>For companies that want to buy from us regularly. We check what you tell us and write to you within two business days.</p>',
    submit: 'Send registration',
    success:
      '<p>Thank you. Your registration has arrived; we will write to the contact you named within two business days.</p>',
    groups: [
      'Company',
      'Contact',
      ['Terms of delivery', 'They determine who ships the goods, and where to.'],
      ['Where goods are received', 'Only needed when the goods are shipped to you.'],
      'To finish',
    ],
    questions: {
      company: 'Company name',
      businessType: 'What the company does',
      taxNumber: ['Tax or VAT number', '5 to 20 letters and digits.'],
      website: 'Website',
      firstName: 'First name',
      lastName: 'Last name',
      emailAddress: 'Email address',
      phoneNumber: ['Phone', 'With country code.'],
      incoterm: 'Incoterm',
      incotermLocation: ['Named place', 'The place that goes with the incoterm.'],
      street: 'Street and number',
      postalCode: 'Postal code',
      city: 'City',
      receivingEmail: ['Email of the receiving desk', 'We write to it before a truck arrives.'],
      forklift: 'Is there a forklift at the dock?',
      certificate: ['Business license or resale certificate', FILES],
      agreement: 'What I have written is correct, and I may act for the company.',
    },
    options: {
      businessType: {
        maker: 'Builds machines',
        dealer: 'Sells hydraulic parts',
        workshop: 'Repairs machines',
        operator: 'Uses machines',
      },
      incoterm: {
        DAP: 'DAP – delivered at place',
        DDP: 'DDP – delivered, duty paid',
        EXW: 'EXW – collected at our warehouse',
        FCA: 'FCA – handed to your carrier',
        CIP: 'CIP – carriage and insurance paid',
      },
    },
  },
  'account-credit-application': {
    heading: 'Account credit application',
    description:
      '<p>We decide within five business days. Until then orders are paid in advance.</p>',
    submit: 'Apply for credit',
    success:
      '<p>Thank you. Your application has arrived; we decide within five business days and write to you.</p>',
    groups: [
      'Company',
      'Credit',
      'What you buy',
      ['Trade reference', 'A supplier who has known you for a year or longer.'],
      'To finish',
    ],
    questions: {
      legalName: ['Legal name', 'As it stands in the register.'],
      foundedOn: 'Founded on',
      employees: 'Employees',
      taxNumber: ['Tax or VAT number', '5 to 20 letters and digits.'],
      creditLimit: ['Credit requested', 'A whole amount in the currency of your account.'],
      paymentTerms: 'Terms of payment',
      goods: 'Products',
      referenceName: 'Company and contact',
      referenceEmail: 'Email address',
      referencePhone: 'Phone',
      statements: ['Latest annual statement', FILES],
      signatory: 'Name of the person who signs',
      consent: 'You may ask the reference and a credit agency about us.',
    },
    options: {
      paymentTerms: { NET30: '30 days after invoice', NET60: '60 days after invoice' },
      goods: { motors: 'Motors', pumps: 'Pumps', valves: 'Valves', seals: 'Seal kits' },
    },
  },
  'bank-authorisation': {
    heading: 'Bank authorization',
    description:
      '<p>Lets your bank answer our question about your account. We never ask for the whole account number.</p>',
    submit: 'Authorize',
    success: '<p>Thank you. We will ask your bank and write to you.</p>',
    groups: ['Bank', 'Account', 'Signature', ''],
    questions: {
      bankName: 'Name of the bank',
      bankContact: 'Contact at the bank',
      bankPhone: 'Phone of the bank',
      bankEmail: 'Email of the bank',
      accountType: 'Account type',
      lastFour: ['Last four digits of the account number', 'Four digits, no more.'],
      signatory: 'Name of the person who signs',
      signedOn: 'Date',
      authorise: 'The bank may tell Manifold how long it has known us and how the account is kept.',
    },
    options: { accountType: { checking: 'Checking', savings: 'Savings' } },
  },
}
