import { expect, it } from 'vitest'
import { formatDuration } from './say.mjs'

it.each([
  [12.4, '12 ms'],
  [3_240, '3.2 s'],
  [59_949, '59.9 s'],
  [59_960, '1 min 00 s'],
  [125_000, '2 min 05 s'],
])('writes %d ms as « %s »', (durationMs, text) => {
  expect(formatDuration(durationMs)).toBe(text)
})
