/** The panels that are fetched when their tab is opened. */
import { lazy } from '../../../application/lazy.ts'

export const addProducts = lazy(
  async () => (await import('./add-products/AddProducts.tsx')).AddProducts,
)
export const modelSearch = lazy(
  async () => (await import('./model-search/ModelSearch.tsx')).ModelSearch,
)
export const workbench = lazy(async () => (await import('./workbench/Workbench.tsx')).Workbench)
export const customCode = lazy(
  async () => (await import('./custom-code/CustomCode.tsx')).CustomCode,
)
