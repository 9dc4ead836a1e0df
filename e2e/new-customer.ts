import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { keepTokens, type SignedIn } from './sign-in.ts'

export interface NewCustomer extends SignedIn {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

/**
 * A customer of one journey's own, signed in on every page of the browser: what she changes disturbs nobody. Call it
 * before the first page, and sparingly: one address may open twenty accounts an hour; a spec with many says another one.
 */
export const newCustomer = async (
  context: Pick<BrowserContext, 'request' | 'addInitScript'>,
  { firstName = 'Jeanne', address }: { firstName?: string; address?: string } = {},
): Promise<NewCustomer> => {
  const identity = {
    firstName,
    lastName: 'Arnaud',
    email: `${randomUUID()}@journeys.example`,
    password: 'tulle et lilas blancs',
  }
  const headers = address === undefined ? {} : { 'x-forwarded-for': address }
  const answer = await context.request.post('/api/auth/register', { data: identity, headers })
  if (!answer.ok()) throw new Error(`Nobody registers: ${answer.status()} ${await answer.text()}`)
  const session: SignedIn = await answer.json()
  await keepTokens(context, session)
  return { ...identity, token: session.token, refreshToken: session.refreshToken }
}
