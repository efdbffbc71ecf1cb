/** The files of the built shop. Higher priority chooses first; what is in no group keeps to itself. */
import { sharedFiles } from './shared-files.ts'

const path = (pattern: string) => new RegExp(pattern.replaceAll('/', '[\\\\/]'))

/** Texts are files of their own, under addresses that follow from language and area. */
const allButTexts = path('^(?!.*/i18n/locales/)')

export const chunks = [
  // What every page needs, from the first moment on, in two files of which the smaller one does its work while the other
  // one is still on its way.
  {
    name: 'react',
    tags: ['$initial' as const],
    test: path('/node_modules/(?:react|react-dom|scheduler)/|/take-over/react-in-page'),
    priority: 9,
  },
  { name: 'shop', tags: ['$initial' as const], test: allButTexts, priority: 8 },
  {
    name: sharedFiles(),
    debugName: 'shared',
    test: allButTexts,
    includeDependenciesRecursively: false,
    priority: 1,
  },
]
