import { expect, it } from 'vitest'
import { returnedParcels } from './returned-parcels.rules.ts'

const noted = (cameOn: string, kind: 'return_noted' | 'return_taken_back' = 'return_noted') => ({
  kind,
  details: { reference: 'RET-2026-0001', cameOn },
})

it('lists each day on which a parcel came once, and forgets one that was noted wrongly', () => {
  const days = (...events: ReturnType<typeof noted>[]) => returnedParcels(events).map(({ cameOn }) => cameOn)
  expect(days(noted('2026-11-03'), noted('2026-11-03'), noted('2026-11-05'))).toEqual([
    '2026-11-03',
    '2026-11-05',
  ])
  expect(days(noted('2026-11-03'), noted('2026-11-03', 'return_taken_back'))).toEqual([])
  expect(days(noted('2026-11-03'), noted('2026-11-03', 'return_taken_back'), noted('2026-11-03'))).toEqual([
    '2026-11-03',
  ])
})
