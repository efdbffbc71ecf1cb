/**
 * Loaded before a server that is measured. On SIGUSR2 it prints the seconds of a core that it has used, lets go of what
 * nobody holds, and prints what is left, in MB.
 */
process.on('SIGUSR2', () => {
  const { user, system } = process.cpuUsage()
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  console.log(`used ${(user + system) / 1e6} held ${(heapUsed + external) / 1e6}`)
})
