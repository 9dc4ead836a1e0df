import { z } from 'zod'

const shownLogoSchema = z.object({
  url: z.string(),
  width: z.int().positive().describe('At which pages show it, in pixels of the page'),
  height: z.int().positive(),
})

/** The logo as every page has it. */
export const logoSchema = shownLogoSchema.extend({
  dark: shownLogoSchema.optional().describe('Shown in its place on dark pages'),
})

export type Logo = z.output<typeof logoSchema>
