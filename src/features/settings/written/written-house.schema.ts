import { z } from 'zod'
import { lineField } from '../../../shared/api/text-fields.ts'
import type { House } from '../house.schema.ts'
import { faultsOfHours, tidyHours } from '../opening-hours.rules.ts'
import { mostOpenings, textLengths } from '../settings.limits.ts'
import {
  neededLine,
  recordState,
  say,
  writtenEmail,
  writtenPhone,
  writtenPlace,
  writtenUrl,
} from './written-fields.ts'

const timeField = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: say('time') })

const openings = z
  .array(
    z.strictObject({
      days: z
        .array(z.int().min(1).max(7))
        .min(1, { error: say('noDay') })
        .describe('ISO weekdays, Monday is 1'),
      opens: timeField,
      closes: timeField,
    }),
  )
  .max(mostOpenings)

const neededOpenings = openings.min(1, { error: say('noHours') })

/** The opening hours as the API receives them; they are stored in the order of the week. */
export const writtenHours = z
  .strictObject({ customerService: neededOpenings, salon: neededOpenings, onRequest: openings })
  .superRefine((hours, ctx) => {
    for (const { path, text } of faultsOfHours(hours))
      ctx.addIssue({ code: 'custom', path: [...path], message: say(text) })
  })
  .transform(tidyHours)

const page = z.union([z.literal(''), writtenUrl]).optional()

const social = z
  .strictObject({ instagram: page, pinterest: page, facebook: page, tiktok: page, youtube: page })
  .transform((pages): House['social'] =>
    Object.fromEntries(Object.entries(pages).filter(([, address]) => address)),
  )
  .describe('Addresses of its pages; an empty one is none')

/** What the law calls a site that meets this share of the criteria. */
const conformityOf = (rate: number): House['accessibility']['conformity'] => {
  if (rate === 100) return 'full'
  return rate >= 50 ? 'partial' : 'none'
}

const accessibility = z
  .strictObject({
    conformity: z.enum(['none', 'partial', 'full']),
    auditedOn: z.iso.date().nullable(),
    rate: z.number().int().min(0).max(100).nullable().default(null).describe('Criteria met, in percent'),
  })
  .refine(({ conformity, auditedOn }) => conformity === 'none' || auditedOn !== null, {
    path: ['auditedOn'],
    error: say('auditMissing'),
  })
  .refine(({ conformity, rate }) => rate === null || conformityOf(rate) === conformity, {
    path: ['rate'],
    error: say('rateOfOther'),
  })

const fields = {
  name: neededLine(textLengths.name),
  stylist: lineField({ maxLength: textLengths.name }).describe('Nobody, where it is empty'),
  phone: writtenPhone,
  email: writtenEmail,
  whatsappNumber: writtenPhone.refine((phone) => phone.startsWith('+'), { error: say('international') }),
  address: writtenPlace,
  social,
  hours: writtenHours,
  accessibility,
}

/** The record of the house as it is edited: complete, and with the version that was read. */
export const writtenHouseSchema = z.strictObject({
  ...fields,
  ...recordState([
    'name',
    'stylist',
    'phone',
    'email',
    'whatsappNumber',
    'address',
    'social',
    'hours',
    'accessibility',
  ]),
})
