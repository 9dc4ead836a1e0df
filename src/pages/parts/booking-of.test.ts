import { describe, expect, it } from 'vitest'
import { bookingAround, bookingOf } from './booking-of.ts'

const product = (id: string) => ({ _id: id, name: 'Robe', price: 1290, available: true })

describe('where an appointment is made', () => {
  it('about a product is a bride’s first visit for a wedding gown, and an evening’s for anything else', () => {
    const category = (_id: string) => ({ _id, name: _id, description: '' })
    expect(bookingOf({ _id: 'p', category: category('mariage') })).toBe(
      '/rendez-vous?type=bridal-discovery&product=p',
    )
    expect(bookingOf({ _id: 'p', category: category('soiree') })).toBe(
      '/rendez-vous?type=evening-discovery&product=p',
    )
  })

  it('around a picture is about the first product on it', () => {
    expect(bookingAround({ occasion: 'mariage', products: [product('first'), product('second')] })).toBe(
      '/rendez-vous?type=bridal-discovery&product=first',
    )
    expect(bookingAround({ occasion: 'jour', products: [product('first')] })).toBe(
      '/rendez-vous?type=evening-discovery&product=first',
    )
  })

  it('around a picture without products has its kind only', () => {
    expect(bookingAround({ occasion: 'mariage', products: [] })).toBe('/rendez-vous?type=bridal-discovery')
    expect(bookingAround({ occasion: null, products: [] })).toBe('/rendez-vous?type=evening-discovery')
  })
})
