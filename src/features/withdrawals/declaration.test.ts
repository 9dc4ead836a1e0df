import { expect, it } from 'vitest'
import { statementOf } from './declaration.ts'

const declared = {
  name: 'Jeanne Arnaud',
  email: 'jeanne@example.fr',
  orderNumber: 'MC-2026-000123',
  orderedOn: null,
  lines: [],
  text: '',
}

it('says the declaration whole, in the words of the model form', () => {
  expect(statementOf(declared, 'fr')).toBe(
    [
      'Je vous notifie par la présente ma rétractation du contrat portant sur la vente ci-dessous.',
      'Commande\u00a0: MC-2026-000123',
      'Pièces\u00a0: Toute la commande',
      'Nom\u00a0: Jeanne Arnaud',
      'E-mail pour l’accusé de réception\u00a0: jeanne@example.fr',
    ].join('\n'),
  )
})

it('names the products one below the other, ticked ones first', () => {
  const lines = [{ line: null, name: 'Robe Lys, 38', quantity: 1 }]
  const said = statementOf({ ...declared, lines, text: 'et la ceinture' }, 'en')
  expect(said).toContain('Pieces:\n1 × Robe Lys, 38\net la ceinture\nName: Jeanne Arnaud')
})
