import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCustomer, appointmentsApi } from '../../../testing/appointments/appointments-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { salons } from '../appointments.limits.ts'
import { appointments } from './appointments.table.ts'

let app: CatalogApp

beforeAll(async () => {
  app = await catalogApp()
})

afterAll(() => app.close())

it('of a thousand customers who book one hour at once, as many get it as there are salons', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 1_000 }, (_, n) =>
      appointmentsApi(app)('POST /appointments', {
        body: {
          ...aCustomer,
          email: `visite-${n}@example.fr`,
          type: 'bridal-discovery',
          start: '2026-11-03T10:00:00+01:00',
        },
      }),
    ),
  )
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refusals).toHaveLength(1_000 - salons.length)
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ kind: 'conflict', instead: { slots: { length: 3 } } })
  expect(await app.context().db.$count(appointments)).toBe(salons.length)
}, 120_000)
