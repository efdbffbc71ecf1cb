/** A page whose texts cannot be loaded: what its reader sees, and the way on. */
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { textFiles } from '../../../src/ui/i18n/text-files.ts'
import { openShopAt } from '../open-shop.tsx'

afterEach(() => void vi.restoreAllMocks())

it('says that it could not be loaded, and is there once its texts can be', async () => {
  const { read } = textFiles
  const lost = vi
    .spyOn(textFiles, 'read')
    .mockImplementation((language, area, answer) =>
      area === 'signIn' ? Promise.reject(new Error('Offline.')) : read(language, area, answer),
    )
  const { user } = await openShopAt('/my-account/login')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' }),
  ).toBeInTheDocument()
  lost.mockImplementation(read)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument()
})
