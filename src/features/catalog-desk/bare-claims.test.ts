import { expect, it } from 'vitest'
import { claimsIn } from './bare-claims.ts'

it.each([
  ['Une robe écologique et durable.', ['écologique', 'durable']],
  ['Une soie Éco-responsable', ['éco-responsable']],
  ['Sustainable silk, sustainable care', ['sustainable']],
  ['Respectueuse de l’environnement', ['respectueuse de l’environnement']],
  ['Durablement belle, elle a du rable', []],
  ['Une teinture indurable', []],
  ['Coupée dans le biais', []],
  ['e\u0301thique', ['éthique']],
])('« %s » claims %j', (text, claims) => {
  expect(claimsIn([text])).toEqual(claims)
})
