import { implement } from '../../../platform/http/implement.ts'
import { signInContract } from '../signing-in/sign-in.contract.ts'
import { doneSentences } from './done-sentences.public.ts'
import { signOut } from './sessions/end-own-session.ts'
import { renewSession } from './sessions/renew-session.ts'
import { register } from './sign-in/register.ts'
import { signIn } from './sign-in/sign-in.ts'
import { userOnTheWire } from './user-on-the-wire.public.ts'

export const signInRoutes = implement(signInContract, {
  'POST /auth/register': async (ctx, { body }) => {
    const { account, ...tokens } = await register(ctx, body)
    const message = doneSentences(ctx.lng).registered
    return { success: true as const, ...tokens, user: userOnTheWire(account), message }
  },

  'POST /auth/login': async (ctx, { body }) => {
    const { account, ...tokens } = await signIn(ctx, body)
    const message = doneSentences(ctx.lng).signedIn
    return { success: true as const, ...tokens, user: userOnTheWire(account), message }
  },

  'POST /auth/logout': async (ctx, { body }) => {
    if (body.refreshToken) await signOut(ctx, body.refreshToken)
    return { success: true as const, message: doneSentences(ctx.lng).signedOut }
  },

  'POST /auth/refresh-token': async (ctx, { body }) => ({
    success: true as const,
    ...(await renewSession(ctx, body.refreshToken)),
  }),
})
