import { describe, expect, it } from 'vitest'
import { pageAddressOf } from './page-key.ts'

describe('the address of a page', () => {
  it('is the same whatever a campaign adds and in whichever order parameters come', () => {
    const plain = pageAddressOf('/boutique?category=mariage&page=2', undefined)
    expect(pageAddressOf('/boutique?utm_source=x&page=2&category=mariage&fbclid=y', undefined)).toEqual(plain)
    expect(plain.target).toBe('/boutique?page=2&category=mariage')
  })

  it('speaks the language of lng, then of the cookie, then French', () => {
    expect(pageAddressOf('/?lng=en', 'language=fr').lng).toBe('en')
    expect(pageAddressOf('/', 'a=b; language=en').lng).toBe('en')
    expect(pageAddressOf('/', 'notlanguage=en').lng).toBe('fr')
    expect(pageAddressOf('/?lng=de', undefined).lng).toBe('fr')
  })

  it('tells apart languages that share a target', () => {
    expect(pageAddressOf('/', 'language=en').key).not.toBe(pageAddressOf('/', undefined).key)
  })

  it('keeps pages with parameters in their path, and nothing unknown', () => {
    expect(pageAddressOf('/boutique/produit/42', undefined).cacheable).toBe(true)
    expect(pageAddressOf('/boutique/produit/42/plus', undefined).cacheable).toBe(false)
    expect(pageAddressOf('/wp-admin', undefined).cacheable).toBe(false)
  })
})
