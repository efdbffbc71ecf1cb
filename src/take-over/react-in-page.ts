/**
 * React for pages, evaluated by itself (`scripts/chunks.ts`) and not with the shop: in two pieces, between which the
 * browser answers.
 */
import * as client from 'react-dom/client'

export const { createRoot, hydrateRoot } = client
