import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateOf } from '../../../platform/clock.ts'
import type { Caller } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { InvalidInput } from '../../../platform/http/refusals/invalid-input.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import { findLockedAccount } from '../../accounts/server/accounts.public.ts'
import type { CustomersContract } from '../../customers/customers.contract.ts'
import type { CustomerRightsContract } from '../../customers/rights/rights.contract.ts'
import { customersRoutes } from '../../customers/server/customers.routes.ts'
import { customerRightsRoutes } from '../../customers/server/rights.routes.ts'
import { eraseAccount } from '../../privacy/server/erase-person.public.ts'
import type { CustomerNotesContract } from '../customer-notes.contract.ts'
import { mostNotes } from '../customer-notes.limits.ts'
import { keptCustomerDates, keptCustomerNotes } from './customer-notes.personal-data.ts'
import { customerNotesRoutes } from './customer-notes.routes.ts'
import { findReminders } from './find-reminders.ts'

const dispatcher = createDispatcher({
  modules: [customerNotesRoutes, customersRoutes, customerRightsRoutes],
  checkAnswers: true,
})

let test: TestDatabase
let app: TestProcess

const rows = async (query: ReturnType<typeof sql>) => (await test.database.db.execute(query)).rows

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess({ ...test })
})

afterAll(() => test.close())

const apiOf = (caller: Caller) =>
  createApi<CustomerNotesContract & CustomersContract & CustomerRightsContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )

const member = async (role: 'staff' | 'admin' = 'staff') =>
  apiOf(await enterCustomer(app.context(), { role }))

type Api = Awaited<ReturnType<typeof member>>

const personOf = async (key: string) => {
  const [row] = await rows(sql`select id from people where key = ${key}`)
  return String(row?.id)
}

/** A customer with an account: the id of the account, and of the person. */
const aCustomer = async () => {
  const { id: accountId } = await enterCustomer(app.context())
  return { accountId, id: await personOf(`account:${accountId}`) }
}

/** A guest who has written a message. */
const aGuest = async () => {
  const email = `${randomUUID()}@example.fr`
  const at = dateOf(app.context().clock.now()).toISOString()
  await rows(sql`
    insert into contact_messages (full_name, email, subject, message, language, received_at, words_hash)
    values ('Zélie Fontenay', ${email}, 'Un ourlet', 'Bonjour', 'fr', ${at}, ${email})`)
  return { email, id: await personOf(`email:${email}`) }
}

const note = (api: Api, id: string, text: string) =>
  api('POST /admin/customers/{id}/notes', { params: { id }, body: { text }, idempotencyKey: randomUUID() })

const read = (api: Api, id: string) => api('GET /admin/customers/{id}/notes', { params: { id } })

const change = (api: Api, id: string, noteId: string, body: { text: string; version: number }) =>
  api('PUT /admin/customers/{id}/notes/{noteId}', { params: { id, noteId }, body })

const remove = (api: Api, id: string, noteId: string, seen: number) =>
  api('DELETE /admin/customers/{id}/notes/{noteId}', { params: { id, noteId }, query: { seen } })

const agreed = { how: 'salon', on: '2026-01-05' } as const
const aBirthday = { day: 29, month: 2, year: null, remindDays: 7, consent: agreed } as const

const keep = (
  api: Api,
  id: string,
  kind: 'birthday' | 'wedding' | 'other',
  body: Parameters<typeof api<'PUT /admin/customers/{id}/dates/{kind}'>>[1]['body'],
) => api('PUT /admin/customers/{id}/dates/{kind}', { params: { id, kind }, body })

/** The fields that a call is refused for. */
const refusedFields = async (call: Promise<unknown>) => {
  const thrown = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  return thrown instanceof InvalidInput ? thrown.issues.map(({ path }) => path.join('.')) : thrown
}

describe('the notes about a customer', () => {
  it('stand newest first with who wrote them, and in the one line', async () => {
    const { id } = await aCustomer()
    const ines = await member()
    await note(ines, id, 'Préfère le satin.')
    app.moveClock({ minutes: 1 })
    const { notes } = await note(await member(), id, 'Vient avec sa sœur.')
    expect(notes).toMatchObject([
      { text: 'Vient avec sa sœur.', author: 'Jeanne Arnaud', changeable: true, version: 1, changedAt: null },
      { text: 'Préfère le satin.', changeable: false },
    ])
    const { entries } = await ines('GET /admin/customers/{id}/timeline', { params: { id }, query: {} })
    expect(entries.filter(({ kind }) => kind === 'note').map(({ title }) => title)).toEqual(
      notes.map(({ text }) => text),
    )
  })

  it('are changed and removed by whoever wrote them and read them last, and by an admin', async () => {
    const { id } = await aCustomer()
    const [ines, margaux, owner] = [await member(), await member(), await member('admin')]
    const { notes } = await note(ines, id, 'Aime le bleu.')
    const noteId = notes[0]?._id ?? ''
    await expect(change(margaux, id, noteId, { text: 'Non.', version: 1 })).rejects.toMatchObject({
      code: 'note_gone',
    })
    const changed = await change(owner, id, noteId, { text: 'Aime le vert.', version: 1 })
    expect(changed.notes).toMatchObject([
      { text: 'Aime le vert.', version: 2, changedAt: expect.any(String) },
    ])
    const outdated = { code: 'note_changed', kind: 'conflict' }
    await expect(change(ines, id, noteId, { text: 'Bleu.', version: 1 })).rejects.toMatchObject(outdated)
    await expect(remove(ines, id, noteId, 1)).rejects.toMatchObject(outdated)
    const other = await aCustomer()
    await expect(remove(ines, other.id, noteId, 2)).rejects.toMatchObject({ code: 'note_gone' })
    expect((await remove(ines, id, noteId, 2)).notes).toEqual([])
  })

  it('say something, not too much, of somebody whom the house knows, and stay out of the log', async () => {
    const { id } = await aCustomer()
    const ines = await member()
    expect(await refusedFields(note(ines, id, '  '))).toEqual(['text'])
    expect(await refusedFields(note(ines, id, 'a'.repeat(2_001)))).toEqual(['text'])
    await expect(note(ines, randomUUID(), 'De personne.')).rejects.toMatchObject({
      code: 'customer_not_found',
    })
    await note(ines, id, 'Rien que pour elle.')
    expect(await rows(sql`select action, before, after from audit_log where subject_id = ${id}`)).toEqual([
      { action: 'person.noted', before: null, after: null },
    ])
    await rows(sql`insert into customer_notes (person_key, written_at, text)
      select key, now(), 'n' from people, generate_series(1, ${mostNotes}) where id = ${id}::uuid`)
    await expect(note(ines, id, 'Une de trop.')).rejects.toMatchObject({ code: 'notes_full' })
  })

  it('are read by a member who stands in the log, once an hour', async () => {
    const { id } = await aCustomer()
    const ines = await member()
    await read(ines, id)
    await read(ines, id)
    expect(await rows(sql`select action from audit_log where subject_id = ${id}`)).toEqual([
      { action: 'person.read' },
    ])
  })
})

describe('the dates of a customer', () => {
  it('are kept only with how and when the customer agreed', async () => {
    const { id } = await aCustomer()
    const ines = await member()
    const { consent: _, ...withoutConsent } = aBirthday
    const refused = [
      ['birthday', withoutConsent as typeof aBirthday, 'consent'],
      ['birthday', { ...aBirthday, consent: { ...agreed, on: '2999-01-01' } }, 'consent.on'],
      ['birthday', { ...aBirthday, day: 30 }, 'day'],
      ['birthday', { ...aBirthday, label: 'Fête' }, 'label'],
      ['wedding', aBirthday, 'year'],
      ['other', aBirthday, 'label'],
    ] as const
    for (const [kind, body, field] of refused)
      expect(await refusedFields(keep(ines, id, kind, body))).toEqual([field])
    expect((await read(ines, id)).dates).toEqual([])
    const { dates } = await keep(ines, id, 'birthday', aBirthday)
    expect(dates).toMatchObject([
      {
        ...{ kind: 'birthday', day: 29, month: 2, year: null, remindDays: 7, isDone: false },
        consent: { ...agreed, notedBy: 'Jeanne Arnaud' },
      },
    ])
  })

  it('go when the customer withdraws the consent, and the log says so without the dates', async () => {
    const { id } = await aCustomer()
    const ines = await member()
    await keep(ines, id, 'birthday', aBirthday)
    await keep(ines, id, 'other', { ...aBirthday, label: 'Baptême' })
    const { dates } = await ines('DELETE /admin/customers/{id}/dates', { params: { id } })
    expect(dates).toEqual([])
    await expect(ines('DELETE /admin/customers/{id}/dates', { params: { id } })).rejects.toMatchObject({
      code: 'date_gone',
    })
    const log = await rows(sql`
      select action, before, after from audit_log where subject_id = ${id} order by id`)
    expect(log).toEqual([
      { action: 'person.date-kept', before: null, after: { kind: 'birthday', ...agreed } },
      { action: 'person.date-kept', before: null, after: { kind: 'other', ...agreed } },
      { action: 'person.dates-withdrawn', before: { kinds: ['birthday', 'other'] }, after: null },
    ])
  })

  it('are removed one by one, and take the place of the one of their kind', async () => {
    const { id } = await aCustomer()
    const ines = await member()
    await keep(ines, id, 'birthday', aBirthday)
    const { dates } = await keep(ines, id, 'birthday', { ...aBirthday, day: 4, month: 12 })
    expect(dates).toMatchObject([{ day: 4, month: 12 }])
    const params = { id, kind: 'birthday' } as const
    expect((await ines('DELETE /admin/customers/{id}/dates/{kind}', { params })).dates).toEqual([])
    await expect(ines('DELETE /admin/customers/{id}/dates/{kind}', { params })).rejects.toMatchObject({
      code: 'date_gone',
    })
  })
})

describe('what is noted about a guest', () => {
  const furnish = async () => {
    const guest = await aGuest()
    const ines = await member()
    await note(ines, guest.id, 'Préfère le matin.')
    await keep(ines, guest.id, 'birthday', aBirthday)
    return { ...guest, ines }
  }

  it('goes to the account that proves to own the address, where what is known already stays', async () => {
    const { email, ines } = await furnish()
    const { accountId, id } = await aCustomer()
    await keep(ines, id, 'birthday', { ...aBirthday, day: 4, month: 12 })
    await rows(sql`update accounts set email = ${email} where id = ${accountId}`)
    expect((await read(ines, id)).notes).toEqual([])
    await rows(sql`update accounts set email_confirmed_at = now() where id = ${accountId}`)
    expect(await read(ines, id)).toMatchObject({
      notes: [{ text: 'Préfère le matin.' }],
      dates: [{ day: 4, month: 12 }],
    })
    expect(await rows(sql`select from customer_dates where person_key = ${`email:${email}`}`)).toEqual([])
  })

  it('is told to a guest for whom somebody vouches, and goes once the house no longer knows them', async () => {
    const { email } = await furnish()
    const guest = { id: randomUUID(), email, isEmailConfirmed: true }
    expect(await keptCustomerNotes.collect(test.database.db, guest)).toHaveLength(1)
    expect(await keptCustomerDates.collect(test.database.db, { ...guest, isEmailConfirmed: false })).toEqual(
      [],
    )
    await rows(sql`delete from contact_messages where email = ${email}`)
    for (const table of ['customer_notes', 'customer_dates'])
      expect(
        await rows(sql`select from ${sql.identifier(table)} where person_key = ${`email:${email}`}`),
      ).toEqual([])
  })
})

it('what was noted about a guest who is joined to somebody is read and changed there, and goes back with the guest', async () => {
  const admin = await member('admin')
  const [guest, { id }] = [await aGuest(), await aCustomer()]
  await note(admin, guest.id, 'Préfère le lin')
  await note(admin, id, 'Vient le samedi')
  await admin('POST /admin/customers/{id}/joins', { params: { id }, body: { otherId: guest.id } })
  const { notes } = await read(admin, id)
  expect(notes.map(({ text }) => text).toSorted()).toEqual(['Préfère le lin', 'Vient le samedi'])
  const lin = notes.find(({ text }) => text === 'Préfère le lin')
  await change(admin, id, lin?._id ?? '', { text: 'Préfère la soie', version: 1 })
  const [join] = (await admin('GET /admin/customers/{id}', { params: { id } })).customer.joins
  await admin('DELETE /admin/customers/{id}/joins/{joinId}', { params: { id, joinId: join?._id ?? '' } })
  expect((await read(admin, id)).notes.map(({ text }) => text)).toEqual(['Vient le samedi'])
  const { notes: again } = await read(admin, await personOf(`email:${guest.email}`))
  expect(again.map(({ text }) => text)).toEqual(['Préfère la soie'])
})

it('the dates of a joined guest are those of the person, one of each kind, and go back with the guest', async () => {
  const admin = await member('admin')
  const [guest, { id }] = [await aGuest(), await aCustomer()]
  await keep(admin, guest.id, 'birthday', { ...aBirthday, day: 1, month: 2 })
  await keep(admin, guest.id, 'wedding', { ...aBirthday, day: 5, month: 6, year: 2099 })
  await keep(admin, id, 'birthday', { ...aBirthday, day: 3, month: 4 })
  await admin('POST /admin/customers/{id}/joins', { params: { id }, body: { otherId: guest.id } })
  const shown = async () => (await read(admin, id)).dates.map(({ kind, day, month }) => [kind, day, month])
  expect(await shown()).toEqual([
    ['birthday', 3, 4],
    ['wedding', 5, 6],
  ])
  await keep(admin, id, 'wedding', { ...aBirthday, day: 7, month: 6, year: 2099, remindDays: 7 })
  expect((await shown())[1]).toEqual(['wedding', 7, 6])
  const reminders = await findReminders(test.database.db, { today: '2099-06-06', most: 100 })
  expect(reminders.filter(({ personId }) => personId === id)).toMatchObject([
    { kind: 'wedding', on: '2099-06-07' },
  ])
  const [join] = (await admin('GET /admin/customers/{id}', { params: { id } })).customer.joins
  await admin('DELETE /admin/customers/{id}/joins/{joinId}', { params: { id, joinId: join?._id ?? '' } })
  expect(await shown()).toEqual([['birthday', 3, 4]])
  const { dates } = await read(admin, await personOf(`email:${guest.email}`))
  expect(dates.map(({ kind, day, month }) => [kind, day, month])).toEqual([
    ['birthday', 1, 2],
    ['wedding', 7, 6],
  ])
})

describe('what is noted about an account', () => {
  it('is told to its owner, stays while they are of the team, and goes with the account', async () => {
    const { accountId, id } = await aCustomer()
    const ines = await member()
    await note(ines, id, 'À lire sur demande.')
    await keep(ines, id, 'wedding', { ...aBirthday, day: 5, month: 6, year: 2099 })
    const person = { id: accountId, email: '', isEmailConfirmed: false }
    const told = async () => [
      await keptCustomerNotes.collect(test.database.db, person),
      await keptCustomerDates.collect(test.database.db, person),
    ]
    const whole = [
      [{ text: 'À lire sur demande.' }],
      [{ kind: 'wedding', day: 5, month: 6, year: 2099, agreedHow: 'salon', agreedOn: '2026-01-05' }],
    ]
    expect(await told()).toMatchObject(whole)
    await rows(sql`update accounts set role = 'staff' where id = ${accountId}`)
    await rows(sql`update accounts set role = 'user' where id = ${accountId}`)
    expect(await told()).toMatchObject(whole)
    const ctx = app.context()
    const account = await findLockedAccount(ctx.db, accountId)
    if (!account) throw new Error('The account was just entered')
    await ctx.write((tx) => eraseAccount(ctx, tx, account))
    expect(await told()).toEqual([[], []])
  })
})
