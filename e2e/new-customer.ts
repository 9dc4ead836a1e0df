import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { keepTokens, type SignedIn } from './sign-in.ts'

export interface NewCustomer extends SignedIn {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

interface Named {
  readonly firstName?: string
}

/** Opens an account of somebody new, who is signed in nowhere yet. */
export const openAccount = async (
  { request }: Pick<BrowserContext, 'request'>,
  { firstName = 'Jeanne' }: Named = {},
): Promise<NewCustomer> => {
  const identity = {
    firstName,
    lastName: 'Arnaud',
    email: `${randomUUID()}@journeys.example`,
    password: 'tulle et lilas blancs',
  }
  const answer = await request.post('/api/auth/register', { data: identity })
  if (!answer.ok()) throw new Error(`Nobody registers: ${answer.status()} ${await answer.text()}`)
  const { token, refreshToken }: SignedIn = await answer.json()
  return { ...identity, token, refreshToken }
}

/**
 * A customer of one journey's own, signed in on every page of the browser: what she changes disturbs nobody. Call it
 * before the first page, and sparingly: one address may open twenty accounts an hour.
 */
export const newCustomer = async (
  context: Pick<BrowserContext, 'request' | 'addInitScript'>,
  named: Named = {},
): Promise<NewCustomer> => {
  const customer = await openAccount(context, named)
  await keepTokens(context, customer)
  return customer
}
