import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { translate } from '../../../app/i18n/translate.ts'
import { integerParam } from '../../../shared/api/query-params.ts'
import { lineField } from '../../../shared/api/text-fields.ts'
import { fieldMessages } from './field-messages.ts'

const said = (schema: z.ZodType, input: unknown, lng: 'fr' | 'en' = 'fr') => {
  const { error } = schema.safeParse(input, { reportInput: true })
  return fieldMessages(error?.issues ?? [], (key, values) => translate(lng, key, values))
}

describe('what is said of a refused field', () => {
  it.each([
    [z.string().min(2), undefined, 'Ce champ est obligatoire.'],
    [z.string().min(1), '', 'Ce champ est obligatoire.'],
    [z.string().min(2), 'A', 'Au moins 2 caractères.'],
    [z.string().max(1), 'AB', '1 caractère au plus.'],
    [z.number().min(3), 2, 'Au moins 3.'],
    [z.number().max(3), 4, '3 au plus.'],
    [z.number(), 'deux', 'Un nombre est attendu.'],
    [z.number().int(), 1.5, 'Un nombre entier est attendu.'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], '2 éléments au plus.'],
    [z.array(z.string()).min(1), [], 'Au moins 1 élément.'],
    [lineField({ maxLength: 9 }), 'soie\u0000', 'Ce texte contient des caractères illisibles.'],
    [lineField({ maxLength: 9 }).min(1), ' \n ', 'Ce champ est obligatoire.'],
    [z.email(), 'jeanne@', 'Adresse e-mail invalide\u00a0: écrivez-la comme nom@exemple.fr.'],
    [z.iso.date(), '31/12', 'Date invalide.'],
    [z.enum(['fr', 'en']), 'de', 'Ce choix n’existe pas.'],
    [z.literal(true), false, 'Ce choix n’existe pas.'],
    [integerParam({ min: 1, max: 9 }), 'abc', 'Un nombre est attendu.'],
    [integerParam({ min: 1, max: 9 }), '10', '9 au plus.'],
  ])('%# is in the words of the house', (schema, input, sentence) => {
    expect(said(z.object({ field: schema }), { field: input })).toEqual({ field: sentence })
  })

  it('names a field by its path, and says the first thing only', () => {
    const schema = z.object({ address: z.object({ city: z.string().min(2).regex(/x/) }) })
    expect(said(schema, { address: { city: 'P' } }, 'en')).toEqual({
      'address.city': 'At least 2 characters.',
    })
  })

  it('names each field that is not known', () => {
    const schema = z.object({ color: z.strictObject({ hex: z.string() }) })
    expect(said(schema, { color: { hex: '#000000', nom: 'Noir', alpha: 1 } })).toEqual({
      'color.nom': 'Ce champ n’est pas connu.',
      'color.alpha': 'Ce champ n’est pas connu.',
    })
  })

  it('may be a text of the slice itself', () => {
    const schema = z.object({ page: z.number({ error: 'request:errors.unknownCall' }) })
    expect(said(schema, { page: 'x' })).toEqual({ page: 'Cette adresse n’existe pas.' })
  })
})
