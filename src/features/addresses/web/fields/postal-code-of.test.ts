import { describe, expect, it } from 'vitest'
import { postalCodeLabel, postalCodeNeed } from './postal-code-of.ts'

describe('a post code in the form', () => {
  it('is required where the house checks it, possible elsewhere, and not asked where there is none', () => {
    expect(['FR', 'US', 'BR', 'AE', 'HK'].map(postalCodeNeed)).toEqual([
      'required',
      'required',
      'optional',
      'none',
      'none',
    ])
  })

  it('is called what its country calls it', () => {
    expect(['US', 'IE', 'FR'].map(postalCodeLabel)).toEqual(['zipCode', 'eircode', 'postalCode'])
  })
})
