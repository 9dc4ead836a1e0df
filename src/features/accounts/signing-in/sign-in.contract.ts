import { z } from 'zod'
import { defineContract } from '../../../shared/api/contract.ts'
import { lineField } from '../../../shared/api/text-fields.ts'
import { nameMaxLength } from '../accounts.limits.ts'
import { userSchema } from '../user.schema.ts'
import { chosenPasswordField, emailField, passwordField } from './credential-fields.ts'

const nameField = lineField({ maxLength: nameMaxLength }).min(1)

const registrationSchema = z.object({
  firstName: nameField,
  lastName: nameField,
  email: emailField,
  password: chosenPasswordField,
})

const credentialsSchema = z.object({ email: emailField, password: passwordField })

const refreshTokenSchema = z.object({ refreshToken: z.string().min(1).max(200) })

/** The answer to a successful sign-in (§3). */
export const signedInSchema = z.object({
  success: z.literal(true),
  token: z.string().describe('Access token, sent as « Authorization: Bearer »; good for 15 minutes'),
  refreshToken: z.string().describe('Renews the session once; good for 30 days'),
  user: userSchema,
  message: z.string(),
})

export const doneSchema = z.object({ success: z.literal(true), message: z.string() })

export const signInContract = defineContract({
  'POST /auth/register': {
    access: 'public',
    summary: 'Creates an account and starts a session',
    body: registrationSchema,
    status: 201,
    conflicts: 'An account with this address exists',
    answer: signedInSchema,
  },
  'POST /auth/login': {
    access: 'public',
    summary:
      'Starts a session. With a second factor it answers 401, `code_needed` and a `challenge` for POST /auth/login/code',
    body: credentialsSchema,
    answer: signedInSchema,
  },
  'POST /auth/logout': {
    access: 'public',
    summary: 'Ends the session of a refresh token; succeeds if it has already ended',
    body: z.object({ refreshToken: z.string().max(200).optional() }),
    answer: doneSchema,
  },
  'POST /auth/refresh-token': {
    access: 'public',
    summary: 'Renews a session. A refresh token is valid once: using it again ends the session',
    body: refreshTokenSchema,
    answer: z.object({ success: z.literal(true), token: z.string(), refreshToken: z.string() }),
  },
})

export type SignInContract = typeof signInContract
export type Registration = z.output<typeof registrationSchema>
export type Credentials = z.output<typeof credentialsSchema>
