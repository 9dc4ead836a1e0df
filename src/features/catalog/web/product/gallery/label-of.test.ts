import { describe, expect, it } from 'vitest'
import { labelOf } from './label-of.ts'

describe('the label of a link around a picture', () => {
  it('says what the link does and what the picture shows', () => {
    expect(labelOf('Montrer la vue 2', { alt: 'Robe Garance, vue de dos' })).toBe(
      'Montrer la vue 2, Robe Garance, vue de dos',
    )
  })

  it('says the first alone where the picture is not described', () => {
    expect(labelOf('Montrer la vue 2', { alt: '' })).toBe('Montrer la vue 2')
    expect(labelOf('Montrer la vue 2', undefined)).toBe('Montrer la vue 2')
  })
})
