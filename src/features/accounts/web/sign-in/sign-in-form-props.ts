import type { Entering } from './use-enter.ts'

/** The props of both forms of /auth. */
export interface SignInFormProps {
  /** Settles when the browser has gone on to another page. */
  readonly onSignedIn: (answer: Entering) => Promise<void>
}
