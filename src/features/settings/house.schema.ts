import { z } from 'zod'

const opening = z.object({
  /** The days of the week by ISO, where Monday is 1. */
  days: z.array(z.number().int().min(1).max(7)),
  opens: z.string().regex(/^\d{2}:\d{2}$/),
  closes: z.string().regex(/^\d{2}:\d{2}$/),
})

/** The public data of the house: its name, its address and its contact data. */
export const houseSchema = z.object({
  name: z.string().min(1).max(80),
  stylist: z
    .string()
    .max(80)
    .describe('Whose words sign the page about the house; nobody’s, where it is empty'),
  phone: z.string().min(1).max(30),
  email: z.email(),
  whatsappNumber: z.string().max(30),
  address: z.object({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    countryCode: z.string().length(2),
  }),
  social: z.object({
    instagram: z.url().optional(),
    pinterest: z.url().optional(),
    facebook: z.url().optional(),
    tiktok: z.url().optional(),
    youtube: z.url().optional(),
  }),
  hours: z.object({
    customerService: z.array(opening),
    salon: z.array(opening),
    /** The hours for appointments that the team has to confirm. */
    onRequest: z.array(opening),
  }),
  /** The result of the site's accessibility audit; « none » without an audit (§13). */
  accessibility: z.object({
    conformity: z.enum(['none', 'partial', 'full']),
    auditedOn: z.iso.date().nullable(),
    /** The share of the criteria that are met, in percent. */
    rate: z.number().int().nullable().default(null),
  }),
})

export type House = z.output<typeof houseSchema>
