import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { launchItemIds, severities } from './launch-checklist.rules.ts'

export const launchContract = defineContract({
  'GET /admin/settings/checklist': {
    access: 'admin',
    summary: 'Lists what is missing before the shop can open, most urgent first',
    answer: z.object({
      success: z.literal(true),
      items: z.array(
        z.object({
          _id: z.enum(launchItemIds),
          severity: z.enum(severities).describe('Demanded by law, needed to open, or advisable'),
          count: z.number().int().nullable().describe('Of how many; null where it is one thing'),
        }),
      ),
    }),
  },
})

export type LaunchContract = typeof launchContract
