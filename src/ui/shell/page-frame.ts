/** What stands around the content of every page. */
import { createContext, type ComponentType } from 'react'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

interface PageFrame {
  /** Above the content. */
  readonly Head: ComponentType
  /** Below the content. */
  readonly Foot: ComponentType
}

/** The head and the foot of the shop; pages that are shown on their own have others. */
export const PageFrameContext = createContext<PageFrame>({ Head: Header, Foot: Footer })
