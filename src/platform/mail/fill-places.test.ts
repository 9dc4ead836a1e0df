import { expect, it } from 'vitest'
import { fillPlaces } from './fill-places.ts'

it('fills each place of a sentence, leaves none that it does not know, and reads no place in what it fills in', () => {
  const fill = fillPlaces({ name: '{{email}}', email: 'anne@example.fr' })
  expect(fill('Bonjour {{name}}, à {{email}} ; {{unknown}}.')).toBe(
    'Bonjour {{email}}, à anne@example.fr ; .',
  )
})
