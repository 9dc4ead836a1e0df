import { expect, it } from 'vitest'
import { renewalOf } from './renewal.rules.ts'

const now = Temporal.Instant.from('2026-10-14T10:00:00Z')
const ago = (milliseconds: number) => now.subtract({ milliseconds })

it.each([
  ['the token that counts renews', { stands: true, replacedAt: undefined, isPrevious: false }, 'renewed'],
  [
    'the one before it is answered alike for 10 s',
    { stands: true, replacedAt: ago(10_000), isPrevious: true },
    'repeated',
  ],
  ['and then is a copy', { stands: true, replacedAt: ago(10_001), isPrevious: true }, 'replayed'],
  ['an older one is a copy at once', { stands: true, replacedAt: ago(1), isPrevious: false }, 'replayed'],
  [
    'a session that has ended is refused',
    { stands: false, replacedAt: undefined, isPrevious: false },
    'refused',
  ],
  ['whatever token comes', { stands: false, replacedAt: ago(60_000), isPrevious: false }, 'refused'],
])('%s', (_title, state, outcome) => expect(renewalOf({ now, ...state })).toBe(outcome))
