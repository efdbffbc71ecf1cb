/**
 * Serves what is built: the card vault in a process of its own, then shop, reference backend and database in this
 * one. The vault ends when this process does, however that happens. With `VAULT_ADDRESS` the vault runs elsewhere.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

if (!process.env.VAULT_ADDRESS) {
  const vault = fileURLToPath(new URL('../dist/server/vault.js', import.meta.url))
  // The channel is what tells the vault that this process is gone.
  const child = spawn(process.execPath, [vault], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.once('exit', (code) => {
    if (code) console.error('Cards cannot be paid with: the vault has ended.')
  })
  child.channel?.unref()
  child.unref()
}
await import('../dist/server/server.js')
