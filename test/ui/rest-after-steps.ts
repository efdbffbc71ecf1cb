/** Whoever finds or does something goes on once it is drawn, and once what listens to it is there. */
import { configure, getConfig } from '@testing-library/react'
import { workOff } from './react-work.ts'

const { asyncWrapper } = getConfig()
configure({
  asyncWrapper: async (callback) => {
    const result = await asyncWrapper(callback)
    workOff()
    return result
  },
})
