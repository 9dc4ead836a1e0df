import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { lengthOfCm } from '../../../shared/lengths/body-length.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import {
  acceptedQuote,
  aWish,
  type CommissionsApi,
  commissionsApi,
  paidInstalment,
  passedStage,
  sentQuote,
} from '../../../testing/commissions/commissions-api.ts'
import { readPdf } from '../../../testing/orders/read-pdf.ts'
import type { BodyMeasuresContract } from '../../body-measures/body-measures.contract.ts'
import { bodyMeasuresRoutes } from '../../body-measures/server/body-measures.routes.ts'
import type { AtelierContract } from '../atelier.contract.ts'
import { atelierRoutes } from './atelier.routes.ts'

const dispatcher = createDispatcher({ modules: [atelierRoutes, bodyMeasuresRoutes], checkAnswers: true })

let app: CatalogApp
let desk: CommissionsApi
let seamstress: Awaited<ReturnType<typeof atelierApi>>

const atelierApi = async (firstName = 'Odile') => {
  const member = await enterCustomer(app.context(), { role: 'staff', firstName })
  const caller = { ...member, areas: ['workshop' as const] }
  return createApi<AtelierContract>((key, call) => dispatcher.call(app.context({ caller }), key, call), 'fr')
}

beforeAll(async () => {
  app = await catalogApp()
  desk = commissionsApi(app, { caller: await enterCustomer(app.context(), { role: 'staff' }) })
  seamstress = await atelierApi()
})

afterAll(() => app.close())

/** A gown in the stage of its toile, of a customer with an account or of a guest. */
const inHand = async ({ isKnown = false } = {}) => {
  const caller = isKnown ? await enterCustomer(app.context()) : null
  const api = commissionsApi(app, { caller })
  const { commission, manageKey: key } = await api('POST /commissions', {
    body: { ...aWish, email: `${randomUUID()}@example.fr` },
  })
  const opened = { id: commission._id, key }
  await acceptedQuote(api, { ...opened, ...(await sentQuote(desk, opened.id)) })
  await paidInstalment(api, opened)
  await passedStage(desk, opened.id)
  return { ...opened, caller }
}

const taskOf = async (id: string) =>
  (await seamstress('GET /admin/atelier', {})).tasks.find(({ _id }) => _id === id)

const work = (id: string, more: object = {}) =>
  seamstress('POST /admin/atelier/{id}/stages/{stage}/work', {
    params: { id, stage: 'toile' },
    body: { minutes: 90, workedOn: '2026-10-14', ...more },
  })

const sheetOf = async (id: string) => {
  const answer = await seamstress('GET /admin/atelier/commissions/{id}/work-sheet.pdf', { params: { id } })
  return { fileName: answer.fileName, ...(await readPdf(answer.bytes)) }
}

describe('the work sheet', () => {
  it('has what is sewn and the body it is sewn for, and the customer is told that it was read', async () => {
    const { id, caller } = await inHand({ isKnown: true })
    const measures = createApi<BodyMeasuresContract>(
      (key, call) => dispatcher.call(app.context({ caller }), key, call),
      'fr',
    )
    const profile = await measures('POST /account/measures', { body: {}, idempotencyKey: randomUUID() })
    await measures('POST /account/measures/{id}/versions', {
      params: { id: profile._id },
      body: {
        after: 0,
        takenOn: '2026-10-04',
        how: 'friend',
        measures: [{ name: 'tour_taille', passes: [lengthOfCm(70.4), lengthOfCm(70.6)] }],
      },
      idempotencyKey: randomUUID(),
    })
    // Another body of the party, of whom nothing is sewn here.
    await measures('POST /account/measures', { body: { name: 'Léa' }, idempotencyKey: randomUUID() })
    const { fileName, pages } = await sheetOf(id)
    expect(fileName).toMatch(/^Fiche de travail .+\.pdf$/)
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('Robe de mariée Aurore')
    expect(pages[0]).toContain('Crêpe de soie ivoire, à l’atelier')
    expect(pages[1]).toContain('Tour de taille 70,5')
    expect(pages.join(' ')).not.toMatch(/Lefèvre|@|\+33|4\s?200|Vaux|€/)
    expect((await measures('GET /account/measures', {})).readings).toMatchObject([
      { by: expect.stringContaining('Odile'), profile: profile._id },
    ])
  })

  it('is printed for a guest without measures, and for nothing that is not made', async () => {
    const { id } = await inHand()
    expect((await sheetOf(id)).text).toContain('Aucune mesure n’est connue.')
    const wish = await commissionsApi(app, { caller: null })('POST /commissions', {
      body: { ...aWish, email: `${randomUUID()}@example.fr` },
    })
    await expect(sheetOf(wish.commission._id)).rejects.toMatchObject({ code: 'task_not_found' })
  })
})

describe('the atelier', () => {
  it('has the present stage of what is made in hand, with all that it needs and nothing that it may not see', async () => {
    const { id } = await inHand({ isKnown: true })
    const task = await taskOf(id)
    expect(task).toMatchObject({
      firstName: 'Jeanne',
      title: 'Robe de mariée Aurore',
      stage: 'toile',
      waits: false,
      late: false,
      plannedOn: expect.any(String),
      minutesPlanned: 16 * 60,
      minutesWorked: 0,
      cloths: [{ description: 'Crêpe de soie ivoire', readyOn: null }],
      personId: expect.any(String),
    })
    expect(JSON.stringify(task)).not.toMatch(/Lefèvre|@|\+33|4\s?200|Vaux/)
  })

  it('is told what is not to be begun: something is owed before it', async () => {
    const { id } = await inHand()
    await passedStage(desk, id)
    expect(await taskOf(id)).toMatchObject({ stage: 'fitting_1', waits: true, personId: null })
  })

  it('notes time, of which the plan asks for the rest, and takes back what was noted by mistake', async () => {
    const { id } = await inHand()
    const before = (await seamstress('GET /admin/atelier', {})).week.planned
    await work(id)
    await work(id, { minutes: 30, workedOn: '2026-10-13' })
    const task = await taskOf(id)
    expect(task).toMatchObject({
      minutesWorked: 120,
      work: [
        { minutes: 90, workedOn: '2026-10-14', by: 'Odile' },
        { minutes: 30, workedOn: '2026-10-13' },
      ],
    })
    expect((await seamstress('GET /admin/atelier', {})).week.planned).toBeLessThanOrEqual(before)
    const params = { workId: task?.work[0]?._id ?? '' }
    await seamstress('DELETE /admin/atelier/work/{workId}', { params })
    expect(await taskOf(id)).toMatchObject({ minutesWorked: 30 })
    await expect(seamstress('DELETE /admin/atelier/work/{workId}', { params })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  it('brings a stage nearer by what was worked on it', async () => {
    const { id } = await inHand()
    const earliest = async () =>
      (await desk('GET /admin/commissions/{id}', { params: { id } })).commission.stages.find(
        ({ stage }) => stage === 'toile',
      )?.booking?.from
    const before = (await earliest()) ?? ''
    await work(id, { minutes: 960 })
    expect(((await earliest()) ?? '') < before).toBe(true)
  })

  it.each([
    ['of another stage', { stage: 'fitting_1' as const }, {}, { kind: 'conflict', code: 'not_in_hand' }],
    ['of a stage that it has not', { stage: 'retouches' as const }, {}, { kind: 'not-found' }],
    ['of tomorrow', {}, { workedOn: '2026-10-15' }, { kind: 'invalid', code: 'future' }],
    ['of no minute', {}, { minutes: 0 }, { name: 'InvalidInput' }],
    ['of two days', {}, { minutes: 2_880 }, { name: 'InvalidInput' }],
  ])('refuses time %s', async (_what, params, body, refused) => {
    const { id } = await inHand()
    await expect(
      seamstress('POST /admin/atelier/{id}/stages/{stage}/work', {
        params: { id, stage: 'toile', ...params },
        body: { minutes: 60, workedOn: '2026-10-14', ...body },
      }),
    ).rejects.toMatchObject(refused)
  })

  it('keeps a note that nobody writes over unseen', async () => {
    const { id } = await inHand()
    const other = await atelierApi('Sabine')
    const params = { id, stage: 'toile' as const }
    const write = 'PUT /admin/atelier/{id}/stages/{stage}/note'
    await seamstress(write, { params, body: { note: 'Pince poitrine à reprendre.', seen: '' } })
    await expect(other(write, { params, body: { note: 'Ourlet.', seen: '' } })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'note_changed',
    })
    await other(write, { params, body: { note: 'Pince reprise.', seen: 'Pince poitrine à reprendre.' } })
    expect((await taskOf(id))?.note).toBe('Pince reprise.')
    const { commission } = await desk('GET /admin/commissions/{id}', { params: { id } })
    expect(commission.notes).toContainEqual({ stage: 'toile', note: 'Pince reprise.', hours: 16 })
  })
})
