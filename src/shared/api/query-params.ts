import { z } from 'zod'
import { highestPage, largestPage } from '../pagination.ts'
import { noFilter } from './no-filter.ts'

const yes = ['true', '1', 'oui']
const no = ['false', '0', 'non']

/** A number in a query string: « 12 » in the address, 12 in a typed call. */
export const numberParam = ({ min, max }: { min: number; max: number }) =>
  z
    .union([
      z
        .string()
        .regex(/^\d+(\.\d+)?$/)
        .transform(Number),
      z.number(),
    ])
    .pipe(z.number().min(min).max(max))

/** A whole number in a query string. */
export const integerParam = ({ min, max }: { min: number; max: number }) =>
  numberParam({ min, max }).pipe(z.number().int())

/** A boolean in a query string; the shop's menus send « oui », « non » and « _all » (§2). */
export const flagParam = () =>
  z
    .union([z.boolean(), z.enum([...yes, ...no, noFilter, ''] as const)])
    .transform((value) => (typeof value === 'boolean' ? value : readFlag(value)))
    .optional()

const readFlag = (value: string) => (yes.includes(value) ? true : no.includes(value) ? false : undefined)

/** A text filter; empty and « _all » mean no filter. */
export const filterParam = ({ maxLength }: { maxLength: number }) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .transform((value) => (value === '' || value === noFilter ? undefined : value))
    .optional()

/** `page` and `limit` of every list (§7). */
export const pageParams = ({ defaultLimit }: { defaultLimit: number }) => ({
  page: integerParam({ min: 1, max: highestPage }).default(1),
  limit: integerParam({ min: 1, max: largestPage }).default(defaultLimit),
})
