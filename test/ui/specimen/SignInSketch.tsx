import { useState } from 'react'
import { Button } from '../../../src/ui/components/Button/Button.tsx'
import { Card } from '../../../src/ui/components/Card/Card.tsx'
import { Container } from '../../../src/ui/components/Container/Container.tsx'
import { Heading } from '../../../src/ui/components/Heading/Heading.tsx'
import { Notice } from '../../../src/ui/components/Notice/Notice.tsx'
import { PasswordField } from '../../../src/ui/components/PasswordField/PasswordField.tsx'
import { Stack } from '../../../src/ui/components/Stack/Stack.tsx'
import { TextField } from '../../../src/ui/components/TextField/TextField.tsx'
import { linkLook } from '../../../src/ui/components/TextLink/TextLink.css.ts'

/** The blocks of a sign-in page together, to judge their proportions. */
export function SignInSketch() {
  const [email, setEmail] = useState('us@manifold.test')
  const [password, setPassword] = useState('')
  return (
    <Container width="form">
      <Card>
        <Stack space="xl">
          <Heading level={1} size="title">
            Sign in
          </Heading>
          <Notice tone="error">Incorrect Username or Password</Notice>
          <Stack>
            <TextField
              label="Email"
              type="email"
              autoComplete="username"
              value={email}
              onChange={setEmail}
            />
            <PasswordField
              label="Password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              showLabel="Show password"
              hideLabel="Hide password"
              error="Required"
            />
          </Stack>
          <Stack align="center">
            <Button tone="primary" type="submit" wide>
              Sign in
            </Button>
            <a href="#forgot" className={linkLook()}>
              Forgot your password?
            </a>
          </Stack>
        </Stack>
      </Card>
    </Container>
  )
}
