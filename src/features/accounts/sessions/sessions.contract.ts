import { z } from 'zod'
import { defineContract } from '../../../shared/api/contract.ts'

const sessionSchema = z.object({
  _id: z.string(),
  device: z
    .string()
    .describe('What the browser said it is, as « Firefox, Windows »; empty when it said nothing'),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean().describe('The session of this call'),
})

export const sessionsContract = defineContract({
  'GET /auth/sessions': {
    access: 'user',
    summary: 'Lists the caller’s sessions, last used first',
    answer: z.object({ success: z.literal(true), sessions: z.array(sessionSchema) }),
  },
  'DELETE /auth/sessions': {
    access: 'user',
    summary: 'Ends all sessions of the caller except the current one',
    answer: z.object({ success: z.literal(true), ended: z.number().int() }),
  },
  'DELETE /auth/sessions/{id}': {
    access: 'user',
    summary: 'Ends a session of the caller; succeeds if it has already ended',
    params: z.object({ id: z.string() }),
    answer: z.object({ success: z.literal(true) }),
  },
})

export type SessionsContract = typeof sessionsContract
export type OwnSession = Readonly<z.output<typeof sessionSchema>>
