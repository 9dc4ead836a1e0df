import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../testing/database/test-database.ts'
import { claimsIn } from '../../bare-claims.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await testDatabase()
})

afterAll(() => test.close())

const word = fc.constantFrom(
  'écologique',
  'Écologiques',
  'durable',
  'durablement',
  'indurable',
  'ÉCO-RESPONSABLE',
  'écoconçue',
  'respectueuse de l’environnement',
  "respectueux de l'environnement",
  'neutre en carbone',
  'éthique',
  'poéthique',
  'sustainable',
  'unsustainable',
  'eco friendly',
  'eco-friendly',
  'carbon neutral',
  'soie',
)

it('the database finds claims in the texts in which the editor does', async () => {
  const separator = fc.constantFrom(' ', ', ', '. ', '\n', '')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(word, separator), { maxLength: 4 }), async (parts) => {
      const text = parts.flat().join('')
      const { rows } = await test.database.db.execute(sql`select says_bare_claims(${text}) as says`)
      expect(rows[0]?.says).toBe(claimsIn([text]).length > 0)
    }),
    { numRuns: 200 },
  )
})
