import { z } from 'zod'

/** An official picture, which is shown as it was drawn. */
export const artworkSchema = z.object({
  url: z.string().describe('A PNG'),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})

export type Artwork = z.output<typeof artworkSchema>
