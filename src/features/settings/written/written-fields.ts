import { z } from 'zod'
import { lineField } from '../../../shared/api/text-fields.ts'
import type { RefusalRegistry } from '../../../shared/i18n/text-registry.ts'
import { centsOfEuros, eurosOfCents } from '../../../shared/money.ts'
import { isCallable } from '../../../shared/phone.ts'
import { isServedCountry } from '../../../shared/postal/countries.ts'
import { isPostalCode } from '../../../shared/postal/postal-code.ts'
import { textLengths } from '../settings.limits.ts'
import '../settings.refusals.fr.ts'

/** The key of the sentence for a refused field. */
export const say = (text: keyof RefusalRegistry['settings']['fields']) => `settings:fields.${text}`

/** A line of text that may not be empty. */
export const neededLine = (maxLength: number) => lineField({ maxLength }).min(1)

export const writtenEmail = z
  .string()
  .overwrite((text) => text.trim().normalize('NFC'))
  .max(textLengths.email)
  .pipe(z.email())

/** A telephone number that works in a link. */
export const writtenPhone = neededLine(textLengths.phone).refine(isCallable, { error: say('callable') })

const safeUrl = z.url({ protocol: /^https$/, hostname: /^[^\s.]+(\.[^\s.]+)+$/ })

const isSafeUrl = (text: string) => safeUrl.safeParse(text).success

/** The URL of a page, which must use HTTPS. */
export const writtenUrl = lineField({ maxLength: textLengths.webUrl }).refine(isSafeUrl, {
  error: say('https'),
})

/** A registration number: digits that may be written in groups, as the registers print them. */
export const registerNumber = (isRight: (text: string) => boolean, error: string) =>
  z
    .string()
    .overwrite((text) => text.replace(/[\s.]/g, '').toUpperCase())
    .refine(isRight, { error })

/** The address of the house or of its company. */
export const writtenPlace = z
  .strictObject({
    street: neededLine(textLengths.line),
    postalCode: neededLine(textLengths.postalCode).toUpperCase(),
    city: neededLine(textLengths.line),
    countryCode: z
      .string()
      .refine(isServedCountry, { error: say('country') })
      .describe('ISO 3166, two capitals'),
  })
  .refine(({ postalCode, countryCode }) => isPostalCode(postalCode, countryCode), {
    path: ['postalCode'],
    error: 'request:fields.postalCode',
  })

interface Bounds {
  readonly least?: number
  readonly most: number
}

const isInCents = (euros: number) => eurosOfCents(centsOfEuros(euros)) === euros

/** An amount in euros, with two decimals at most. */
export const eurosField = ({ least = 0, most }: Bounds) =>
  z
    .number()
    .min(least)
    .max(most)
    .refine(isInCents, { error: say('cents') })
    .describe('In euros')

/** One of the fields. The type is any string, so that a record that was read can be sent back. */
const oneOf = <const Field extends string>(fields: readonly [Field, ...Field[]]) =>
  z
    .string()
    .meta({ enum: [...fields] })
    .pipe(z.enum(fields))

/** The version and the example fields that every record has beside its own fields. */
export const recordState = <const Field extends string>(fields: readonly [Field, ...Field[]]) => ({
  version: z
    .int()
    .min(0)
    .describe('The version that was read, 0 before the first change; a stale one is refused'),
  examples: z
    .array(oneOf(fields))
    .default([])
    .describe('Fields that are to stay those of the example; one that differs from it is none'),
})
