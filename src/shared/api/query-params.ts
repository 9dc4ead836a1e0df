import { z } from 'zod'
import { highestPage, largestPage } from '../pagination.ts'
import { type Range, readDays, readEuros } from '../ranges/ranges.ts'
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

/** The next and the previous page of a list by the row that it begins behind or ends before. */
const cursorParams = (id: z.ZodType<string>) => ({
  after: id.optional().describe('The row that the page begins behind, whatever its number'),
  before: id.optional().describe('The row that the page ends before, whatever its number'),
})

/** The pages of a list whose rows have ids: by their number, or from a row of the page before. */
export const pagesParams = ({
  defaultLimit,
  id = z.uuid(),
}: {
  defaultLimit: number
  id?: z.ZodType<string>
}) => ({ ...pageParams({ defaultLimit }), ...cursorParams(id) })

/** The id of a row that is counted up. */
export const countedId = z.string().regex(/^[1-9]\d{0,14}$/)

/** How many rows there are. */
export const countAnswer = {
  count: z.number().int().nonnegative().describe('The rows that were asked for, on all pages'),
  more: z.boolean().describe('There are more than are counted'),
  totalPages: z.number().int().nonnegative(),
}

const rangeParam = <Bound>(read: (text: string) => Range<Bound> | undefined) =>
  z
    .string()
    .max(40)
    .transform((text, { issues }) => {
      const range = read(text)
      if (range === undefined) issues.push({ code: 'custom', input: text })
      return range ?? {}
    })
    .optional()

/** A range of days: « 2026-11-01..2026-11-30 », « ..2026-12-04 », or one day. */
export const daysParam = () => rangeParam(readDays)

/** A range of amounts in euros: « 100..250 », « 100.. ». */
export const eurosParam = () => rangeParam(readEuros)

/** A country by its two letters. */
export const countryParam = () =>
  z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
