import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField, paragraphsField } from '../../shared/api/text-fields.ts'
import { noteAudit } from './notes.audit.ts'
import { noteMaxLength } from './notes.limits.ts'

const id = lineField({ maxLength: 100 })
const success = z.literal(true)

const noteSchema = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  text: z.string(),
  author: z.string().nullable().describe('None once the account is gone'),
  removable: z.boolean().describe('The caller wrote it, or is an admin'),
})

const notesAnswer = z.object({
  success,
  notes: z.array(noteSchema).describe('What the team noted about the order for itself, the newest first'),
})

export const notesContract = defineContract({
  'GET /admin/orders/{id}/notes': {
    access: 'staff',
    areas: ['sales'],
    summary: 'Lists the team’s notes about an order',
    params: z.object({ id }),
    answer: notesAnswer,
  },
  'POST /admin/orders/{id}/notes': {
    access: 'staff',
    areas: ['sales'],
    audit: [noteAudit.noted],
    idempotent: true,
    summary: 'Adds a note about an order; its customer never sees it on a page',
    params: z.object({ id }),
    body: z.object({
      text: paragraphsField({ maxLength: noteMaxLength }).min(1, { error: 'notes:fields.text' }),
    }),
    conflicts: 'The order has too many notes',
    answer: notesAnswer,
  },
  'DELETE /admin/orders/{id}/notes/{noteId}': {
    access: 'staff',
    areas: ['sales'],
    audit: [noteAudit['note-removed']],
    summary: 'Removes a note of the caller, or as an admin any',
    params: z.object({ id, noteId: id }),
    answer: notesAnswer,
  },
})

export type NotesContract = typeof notesContract
export type OrderNote = Readonly<z.output<typeof noteSchema>>
