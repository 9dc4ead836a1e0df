import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { keepTokens, type SignedIn } from './sign-in.ts'
import { someAddress } from './some-address.ts'

export interface NewCustomer extends SignedIn {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

interface Newcomer {
  readonly firstName?: string
  /** The network address that the account is opened from; one of her own when left out: a house opens few from one. */
  readonly address?: string
}

/** Opens an account of somebody new, who is signed in nowhere yet. */
export const openAccount = async (
  { request }: Pick<BrowserContext, 'request'>,
  { firstName = 'Jeanne', address = someAddress() }: Newcomer = {},
): Promise<NewCustomer> => {
  const identity = {
    firstName,
    lastName: 'Arnaud',
    email: `${randomUUID()}@journeys.example`,
    password: 'tulle et lilas blancs',
  }
  const headers = { 'x-forwarded-for': address }
  const answer = await request.post('/api/auth/register', { data: identity, headers })
  if (!answer.ok()) throw new Error(`Nobody registers: ${answer.status()} ${await answer.text()}`)
  const { token, refreshToken }: SignedIn = await answer.json()
  return { ...identity, token, refreshToken }
}

/**
 * A customer of one journey's own, signed in on every page of the browser: what she changes disturbs nobody. Call it
 * before the first page.
 */
export const newCustomer = async (
  context: Pick<BrowserContext, 'request' | 'addInitScript'>,
  newcomer: Newcomer = {},
): Promise<NewCustomer> => {
  const customer = await openAccount(context, newcomer)
  await keepTokens(context, customer)
  return customer
}
