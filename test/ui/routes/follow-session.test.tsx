/** Pages follow whoever is signed in, also before there is anything to see. */
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { customerHere } from '../../../src/application/account/session.ts'
import { fakePassword } from '../../fakes/fake-shop.ts'
import { openFramedShopAt, openShopAt, usCustomer } from '../open-shop.tsx'

describe('a customer who becomes known after the guards have asked and before the first drawing', () => {
  it('is led to the page that was asked for (ROUTE-49)', async () => {
    await openShopAt('/my-account/quotes', {
      beforeDrawn: async (router, { session }) => {
        await router.load()
        expect(router.latestLocation.pathname).toBe('/my-account/login')
        session.send({
          type: 'sign-in',
          credentials: { email: usCustomer, password: fakePassword },
        })
        await customerHere(session)
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible()
  })
})

it('loads a page of a customer once when the customer is known from the start (SHELL-03)', async () => {
  let loads = 0
  await openFramedShopAt('/my-account/quotes', {
    as: usCustomer,
    beforeDrawn: (router) => {
      router.subscribe('onBeforeLoad', () => {
        loads += 1
      })
      return Promise.resolve()
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible()
  expect(loads).toBe(1)
})
