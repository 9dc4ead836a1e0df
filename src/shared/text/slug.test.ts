import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

it.each([
  ['Prêt-à-porter', 'pret-a-porter'],
  ['  Robes & jupes, d’été ', 'robes-jupes-d-ete'],
  ['Œillets', 'oeillets'],
  ['花', ''],
])('writes %s as an address can hold it', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
