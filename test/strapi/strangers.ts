/** What a Strapi that is not open answers to whoever has no token, and to whoever has the one that reads. */

/** A sentence for each answer that is not as it should be. */
export async function strangers(service: string, token: string): Promise<readonly string[]> {
  const bearer = { Authorization: `Bearer ${token}` }
  const json = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ data: { path: 'planted', title: 'Planted' } })
  const asked: readonly (readonly [
    what: string,
    path: string,
    init: RequestInit,
    status: number,
  ])[] = [
    ['a reader without a token', '/api/pages', {}, 403],
    ['settings without a token', '/api/site-setting', {}, 403],
    ['a wrong token', '/api/pages', { headers: { Authorization: 'Bearer no' } }, 401],
    ['the token', '/api/pages', { headers: bearer }, 200],
    ['the token for settings', '/api/site-setting', { headers: bearer }, 200],
    [
      'a write with the token',
      '/api/pages',
      { method: 'POST', headers: { ...json, ...bearer }, body },
      405,
    ],
    ['the list of accounts with the token', '/api/users', { headers: bearer }, 403],
    ['the administration without a session', '/admin/users', {}, 401],
  ]
  const answers = await Promise.all(
    asked.map(async ([what, path, init, status]) => {
      const answer = await fetch(service + path, init)
      return answer.status === status ? [] : [`${what} is answered ${answer.status}.`]
    }),
  )
  return answers.flat()
}
