import { z } from 'zod'
import { isFrenchVatNumber, isSiren, isSiret } from './company-number.ts'
import { vatPeriodicities } from './settings.limits.ts'

const line = z.string().min(1).max(200)

const webUrl = z.url({ protocol: /^https?$/ })

/** The registered address of the company, as on an envelope. */
const seatSchema = z.object({
  street: line,
  postalCode: z.string().min(1).max(12),
  city: line,
  countryCode: z.string().length(2),
})

/** The mediator, who settles a dispute out of court (L612-1 C.conso., §11.6). */
const mediatorSchema = z.object({ name: line, address: line, url: webUrl, email: z.email() })

/** The company that hosts the site: the law requires its name, its address and its telephone number (LCEN 1-1). */
const hostSchema = z.object({ name: line, address: line, phone: z.string().min(1).max(30) })

const carrierSchema = z.object({
  id: z.string().regex(/^[a-z\d-]+$/),
  name: line,
  trackingUrl: webUrl
    .refine((url) => url.includes('{number}'))
    .describe('Where a parcel is followed; {number} stands for its number'),
})

/** The company behind the house: all data of the seller that the law requires (LCEN 1-1, L221-5, R123-237 C.com.). */
export const sellerSchema = z.object({
  legalName: line,
  legalForm: z.string().min(1).max(40).describe('SARL, SAS, EURL'),
  capitalCents: z.number().int().positive(),
  siren: z.string().refine(isSiren),
  siret: z.string().refine(isSiret),
  rcsCity: line.describe('Where it is entered in the register of commerce'),
  vatNumber: z.string().refine(isFrenchVatNumber),
  seat: seatSchema,
  publicationDirector: line,
  mediator: mediatorSchema,
  host: hostSchema,
  returnsEmail: z.email().describe('Where withdrawals and returns are written to'),
  textileId: line.describe('The unique identifier of the textile scheme (R541-173 C.env.)'),
  /** Whether VAT is charged at the rate of the customer's country, over the One Stop Shop (§11.7). */
  ossEnabled: z.boolean(),
  vatPeriodicity: z.enum(vatPeriodicities).describe('How often VAT is declared'),
  reportingPlatform: z
    .string()
    .max(200)
    .describe('The approved platform that receives the e-reporting; empty before one is chosen'),
  carriers: z.array(carrierSchema),
})

export type Seller = z.output<typeof sellerSchema>

/** The public data of the seller; the rest is only for the team. */
export const legalIdentitySchema = sellerSchema
  .omit({
    capitalCents: true,
    ossEnabled: true,
    vatPeriodicity: true,
    reportingPlatform: true,
    carriers: true,
  })
  .extend({ capital: z.number().describe('Share capital in euros') })
