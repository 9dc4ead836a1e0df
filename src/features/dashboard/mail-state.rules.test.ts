import { expect, it } from 'vitest'
import { mailStateOf } from './mail-state.rules.ts'

const nowMs = Date.parse('2026-11-23T09:00:00Z')
const minutesAgo = (minutes: number) => nowMs - minutes * 60_000
const calm = { sendsMail: true, waitingSinceMs: undefined, lastLeftMs: undefined }

it('leaves while nothing waits, or what waits has not waited long', () => {
  expect(mailStateOf(calm, nowMs)).toBe('leaving')
  expect(mailStateOf({ ...calm, waitingSinceMs: minutesAgo(14) }, nowMs)).toBe('leaving')
})

it('stands still once a mail has waited and nothing has left since it was written', () => {
  const waiting = { ...calm, waitingSinceMs: minutesAgo(15) }
  expect(mailStateOf(waiting, nowMs)).toBe('stuck')
  expect(mailStateOf({ ...waiting, lastLeftMs: minutesAgo(16) }, nowMs)).toBe('stuck')
})

it('leaves while others do: one recipient’s server that puts a mail off stops none of them', () => {
  expect(mailStateOf({ ...calm, waitingSinceMs: minutesAgo(90), lastLeftMs: minutesAgo(2) }, nowMs)).toBe(
    'leaving',
  )
})

it('has nobody to give a mail to without a mail server', () => {
  expect(mailStateOf({ ...calm, sendsMail: false }, nowMs)).toBe('unset')
})
