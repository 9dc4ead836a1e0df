import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await testDatabase()
})

afterAll(() => test.close())

const rows = async (query: ReturnType<typeof sql>) => (await test.database.db.execute(query)).rows

const addresses = ['claire@example.fr', 'jeanne@example.fr'] as const
const phones = ['06 12 34 56 78', '+33 7 11 22 33 44'] as const
const accountIds = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'] as const

const who = fc.record({
  email: fc.constantFrom(...addresses),
  phone: fc.constantFrom(...phones),
  account: fc.constantFrom(...accountIds),
  /** The minute, so that any two entries may come at one time. */
  at: fc
    .integer({ min: 0, max: 50 })
    .map((minute) => new Date(Date.UTC(2026, 9, 1, 9, minute)).toISOString()),
  name: fc.constantFrom('Arnaud', 'Dumas'),
})

type Who = typeof who extends fc.Arbitrary<infer T> ? T : never

let written = 0
const next = () => `n${++written}`

const ofAccount = (id: string) => sql`(select id from accounts where id = ${id})`

const register = (role: string) => (w: Who) =>
  sql`
  insert into accounts (id, email, password_hash, first_name, last_name, phone, role, created_at)
  values (${w.account}, upper(${accountIds.indexOf(w.account) === 0 ? addresses[0] : addresses[1]}), '-', 'Jeanne',
    ${w.name}, '', ${role}, ${w.at}) on conflict do nothing`

const visit = (email: (w: Who) => string, withAccount: boolean) => (w: Who) =>
  sql`
  insert into appointments (account_id, kind, status, starts_at, ends_at, salon, first_name, last_name, email, phone,
    language, booked_at, changed_at)
  values (${withAccount ? ofAccount(w.account) : sql`null`}, 'first', 'confirmed', '2027-01-01', '2027-01-02', 'garance',
    'Claire', ${w.name}, ${email(w)}, ${w.phone}, 'fr', ${w.at}, ${w.at})`

const deeds: Readonly<Record<string, (w: Who) => ReturnType<typeof sql>>> = {
  register: register('user'),
  registerStaff: register('staff'),
  confirm: ({ account, at }) =>
    sql`update accounts set email_confirmed_at = coalesce(email_confirmed_at, ${at}) where id = ${account}`,
  doubt: ({ account }) => sql`update accounts set email_confirmed_at = null where id = ${account}`,
  promote: ({ account }) => sql`update accounts set role = 'staff' where id = ${account}`,
  rename: ({ account, name, phone }) =>
    sql`update accounts set last_name = ${name}, phone = ${phone} where id = ${account}`,
  close: ({ account }) => sql`delete from accounts where id = ${account}`,
  visit: visit(({ email }) => email.toUpperCase(), false),
  visitByPhone: visit(() => '', false),
  visitSignedIn: visit(({ email }) => email, true),
  moveVisits: ({ email, phone }) =>
    sql`update appointments set email = ${email} where phone = ${phone} and email <> ''`,
  forgetVisits: ({ email }) => sql`delete from appointments where lower(email) = ${email}`,
  forgetPhones: ({ phone }) => sql`delete from appointments where phone = ${phone}`,
  write: ({ email, name, at }) => sql`
    insert into contact_messages (full_name, email, subject, message, language, received_at, words_hash)
    values (${name}, ${email}, 'x', 'x', 'en', ${at}, ${next()})`,
  forgetMessages: ({ email }) => sql`delete from contact_messages where email = ${email}`,
  subscribe: ({ email, at }) => sql`
    insert into newsletter_subscribers (email, language, source, asked_at, confirmed_at, stop_key)
    values (${email}, 'fr', 'page', ${at}, ${at}, ${next()}) on conflict (email) do update set left_at = null`,
  leave: ({ email, at }) => sql`update newsletter_subscribers set left_at = ${at} where email = ${email}`,
  praise: ({ email, name, at }) => sql`
    insert into testimonials (name, occasion, content, rating, language, email, created_at, words_hash, fingerprint)
    values (${name}, 'x', 'x', 5, 'fr', ${email}, ${at}, ${next()}, ${next()})`,
  withoutName: ({ email }) => sql`update testimonials set email = null where email = ${email}`,
  withdraw: ({ email, name, at, account }) => sql`
    insert into withdrawals (reference, submitted_at, language, name, email, order_number, statement, account_id,
      refund_due_on)
    values (${next()}, ${at}, 'fr', ${name}, ${email}, 'x', 'x', ${ofAccount(account)}, '2026-12-01')`,
  closedAccount: ({ email }) =>
    sql`update withdrawals set of_closed_account = true where lower(email) = ${email}`,
}

const guestKeys = [
  ...addresses.map((email) => `email:${email}`),
  ...['0612345678', '0711223344'].map((phone) => `phone:${phone}`),
]

/** Joins two people and takes it back, in pairs that the house may join: nothing leads to a further alias. */
const joining: Readonly<Record<string, (w: Who) => ReturnType<typeof sql>>> = Object.fromEntries(
  guestKeys.flatMap((alias, place) => [
    [
      `join ${alias}`,
      ({ account, at, name }: Who) => {
        const target = name === 'Arnaud' ? guestKeys[(place + 1) % guestKeys.length] : `account:${account}`
        return sql`
          insert into people_joins (alias_key, person_key, joined_at, until)
          select ${alias}, ${target}::text, ${at}, ${at}
          where not exists (select from people_joins where person_key = ${alias} or alias_key = ${target}::text)
            and (${target}::text not like 'account:%' or exists (${ofAccount(account)}))
            and exists (select from people where key = ${target}::text)
          on conflict do nothing`
      },
    ],
    [`separate ${alias}`, () => sql`delete from people_joins where alias_key = ${alias}`],
  ]),
)

/** What the house knows of somebody, as it is told by the sources themselves. */
interface Known {
  readonly email: string
  readonly phone: string
  readonly first_name: string
  readonly last_name: string
  readonly language: string
  readonly first: string
  readonly last: string
  /** The addresses and numbers that were joined to the person. */
  readonly also: string
}

interface Contact {
  readonly account: string | null
  readonly email: string
  readonly phone: string
  readonly first: string
  readonly name: string
  readonly language: string
  readonly at: string
}

const readContacts = async () =>
  (await rows(sql`
    select account_id as account, email, phone, first_name as first, last_name as name, language, booked_at::text as at
      from appointments
    union all select null, email, '', '', full_name, language, received_at::text from contact_messages
    union all select null, email, '', '', '', language, confirmed_at::text from newsletter_subscribers
      where left_at is null and confirmed_at is not null
    union all select null, email, '', '', name, language, created_at::text from testimonials where email is not null
    union all select account_id, email, '', '', name, language, submitted_at::text from withdrawals
      where not of_closed_account`)) as unknown as readonly Contact[]

interface Account {
  readonly id: string
  readonly email: string
  readonly phone: string
  readonly first_name: string
  readonly last_name: string
  readonly language: string
  readonly at: string
  readonly confirmed: boolean
}

const readAccounts = async () =>
  (await rows(sql`
    select id, lower(email) as email, phone, first_name, last_name, language, created_at::text as at,
      email_confirmed_at is not null as confirmed
    from accounts where role = 'user'`)) as unknown as readonly Account[]

const dialled = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^(00)?330?/, '0')

const newest = <Of>(contacts: readonly Contact[], of: (contact: Contact) => Of, is: (value: Of) => boolean) =>
  contacts
    .map((contact) => ({ at: contact.at, value: of(contact) }))
    .filter(({ value }) => is(value))
    .toSorted(
      (a, b) => b.at.localeCompare(a.at) || (JSON.stringify(b.value) > JSON.stringify(a.value) ? 1 : -1),
    )[0]?.value

const readJoins = async () =>
  new Map(
    (await rows(sql`select alias_key, person_key from people_joins`)).map((row) => [
      String(row.alias_key),
      String(row.person_key),
    ]),
  )

const naively = async (): Promise<Record<string, Known>> => {
  const customers = await readAccounts()
  const owners = new Map(customers.filter(({ confirmed }) => confirmed).map(({ email, id }) => [email, id]))
  const joins = await readJoins()
  const customerOf = (guest: string) => {
    const owner = guest.startsWith('email:') ? owners.get(guest.slice(6)) : undefined
    return owner && `account:${owner}`
  }
  const isThere = (key: string) =>
    !key.startsWith('account:') || customers.some(({ id }) => key === `account:${id}`)
  const personOf = (guest: string) => {
    const joined = joins.get(guest)
    const other = joined !== undefined && isThere(joined) ? joined : guest
    return customerOf(guest) ?? customerOf(other) ?? other
  }
  const keyOf = ({ account, email, phone }: Contact) => {
    if (account !== null) return `account:${account}`
    return personOf(email === '' ? `phone:${dialled(phone)}` : `email:${email.toLowerCase()}`)
  }
  const alsoOf = (key: string, address: string) =>
    [...joins]
      .filter(([alias, to]) => (to === key || to === `email:${address}`) && personOf(alias) === key)
      .map(([alias]) => alias)
      .toSorted()
      .map((alias) => alias.slice(6))
      .join(' ')
  const left = Map.groupBy(await readContacts(), keyOf)
  const timesOf = (contacts: readonly Contact[], other: readonly string[] = []) => {
    const times = [...contacts.map(({ at }) => at), ...other].toSorted()
    return { first: times[0] ?? '', last: times.at(-1) ?? '' }
  }
  const phoneOf = (contacts: readonly Contact[]) => newest(contacts, ({ phone }) => phone, Boolean) ?? ''
  const ofAccounts = customers.map(({ id, at, confirmed: _, ...account }) => {
    const contacts = left.get(`account:${id}`) ?? []
    const phone = account.phone || phoneOf(contacts)
    const key = `account:${id}`
    return [key, { ...account, phone, ...timesOf(contacts, [at]), also: alsoOf(key, account.email) }] as const
  })
  const guests = [...left]
    .filter(([key]) => !key.startsWith('account:'))
    .map(([key, contacts]) => {
      const [first_name = '', last_name = ''] =
        newest(
          contacts,
          ({ first, name }) => [first, name],
          ([, name]) => name !== '',
        ) ?? []
      const email = key.startsWith('email:') ? key.slice(6) : ''
      const language = newest(contacts, ({ language: spoken }) => spoken, Boolean) ?? 'fr'
      return [
        key,
        {
          ...{ email, phone: phoneOf(contacts), first_name, last_name, language },
          ...{ ...timesOf(contacts), also: alsoOf(key, email) },
        },
      ] as const
    })
  return Object.fromEntries([...ofAccounts, ...guests])
}

const kept = async () =>
  Object.fromEntries(
    (
      await rows(sql`select key, email, phone, first_name, last_name, language, first_seen_at::text as first,
        last_contact_at::text as last, also from people`)
    ).map(({ key, ...person }) => [key, person]),
  )

const sources = ['appointments', 'contact_messages', 'newsletter_subscribers', 'testimonials', 'accounts']

/** Declarations of withdrawal are kept for five years: they stay, of accounts that are closed. */
const forgetAll = async () => {
  await rows(sql`delete from people_joins`)
  for (const table of sources) await rows(sql`delete from ${sql.identifier(table)}`)
  await rows(sql`update withdrawals set of_closed_account = true`)
  expect(await kept()).toEqual({})
}

const step = fc.tuple(fc.constantFrom(...Object.keys(deeds)), who)

const stepOfJoins = fc.tuple(fc.constantFrom(...Object.keys(deeds), ...Object.keys(joining)), who)

it('knows exactly the people whom its sources tell of, whatever is written and deleted', {
  tags: ['deep'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await forgetAll()
      for (const [name, by] of steps) await rows(deeds[name]?.(by) ?? sql`select 1`)
      expect(await kept()).toEqual(await naively())
    }),
    { numRuns: 25 },
  )
})

it('keeps one guest of two who write under one address at once', async () => {
  const { write, visit: book } = deeds
  const both = { email: addresses[0], phone: phones[0], account: accountIds[0], name: 'Arnaud' } as const
  const [early, late] = ['2026-10-01T09:00:00.000Z', '2026-10-01T10:00:00.000Z'] as const
  await forgetAll()
  for (let round = 0; round < 5; round += 1)
    await Promise.all(
      [write, book].map((deed, place) => rows(deed?.({ ...both, at: place ? late : early }) ?? sql``)),
    )
  expect(await kept()).toEqual(await naively())
  expect((await kept())[`email:${addresses[0]}`]?.last).toContain('10:00')
})

it('knows the people whom its sources and its joins tell of, however they are joined and separated', {
  tags: ['deep'],
}, async () => {
  let joined = 0
  await fc.assert(
    fc.asyncProperty(fc.array(stepOfJoins, { minLength: 10, maxLength: 30 }), async (steps) => {
      await forgetAll()
      for (const [name, by] of steps) {
        await rows((deeds[name] ?? joining[name])?.(by) ?? sql`select 1`)
        const known = await kept()
        expect(known).toEqual(await naively())
        if (Object.values<{ also?: unknown }>(known).some(({ also }) => also)) joined += 1
      }
    }),
    { numRuns: 15 },
  )
  // The steps do join people, and not only try to.
  expect(joined).toBeGreaterThan(5)
})

it('loses nothing that a guest leaves while somebody joins the guest to another', {
  tags: ['deep'],
}, async () => {
  const both = { email: addresses[1], phone: phones[0], account: accountIds[0], name: 'Arnaud' } as const
  const early = '2026-10-01T09:00:00.000Z'
  await forgetAll()
  await rows(deeds.write?.({ ...both, email: addresses[0], at: early }) ?? sql``)
  await rows(deeds.write?.({ ...both, at: early }) ?? sql``)
  for (let round = 0; round < 5; round += 1) {
    const late = new Date(Date.UTC(2026, 9, 2, round)).toISOString()
    await Promise.all([
      test.database.db.transaction(async (tx) => {
        await tx.execute(sql`lock table people_joins in exclusive mode`)
        await tx.execute(sql`
          insert into people_joins (alias_key, person_key, joined_at, until)
          values (${`email:${addresses[1]}`}, ${`email:${addresses[0]}`}, ${early}, ${early})`)
      }),
      rows(deeds.write?.({ ...both, at: late }) ?? sql``),
    ])
    expect(await kept()).toEqual(await naively())
    await rows(sql`delete from people_joins`)
    expect(await kept()).toEqual(await naively())
  }
})
