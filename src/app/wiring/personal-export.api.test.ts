import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailResetLink } from '../../features/accounts/server/passwords/reset-link.ts'
import { changeStanding } from '../../features/accounts/server/standing/change-standing.ts'
import { mergeGuestCart } from '../../features/cart/server/merge-guest-cart.ts'
import { publishReview } from '../../features/catalog/server/reviews/publish-review.ts'
import { keepPiece } from '../../features/favourites/server/keep-piece.ts'
import { saveDraft } from '../../features/orders/server/drafts/save-draft.ts'
import { onceUnder } from '../../platform/idempotency/once.ts'
import { aDraft } from '../../testing/a-draft.ts'
import { enterCustomer } from '../../testing/account-factories.ts'
import { accountsApi, jeanne as aPerson } from '../../testing/accounts-api.ts'
import { anAddress } from '../../testing/an-address.ts'
import { enterPiece } from '../../testing/catalog-factories.ts'
import { type CatalogHouse, catalogHouse } from '../../testing/catalog-house.ts'
import { baseTables, columnsHolding, plantMarks } from '../../testing/plant-marks.ts'
import { personalDataModules } from './personal-data-modules.ts'

/**
 * Tables that hold nothing about persons, and what instead. A new table is named here on purpose, or by a
 * `*.personal-data.ts`, or this test fails.
 */
const nothingPersonal: Readonly<Record<string, string>> = {
  categories: 'pieces',
  products: 'pieces',
  product_variants: 'pieces',
  product_images: 'pieces',
  price_history: 'pieces',
  product_search: 'pieces',
  search_stems: 'pieces',
  plates: 'pictures of the house',
  unclaimed_media: 'pictures of the house',
  settings: 'the house',
  migrations: 'the house',
  tries: 'keys that name nobody',
  demo_intents: 'payments that are none, without a card or a name',
  demo_refunds: 'payments that are none, without a card or a name',
  demo_deliveries: 'payments that are none, without a card or a name',
}

/** What opens an account and tells nothing about its owner. */
const secrets = ['accounts.password_hash', 'refresh_tokens.replaced_by']

/** What a person is found by; her e-mail address and her id are looked for themselves. */
const findsHer = [
  'accounts.email',
  'mail_outbox.recipient',
  'audit_log.actor_id',
  'audit_log.subject_kind',
  'audit_log.subject_id',
]

/** Columns of few words, which take no mark. */
const fewWords = [
  'accounts.language',
  'accounts.role',
  'addresses.country',
  'consents.language',
  'mail_outbox.language',
  'mail_outbox.status',
  'mailed_links.purpose',
  'sessions.ended_by',
]

const personalTables = personalDataModules.flatMap(({ tables }) => tables)

interface Person {
  readonly id: string
  readonly email: string
}

const rowsOf = ({ id, email }: Person): Readonly<Record<string, SQL>> => {
  const ofAccount = sql`account_id = ${id}`
  return {
    ...Object.fromEntries(personalTables.map((table) => [table, ofAccount])),
    accounts: sql`id = ${id}`,
    refresh_tokens: sql`session_id in (select id from sessions where ${ofAccount})`,
    mail_outbox: sql`recipient = ${email}`,
    idempotency_keys: sql`caller_id = ${id}`,
    audit_log: sql`actor_id = ${id} or subject_id = ${id}`,
  }
}

let house: CatalogHouse
let piece: string
let jeanne: Awaited<ReturnType<typeof furnish>>
let louise: Awaited<ReturnType<typeof furnish>>

const db = () => house.test.database.db

/** Somebody who has done in the house whatever can be done there, each thing as she would do it. */
const furnish = async (name: string) => {
  const email = `${name}@example.fr`
  const visitor = { address: '192.0.2.7', device: 'Firefox' }
  const calls = (token?: string) => accountsApi(house, { token, visitor })
  const { user } = await calls()('POST /auth/register', { body: { ...aPerson, email } })
  const admin = house.context({ caller: await enterCustomer(house.context(), { role: 'admin' }) })
  await changeStanding(admin, { id: user._id, change: { role: 'staff' } })
  const { token, refreshToken } = await calls()('POST /auth/login', { body: { ...aPerson, email } })
  await calls()('POST /auth/refresh-token', { body: { refreshToken } })
  await calls(token)('POST /account/addresses', { body: { ...anAddress, firstName: name } })
  await calls(token)('POST /account/addresses', { body: { ...anAddress, isDefault: true } })
  const purpose = 'keep-measures' as const
  await calls(token)('PUT /account/consents/{purpose}', { params: { purpose }, body: { granted: true } })
  await calls()('POST /auth/forgot-password', { body: { email } })
  await mailResetLink(house.context(), user._id)
  const ctx = house.context({ caller: { id: user._id, role: 'user' } })
  await keepPiece(ctx, piece)
  const line = { productId: piece, quantity: 1, options: { size: '38' } }
  await mergeGuestCart(ctx, { mergeId: randomUUID(), lines: [line] })
  await saveDraft(ctx, { ...aDraft, notes: name })
  const keyed = { endpoint: 'POST /orders', key: 'a-key', requestHash: 'a hash' } as const
  await onceUnder(ctx, { ...keyed, caller: { id: user._id } })(async () => ({ name }))
  await publishReview(ctx, { productId: piece, rating: 4, comment: 'Le tombé est parfait.' })
  const person = { id: user._id, email }
  const planting = { rows: rowsOf(person), spared: [...secrets, ...findsHer], mark: `${name}-` }
  return {
    ...person,
    ...(await plantMarks(db(), planting)),
    exported: async () => JSON.stringify(await calls(token)('GET /account/export', {})),
    close: () => calls(token)('DELETE /account', { body: { password: aPerson.password } }),
  }
}

beforeAll(async () => {
  house = await catalogHouse()
  piece = await enterPiece(house.context())
  // The log refuses marks as it refuses every other change.
  await db().execute(sql`alter table audit_log disable trigger audit_log_keeps_entries`)
  jeanne = await furnish('jeanne')
  louise = await furnish('louise')
  await db().execute(sql`alter table audit_log enable trigger audit_log_keeps_entries`)
})

afterAll(() => house.close())

describe('what the house keeps about persons', () => {
  it('is said of every table', async () => {
    expect([...Object.keys(nothingPersonal), ...personalTables].toSorted()).toEqual(await baseTables(db()))
    const sections = personalDataModules.map(({ section }) => section)
    expect(new Set(sections).size).toBe(sections.length)
  })

  it('is something of hers in every table that is said to hold something', async () => {
    for (const person of [jeanne, louise])
      for (const [table, where] of Object.entries(rowsOf(person))) {
        const { rows } = await db().execute(sql`select from ${sql.identifier(table)} where ${where} limit 1`)
        expect([table, rows.length]).toEqual([table, 1])
      }
  })

  it('can be marked wherever somebody may write words', () => {
    for (const { refused, marks } of [jeanne, louise]) {
      expect(refused.toSorted()).toEqual(fewWords)
      expect(marks.length).toBeGreaterThan(40)
    }
  })

  it('is told to her whole, and nothing of anybody else', async () => {
    for (const [person, other] of [
      [jeanne, louise],
      [louise, jeanne],
    ] as const) {
      const text = await person.exported()
      expect(person.marks.filter((mark) => !text.includes(mark))).toEqual([])
      expect(text).toContain(person.email)
      expect(other.marks.filter((mark) => text.includes(mark))).toEqual([])
      for (const word of [other.email, other.id, other.marks[0]]) expect(text).not.toContain(word)
    }
  })

  it('goes when she goes, but for what she published and what names nobody', async () => {
    const ofLouise = await columnsHolding(db(), 'louise-')
    await jeanne.close()
    expect(await columnsHolding(db(), 'jeanne-')).toEqual([
      // What was done, when, by somebody of which role.
      'audit_log.action',
      'audit_log.actor_role',
      // The mail that says that the account is closed, and calls her by her name.
      'mail_outbox.html',
      'mail_outbox.plain_text',
      'product_reviews.comment',
      'security_log.event',
    ])
    expect(await columnsHolding(db(), jeanne.email)).toEqual(['mail_outbox.recipient'])
    expect(await columnsHolding(db(), jeanne.id)).toEqual(['audit_log.subject_id', 'mail_outbox.cause_key'])
    const mails = await db().execute(sql`select from mail_outbox where recipient = ${jeanne.email}`)
    expect(mails.rows).toHaveLength(1)
    expect(await columnsHolding(db(), 'louise-')).toEqual(ofLouise)
    const text = await louise.exported()
    expect(louise.marks.filter((mark) => !text.includes(mark))).toEqual([])
  })
})
