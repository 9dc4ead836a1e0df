import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { boards } from './gallery.limits.ts'
import { galleryItemSchema } from './gallery-item.schema.ts'

export const galleryContract = defineContract({
  'GET /gallery': {
    access: 'public',
    summary: 'The pictures that the house shows today, in its order; of one board, or of both',
    query: z.object({ board: z.enum(boards).optional() }),
    answer: z.object({ success: z.literal(true), items: z.array(galleryItemSchema) }),
  },
})

export type GalleryContract = typeof galleryContract
