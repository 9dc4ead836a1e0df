import { describe, expect, it } from 'vitest'
import { frenchTypography } from './typography.ts'

describe('French typography', () => {
  it('sets the spaces that a line may not break at', () => {
    expect(frenchTypography('Prête ? Oui ! « Enfin » : voilà ; merci')).toBe(
      'Prête\u202f? Oui\u202f! «\u00a0Enfin\u00a0»\u00a0: voilà\u202f; merci',
    )
  })

  it('curls apostrophes', () => {
    expect(frenchTypography("L'atelier d'Aurore")).toBe('L’atelier d’Aurore')
  })

  it('leaves addresses and hours alone', () => {
    expect(frenchTypography('https://a.example/?a=b à 10:30')).toBe('https://a.example/?a=b à 10:30')
  })

  it('changes nothing the second time', () => {
    const once = frenchTypography("« C'est fini ? »")
    expect(frenchTypography(once)).toBe(once)
  })
})
