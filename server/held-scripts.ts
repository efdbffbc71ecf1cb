/** For tests: scripts that are a long time on their way, as on a slow line. */

const HELD = /(?:^|;\s*)hold-scripts=(\d{1,4})(?:;|$)/

/** Waits as many milliseconds as the cookie `hold-scripts` says, for a script; every other answer goes on at once. */
export async function heldBack(request: Request): Promise<void> {
  const milliseconds = Number(HELD.exec(request.headers.get('cookie') ?? '')?.[1] ?? 0)
  if (milliseconds === 0 || !new URL(request.url).pathname.endsWith('.js')) return
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
