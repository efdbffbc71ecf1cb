/** For a page that learns only from its answer that there is nothing at its address. */
import { lazy, Loaded } from '../../lazy.tsx'

const notFoundPage = lazy(async () => (await import('./NotFoundPage.tsx')).NotFoundPage)

export function NoSuchPage() {
  return <Loaded of={notFoundPage}>{(NotFoundPage) => <NotFoundPage />}</Loaded>
}
