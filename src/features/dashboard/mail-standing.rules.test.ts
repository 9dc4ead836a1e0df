import { expect, it } from 'vitest'
import { mailStandingOf } from './mail-standing.rules.ts'

const nowMs = Date.parse('2026-11-23T09:00:00Z')
const minutesAgo = (minutes: number) => nowMs - minutes * 60_000
const calm = { sendsMail: true, waitingSinceMs: undefined, lastLeftMs: undefined }

it('leaves while nothing waits, or what waits has not waited long', () => {
  expect(mailStandingOf(calm, nowMs)).toBe('leaving')
  expect(mailStandingOf({ ...calm, waitingSinceMs: minutesAgo(14) }, nowMs)).toBe('leaving')
})

it('stands still once a mail has waited and nothing has left since it was written', () => {
  const waiting = { ...calm, waitingSinceMs: minutesAgo(15) }
  expect(mailStandingOf(waiting, nowMs)).toBe('stuck')
  expect(mailStandingOf({ ...waiting, lastLeftMs: minutesAgo(16) }, nowMs)).toBe('stuck')
})

it('leaves while others do: one recipient’s server that puts a mail off stops none of them', () => {
  expect(mailStandingOf({ ...calm, waitingSinceMs: minutesAgo(90), lastLeftMs: minutesAgo(2) }, nowMs)).toBe(
    'leaving',
  )
})

it('has nobody to give a mail to without a mail server', () => {
  expect(mailStandingOf({ ...calm, sendsMail: false }, nowMs)).toBe('unset')
})
