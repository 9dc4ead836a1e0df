import { ApiError } from '../../shared/api/api-error.ts'
import type { SessionTokens, TokenKeeper } from '../../ui/api/token-keeper.ts'

interface Renewal {
  readonly token: () => string | undefined
  readonly tokens: TokenKeeper
  /** The account that a token belongs to. */
  readonly accountOf: (token: string) => string
  /** Asks the server for new tokens (POST /auth/refresh-token). */
  readonly ask: (refreshToken: string) => Promise<SessionTokens>
  /** Runs work while no other tab of this browser does the same. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>
  /** Told when the session is over. */
  readonly onEnd: () => void
}

const firstServerFailure = 500
const tooMany = 429

/** Only the house's own refusal ends a session: a broken line and a busy house pass. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status < firstServerFailure && error.status !== tooMany

/**
 * Gets another access token in place of one that was refused; none when the session is over, and then the browser keeps
 * nothing of it (§4, Session refresh). Calls that were refused together share one renewal, and tabs take turns: the one
 * that comes second finds the tokens of the first.
 */
export const createRenewal = ({ token, tokens, accountOf, ask, exclusively, onEnd }: Renewal) => {
  let running: Promise<string | undefined> | undefined

  const renew = async (refused: string) => {
    const current = token()
    // Renewed by another tab meanwhile, or signed out; what one account asks is not repeated as another one.
    if (current !== refused) return current && accountOf(current) === accountOf(refused) ? current : undefined
    try {
      const renewed = await ask(tokens.refreshToken() ?? '')
      // A customer who has signed in while the house was asked stays signed in.
      if (token() === refused) tokens.keep(renewed)
      return renewed.token
    } catch (error) {
      if (!isRefusal(error)) throw error
      tokens.forget()
      onEnd()
      return undefined
    }
  }

  return (refused: string) => {
    running ??= exclusively(() => renew(refused)).finally(() => {
      running = undefined
    })
    return running
  }
}
