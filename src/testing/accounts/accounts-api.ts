import type { ProfileContract } from '../../features/accounts/profile/profile.contract.ts'
import { profileRoutes } from '../../features/accounts/server/profile.routes.ts'
import { secondFactorRoutes } from '../../features/accounts/server/second-factor.routes.ts'
import { findCaller } from '../../features/accounts/server/sessions/find-caller.ts'
import { sessionsRoutes } from '../../features/accounts/server/sessions.routes.ts'
import { signInRoutes } from '../../features/accounts/server/sign-in.routes.ts'
import type { SessionsContract } from '../../features/accounts/sessions/sessions.contract.ts'
import type { SecondFactorContract } from '../../features/accounts/signing-in/second-factor.contract.ts'
import type { SignInContract } from '../../features/accounts/signing-in/sign-in.contract.ts'
import type { AdminAccountsContract } from '../../features/accounts-desk/admin-accounts.contract.ts'
import { adminAccountsRoutes } from '../../features/accounts-desk/server/admin-accounts.routes.ts'
import type { AddressesContract } from '../../features/addresses/addresses.contract.ts'
import { addressesRoutes } from '../../features/addresses/server/addresses.routes.ts'
import type { PrivacyContract } from '../../features/privacy/privacy.contract.ts'
import { privacyRoutes } from '../../features/privacy/server/privacy.routes.ts'
import type { Caller, Visitor } from '../../platform/context/context.ts'
import { createDispatcher } from '../../platform/http/dispatcher.ts'
import { createApi } from '../../shared/api/client.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import type { TestProcess } from '../test-context.ts'

const dispatcher = createDispatcher({
  modules: [
    signInRoutes,
    profileRoutes,
    sessionsRoutes,
    addressesRoutes,
    adminAccountsRoutes,
    privacyRoutes,
    secondFactorRoutes,
  ],
  checkAnswers: true,
})

type AccountsContract = SignInContract &
  ProfileContract &
  SessionsContract &
  AddressesContract &
  AdminAccountsContract &
  PrivacyContract &
  SecondFactorContract

interface From {
  /** The access token that the calls carry. */
  readonly token?: string | undefined
  readonly lng?: Language
  readonly visitor?: Visitor
}

/** The calls about accounts as a browser sends them, with its token; each answer is checked against the contract. */
export const accountsApi = (app: TestProcess, { token, lng = 'fr', visitor }: From = {}) =>
  createApi<AccountsContract>(async (key, call) => {
    const { tokens, db, clock } = app.context()
    const holder = token === undefined ? null : await tokens.access.read(token)
    const caller = holder && (await findCaller({ db, clock }, holder))
    return dispatcher.call(app.context({ lng, caller, ...(visitor && { visitor }) }), key, call)
  }, lng)

/** The same calls by a caller who is already signed in. */
export const callerApi = (app: TestProcess, caller: Caller, lng: Language = 'fr') =>
  createApi<AccountsContract>((key, call) => dispatcher.call(app.context({ lng, caller }), key, call), lng)

export const jeanne = {
  firstName: 'Jeanne',
  lastName: 'Arnaud',
  email: 'jeanne@example.fr',
  password: 'tulle et lilas blancs',
}
