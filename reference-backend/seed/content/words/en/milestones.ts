/** The milestones of the company in English. */

import type { MilestoneYear, Words } from '../../content-words.ts'

export const MILESTONES: Readonly<Record<MilestoneYear, Words>> = {
  1976: {
    heading: 'Two lathes and a test bench',
    body: 'Six people build the first orbital motor, the TM100, in a former dairy.',
  },
  1981: {
    heading: 'The first thousand',
    body: 'A maker of sweepers orders a thousand motors for a single season.',
  },
  1987: {
    heading: 'Disc valves',
    body: 'The DV400 turns evenly at ten revolutions a minute and carries three times the side load.',
  },
  1992: {
    heading: 'Across the ocean',
    body: 'A warehouse in Ohio keeps motors with SAE ports and inch shafts.',
  },
  1996: {
    heading: 'The model code',
    body: 'One code names every motor: series, displacement, flange, shaft, ports, seals.',
  },
  2001: {
    heading: 'Pumps',
    body: 'Gear and vane pumps join the range, so that both ends of the circuit come from one maker.',
  },
  2005: {
    heading: 'A cleaner hall',
    body: 'Assembly moves behind filters; every motor is run in before it is packed.',
  },
  2009: {
    heading: 'Less for the same work',
    body: 'New gear sets lift the efficiency of the TM200 by four points.',
  },
  2013: {
    heading: 'Proportional valves',
    body: 'The PX6 makes the drive as fine as the hand on the lever.',
  },
  2016: {
    heading: 'Six weeks',
    body: 'Nine out of ten configurations leave the plant within six weeks.',
  },
  2019: {
    heading: 'Bio oil as a standard',
    body: 'All series are approved for synthetic esters, with FKM seals from stock.',
  },
  2022: {
    heading: 'The counter goes online',
    body: 'Configure by code, see price and lead time, build the quote: the counter is open day and night.',
  },
}
