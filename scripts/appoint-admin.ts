import { appointAdmin } from '../src/features/accounts-desk/server/account-state/appoint-admin.ts'
import { openAdmin } from '../src/features/accounts-desk/server/account-state/open-admin.ts'
import { readConfig } from '../src/platform/config/config.ts'
import type { Context } from '../src/platform/context/context.ts'
import { runCommandLine } from './setup/command-line.mjs'
import { Refusal } from './setup/refusal.mjs'
import { say } from './setup/say.mjs'
import { withSystemContext } from './system-context.ts'

const usage = 'npm run appoint-admin -- name@example.fr'

const appoint = async (ctx: Context, [email, firstName, lastName]: readonly string[]) => {
  if (!email?.includes('@')) throw new Refusal(`Say whom: ${usage}`)
  const outcome = await appointAdmin(ctx, email)
  if (outcome === 'appointed') return `${email} is an admin now, and signs in anew.`
  if (outcome === 'admin-already') return `${email} is an admin already: nothing was changed.`
  if (!firstName || !lastName)
    throw new Refusal(`${email} has no account: to open one, say the name too: ${usage} "Hélène" "Clairval"`)
  const link = await openAdmin(ctx, { email, firstName, lastName })
  return `${email} is an admin now, and chooses a password within an hour, once the house is open:\n\n  ${link}\n`
}

/** Makes an admin of a person, who may have no account yet: so a new house gets its first admin. */
await runCommandLine(async () => {
  say(await withSystemContext(readConfig(process.env), (ctx) => appoint(ctx, process.argv.slice(2))))
  return 0
})
