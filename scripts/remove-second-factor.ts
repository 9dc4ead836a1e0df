import { removeFactorByEmail } from '../src/features/accounts/server/factor-changes/remove.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { runCommandLine } from './setup/command-line.mjs'
import { Refusal } from './setup/refusal.mjs'
import { say } from './setup/say.mjs'
import { withSystemContext } from './system-context.ts'

/** Removes the second step of a member who has lost telephone and recovery codes, when no admin is left who could. */
await runCommandLine(async () => {
  const email = process.argv[2]
  if (!email) throw new Refusal('Say whose: npm run remove-second-factor -- name@example.fr')
  const outcome = await withSystemContext(readConfig(process.env), (ctx) => removeFactorByEmail(ctx, email))
  if (outcome === 'unknown') throw new Refusal(`${email} has no account.`)
  say(
    outcome === 'removed'
      ? `${email} signs in with the password alone now, and was told by mail.`
      : `${email} has no second step: nothing was changed.`,
  )
  return 0
})
