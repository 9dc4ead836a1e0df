import { expect, it } from 'vitest'
import { spokenWait } from './spoken-wait.ts'

it.each([
  [2, '2 secondes', '2 seconds'],
  [59, '59 secondes', '59 seconds'],
  [60, '1 minute', '1 minute'],
  [61, '2 minutes', '2 minutes'],
  [840, '14 minutes', '14 minutes'],
  [3540, '59 minutes', '59 minutes'],
  [3541, '1 heure', '1 hour'],
  [3600, '1 heure', '1 hour'],
  [3601, '2 heures', '2 hours'],
])('says a wait of %d seconds as people say it: %s', (seconds, french, english) => {
  expect(spokenWait(seconds, 'fr').replaceAll('\u00a0', ' ')).toBe(french)
  expect(spokenWait(seconds, 'en').replaceAll('\u00a0', ' ')).toBe(english)
})
