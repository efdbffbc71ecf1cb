import '../../../src/ui/theme/global.css.ts'
import 'react-toastify/ReactToastify.css'
import '../../../src/ui/theme/toast.css.ts'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { createRoot } from 'react-dom/client'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import { Button } from '../../../src/ui/components/Button/Button.tsx'
import { Container } from '../../../src/ui/components/Container/Container.tsx'
import { Heading } from '../../../src/ui/components/Heading/Heading.tsx'
import { Stack } from '../../../src/ui/components/Stack/Stack.tsx'
import { applySiteTheme } from '../../../src/ui/theme/apply-site-theme.ts'
import { Actions } from './Actions.tsx'
import { Fields } from './Fields.tsx'
import { Furniture } from './Furniture.tsx'
import { Overlays } from './Overlays.tsx'
import { ProductSketch } from './ProductSketch.tsx'
import { SignInSketch } from './SignInSketch.tsx'
import { Tables } from './Tables.tsx'

// Every block in its states on one page, to be looked at; no part of the shop.
// `?only=Fields` shows one part, `?primary=%23ffd400` wears the colour of a site.

const parts = { Actions, Fields, Tables, Furniture, Overlays, ProductSketch, SignInSketch }
const search = new URLSearchParams(location.search)
const only = search.get('only')
applySiteTheme(document.documentElement, search.get('primary') ?? '')

function Specimen() {
  return (
    <CSPProvider disableStyleElements>
      <main>
        <Container>
          <Stack space="huge">
            <Heading level={1}>Specimen</Heading>
            {Object.entries(parts)
              .filter(([name]) => only === null || name === only)
              .map(([name, Part]) => (
                <Stack key={name} space="xl">
                  <Heading level={2}>{name}</Heading>
                  <Part />
                </Stack>
              ))}
            <Button onClick={() => toast.success('Quote PUMP-7 was saved.')}>Show a toast</Button>
          </Stack>
        </Container>
      </main>
      <ToastContainer position="top-right" autoClose={3000} />
    </CSPProvider>
  )
}

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Specimen />)
