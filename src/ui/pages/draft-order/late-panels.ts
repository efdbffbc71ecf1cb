/** The panels that are fetched when their tab is opened. */
import { late } from '../../components/Late/late.ts'

export const addProducts = late(
  async () => (await import('./add-products/AddProducts.tsx')).AddProducts,
)
export const modelSearch = late(
  async () => (await import('./model-search/ModelSearch.tsx')).ModelSearch,
)
export const workbench = late(async () => (await import('./workbench/Workbench.tsx')).Workbench)
export const customCode = late(
  async () => (await import('./custom-code/CustomCode.tsx')).CustomCode,
)
