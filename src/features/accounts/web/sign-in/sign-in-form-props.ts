import type { Entering } from './use-enter.ts'

/** What both forms of /auth are given. */
export interface SignInFormProps {
  /** Settles when the browser has gone on to another page. */
  readonly onSignedIn: (answer: Entering) => Promise<void>
}
