import { appointAdmin } from '../src/features/accounts/server/standing/appoint-admin.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { withHouseContext } from './house-context.ts'
import { runCommandLine } from './setup/command-line.mjs'
import { Refusal } from './setup/refusal.mjs'
import { say } from './setup/say.mjs'

/** Makes an admin of somebody who has an account: how a new house gets its first one. */
await runCommandLine(async () => {
  const email = process.argv[2]
  if (!email) throw new Refusal('Say whom: npm run appoint-admin -- name@example.fr')
  const outcome = await withHouseContext(readConfig(process.env), (ctx) => appointAdmin(ctx, email))
  if (outcome === 'unknown')
    throw new Refusal(`${email} has no account: register at /auth first, then run this again.`)
  say(
    outcome === 'appointed'
      ? `${email} is an admin now, and signs in anew.`
      : `${email} is an admin already: nothing was changed.`,
  )
  return 0
})
