import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { policyVersion } from './consent.limits.ts'
import { allOf, choicesOf, consentOf, grantedBy, isInForce, methodOf, readConsent } from './consent.rules.ts'

const nowMs = Date.parse('2026-11-24T10:00:00.000Z')
const ids = {
  consentId: '00000000-0000-4000-8000-000000000001',
  proofKey: '00000000-0000-4000-8000-000000000002',
}

const answered = (isGranted = true, atMs = nowMs) =>
  consentOf({
    choices: allOf(isGranted),
    method: isGranted ? 'accept_all' : 'refuse_all',
    language: 'fr',
    nowMs: atMs,
    ...ids,
  })

const stored = (changes: object = {}) => JSON.stringify({ ...answered(), ...changes })

describe('an answer about cookies', () => {
  it('is read as it was kept, with and without its proof on the way', () => {
    expect(readConsent(stored())).toEqual(answered())
    expect(readConsent(stored({ proofKey: undefined }))).not.toHaveProperty('proofKey')
  })

  it('stands for six months, a refusal as well', () => {
    for (const consent of [answered(true), answered(false)]) {
      expect(consent.expiresAt).toBe('2027-05-24T10:00:00.000Z')
      expect(isInForce(consent, nowMs)).toBe(true)
      expect(isInForce(consent, Date.parse('2027-05-24T09:59:59.999Z'))).toBe(true)
      expect(isInForce(consent, Date.parse('2027-05-24T10:00:00.000Z'))).toBe(false)
    }
  })

  it('stands until the end of a month that has no such day', () => {
    expect(answered(true, Date.parse('2026-08-31T10:00:00.000Z')).expiresAt).toBe('2027-02-28T10:00:00.000Z')
  })

  it('counts for the words that it was given to', () => {
    expect(isInForce({ ...answered(), version: policyVersion + 1 }, nowMs)).toBe(false)
    expect(isInForce({ ...answered(), version: policyVersion - 1 }, nowMs)).toBe(false)
  })

  it('does not stand for longer because somebody wrote so', () => {
    expect(isInForce({ ...answered(), expiresAt: '2099-01-01T00:00:00.000Z' }, nowMs)).toBe(false)
    expect(isInForce({ ...answered(), expiresAt: 'never' }, nowMs)).toBe(false)
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['necessary cookies switched off', stored({ necessary: false })],
    ['a choice that is no yes and no no', stored({ analytics: 'true' })],
    ['an unknown method', stored({ method: 'toString' })],
    ['an id that is none', stored({ consentId: '1' })],
    ['no language that its words had', stored({ language: 'de' })],
    ['no version', stored({ version: undefined })],
  ])('is asked for again where there is %s', (_what, text) => {
    expect(readConsent(text)).toBeNull()
  })

  it('is read out of whatever is found, without a fault', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readConsent(text)))
  })

  it('allows what was granted and nothing before', () => {
    expect(grantedBy(null)).toEqual([])
    expect(grantedBy(answered(false))).toEqual([])
    expect(grantedBy(answered(true))).toEqual(['analytics', 'marketing', 'preferences'])
  })

  it('is a withdrawal when it takes back something granted, else a choice', () => {
    expect(methodOf(null, allOf(false), 'custom')).toBe('custom')
    expect(methodOf(allOf(false), allOf(true), 'custom')).toBe('custom')
    expect(methodOf(allOf(true), { ...allOf(true), marketing: false }, 'custom')).toBe('withdrawn')
    expect(methodOf(allOf(true), allOf(false), 'refuse_all')).toBe('withdrawn')
    expect(methodOf(allOf(false), allOf(false), 'refuse_all')).toBe('refuse_all')
  })

  it('is four choices, whatever else is kept with them', () => {
    expect(choicesOf(answered(true))).toEqual(allOf(true))
  })
})
