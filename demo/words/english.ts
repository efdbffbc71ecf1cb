/** What the demo says around the shop. */
export const english = {
  strip: 'About this demo',
  stays: 'Demo: this shop runs in your browser. Whatever you enter stays here.',
  noCards: 'Card payment is switched off.',
  notKept:
    'Your browser has no space left for this demo. What you do from now on is lost when you close it.',
  accounts: 'Demo accounts',
  accountsLead: 'Sign in with one of these addresses. The password is the same for all of them:',
  purposes: {
    us: 'US customer, prices in US dollars, orders on account',
    eu: 'EU customer, prices in euros, orders on account',
    workshop: 'US customer who buys from the cart and has little credit left',
    gb: 'British customer, prices in euros with VAT',
    admin: 'Sales staff who can act for a customer',
  },
  emails: 'Emails',
  emailsLead: 'No email leaves your browser. This is what the shop would have sent, latest first.',
  noEmails: 'Nothing has been sent yet.',
  seller: 'Seller',
  sellerLead: 'Submitted quotes wait for the seller. In this demo, the seller is you.',
  noQuotes: 'No quote is waiting.',
  quote: 'Quote {number}',
  approve: 'Approve',
  giveBack: 'Return',
  returnReason: 'Please check the quantities once more.',
  reviewing: 'The quote is being reviewed.',
  reviewFailed: 'That did not work. Please try again.',
  beginAgain: 'Start over',
  beginAgainTitle: 'Start over?',
  beginAgainText:
    'This deletes all quotes, carts, orders and addresses that you have entered in this demo, and fills the shop afresh.',
  beginAgainConfirm: 'Delete and start over',
  beginAgainCancel: 'Keep everything',
  beginAgainBusy: 'The shop is being filled afresh.',
  close: 'Close',
  opening: 'Opening the shop in your browser …',
  filling:
    'Filling the shop with products, prices and accounts. This happens once and can take half a minute …',
  elsewhere:
    'This demo is still open in another window of this browser. Close it there, and this page goes on by itself.',
  failed:
    'The demo could not be opened. Private windows and browsers with little space left often do not allow it.',
  tryAgain: 'Try again',
  missing:
    'This demo needs a current browser, and a secure address (https). Please open it in an up-to-date Chrome, Edge, Firefox or Safari.',
}

export type DemoWords = typeof english
