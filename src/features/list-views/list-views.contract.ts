import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField } from '../../shared/api/text-fields.ts'
import { listNameLength, mostColumns, viewNameLength, viewQueryLength } from './list-views.limits.ts'

const listName = z
  .string()
  .max(listNameLength)
  .regex(/^[a-zA-Z][\w-]*$/)

const viewSchema = z.object({
  _id: z.string(),
  list: z.string(),
  name: z.string(),
  query: z.string().describe('Of the address of the list'),
  shared: z.boolean().describe('The whole team has it'),
  own: z.boolean().describe('The caller saved it'),
})

const success = z.literal(true)
const personal = { none: 'how somebody looks at a list changes nothing of the house' } as const

export const listViewsContract = defineContract({
  'GET /admin/views': {
    access: 'staff',
    areas: 'every',
    summary: 'Returns the columns that the caller chose and the views that they may open, of all lists',
    answer: z.object({
      success,
      columns: z.record(z.string(), z.array(z.string())).describe('By the name of the list'),
      views: z.array(viewSchema),
    }),
  },
  'PUT /admin/lists/{list}/columns': {
    access: 'staff',
    areas: 'every',
    audit: personal,
    summary: 'Saves which columns of a list the caller sees',
    params: z.object({ list: listName }),
    body: z.object({ columns: z.array(lineField({ maxLength: 40 }).min(1)).max(mostColumns) }),
    answer: z.object({ success }),
  },
  'POST /admin/lists/{list}/views': {
    access: 'staff',
    areas: 'every',
    audit: personal,
    summary: 'Saves a view of a list under a name; one of the caller with the same name is replaced',
    params: z.object({ list: listName }),
    body: z.object({
      name: lineField({ maxLength: viewNameLength }).min(1, { error: 'list-views:fields.name' }),
      query: lineField({ maxLength: viewQueryLength }),
      shared: z.boolean().default(false),
    }),
    conflicts: 'The caller has too many views of this list',
    answer: z.object({ success, view: viewSchema }),
  },
  'DELETE /admin/views/{id}': {
    access: 'staff',
    areas: 'every',
    audit: personal,
    summary: 'Deletes a view of the caller, or as an admin one that is shared',
    params: z.object({ id: lineField({ maxLength: 100 }) }),
    answer: z.object({ success }),
  },
})

export type ListViewsContract = typeof listViewsContract
