import type { Words } from './word-list.ts'

export const english: Words = {
  cardTitle: 'Card details',
  labels: {
    nameOnCreditCard: 'Name on card',
    creditCardNumber: 'Credit Card Number',
    securityCode: 'Security Code',
    expirationMonth: 'Expiration Month',
    expirationYear: 'Expiration Year',
  },
  hints: { securityCode: '3 or 4 digits, on the back of most cards' },
  choose: 'Select',
  demoNote: 'This is a demo store. No card is ever charged.',
  demoLink: 'Test cards',
  problems: {
    required: '{label} is a required field',
    tooShort: '{label} must be at least 13 digits',
    tooLong: '{label} must be no more than 19 digits',
    notANumber: '{label} may contain digits only',
    notACard: 'This card number is not valid. Check the digits.',
    notCapitals: 'Only capital letters are allowed',
    notACode: '{label} must be 3 or 4 digits',
    notAMonth: 'Select an expiration date',
    expired: 'This card has expired',
    tooManyAttempts: 'Too many attempts. Please try again in 15 minutes.',
  },
  challenge: {
    title: 'Confirm your payment',
    question: 'Do you approve the payment of {amount} with your card ending in {lastFour}?',
    note: 'This page stands in for your bank. It is a demo: no card is charged.',
    approve: 'Approve payment',
    refuse: 'Refuse payment',
    close: 'Close without answering',
    over: 'This payment is no longer waiting for an answer.',
    back: 'Back to the store',
    failed: 'Your answer could not be sent. Please try again.',
  },
}
