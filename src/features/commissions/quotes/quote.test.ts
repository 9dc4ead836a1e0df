import { describe, expect, it } from 'vitest'
import { acceptanceHindrance, differenceOf, quoteFault, quoteTotalCents } from './quote.rules.ts'
import type { QuoteContent, QuoteLine } from './quote-content.ts'

const line = (fr: string, unitCents: number, quantity = 1): QuoteLine => ({
  fr,
  en: null,
  quantity,
  unitCents,
})

const gown: QuoteContent = {
  title: { fr: 'Robe de mariée', en: null },
  words: { fr: '', en: null },
  lines: [line('Robe en crêpe', 420_000), line('Voile', 30_000)],
  options: [line('Étole', 25_000)],
  cloths: [],
  stages: [
    { stage: 'measures', hours: 2 },
    { stage: 'toile', hours: 20 },
    { stage: 'finishing', hours: 30 },
    { stage: 'handover', hours: 1 },
  ],
  schedule: [
    { beforeStage: null, share: 5_000 },
    { beforeStage: 'handover', share: 5_000 },
  ],
  handoverBy: '2027-05-01',
}

const faultWith = (changes: Partial<QuoteContent>) => quoteFault({ ...gown, ...changes })

describe('A quote', () => {
  it('comes to its lines, without the options', () => {
    expect(quoteTotalCents(gown)).toBe(450_000)
    expect(quoteTotalCents({ lines: [line('Bouton', 350, 12), line('Geste', -1_200)] })).toBe(3_000)
  })

  it('can be sent when it is whole', () => expect(quoteFault(gown)).toBeUndefined())

  it.each([
    ['no-lines', { lines: [] }],
    ['no-price', { lines: [line('Robe', 100), line('Geste', -100)] }],
    ['stages', { stages: gown.stages.slice(0, 3) }],
    ['stages', { stages: gown.stages.toReversed() }],
    ['stages', { stages: [...gown.stages, { stage: 'retouches', hours: 2 }] }],
    ['shares', { schedule: [] }],
    [
      'shares',
      {
        schedule: [
          { beforeStage: null, share: 5_000 },
          { beforeStage: 'handover', share: 4_999 },
        ],
      },
    ],
    [
      'shares',
      {
        schedule: [
          { beforeStage: null, share: 0 },
          { beforeStage: 'handover', share: 10_000 },
        ],
      },
    ],
    ['not-at-once', { schedule: [{ beforeStage: 'handover', share: 10_000 }] }],
    ['not-last', { schedule: [{ beforeStage: null, share: 10_000 }] }],
    [
      'schedule-stage',
      {
        schedule: [
          { beforeStage: null, share: 5_000 },
          { beforeStage: 'fitting_3', share: 5_000 },
        ],
      },
    ],
    [
      'schedule-order',
      {
        schedule: [
          { beforeStage: null, share: 4_000 },
          { beforeStage: 'handover', share: 3_000 },
          { beforeStage: 'toile', share: 3_000 },
        ],
      },
    ],
    [
      'not-last',
      {
        schedule: [
          { beforeStage: null, share: 5_000 },
          { beforeStage: 'toile', share: 5_000 },
        ],
      },
    ],
  ] satisfies [string, Partial<QuoteContent>][])('cannot be sent: %s', (fault, changes) => {
    expect(faultWith(changes)).toBe(fault)
  })
})

describe('A new version of a quote', () => {
  it('tells the lines that came, went or changed, and no other', () => {
    const after = {
      ...gown,
      lines: [line('Robe en crêpe', 420_000), line('Voile', 45_000), line('Perles', 20_000)],
    }
    expect(differenceOf(gown, after)).toEqual({
      lines: [
        { before: line('Voile', 30_000), after: line('Voile', 45_000) },
        { before: undefined, after: line('Perles', 20_000) },
      ],
      cents: 35_000,
      handoverBy: undefined,
    })
    expect(differenceOf(after, gown).lines).toContainEqual({
      before: line('Perles', 20_000),
      after: undefined,
    })
  })

  it('keeps two lines of the same words apart', () => {
    const before = { ...gown, lines: [line('Perles', 10_000), line('Perles', 20_000)] }
    const after = { ...gown, lines: [line('Perles', 10_000), line('Perles', 25_000)] }
    expect(differenceOf(before, after)).toMatchObject({
      lines: [{ before: line('Perles', 20_000), after: line('Perles', 25_000) }],
      cents: 5_000,
    })
    expect(differenceOf(before, { ...gown, lines: [line('Perles', 10_000)] }).lines).toEqual([
      { before: line('Perles', 20_000), after: undefined },
    ])
  })

  it('tells a new date', () => {
    expect(differenceOf(gown, { ...gown, handoverBy: '2027-05-15' }).handoverBy).toBe('2027-05-15')
  })
})

describe('The acceptance of a quote', () => {
  it.each([
    ['sent', '2027-01-10', undefined],
    ['sent', '2027-01-09', 'lapsed'],
    ['draft', null, 'not-sent'],
    ['accepted', '2027-01-10', 'accepted'],
    ['superseded', '2027-01-10', 'superseded'],
    ['withdrawn', '2027-01-10', 'superseded'],
  ] as const)('of one that is %s and valid until %s: %s', (status, validUntil, hindrance) => {
    expect(acceptanceHindrance({ status, validUntil }, '2027-01-10')).toBe(hindrance)
  })
})
