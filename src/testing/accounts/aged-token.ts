import { decodeJwt } from 'jose'
import { demoSecrets } from '../../platform/config/environment.ts'
import { createAccessTokens } from '../../platform/sessions/access-token.ts'

/** The same session's access token as the house signed it some minutes ago, by its demo secret. */
export const agedToken = async (token: string, { minutesAgo }: { minutesAgo: number }) => {
  const clock = { now: () => Temporal.Now.instant().subtract({ minutes: minutesAgo }) }
  const { sub: accountId = '', sid } = decodeJwt<{ sid: string }>(token)
  return createAccessTokens({ secrets: [demoSecrets.app], clock }).issue({ accountId, sessionId: sid })
}
