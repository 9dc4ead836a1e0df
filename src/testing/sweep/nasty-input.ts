import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Caller } from '../../platform/context/context.ts'
import { hashPassword } from '../../platform/passwords/hash-password.ts'
import { enterCustomer } from '../accounts/account-factories.ts'
import { apiServer } from '../api-server.ts'
import { bookedAppointment } from '../appointments/appointments-api.ts'
import { type CatalogApp, catalogApp } from '../catalog/catalog-app.ts'
import { enterProduct } from '../catalog/catalog-factories.ts'
import { aWish, commissionsApi } from '../commissions/commissions-api.ts'
import { paidOrder } from '../orders/bought-order.ts'
import {
  type Attempt,
  allCalls,
  attemptsOf,
  type Call,
  type CallerRole,
  calls,
  type Sent,
} from './nasty-attempts.ts'
import { samplePassword } from './sample-of-schema.ts'

const slowMs = 1_000

/** The CPU time of this process, which other processes on the machine do not change. */
const workedMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

let app: CatalogApp
let server: Awaited<ReturnType<typeof apiServer>>
let address: string
let productId: string
const callers = new Map<string, Caller | null>()

/**
 * Creates all accounts and the product anew, so that a call that closes an account or removes the product does not
 * affect the next call.
 */
const comeAnew = async () => {
  productId = await enterProduct(app.context(), { variants: [{ size: '38', stock: 50 }] })
  const password = await hashPassword(samplePassword)
  for (const role of ['user', 'staff', 'admin'] as const)
    callers.set(role, await enterCustomer(app.context(), { role, passwordHash: password }))
}

/**
 * Puts a row into the tables that calls compare their input with: what a database compares with no row, it does not even
 * read.
 */
const furnish = async () => {
  const shown = await enterProduct(app.context(), { variants: [{ size: '38', stock: 50 }] })
  const { db } = app.test.database
  await db.execute(sql`insert into product_images (product_id, media_key, width, height, color, widths, alt_fr, position)
    values (${shown}::uuid, 'gown', 800, 1200, '#eeeeee', '{320}', 'Robe', 0)`)
  await paidOrder(app, { productId: shown })
  await bookedAppointment(app, { email: 'jeanne@example.fr' })
  await commissionsApi(app)('POST /commissions', { body: aWish })
}

/** Opens the house that is swept; what it answers with closes it again. */
export const openSweptApp = async () => {
  app = await catalogApp()
  await furnish()
  server = await apiServer(allCalls, async ({ headers }) =>
    app.context({ caller: callers.get(String(headers['x-role'])) ?? null }),
  )
  address = await server.listen({ port: 0, host: '127.0.0.1' })
  return async () => {
    await server.close()
    await app.close()
  }
}

/** An address can hold only well-formed text. */
const inUrl = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

const addressOf = ({ path, valid }: Call, sent: Sent) => {
  const isProduct = path.startsWith('/products/{id}') && sent.path.id === valid.path.id
  const params = isProduct ? { ...sent.path, id: productId } : sent.path
  const query = Object.entries(sent.query).map((pair) => pair.map(inUrl).join('='))
  return `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => inUrl(params[name]))}?${query.join('&')}`
}

let visitors = 0

/** Each request comes from another address, because a caller with many requests is slowed down. */
const nextIp = () => {
  visitors++
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

interface Answered {
  readonly status: number
  readonly text: string
}

const ask = async (call: Call, sent: Sent, role: CallerRole): Promise<Answered> => {
  const url = addressOf(call, sent)
  const headers = { 'x-role': role }
  if (call.contentType?.startsWith('multipart/')) {
    // It uses a connection of its own, because the server closes the connection of a refused upload.
    const form = new FormData()
    for (const [name, value] of Object.entries(sent.body ?? {})) form.append(name, String(value))
    const answer = await fetch(`${address}${url}`, { method: call.method, headers, body: form })
    return { status: answer.status, text: await answer.text() }
  }
  const answer = await server.inject({
    method: call.method as 'GET',
    url,
    remoteAddress: nextIp(),
    headers: { ...headers, ...(call.contentType && { 'content-type': call.contentType }) },
    ...(call.contentType && { payload: JSON.stringify(sent.body) }),
  })
  return { status: answer.statusCode, text: answer.body }
}

const wholeRefusal = expect.objectContaining({
  success: false,
  code: expect.any(String),
  message: expect.any(String),
})

const isWellSaid = ({ status, text }: Answered) =>
  status < 500 &&
  (status < 400 || (wholeRefusal.asymmetricMatch(JSON.parse(text)) && !/\.[jt]sx?:\d/.test(text)))

const faultOf = async (call: Call, { about, sent }: Attempt, role: CallerRole) => {
  const before = workedMs()
  const answer = await ask(call, sent, role)
  const tookMs = workedMs() - before
  if (call.path === '/account' && answer.status === 200) await comeAnew()
  if (isWellSaid(answer) && tookMs < slowMs) return []
  return [
    `${call.method} ${call.path} as ${role}: ${about}: ${answer.status} after ${Math.round(tookMs)} ms of work: ${answer.text.slice(0, 200)}`,
  ]
}

interface Sending {
  readonly role: CallerRole
  /** The lowest role that may make the call. */
  readonly least: CallerRole
  /** How many attempts came before, of the same call. */
  readonly index: number
}

/** What all calls do wrong with the attempts that are chosen, one line a fault. */
export const faultsOfCalls = async (role: CallerRole, isSent: (sending: Sending) => boolean) => {
  const faults: string[] = []
  for (const call of calls) {
    const sent = attemptsOf(call).filter((_, index) => isSent({ role, least: call.least, index }))
    if (sent.length > 0) await comeAnew()
    for (const attempt of sent) faults.push(...(await faultOf(call, attempt, role)))
  }
  return faults
}
