import { z } from 'zod'
import { boards } from '../../gallery.limits.ts'
import type { GalleryRow } from '../gallery.repository.ts'

/** What nobody edits of an item: its picture and its place, and the claim under which the files wait for the sweep. */
export const hungAsSchema = z.object({
  claim: z.uuid(),
  board: z.enum(boards),
  position: z.int().min(0),
  key: z.string(),
  width: z.int(),
  height: z.int(),
  color: z.string(),
  widths: z.array(z.int()),
  version: z.int(),
  createdAt: z.string(),
})

export const hungAs = (row: GalleryRow, claim: string): z.input<typeof hungAsSchema> => ({
  claim,
  board: row.board,
  position: row.position,
  key: row.key,
  width: row.width,
  height: row.height,
  color: row.color,
  widths: row.widths,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
})
