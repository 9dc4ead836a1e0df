import { z } from 'zod'
import { emailMaxLength, passwordLengths } from '../accounts.limits.ts'

/** An e-mail address, without the spaces that copying brings along. */
export const emailField = z
  .string()
  .overwrite((text) => text.trim().normalize('NFC'))
  .max(emailMaxLength)
  .pipe(z.email())

/** A password that is to be verified: it is accepted as it is written, without the rules for new ones. */
export const passwordField = z.string().min(1).max(1024)

/** A new password that a customer chooses; only the server knows whether it is a common one. */
export const chosenPasswordField = z.string().min(passwordLengths.min).max(passwordLengths.max)
