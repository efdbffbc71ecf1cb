/** Makes production's React ready for tests, once for all files of a worker. The order counts: `act` is looked for once. */
import './act.ts'
import './rest-after-steps.ts'
