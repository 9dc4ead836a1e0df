import { describe, expect, it } from 'vitest'
import { colorFamilies } from '../../../color-families.ts'
import { familiesOfColor } from './families-of-color.ts'

describe('the families of a colour', () => {
  it.each([
    ['Ivoire', ['Blanc']],
    ['Blanc d’hiver', ['Blanc']],
    ['Ivoire et rose pâle', ['Blanc', 'Rose']],
    ['Ivoire et nude', ['Blanc', 'Beige']],
    ['Bleu encre', ['Bleu']],
    ['Rouge rubis', ['Rouge']],
    ['BORDEAUX', ['Rouge']],
    ['Or cuivré', ['Or']],
    ['Gris perle', ['Gris']],
    ['Champagne rosé', ['Beige']],
    ['Vert sauge', ['Vert']],
    ['Terracotta', ['Orange']],
    ['Mauve', ['Violet']],
  ])('of « %s » are %j', (name, families) => {
    expect(familiesOfColor({ name, hex: '#0E0E10' })).toEqual(families)
  })

  it.each([
    ['#F6F0E2', 'Blanc'],
    ['#FFFFFF', 'Blanc'],
    ['#E8C4BE', 'Rose'],
    ['#141B34', 'Bleu'],
    ['#C9C9C6', 'Gris'],
    ['#A9B79E', 'Vert'],
    ['#C6D3B4', 'Vert'],
    ['#E6D3B1', 'Beige'],
    ['#B8614A', 'Orange'],
    ['#5B1426', 'Rouge'],
    ['#9B1B30', 'Rouge'],
    ['#0E0E10', 'Noir'],
    ['#0F5A43', 'Vert'],
    ['#A8743A', 'Orange'],
    ['#B98B56', 'Beige'],
    ['#25324D', 'Bleu'],
    ['#4B2E22', 'Marron'],
    ['#E7C95A', 'Jaune'],
    ['#755A8A', 'Violet'],
  ])('of %s, which has no telling name, are by its hue', (hex, family) => {
    expect(familiesOfColor({ name: 'Nuage', hex })).toEqual([family])
  })

  it('are those of each dot of the filter', () => {
    expect(colorFamilies.map(({ hex }) => familiesOfColor({ name: null, hex })[0])).toEqual(
      colorFamilies.map(({ family }) => family),
    )
  })

  it('are none without a name or a hue', () => {
    expect(familiesOfColor({ name: null, hex: null })).toEqual([])
    expect(familiesOfColor({ name: 'Nuage', hex: 'blue' })).toEqual([])
  })
})
