import { demoAccounts } from '../db/seed/demo-accounts.ts'
import { demoSecrets } from '../src/platform/config/environment.ts'
import { createAccessTokens } from '../src/platform/sessions/access-token.ts'

/** A token as the house signs it for the customer of the demo, some minutes ago. */
export const accessToken = async ({ minutesAgo = 0 } = {}) => {
  const clock = { now: () => Temporal.Now.instant().subtract({ minutes: minutesAgo }) }
  const { id = '' } = demoAccounts.find(({ role }) => role === 'user') ?? {}
  return createAccessTokens({ appSecret: demoSecrets.app, clock }).issue({ id, role: 'user' })
}
