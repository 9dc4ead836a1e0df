import { decodeJwt } from 'jose'
import { demoSecrets } from '../../platform/config/environment.ts'
import { createAccessTokens } from '../../platform/sessions/access-token.ts'

/** An access token of the same session that was signed some minutes ago, with the demo secret. */
export const agedToken = async (token: string, { minutesAgo }: { minutesAgo: number }) => {
  const clock = { now: () => Temporal.Now.instant().subtract({ minutes: minutesAgo }) }
  const { sub: accountId = '', sid } = decodeJwt<{ sid: string }>(token)
  return createAccessTokens({ secrets: [demoSecrets.app], clock }).issue({ accountId, sessionId: sid })
}
