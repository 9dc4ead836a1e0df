import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField } from '../../shared/api/text-fields.ts'
import { hasPostalCodeOfCountry, postalAddressSchema } from '../../shared/postal/postal-address.schema.ts'
import { addressesLimit } from './addresses.limits.ts'

const addressSchema = z.object({
  _id: z.string(),
  ...postalAddressSchema.shape,
  isDefault: z.boolean(),
})

const addressInputSchema = postalAddressSchema
  .extend({
    isDefault: z.boolean().default(false).describe('The first address is the default one whatever is said'),
  })
  .refine(hasPostalCodeOfCountry, { path: ['postalCode'], error: 'request:fields.postalCode' })

const listAnswer = z.object({
  success: z.literal(true),
  addresses: z.array(addressSchema).describe('The default one first, then in the order they were entered'),
})

const params = z.object({ id: lineField({ maxLength: 100 }) })

export const addressesContract = defineContract({
  'GET /account/addresses': {
    access: 'user',
    summary: 'Lists the caller’s postal addresses',
    answer: listAnswer,
  },
  'POST /account/addresses': {
    access: 'user',
    summary: 'Creates a postal address',
    body: addressInputSchema,
    status: 201,
    conflicts: `The caller already has ${addressesLimit} addresses`,
    answer: listAnswer.extend({ address: addressSchema }),
  },
  'PUT /account/addresses/{id}': {
    access: 'user',
    summary: 'Updates a postal address',
    params,
    body: addressInputSchema,
    answer: listAnswer.extend({ address: addressSchema }),
  },
  'DELETE /account/addresses/{id}': {
    access: 'user',
    summary: 'Deletes a postal address; another one becomes the default. Succeeds if it does not exist',
    params,
    answer: listAnswer,
  },
})

export type AddressesContract = typeof addressesContract
export type AddressInput = z.output<typeof addressInputSchema>
export type SavedAddress = Readonly<z.output<typeof addressSchema>>
