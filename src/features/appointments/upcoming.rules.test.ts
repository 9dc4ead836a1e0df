import { expect, it } from 'vitest'
import { upcomingOf } from './upcoming.rules.ts'

const appointment = (
  start: string,
  status: 'pending' | 'confirmed' | 'cancelled_by_customer' = 'confirmed',
) => ({
  start,
  end: new Date(Date.parse(start) + 3_600_000).toISOString(),
  status,
})

it('are the open appointments that have not ended, the next first', () => {
  const [later, soon, now, past] = ['20', '15', '14', '13'].map((day) =>
    appointment(`2026-10-${day}T10:00:00Z`),
  )
  const called = appointment('2026-10-16T10:00:00Z', 'cancelled_by_customer')
  const asked = appointment('2026-10-17T10:00:00Z', 'pending')
  const all = [later, soon, now, past, called, asked].filter((each) => each !== undefined)
  expect(upcomingOf(all, Date.parse('2026-10-14T10:30:00Z'))).toEqual([now, soon, asked, later])
})
