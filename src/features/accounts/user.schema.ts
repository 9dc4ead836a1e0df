import { z } from 'zod'
import { languages } from '../../shared/i18n/languages.ts'
import { areas, roles } from '../../shared/roles.ts'

/** An account as its owner sees it (§3, User). */
export const userSchema = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  areas: z.array(z.enum(areas)).optional().describe('In which a member of the team has rights'),
  viewsAs: z
    .string()
    .optional()
    .describe('The colleague with whose rights an admin looks at the house, changing nothing'),
  phone: z.string(),
  language: z.enum(languages).describe('The language that the house writes in'),
  emailConfirmed: z.boolean(),
  createdAt: z.string(),
})

export type User = Readonly<z.output<typeof userSchema>>
