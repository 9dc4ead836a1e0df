import { describe, expect, it } from 'vitest'
import { appointmentStatuses } from '../appointments/appointment-status.rules.ts'
import { deedsOf } from './staff-deeds.rules.ts'

const nowMs = Date.parse('2026-10-14T10:00:00Z')
const before = (status: (typeof appointmentStatuses)[number]) =>
  deedsOf({ status, startMs: nowMs + 1 }, nowMs)
const after = (status: (typeof appointmentStatuses)[number]) => deedsOf({ status, startMs: nowMs }, nowMs)

describe('what the house can do with an appointment', () => {
  it('before it begins', () => {
    expect(appointmentStatuses.map((status) => before(status).join(' '))).toEqual([
      'confirm move cancel',
      'move cancel',
      'absent',
      'honoured',
      '',
      '',
    ])
  })

  it('once it has begun', () => {
    expect(appointmentStatuses.map((status) => after(status).join(' '))).toEqual([
      'confirm move cancel honoured absent',
      'move cancel honoured absent',
      'absent',
      'honoured',
      '',
      '',
    ])
  })
})
