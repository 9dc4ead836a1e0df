import { z } from 'zod'
import { defineContract } from '../../../shared/api/contract.ts'
import { lineField } from '../../../shared/api/text-fields.ts'
import { languages } from '../../../shared/i18n/languages.ts'
import { phoneField } from '../../../shared/postal/postal-address.schema.ts'
import { nameMaxLength, redirectLength } from '../accounts.limits.ts'
import { chosenPasswordField, emailField, passwordField } from '../signing-in/credential-fields.ts'
import { doneSchema, signedInSchema } from '../signing-in/sign-in.contract.ts'
import { userSchema } from '../user.schema.ts'

const nameField = lineField({ maxLength: nameMaxLength }).min(1)

const profileSchema = z.object({
  firstName: nameField,
  lastName: nameField,
  phone: phoneField.default(''),
  language: z.enum(languages).optional(),
})

const linkField = z.string().min(1).max(200).describe('As the link in the mail carries it after #')

const userAnswer = z.object({ success: z.literal(true), user: userSchema })

export const profileContract = defineContract({
  'GET /auth/profile': { access: 'user', summary: 'The caller’s account', answer: userAnswer },
  'PUT /auth/profile': {
    access: 'user',
    summary: 'Changes name, telephone and language',
    body: profileSchema,
    answer: userAnswer.extend({ message: z.string() }),
  },
  'PUT /auth/password': {
    access: 'user',
    summary: 'Changes the password; ends every session and opens a new one for the caller',
    body: z.object({ currentPassword: passwordField, password: chosenPasswordField }),
    answer: signedInSchema,
  },
  'PUT /auth/email': {
    access: 'user',
    summary: 'Asks for another e-mail address, which counts once the link sent to it has been followed',
    body: z.object({ email: emailField, password: passwordField }),
    answer: doneSchema,
  },
  'POST /auth/verify-email/send': {
    access: 'user',
    summary: 'Sends the link and the code that confirm the caller’s e-mail address once more',
    answer: doneSchema,
  },
  'POST /auth/verify-email': {
    access: 'public',
    summary: 'Confirms an e-mail address by the link sent to it',
    body: z.object({ token: linkField }),
    conflicts: 'The address has meanwhile become that of another account',
    answer: doneSchema,
  },
  'POST /auth/verify-email/code': {
    access: 'user',
    summary: 'Confirms the caller’s e-mail address by the code in the mail, within half an hour',
    body: z.object({ code: z.string().min(1).max(64).describe('Six digits') }),
    answer: doneSchema,
  },
  'POST /auth/forgot-password': {
    access: 'public',
    summary:
      'Sends a link that sets a new password, if the address has an account; the answer does not say whether',
    body: z.object({
      email: emailField,
      redirect: lineField({ maxLength: redirectLength })
        .default('')
        .describe('Where the link leads on to, as on /auth; what leads out of the site is left out'),
    }),
    answer: doneSchema,
  },
  'POST /auth/reset-password': {
    access: 'public',
    summary: 'Sets a new password by the link sent; ends every session',
    body: z.object({ token: linkField, password: chosenPasswordField }),
    answer: doneSchema,
  },
})

export type ProfileContract = typeof profileContract
export type ProfileChange = z.output<typeof profileSchema>
