import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { isKeepable } from './draft-size.rules.ts'
import { recordLength } from './editor-drafts.limits.ts'

const params = z.object({
  record: z
    .string()
    .max(recordLength)
    .regex(/^[a-z][\w:.-]*$/)
    .describe('What is edited, such as « product:… »'),
})

const fields = z.record(z.string(), z.unknown())

const draftFields = z.object({
  changed: fields.describe('The fields that were typed in'),
  begunFrom: fields.describe('What was saved of them when the typing began'),
})

const success = z.literal(true)
const personal = { none: 'what somebody has not saved yet changes nothing of the house' } as const

export const editorDraftsContract = defineContract({
  'GET /admin/drafts/{record}': {
    access: 'staff',
    areas: 'every',
    summary: 'Returns what the caller typed in an editor and has not saved',
    params,
    answer: z.object({
      success,
      draft: draftFields
        .extend({ savedAt: z.iso.datetime().describe('When the caller last typed') })
        .nullable(),
    }),
  },
  'PUT /admin/drafts/{record}': {
    access: 'staff',
    areas: 'every',
    audit: personal,
    summary: 'Keeps what the caller typed in an editor; the oldest of too many drafts makes room',
    params,
    body: draftFields.refine(isKeepable),
    answer: z.object({ success }),
  },
  'DELETE /admin/drafts/{record}': {
    access: 'staff',
    areas: 'every',
    audit: personal,
    summary: 'Forgets what the caller typed in an editor',
    params,
    answer: z.object({ success }),
  },
})

export type EditorDraftsContract = typeof editorDraftsContract
