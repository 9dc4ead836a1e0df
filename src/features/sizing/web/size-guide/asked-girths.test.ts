import { expect, it } from 'vitest'
import { sizeGuideParams } from '../../girth-params.ts'
import { askedGirths } from './asked-girths.ts'

it('the guide is asked by its address', () => {
  expect(askedGirths(new URLSearchParams('poitrine=34,5&taille=x&unite=in'))).toEqual({
    typed: { bust: '34,5', waist: 'x', hip: '' },
    unit: 'in',
    girths: { bust: expect.closeTo(87.63) },
    faulty: ['waist'],
    empty: false,
  })
  expect(askedGirths(new URLSearchParams())).toMatchObject({ unit: 'cm', girths: {}, faulty: [] })
  expect(askedGirths(new URLSearchParams()).empty).toBe(false)
  expect(askedGirths(new URLSearchParams('poitrine=&taille= &bassin=')).empty).toBe(true)
  expect(sizeGuideParams).toEqual(['poitrine', 'taille', 'bassin', 'unite'])
})
