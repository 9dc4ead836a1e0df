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
  'GET /auth/profile': { access: 'user', summary: 'Returns the caller’s account', answer: userAnswer },
  'PUT /auth/profile': {
    access: 'user',
    summary: 'Updates the caller’s name, phone number and language',
    body: profileSchema,
    answer: userAnswer.extend({ message: z.string() }),
  },
  'PUT /auth/password': {
    access: 'user',
    summary: 'Changes the caller’s password; ends every session and starts a new one for the caller',
    body: z.object({ currentPassword: passwordField, password: chosenPasswordField }),
    answer: signedInSchema,
  },
  'PUT /auth/email': {
    access: 'user',
    summary:
      'Requests a change of the caller’s e-mail address; it takes effect once the link sent to it has been followed',
    body: z.object({ email: emailField, password: passwordField }),
    answer: doneSchema,
  },
  'POST /auth/verify-email/send': {
    access: 'user',
    summary: 'Resends the link and the code that confirm the caller’s e-mail address',
    answer: doneSchema,
  },
  'POST /auth/verify-email': {
    access: 'public',
    summary: 'Confirms an e-mail address by the token of the link sent to it',
    body: z.object({ token: linkField }),
    conflicts: 'Another account has taken the address meanwhile',
    answer: doneSchema,
  },
  'POST /auth/verify-email/code': {
    access: 'user',
    summary: 'Confirms the caller’s e-mail address by the code in the mail, which is valid for half an hour',
    body: z.object({ code: z.string().min(1).max(64).describe('Six digits') }),
    answer: doneSchema,
  },
  'POST /auth/forgot-password': {
    access: 'public',
    summary:
      'Sends a link to reset the password, if the address has an account; the answer does not tell whether it has',
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
    summary: 'Resets the password by the token of the link; ends every session',
    body: z.object({ token: linkField, password: chosenPasswordField }),
    answer: doneSchema,
  },
})

export type ProfileContract = typeof profileContract
export type ProfileChange = z.output<typeof profileSchema>
