import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createSeal } from '../../../platform/sessions/seal.ts'
import { createApi } from '../../../shared/api/client.ts'
import { addDays } from '../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { lengthOfCm } from '../../../shared/lengths/body-length.ts'
import type { Area } from '../../../shared/roles.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { testNow } from '../../../testing/bare-process.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import { findLockedAccount } from '../../accounts/server/accounts.public.ts'
import type { CustomersContract } from '../../customers/customers.contract.ts'
import { customersRoutes } from '../../customers/server/customers.routes.ts'
import { collectPerson } from '../../privacy/server/collect-person.public.ts'
import { eraseAccount } from '../../privacy/server/erase-person.public.ts'
import type { BodyMeasuresContract } from '../body-measures.contract.ts'
import { mostProfiles } from '../body-measures.limits.ts'
import type { MeasureName } from '../body-measures.ts'
import { bodyMeasuresRoutes } from './body-measures.routes.ts'
import { forgetMeasures } from './forget-measures.ts'
import { sealMeasuresAgain } from './seal-measures-again.ts'

/** Lately, by the clock of the tests. */
const takenOn = addDays(parisTime(testNow.epochMilliseconds).date, -10)

const dispatcher = createDispatcher({ modules: [bodyMeasuresRoutes, customersRoutes], checkAnswers: true })

let test: TestDatabase
let app: TestProcess

const rows = async (query: ReturnType<typeof sql>) => (await test.database.db.execute(query)).rows

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess({ ...test })
})

afterAll(() => test.close())

const apiOf = (caller: Caller) =>
  createApi<BodyMeasuresContract>((key, call) => dispatcher.call(app.context({ caller }), key, call), 'fr')

const customersApi = (caller: Caller) =>
  createApi<CustomersContract>((key, call) => dispatcher.call(app.context({ caller }), key, call), 'fr')

type Api = ReturnType<typeof apiOf>

const aCustomer = async () => {
  const caller = await enterCustomer(app.context())
  const [row] = await rows(sql`select id from people where key = ${`account:${caller.id}`}`)
  return { api: apiOf(caller), accountId: caller.id, personId: String(row?.id) }
}

const aMember = async () => {
  const caller = await enterCustomer(app.context(), { role: 'admin', firstName: 'Inès', lastName: 'Morel' })
  return apiOf(caller)
}

const begin = async (api: Api, name?: string) => {
  const idempotencyKey = randomUUID()
  return (await api('POST /account/measures', { body: name ? { name } : {}, idempotencyKey }))._id
}

const cm = (measures: Partial<Record<MeasureName, readonly number[]>>) =>
  Object.entries(measures).map(([name, passes]) => ({
    name: name as MeasureName,
    passes: passes.map(lengthOfCm),
  }))

const taking = (after: number, measures: Parameters<typeof cm>[0], more: object = {}) => ({
  after,
  takenOn,
  how: 'friend' as const,
  measures: cm(measures),
  ...more,
})

/** Takes measures, and reads what is known of all then. */
const take = async (api: Api, id: string, body: ReturnType<typeof taking>) => {
  await api('POST /account/measures/{id}/versions', { params: { id }, body, idempotencyKey: randomUUID() })
  return api('GET /account/measures', {})
}

describe('measures of a customer', () => {
  it('are begun for the customer once, and for others by their names', async () => {
    const { api } = await aCustomer()
    expect(await api('GET /account/measures', {})).toEqual({ success: true, profiles: [], readings: [] })
    await begin(api, 'Léa, témoin')
    await begin(api)
    const { profiles } = await api('GET /account/measures', {})
    expect(profiles.map(({ name, version, isFresh }) => [name, version, isFresh])).toEqual([
      [null, 0, false],
      ['Léa, témoin', 0, false],
    ])
    await expect(begin(api)).rejects.toMatchObject({ code: 'profile_known' })
  })

  it('are those of twelve people at most, two at once counted one after the other', async () => {
    const { api } = await aCustomer()
    for (let count = 1; count < mostProfiles; count++) await begin(api, `Invitée ${count}`)
    const results = await Promise.allSettled([begin(api, 'Une'), begin(api, 'Autre')])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('stand once two passes agree, and keep what was typed', async () => {
    const { api } = await aCustomer()
    const id = await begin(api)
    const { profiles } = await take(
      api,
      id,
      taking(0, { tour_taille: [70, 70.6], tour_poignet: [16], tour_bras: [28, 29], talon: [7] }),
    )
    const known = Object.fromEntries(profiles[0]?.measures.map((each) => [each.name, each]) ?? [])
    expect(known.tour_taille).toMatchObject({
      cm: 70.3,
      length: lengthOfCm(70.3),
      iso: '5.3.10',
      takenOn,
      takenBy: 'customer',
    })
    expect(known.tour_poignet?.length).toBeNull()
    expect(known.tour_bras?.length).toBeNull()
    expect(known.talon).toMatchObject({ cm: 7, iso: null })
    const { versions } = await api('GET /account/measures/{id}/versions', { params: { id } })
    expect(versions[0]).toMatchObject({ number: 1, how: 'friend', shoes: null, note: null })
  })

  it('are added to, never overwritten, and those of the atelier count while they are fresh', async () => {
    const { api, personId } = await aCustomer()
    const atelier = await aMember()
    const id = await begin(api)
    await take(api, id, taking(0, { tour_taille: [70, 70], stature: [165, 165] }))
    await atelier('POST /admin/customers/{id}/measures/{profileId}/versions', {
      params: { id: personId, profileId: id },
      body: { ...taking(1, { tour_taille: [72, 72] }), shoes: 'Escarpins ivoire' },
      idempotencyKey: randomUUID(),
    })
    const { profiles } = await take(api, id, taking(2, { tour_taille: [71, 71] }))
    const waist = profiles[0]?.measures.find(({ name }) => name === 'tour_taille')
    expect(waist).toMatchObject({ cm: 72, takenBy: 'workshop' })
    expect(profiles[0]?.measures.find(({ name }) => name === 'stature')).toMatchObject({ cm: 165 })
    const { versions } = await api('GET /account/measures/{id}/versions', { params: { id } })
    expect(versions.map(({ number, takenBy, how }) => [number, takenBy, how])).toEqual([
      [3, 'customer', 'friend'],
      [2, 'workshop', 'salon'],
      [1, 'customer', 'friend'],
    ])
    await expect(
      rows(sql`update measure_versions set taken_on = '2026-01-01' where profile_id = ${id}`),
    ).rejects.toThrow()
  })

  it('of two who measure at once, keep those of one, and have the other read them first', async () => {
    const { api } = await aCustomer()
    const id = await begin(api)
    const results = await Promise.allSettled([
      take(api, id, taking(0, { tour_taille: [70, 70] })),
      take(api, id, taking(0, { tour_taille: [80, 80] })),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(take(api, id, taking(0, { tour_taille: [70, 70] }))).rejects.toMatchObject({
      code: 'measures_changed',
    })
  })

  it('say what is doubtful until it is confirmed or taken again', async () => {
    const { api } = await aCustomer()
    const id = await begin(api)
    const swapped = { tour_poitrine: [78, 78], tour_dessous_poitrine: [92, 92] }
    const first = await take(api, id, taking(0, swapped))
    const [doubt] = first.profiles[0]?.doubts ?? []
    expect(doubt).toMatchObject({ rule: 'underBust' })
    const confirmed = await api('POST /account/measures/{id}/confirmed', {
      params: { id },
      body: { after: 1, keys: [String(doubt?.key)] },
    })
    expect(confirmed.profiles[0]?.doubts).toEqual([])
    const again = await take(api, id, taking(1, { tour_taille: [70, 70] }))
    expect(again.profiles[0]?.doubts).toEqual([])
    const changed = await take(api, id, taking(2, { tour_poitrine: [79, 79] }))
    expect(changed.profiles[0]?.doubts).toMatchObject([{ rule: 'underBust' }])
  })

  it('cannot have been taken after today, nor twice in one version', async () => {
    const { api } = await aCustomer()
    const id = await begin(api)
    await expect(take(api, id, taking(0, { talon: [7] }, { takenOn: '2099-01-01' }))).rejects.toThrow()
    const twice = { ...taking(0, {}), measures: [...cm({ talon: [7] }), ...cm({ talon: [8] })] }
    await expect(take(api, id, twice)).rejects.toThrow()
  })

  it('are read, renamed, confirmed and deleted by their owner alone', async () => {
    const [{ api }, stranger] = [await aCustomer(), await aCustomer()]
    const id = await begin(api, 'Léa')
    const gone = { code: 'profile_gone' }
    await expect(take(stranger.api, id, taking(0, { talon: [7] }))).rejects.toMatchObject(gone)
    const params = { id }
    await expect(stranger.api('GET /account/measures/{id}/versions', { params })).rejects.toMatchObject(gone)
    await expect(stranger.api('DELETE /account/measures/{id}', { params })).rejects.toMatchObject(gone)
    const renamed = { params, body: { name: 'Léa Martin' } }
    await expect(stranger.api('PUT /account/measures/{id}', renamed)).rejects.toMatchObject(gone)
    expect((await api('PUT /account/measures/{id}', renamed)).profiles[0]?.name).toBe('Léa Martin')
    await take(api, id, taking(0, { talon: [7] }))
    expect((await api('DELETE /account/measures/{id}', { params })).profiles).toEqual([])
    expect(await rows(sql`select 1 from measure_versions where profile_id = ${id}`)).toEqual([])
  })
})

describe('measures in the house', () => {
  it('are told to have been read, once an hour, to the log and to their owner', async () => {
    const { api, personId } = await aCustomer()
    const atelier = await aMember()
    await begin(api)
    const params = { id: personId }
    await Promise.all([
      atelier('GET /admin/customers/{id}/measures', { params }),
      atelier('GET /admin/customers/{id}/measures', { params }),
    ])
    const log = () =>
      rows(sql`select 1 from audit_log where action = 'person.measures-read' and subject_id = ${personId}`)
    expect(await log()).toHaveLength(1)
    expect((await api('GET /account/measures', {})).readings).toMatchObject([{ by: 'Inès Morel' }])
    app.moveClock({ minutes: 61 })
    await atelier('GET /admin/customers/{id}/measures', { params })
    expect(await log()).toHaveLength(2)
  })

  it('stand in the line of their person for who may read them, without a number', async () => {
    const { api, personId } = await aCustomer()
    const id = await begin(api, 'Léa')
    await take(api, id, taking(0, { tour_taille: [70, 70] }))
    const lineFor = async (areas: readonly Area[]) => {
      const caller = { ...(await enterCustomer(app.context(), { role: 'staff' })), areas }
      const { entries } = await customersApi(caller)('GET /admin/customers/{id}/timeline', {
        params: { id: personId },
        query: {},
      })
      return entries.filter(({ deed }) => deed === 'measures-taken')
    }
    expect(await lineFor(['customers', 'workshop'])).toMatchObject([{ kind: 'size', title: 'Léa' }])
    expect(await lineFor(['customers'])).toEqual([])
  })

  it('are in no row that can be read without the secret', async () => {
    const { api } = await aCustomer()
    const id = await begin(api)
    await take(api, id, taking(0, { tour_taille: [71.3, 71.3] }, { note: 'Une épaule plus basse.' }))
    const [row] = await rows(
      sql`select (select json_agg(v)::text from measure_versions v where profile_id = ${id})
        || (select json_agg(k)::text from idempotency_keys k) as text`,
    )
    expect(String(row?.text)).not.toMatch(/taille|57040|71\.3|épaule/)
  })

  it('are opened by a former secret, and sealed again by the present one', async () => {
    const { api } = await aCustomer()
    const id = await begin(api)
    await take(api, id, taking(0, { tour_taille: [70, 70] }))
    const ctx = app.context()
    const sealed = async () => {
      const [row] = await rows(sql`select sealed from measure_versions where profile_id = ${id}`)
      return String(row?.sealed)
    }
    const secrets = { former: 'f'.repeat(32), present: 'p'.repeat(32) }
    const opened = ctx.tokens.seal.open(await sealed(), { purpose: 'body-measures', owner: id })
    const former = createSeal([secrets.former]).close(String(opened?.text), {
      purpose: 'body-measures',
      owner: id,
    })
    await rows(sql`update measure_versions set sealed = ${former} where profile_id = ${id}`)
    const both = { ...ctx, tokens: { ...ctx.tokens, seal: createSeal([secrets.present, secrets.former]) } }
    await sealMeasuresAgain(both)
    const present = createSeal([secrets.present]).open(await sealed(), {
      purpose: 'body-measures',
      owner: id,
    })
    expect(present?.text).toBe(opened?.text)
    expect(
      createSeal([secrets.former]).open(await sealed(), { purpose: 'body-measures', owner: id }),
    ).toBeUndefined()
  })

  it('that the atelier took go after a year, or after three for who agreed to have them kept', async () => {
    const { api, accountId, personId } = await aCustomer()
    const id = await begin(api)
    await take(api, id, taking(0, { stature: [165, 165] }))
    const atelier = await aMember()
    const params = { id: personId, profileId: id }
    const key = 'POST /admin/customers/{id}/measures/{profileId}/versions'
    await atelier(key, { params, body: taking(1, { talon: [7] }), idempotencyKey: randomUUID() })
    const kept = async () => {
      await forgetMeasures(app.context())
      return (await api('GET /account/measures/{id}/versions', { params: { id } })).versions.map(
        ({ number }) => number,
      )
    }
    const agree = (granted: boolean) =>
      rows(sql`
        insert into consents (account_id, purpose, granted, wording, language, answered_at)
        values (${accountId}, 'keep-measures', ${granted}, 1, 'fr', now())`)
    app.moveClock({ hours: 24 * 354 })
    expect(await kept()).toEqual([2, 1])
    await agree(true)
    app.moveClock({ hours: 24 * 3 })
    expect(await kept()).toEqual([2, 1])
    await agree(false)
    expect(await kept()).toEqual([1])
  })

  it('are in the export in centimetres, and go with the account', async () => {
    const { api, accountId, personId } = await aCustomer()
    const id = await begin(api)
    await take(api, id, taking(0, { tour_taille: [70, 70.5] }, { shoes: 'Escarpins' }))
    await (await aMember())('GET /admin/customers/{id}/measures', { params: { id: personId } })
    const ctx = app.context()
    const person = { id: accountId, email: 'cliente@example.fr', isEmailConfirmed: true }
    const { sections } = await collectPerson(ctx, ctx.db, person)
    expect(sections.bodyMeasures).toMatchObject([
      { takenOn, shoes: 'Escarpins', measuresInCm: { tour_taille: [70, 70.5] } },
    ])
    expect(sections.readingsOfBodyMeasures).toMatchObject([{ reader: 'Inès Morel' }])
    const account = await findLockedAccount(ctx.db, accountId)
    if (!account) throw new Error('The account is gone')
    await ctx.write((tx) => eraseAccount(ctx, tx, account))
    expect(await rows(sql`select 1 from measure_profiles where account_id = ${accountId}`)).toEqual([])
  })
})
