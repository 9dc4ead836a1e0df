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
  /**
   * The network address that opens the account; a new one when left out, because a house opens few accounts from one.
   */
  readonly address?: string
}

/** Opens the account of a new customer, who is signed in nowhere yet. */
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
 * A customer for one journey, signed in on every page of the browser: no other journey sees what this customer changes.
 * Call it before the first page.
 */
export const newCustomer = async (
  context: Pick<BrowserContext, 'request' | 'addInitScript'>,
  newcomer: Newcomer = {},
): Promise<NewCustomer> => {
  const customer = await openAccount(context, newcomer)
  await keepTokens(context, customer)
  return customer
}
