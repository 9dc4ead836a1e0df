import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { fileAnswer } from '../../shared/api/file-answer.ts'
import { bookkeepingAudit } from './bookkeeping.audit.ts'
import { archiveStates } from './bookkeeping.limits.ts'

const count = z.number().int().nonnegative()

const archiveSchema = z.object({
  _id: z.string(),
  period: z.string().describe('A year, or a month of it'),
  state: z.enum(archiveStates),
  askedAt: z.iso.datetime(),
  papers: count.describe('Those that are in it'),
  bytes: count,
})

const archiveAnswer = z.object({ success: z.literal(true), archive: archiveSchema })

export const archivesContract = defineContract({
  'GET /admin/paper-archives': {
    access: 'staff',
    areas: ['accounting'],
    summary: 'Lists the archives of papers that are being made, or kept for a day',
    answer: z.object({ success: z.literal(true), archives: z.array(archiveSchema) }),
  },
  'POST /admin/paper-archives': {
    access: 'staff',
    areas: ['accounting'],
    audit: [bookkeepingAudit['archive-asked']],
    fresh: true,
    summary:
      'Asks for all papers of a month or a year as one ZIP; one that has all of them is not made again',
    body: z.object({
      period: z
        .string()
        .regex(/^20\d{2}(-(0[1-9]|1[0-2]))?$/)
        .describe('2026, or 2026-11'),
    }),
    conflicts: 'No paper was issued in the period',
    answer: archiveAnswer,
  },
  'GET /admin/paper-archives/{id}': {
    access: 'staff',
    areas: ['accounting'],
    audit: [bookkeepingAudit['archive-saved']],
    fresh: true,
    summary: 'Returns an archive that is ready',
    params: z.object({ id: z.string() }),
    file: { contentType: 'application/zip' },
    answer: fileAnswer,
  },
})

export type ArchivesContract = typeof archivesContract
export type PaperArchive = Readonly<z.output<typeof archiveSchema>>
