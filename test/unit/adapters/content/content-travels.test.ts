import { expect, it } from 'vitest'
import { httpSitePages } from '../../../../src/adapters/content/site-pages.http.ts'
import { recording } from '../../../../src/adapters/http/answers.ts'
import { jsonClient } from '../../../../src/adapters/http/json-client.ts'
import { recordedPause } from '../../../fakes/recorded-pause.ts'
import { replying, scriptedFetch } from '../../../fakes/scripted-fetch.ts'
import { silentLog } from '../../../fakes/silent-log.ts'

it('has all that a page reads of the content service travel as what it was read as', async () => {
  const { fetch, values, answers, writtenValues } = recording(
    scriptedFetch(replying({ data: [] })).fetch,
  )
  const client = jsonClient({
    fetch,
    values,
    pause: recordedPause().pause,
    isOnline: () => true,
    baseUrl: '',
    log: silentLog(),
  })
  const pages = httpSitePages(client, '')
  const request = { locale: 'de', signal: undefined } as const
  const questions = [
    pages.page('about', request),
    pages.posts(1, request),
    pages.post('a-post', request),
    pages.element('banner', request),
    pages.locations(request),
    pages.milestones(request),
    pages.form('contact', request),
    pages.places(request),
  ]
  await Promise.all(questions.map((ask) => ask()))
  expect(answers()).toEqual([])
  expect(writtenValues().length).toBeGreaterThan(questions.length)
})
