import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { atelierTermsSchema } from './atelier.schema.ts'
import { houseSchema } from './house.schema.ts'
import { publicHouseSchema } from './public-house.schema.ts'
import { sellerSchema } from './seller.schema.ts'
import { settingsAudit } from './settings.audit.ts'
import { writtenHouseSchema } from './written/written-house.schema.ts'
import { writtenSellerSchema } from './written/written-seller.schema.ts'
import {
  writtenAtelierSchema,
  writtenDeliverySchema,
  writtenServicesSchema,
} from './written/written-terms.schema.ts'

const success = z.literal(true)

const state = {
  version: z.int().describe('Raised by each change; 0 before the first'),
  examples: z
    .array(z.string())
    .describe('Fields that nobody has looked at: they are still those of the example'),
}

const records = {
  house: houseSchema.extend(state),
  seller: sellerSchema
    .omit({ capitalCents: true })
    .extend({ capital: z.number().describe('Share capital in euros'), ...state }),
  delivery: publicHouseSchema.shape.delivery.extend(state),
  services: publicHouseSchema.shape.services.extend(state),
  atelier: atelierTermsSchema.extend(state),
}

const entry = z
  .string()
  .optional()
  .describe('What the log says of it, by which it is taken back; none where nothing changed')

const conflicts = 'The version is not the present one; what stands now is answered beside the message'

export const adminSettingsContract = defineContract({
  'GET /admin/settings': {
    access: 'admin',
    summary: 'Returns all settings with their versions',
    answer: z.object({ success, ...records }),
  },
  'PUT /admin/settings/house': {
    access: 'admin',
    audit: [settingsAudit.changed],
    summary: 'Replaces contact data, opening hours and accessibility',
    body: writtenHouseSchema,
    conflicts,
    answer: z.object({ success, house: records.house, entry }),
  },
  'PUT /admin/settings/seller': {
    access: 'admin',
    audit: [settingsAudit.changed],
    summary: 'Replaces the company details; earlier orders keep theirs',
    body: writtenSellerSchema,
    conflicts,
    answer: z.object({ success, seller: records.seller, entry }),
  },
  'PUT /admin/settings/delivery': {
    access: 'admin',
    audit: [settingsAudit.changed],
    summary: 'Replaces the delivery terms; earlier orders keep theirs',
    body: writtenDeliverySchema,
    conflicts,
    answer: z.object({ success, delivery: records.delivery, entry }),
  },
  'PUT /admin/settings/services': {
    access: 'admin',
    audit: [settingsAudit.changed],
    summary: 'Replaces the starting prices of made-to-measure services',
    body: writtenServicesSchema,
    conflicts,
    answer: z.object({ success, services: records.services, entry }),
  },
  'PUT /admin/settings/atelier': {
    access: 'admin',
    audit: [settingsAudit.changed],
    summary: 'Replaces the hours that the atelier works; every commission is planned anew by them',
    body: writtenAtelierSchema,
    conflicts,
    answer: z.object({ success, atelier: records.atelier, entry }),
  },
})

export type AdminSettingsContract = typeof adminSettingsContract

/** The records of the settings as the API reads and writes them. */
export type SettingsRecords = Omit<
  z.output<(typeof adminSettingsContract)['GET /admin/settings']['answer']>,
  'success'
>
export type RecordName = keyof SettingsRecords
