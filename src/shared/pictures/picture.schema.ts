import { z } from 'zod'

/** A picture as every call answers it. */
export const pictureSchema = z.object({
  url: z.string().describe('The largest WebP; siblings are <key>/<width>.webp and .avif'),
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  color: z.string().describe('Dominant colour, shown until the picture arrives'),
  widths: z.array(z.number().int().positive()),
})

export type Picture = z.output<typeof pictureSchema>
