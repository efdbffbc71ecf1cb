/** The pages in English. */

import { sealGuide } from '../../../seal-limits.ts'
import type { PagePath, PageWords, WidgetWords } from '../../content-words.ts'

const SEAL_GUIDE = sealGuide({
  head: ['Fluid', 'ISO class'],
  fluids: {
    mineralOil: 'Mineral oil',
    syntheticEster: 'Synthetic ester',
    rapeseedOil: 'Rapeseed oil',
    waterGlycol: 'Water glycol',
    phosphateEster: 'Phosphate ester',
  },
  between: (from, to) => `${from} to ${to}`,
  upTo: (to) => `up to ${to}`,
  unsuitable: 'not suitable',
})

/** Of the company, wherever they are told. */
const FIGURES: WidgetWords = {
  heading: 'The company in figures',
  body: '',
  items: [
    { heading: '33', body: 'product series' },
    { heading: '2.4 million', body: 'configurations that can be ordered' },
    { heading: '6 weeks', body: 'until most of them leave the plant' },
    { heading: '46 years', body: 'of drawings that are still valid' },
  ],
}

export const PAGES: Readonly<Record<PagePath, PageWords>> = {
  about: {
    title: 'About us',
    lead: 'A maker of hydraulic drives: motors, pumps, valves and what goes with them, built to the code on the plate.',
    widgets: [
      {
        heading: 'Built to a code',
        body: '<p>Nothing sits on our shelves that nobody asked for. You choose displacement, flange, shaft, ports and seals; the code that comes out of it is the order, the part number and the plate. Fifteen years later the same code gets you the same motor.</p><p>That is why we keep every drawing and every option that was ever sold.</p>',
        link: 'See all products',
      },
      {
        heading: 'The plant',
        body: '<p>Castings come in at one end, tested motors leave at the other. In between there are 41 machines, two shifts and one rule: whoever assembles a motor also runs it on the bench and signs for it.</p>',
      },
      FIGURES,
      {
        heading: 'From two lathes to a counter that never closes',
        body: '<p>Twelve steps from 1976 to 2022.</p>',
        link: 'Look at the milestones',
      },
      { heading: 'From the workshop', body: '' },
    ],
  },
  applications: {
    title: 'Where our motors run',
    lead: 'Four machines and the working point of their drive: a place to start from.',
    widgets: [
      {
        heading: 'Where our motors run',
        body: '',
        items: [
          {
            heading: 'Excavator swing',
            body: '<p>The upper carriage starts softly, stops exactly, and holds on a slope: 250 Nm (2210 lb·in) at 400 rpm ahead of the gearbox.</p>',
            link: 'Find a motor for it',
          },
          {
            heading: 'Belt conveyor',
            body: '<p>Starts under load and runs for days: 350 Nm (3100 lb·in) at 60 rpm, straight on the drum.</p>',
            link: 'Find a motor for it',
          },
          {
            heading: 'Harvester head',
            body: '<p>Feed rollers that reverse a hundred times an hour: 600 Nm (5310 lb·in) at 120 rpm.</p>',
            link: 'Find a motor for it',
          },
          {
            heading: 'Deck winch',
            body: '<p>Pulls slowly, and holds in salt spray: 1500 Nm (13,300 lb·in) at 30 rpm.</p>',
            link: 'Find a motor for it',
          },
        ],
      },
      FIGURES,
    ],
  },
  service: {
    title: 'Service',
    lead: 'Before the order, during the work, and ten years later.',
    widgets: [
      {
        heading: 'What we do for you',
        body: '',
        items: [
          {
            heading: 'Sizing',
            body: '<p>Send us torque, speed and duty cycle; an engineer answers within two working days with a code and a reason.</p>',
            link: 'See motors',
          },
          {
            heading: 'Repair',
            body: '<p>Returned motors are measured, rebuilt with original parts and run on the bench like new ones.</p>',
            link: 'Find a workshop',
          },
          {
            heading: 'Seal kits',
            body: '<p>Every series has its kit, in NBR and in FKM, with a drawing of what goes where.</p>',
            link: 'See seal kits',
          },
        ],
      },
      {
        heading: 'Taking a motor apart, step by step',
        body: '<p>Seven minutes at the bench: how to open an orbital motor, what to look at, and in which order it goes back together.</p>',
        link: 'How to change a shaft seal',
      },
      {
        heading: 'Read more',
        body: '',
        items: [
          {
            heading: 'Guide to seals and fluids',
            body: 'Which seal goes with which oil.',
            link: 'Open the guide',
          },
          {
            heading: 'Where to buy',
            body: 'Counters and workshops near you.',
            link: 'Find a location',
          },
          {
            heading: 'Quality',
            body: 'How we test, and what is on the certificate.',
            link: 'Learn more',
          },
          {
            heading: 'Notes from the workshop',
            body: 'Short articles on drives that work.',
            link: 'Read the blog',
          },
        ],
      },
      {
        heading: 'Machine down?',
        body: '<p>Type the code from its plate. If only half of it can be read, begin with that half.</p>',
        link: 'Find the part',
      },
      { heading: 'Workshops and counters', body: '' },
    ],
  },
  quality: {
    title: 'Quality',
    lead: 'Each motor is run, measured and signed for. What was measured travels with it.',
    widgets: [
      {
        heading: 'Run in before it is packed',
        body: '<p>Every motor turns for ten minutes at rated pressure. We record leakage, starting torque and noise, and compare them with the average of its series. What lies outside goes back to the bench it came from.</p><ul><li>Pressure test of the housing at 1.3 times the peak pressure</li><li>Leakage at three speeds and in both directions</li><li>Cleanliness of the test oil: ISO 4406 18/16/13</li></ul>',
      },
      {
        heading: 'What is on the certificate',
        body: '<p>Ask for certificate 3.1 with your order: it names the melt of the casting, the results of the run and the person who signed.</p>',
      },
      {
        heading: 'Two motors, one test bench',
        body: '<p>How the leakage of a motor is measured while a second one brakes it.</p>',
        link: 'Watch the test',
      },
    ],
  },
  'seals-and-fluids': {
    title: 'Seals and fluids',
    lead: 'Which seal goes with which fluid, and where the limits are.',
    widgets: [
      {
        heading: 'At a glance',
        body: `${SEAL_GUIDE}<p>The temperatures are those of the oil at the seal, which are up to 20 °C above the tank.</p>`,
      },
      {
        heading: 'Viscosity',
        body: '<p>Motors and pumps run best between 20 and 50 mm²/s. Below 12 the film breaks, above 1,500 the pump starves; start a cold machine slowly and without load.</p>',
      },
      {
        heading: 'Kits for all series',
        body: '<p>A kit holds every seal of one series, packed in the order in which you need it.</p>',
        link: 'See seal kits',
      },
    ],
  },
  imprint: {
    title: 'Legal notice',
    lead: 'Who answers for this site.',
    widgets: [
      {
        heading: 'Manifold Demonstration Company',
        body: '<p>1 Example Street<br>00000 Sampletown</p><p>Phone: +1 555 0100<br>Email: <a href="mailto:counter@manifold.test">counter@manifold.test</a></p><p>This company is invented. The shop shows how configured goods can be quoted; nothing that it lists can be bought.</p>',
      },
      {
        heading: 'Pictures and texts',
        body: '<p>All drawings and texts were made for this shop.</p>',
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    lead: 'What this site keeps about you, for how long, and how to have it removed.',
    widgets: [
      {
        heading: 'What is kept',
        body: '<p>Your account holds your name, your company, your addresses, quotes and orders. They are kept for as long as the account exists and are used for nothing but your business with us.</p><p>Your browser keeps your language, your units and, while you are signed in, a token. Nobody else reads them.</p>',
      },
      {
        heading: 'What other sites learn',
        body: '<p>Nothing, until you ask for it. Videos are shown as a still first; only when you press the button does your browser ask the host of the video. The map is drawn only where the operator has a contract with a maps service.</p>',
      },
      {
        heading: 'Your rights',
        body: '<p>Write to <a href="mailto:privacy@manifold.test">privacy@manifold.test</a> to see, correct or remove what is kept.</p>',
      },
    ],
  },
  'terms-of-sale': {
    title: 'Terms of sale',
    lead: 'What holds for every order placed in this shop.',
    widgets: [
      {
        heading: 'Order and contract',
        body: '<p>Your order is an offer. The contract is made when we confirm it by email. Prices and delivery dates are those shown when you place the order.</p>',
      },
      {
        heading: 'Payment and delivery',
        body: '<p>An order on account is due at the terms stated on its invoice. A card is charged no more than the total of the order. Freight and taxes are shown before you order.</p>',
      },
      {
        heading: 'Title and returns',
        body: '<p>Goods remain our property until they are paid for. Standard goods can be returned unused within 30 days. Configured goods are made for you and cannot be returned unless they are faulty.</p>',
      },
    ],
  },
  'cookie-policy': {
    title: 'Cookie policy',
    lead: 'This shop sets no cookies for advertising or counting visitors.',
    widgets: [
      {
        heading: 'What is necessary',
        body: '<p>While you are signed in, your browser keeps a token for this site. It also remembers your language, your units and what you typed and have not sent yet. Without these the shop cannot work.</p>',
      },
      {
        heading: 'What you decide',
        body: '<p>Anything beyond that waits for your yes: videos and maps from other sites, and reports of your browser about errors and loading times, in which neither you nor what you do is named. You can change your mind at any time at the foot of each page; a no costs you nothing but the videos in the page.</p>',
      },
    ],
  },
  'where-to-buy': {
    title: 'Where to buy',
    lead: 'Counters, workshops and warehouses that keep our motors, pumps and seal kits.',
    widgets: [],
  },
  'company-milestones': {
    title: 'Milestones',
    lead: 'Twelve steps on the way from two lathes to a counter that is open day and night.',
    widgets: [
      {
        heading: 'What became of it',
        body: '',
        items: [
          { heading: '1976', body: 'the first motor' },
          { heading: '33', body: 'series today' },
          { heading: '14', body: 'points of sale' },
        ],
      },
      {
        heading: 'Come and see',
        body: '<p>Twice a year the plant is open to everyone who builds machines.</p>',
        link: 'See the next date',
      },
    ],
  },
  'range/orbital-motors': {
    title: 'The orbital range',
    lead: 'Slow, strong and small enough for the hub of a wheel.',
    widgets: [
      {
        heading: 'One principle, five frames',
        body: '<p>A rotor with one tooth less than its ring turns slowly and with great torque, without a gear. The range begins with the TM100 for brushes and conveyors and ends with the DV600 for augers and winches.</p>',
        link: 'See orbital motors',
      },
      {
        heading: 'Which frame for which job',
        body: '<ul><li><strong>TM100, TM200:</strong> spool valve, for light and steady loads</li><li><strong>DV400, DV600:</strong> disc valve, for high side loads and smooth slow running</li><li><strong>TMS300:</strong> without bearings, for gearboxes that have their own</li></ul>',
      },
    ],
  },
  'range/proportional-valves': {
    title: 'The proportional range',
    lead: 'Valves that follow the hand: direction, pressure and flow in one current.',
    widgets: [
      {
        heading: 'As fine as the signal',
        body: '<p>The spools of the PX series are ground in pairs with their sleeves, so that five milliamperes move the load and not just the spool.</p>',
        link: 'See proportional valves',
      },
    ],
  },
  'event/open-workshop-2027': {
    title: 'Open workshop 2027',
    lead: 'April 16, 2027, 9 a.m. to 4 p.m., at the plant.',
    widgets: [
      {
        heading: 'What you can see',
        body: '<p>Assembly, the test benches and the archive of drawings. Bring a worn motor: we open it together and say what it died of.</p>',
      },
      {
        heading: 'Take part',
        body: '<p>There is room for 60 guests. Write to us with your name and your company.</p>',
        link: 'Write to us',
      },
    ],
  },
  'event/fluid-power-days-2027': {
    title: 'Fluid power days 2027',
    lead: 'June 8 to 10, 2027: three days of drives that can be touched.',
    widgets: [
      {
        heading: 'At our stand',
        body: '<p>A two-speed track drive cut open and turning, the new load-sensing section, and a table at which every code is read for you.</p>',
        link: 'Find us',
      },
    ],
  },
}
