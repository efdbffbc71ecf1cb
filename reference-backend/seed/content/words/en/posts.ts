/** The posts of the blog in English. */

import { FKM, NBR, signed } from '../../../seal-limits.ts'
import type { PostSlug, Words } from '../../content-words.ts'

export const POSTS: Readonly<Record<PostSlug, Words>> = {
  'reading-a-worn-plate': {
    heading: 'How to read a worn plate',
    body: `<p>A plate that has lived on a harvester for ten years rarely shows its whole model code. Three characters are enough to begin: the first three name the series, and with them the shop knows which questions the rest of the code answers.</p><h2>What to do with the gaps</h2><p>Type what you can read. Each position that is missing stays open and lists what would fit there, so that you can decide it on the machine:</p><ul><li><strong>Displacement:</strong> count the oil of one slow turn of the shaft into a measuring jug.</li><li><strong>Shaft:</strong> measure the diameter and look for a key, splines or a taper.</li><li><strong>Ports:</strong> screw a known fitting in by hand. If it turns three times without force, the thread is right.</li></ul><p>Seals are the one thing that cannot be seen from outside. When the fluid is a mineral oil below ${NBR.mineralOil.to} °C, NBR is the usual answer; anything hotter deserves a question before an order.</p>`,
  },
  'when-a-motor-needs-a-case-drain': {
    heading: 'When an orbital motor needs a case drain',
    body: '<p>Every orbital motor leaks a little into its own housing; this oil cools the bearings and has to go somewhere. Without a drain line it leaves through built-in check valves to whichever port has the lower pressure.</p><p>That works for as long as the lower port is nearly empty of pressure. In a series circuit, or where the motor is reversed under load, both ports may stand at 100 bar, and the shaft seal stands at 100 bar with them.</p><h2>A rule of thumb</h2><p>Lay a drain line to the tank when the return pressure can exceed <strong>50 bar at 100 rpm</strong> or <strong>20 bar at 400 rpm</strong>, and always when two motors are in series. Connect it at the highest point of the housing, so that the case stays full.</p>',
  },
  'nbr-or-fkm': {
    heading: 'NBR or FKM: the seal follows the fluid',
    body: `<p>Nitrile rubber is the seal of choice for mineral oil between ${signed(NBR.mineralOil.from)} and ${NBR.mineralOil.to} °C: it is elastic in the cold, it wears slowly, and it costs little. Fluorocarbon rubber goes up to ${FKM.mineralOil.to} °C and does not mind most synthetic esters, but it becomes stiff near freezing.</p><h2>Three questions decide</h2><ul><li>Which fluid is in the tank, and which one may be filled in later?</li><li>How hot does the oil get in the housing, not in the tank?</li><li>How cold is the first start of the year?</li></ul><p>Water glycol goes with NBR, phosphate ester with FKM. The <a href="/seals-and-fluids">guide to seals and fluids</a> has the whole table.</p>`,
  },
  'side-load-on-wheel-motors': {
    heading: 'Side load on wheel motors',
    body: '<p>A wheel bolted to a motor shaft rests on the bearings of the motor. The radial load that they carry depends on where the middle of the tire stands: on the flange it may be twice what it is 80 mm in front of it.</p><p>Look for the load curve in the data sheet and read it at the offset of your rim, at the speed that the machine really travels. A curve that is exceeded by a tenth costs about a quarter of the bearing life.</p><p>Where the rim cannot be turned round, a wheel motor with the flange set back towards the hub solves more than a larger motor does.</p>',
  },
  'clean-oil-before-the-first-start': {
    heading: 'Clean oil before the first start',
    body: '<p>Fresh oil from a drum is usually dirtier than a motor tolerates. Fill it through a filter of 10 µm, and flush hoses and pipes before the motor is connected: a chip from a cut hose does its damage in the first minute.</p><h2>The first hour</h2><ul><li>Fill the housing through the drain port before the shaft turns.</li><li>Run without load at a third of the speed until no more bubbles come.</li><li>Raise the pressure in three steps and look at the return filter after each.</li></ul><p>Aim for ISO 4406 20/18/13 or better. Change the return filter after the first 50 hours, whatever its indicator says.</p>',
  },
  'smooth-at-ten-revolutions': {
    heading: 'Smooth at ten revolutions',
    body: '<p>Below some speed every motor begins to turn in small jerks: the leakage changes from tooth to tooth, and the load swings with it. Orbital motors with a disc valve stay even down to about 10 rpm, radial piston motors down to one.</p><p>Three things help before a gear is considered: a larger displacement at lower pressure, a little back pressure in the return line, and an oil that is not too thin. From 25 to 40 mm²/s at working temperature is a good range.</p>',
  },
  'the-sound-of-a-starving-pump': {
    heading: 'The sound of a starving pump',
    body: '<p>A gear pump that rattles as if it were full of gravel is not worn, it is hungry. Oil that cannot follow the gears turns to vapor and collapses again under pressure; every collapse takes a grain of metal along.</p><h2>Look here first</h2><ul><li>The strainer in the suction line, above all in winter.</li><li>The height between oil level and pump: half a meter is plenty.</li><li>The suction hose: soft, kinked or one size too small.</li></ul><p>Keep the suction pressure above −0.2 bar and the speed of the oil below 1 m/s, and the sound is gone. If it stays, look for air: it foams in the tank.</p>',
  },
  'two-speeds-from-one-motor': {
    heading: 'Two speeds from one motor',
    body: '<p>A track drive has to be strong on the slope and quick on the road. A two-speed radial piston motor does both: a valve takes half of the pistons out of the work, the displacement halves, and the same flow turns the shaft twice as fast.</p><p>Shift under light load and below half the top speed; the motor does not mind, but the driver does. At half displacement plan with two thirds of the pressure, because the pistons that idle still want to be dragged along.</p>',
  },
  'metric-here-inch-there': {
    heading: 'Metric here, inch there',
    body: '<p>Machines cross the ocean, and their ports go with them. In Europe most motors have BSP threads to ISO 228, in North America SAE straight threads with an O-ring. They look alike, and a G 1/2 nearly screws into a 7/8-14 UNF: nearly.</p><p>The shop shows the ports of your own zone first. Whoever orders for a machine from the other side finds both in the product, and adapters under <a href="/product-type/fittings-and-couplings">fittings and couplings</a>.</p>',
  },
}
