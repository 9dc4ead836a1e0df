import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { boards } from './gallery.limits.ts'
import { galleryItemSchema } from './gallery-item.schema.ts'

export const galleryContract = defineContract({
  'GET /gallery': {
    access: 'public',
    summary: 'Lists the pictures currently shown, of one board or of both, in their display order',
    query: z.object({ board: z.enum(boards).optional() }),
    answer: z.object({ success: z.literal(true), items: z.array(galleryItemSchema) }),
  },
})

export type GalleryContract = typeof galleryContract
