import { z } from 'zod'
import { lineField } from '../../../shared/api/text-fields.ts'
import { isFrenchVatNumber, isSiren, isSiret } from '../company-number.ts'
import {
  highestCapitalEuros,
  mostCarriers,
  parcelNumberPlace,
  textLengths,
  vatPeriodicities,
} from '../settings.limits.ts'
import {
  eurosField,
  neededLine,
  recordState,
  registerNumber,
  say,
  writtenEmail,
  writtenPhone,
  writtenPlace,
  writtenUrl,
} from './written-fields.ts'

const line = neededLine(textLengths.line)

const carriers = z
  .array(
    z.strictObject({
      id: lineField({ maxLength: textLengths.carrierId }).regex(/^[a-z\d]+(-[a-z\d]+)*$/, {
        error: say('carrierId'),
      }),
      name: line,
      trackingUrl: writtenUrl
        .refine((url) => url.includes(parcelNumberPlace), { error: say('parcelNumber') })
        .describe(`Where a parcel is followed; ${parcelNumberPlace} stands for its number`),
    }),
  )
  .min(1, { error: say('noCarrier') })
  .max(mostCarriers)
  .superRefine((list, ctx) => {
    for (const [place, { id }] of list.entries())
      if (list.findIndex((carrier) => carrier.id === id) < place)
        ctx.addIssue({ code: 'custom', path: [place, 'name'], message: say('carrierTwice') })
  })

const fields = {
  legalName: line,
  legalForm: neededLine(textLengths.legalForm),
  capital: eurosField({ least: 1, most: highestCapitalEuros }),
  siren: registerNumber(isSiren, say('siren')),
  siret: registerNumber(isSiret, say('siret')),
  rcsCity: line,
  vatNumber: registerNumber(isFrenchVatNumber, say('vatNumber')),
  seat: writtenPlace,
  publicationDirector: line,
  mediator: z.strictObject({ name: line, address: line, url: writtenUrl, email: writtenEmail }),
  host: z.strictObject({ name: line, address: line, phone: writtenPhone }),
  returnsEmail: writtenEmail,
  textileId: line,
  ossEnabled: z.boolean(),
  vatPeriodicity: z.enum(vatPeriodicities),
  reportingPlatform: lineField({ maxLength: textLengths.line }),
  carriers,
}

interface Numbers {
  readonly siren: string
  readonly siret: string
  readonly vatNumber: string
}

/** The numbers of a company contain each other, so a number of another company is a mistake. */
const numbersBelongTogether = ({ siren, siret, vatNumber }: Numbers, ctx: z.RefinementCtx) => {
  const refuse = (field: keyof Numbers, message: string) =>
    ctx.addIssue({ code: 'custom', path: [field], message })
  if (!isSiren(siren)) return
  if (!siret.startsWith(siren)) refuse('siret', say('siretOfOther'))
  if (!vatNumber.endsWith(siren)) refuse('vatNumber', say('vatNumberOfOther'))
}

/** The record of the seller as it is edited: complete, and with the version that was read. */
export const writtenSellerSchema = z
  .strictObject({
    ...fields,
    ...recordState([
      'legalName',
      'legalForm',
      'capital',
      'siren',
      'siret',
      'rcsCity',
      'vatNumber',
      'seat',
      'publicationDirector',
      'mediator',
      'host',
      'returnsEmail',
      'textileId',
      'ossEnabled',
      'vatPeriodicity',
      'reportingPlatform',
      'carriers',
    ]),
  })
  .superRefine(numbersBelongTogether)
