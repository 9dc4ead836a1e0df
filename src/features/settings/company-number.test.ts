import { describe, expect, it } from 'vitest'
import { isFrenchVatNumber, isSiren, isSiret } from './company-number.ts'
import { defaultSeller } from './settings.defaults.ts'

describe('the numbers of a company', () => {
  it('are taken when their check digits are right', () => {
    expect(isSiren('123456782')).toBe(true)
    expect(isSiret('12345678200010')).toBe(true)
    expect(isFrenchVatNumber('FR11123456782')).toBe(true)
  })

  it('are refused when a digit is wrong, missing or too many', () => {
    expect([isSiren('123456789'), isSiren('12345678'), isSiren('1234567820')]).toEqual([false, false, false])
    expect([isSiret('12345678200011'), isSiret('12345678900013')]).toEqual([false, false])
    expect([isFrenchVatNumber('FR12123456782'), isFrenchVatNumber('11123456782')]).toEqual([false, false])
  })

  it('of the house belong together', () => {
    const { siren, siret, vatNumber } = defaultSeller
    expect(siret.startsWith(siren)).toBe(true)
    expect(vatNumber.endsWith(siren)).toBe(true)
  })
})
