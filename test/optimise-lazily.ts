/**
 * Has V8 optimise only what runs for long. Most code of a test runs a few times, in each worker again: to optimise it as
 * early as in a server takes a quarter of the processor time, on cores that the other workers need.
 */
import { setFlagsFromString } from 'node:v8'

// Bytes of code that a function runs through before it is looked at; V8's own figure is a twentieth of it.
setFlagsFromString('--interrupt-budget=1500000')
