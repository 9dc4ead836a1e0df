import { implement } from '../../../platform/http/implement.ts'
import { requestErrors } from '../../../shared/request-errors.ts'
import { profileContract } from '../profile/profile.contract.ts'
import { signedInCaller } from './accounts.public.ts'
import { findAccount } from './accounts.repository.ts'
import { doneSentences, withEmail } from './done-sentences.public.ts'
import { askForEmail } from './email/ask-for-email.ts'
import { confirmEmail } from './email/confirm-email.ts'
import { confirmByCode } from './email/confirmation-code.ts'
import { sendConfirmation } from './email/send-confirmation.ts'
import { askForReset } from './passwords/ask-for-reset.ts'
import { changePassword } from './passwords/change-password.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { findNames } from './people.public.ts'
import { changeProfile } from './profile/change-profile.ts'
import { userOnTheWire } from './user-on-the-wire.public.ts'

export const profileRoutes = implement(profileContract, {
  'GET /auth/profile': async (ctx) => {
    const { id, role, areas = null, viewsAs } = signedInCaller(ctx)
    const account = await findAccount(ctx.db, id)
    if (!account) throw requestErrors.signInRequired()
    if (viewsAs === undefined) return { success: true as const, user: userOnTheWire(account) }
    const name = (await findNames(ctx.db, [viewsAs])).get(viewsAs) ?? ''
    const seen = userOnTheWire({ ...account, role, areas: areas && [...areas] })
    return { success: true as const, user: { ...seen, viewsAs: name } }
  },

  'PUT /auth/profile': async (ctx, { body }) => {
    const account = await changeProfile(ctx, body)
    const message = doneSentences(ctx.lng).profileSaved
    return { success: true as const, user: userOnTheWire(account), message }
  },

  'PUT /auth/password': async (ctx, { body }) => {
    const { account, ...tokens } = await changePassword(ctx, body)
    const message = doneSentences(ctx.lng).passwordChanged
    return { success: true as const, ...tokens, user: userOnTheWire(account), message }
  },

  'PUT /auth/email': async (ctx, { body }) => {
    await askForEmail(ctx, body)
    return { success: true as const, message: withEmail(doneSentences(ctx.lng).emailAsked, body.email) }
  },

  'POST /auth/verify-email/send': async (ctx) => {
    const { email, emailConfirmedAt } = await sendConfirmation(ctx)
    const { confirmationSent, emailConfirmed } = doneSentences(ctx.lng)
    const message = emailConfirmedAt ? emailConfirmed : withEmail(confirmationSent, email)
    return { success: true as const, message }
  },

  'POST /auth/verify-email': async (ctx, { body }) => {
    await confirmEmail(ctx, body.token)
    return { success: true as const, message: doneSentences(ctx.lng).emailConfirmed }
  },

  'POST /auth/verify-email/code': async (ctx, { body }) => {
    await confirmByCode(ctx, body.code)
    return { success: true as const, message: doneSentences(ctx.lng).emailConfirmed }
  },

  'POST /auth/forgot-password': async (ctx, { body }) => {
    await askForReset(ctx, body)
    return { success: true as const, message: doneSentences(ctx.lng).resetAsked }
  },

  'POST /auth/reset-password': async (ctx, { body }) => {
    await resetPassword(ctx, body)
    return { success: true as const, message: doneSentences(ctx.lng).passwordReset }
  },
})
