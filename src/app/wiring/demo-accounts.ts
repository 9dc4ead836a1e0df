import { demoAccounts, demoPassword } from '../../../db/seed/demo-accounts.ts'
import { isUnfurnished } from '../../../db/seed/demo-house.ts'
import { openedByPassword } from '../../features/accounts/server/opened-by-password.public.ts'
import { knownSecrets } from '../../platform/config/config.ts'
import { StartupError } from '../../platform/db/startup-error.ts'
import type { System } from './open-system.ts'

type InQuestion = Pick<System, 'config' | 'database'>

/** The demo accounts whose password is in the public source and still works. */
export const openDemoAccounts = ({ database }: Pick<System, 'database'>) =>
  openedByPassword(database.db, {
    emails: demoAccounts.map(({ email }) => email),
    password: demoPassword,
  })

/** Whether an empty database must be filled with the demo house. */
export const isToBeFurnished = async ({ config, database }: InQuestion) =>
  database.kind === 'embedded' && config.demoHouse && (await isUnfurnished(database.db))

const wayOut = 'see « From the demo to a house of your own » in docs/operations.md'

/**
 * Refuses to start on a public address while the demo password opens accounts, because that password is in the public
 * source.
 */
export const refusePublicDemo = async (system: InQuestion) => {
  const { isPublic, publicUrl } = system.config
  if (!isPublic) return
  if (await isToBeFurnished(system))
    throw new StartupError(
      `The demo house is not for ${publicUrl}, because everybody knows its password: set DEMO_HOUSE=false for an empty house of your own; ${wayOut}.`,
    )
  const openAccounts = await openDemoAccounts(system)
  if (openAccounts.length > 0)
    throw new StartupError(
      `Everybody knows the password of ${openAccounts.join(', ')}, so the house does not open to ${publicUrl}: open it without PUBLIC_URL, change the password there or disable the account, or begin an empty house; ${wayOut}.`,
    )
}

const everyNetwork = '0.0.0.0'
const thisMachine = '127.0.0.1'

/**
 * The host to listen on: the host of the settings, else only this machine while a known secret or demo account is in
 * use.
 */
export const listeningHost = (config: System['config'], openAccounts: readonly string[]) => {
  const isKnown = openAccounts.length > 0 || knownSecrets(config).length > 0
  return config.host ?? (isKnown ? thisMachine : everyNetwork)
}

/** The lines for the terminal that list the remaining demo accounts. */
export const demoAccountLines = (openAccounts: readonly string[]): readonly string[] =>
  openAccounts.length === 0
    ? []
    : ['Demo accounts:', ...openAccounts.map((email) => `  ${email}`), `  password: ${demoPassword}`]
