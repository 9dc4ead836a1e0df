import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lengthOfCm, lengthOfMillimetres } from '../../shared/lengths/body-length.ts'
import { measureNames } from './body-measures.ts'
import { type Before, doubtsOf, type Measures, openDoubts } from './doubts.rules.ts'
import { usualBody } from './usual-body.ts'

const measured = (change: Partial<typeof usualBody> = {}): Measures =>
  Object.fromEntries(Object.entries({ ...usualBody, ...change }).map(([name, cm]) => [name, lengthOfCm(cm)]))

const takenOn = '2026-11-30'
const rulesOf = (change: Partial<typeof usualBody>, before?: Before) =>
  doubtsOf({ measures: measured(change), takenOn, before }).map(({ rule, measures }) => [rule, ...measures])

describe('doubts about measures', () => {
  it('are none for a usual body, and for one of which little is known', () => {
    expect(rulesOf({})).toEqual([])
    expect(doubtsOf({ measures: {}, takenOn })).toEqual([])
    expect(doubtsOf({ measures: { stature: lengthOfCm(165) }, takenOn })).toEqual([])
  })

  it.each<[string, Partial<typeof usualBody>, readonly string[]]>([
    ['a girth in inches', { tour_taille: 29 }, ['limits', 'tour_taille']],
    [
      'bust and under-bust the wrong way round',
      { tour_poitrine: 78, tour_dessous_poitrine: 92 },
      ['underBust', 'tour_dessous_poitrine', 'tour_poitrine'],
    ],
    [
      'waist and hips the wrong way round',
      { tour_taille: 98, tour_hanches: 80, tour_petites_hanches: 82, tour_cuisse: 50 },
      ['waistAndHips', 'tour_taille', 'tour_hanches'],
    ],
    [
      'a back longer than the front',
      { taille_dos: 47, nuque_sol: 146 },
      ['frontAndBack', 'taille_devant', 'taille_dos'],
    ],
    [
      'a shoulder counted twice',
      { longueur_epaule: 17 },
      ['shoulders', 'largeur_epaules', 'longueur_epaule'],
    ],
    ['half a neck', { tour_cou: 44, tour_poignet: 14 }, ['neckAndWrist', 'tour_cou', 'tour_poignet']],
    ['a nape too low', { nuque_sol: 124 }, ['napeAndHeight', 'nuque_sol', 'stature']],
    ['a leg too long', { entrejambe: 96 }, ['rise', 'montant', 'entrejambe', 'taille_sol']],
  ])('are told of %s', (_slip, change, doubt) => {
    expect(rulesOf(change)).toContainEqual(doubt)
  })

  it('tell of a measure beyond its limits once, and not of what it does to the others', () => {
    expect(rulesOf({ tour_poitrine: 36 })).toEqual([['limits', 'tour_poitrine']])
  })

  it('ask why a body has changed within three months, and no later', () => {
    const before = { measures: measured(), takenOn: '2026-09-01' }
    expect(rulesOf({ tour_taille: 79 }, before)).toEqual([['change', 'tour_taille']])
    expect(rulesOf({ tour_taille: 78 }, before)).toEqual([])
    expect(rulesOf({ tour_taille: 79 }, { ...before, takenOn: '2026-08-01' })).toEqual([])
    expect(rulesOf({ talon: 0, taille_sol: 97 }, before)).toEqual([['change', 'taille_sol']])
  })

  it('are not asked again once they were confirmed, until what they ask about has changed', () => {
    const taken = (cm: number) => ({ measures: measured({ taille_dos: cm, nuque_sol: 146 }), takenOn })
    const confirmed = new Set(doubtsOf(taken(47)).map(({ key }) => key))
    expect(confirmed.size).toBe(1)
    expect(openDoubts(taken(47), confirmed)).toEqual([])
    expect(openDoubts(taken(47.5), confirmed)).toHaveLength(1)
  })

  it('refuse no body, whatever its measures', () => {
    const any = fc.record(
      Object.fromEntries(
        measureNames.map((name) => [name, fc.integer({ min: 0, max: 3_000 }).map(lengthOfMillimetres)]),
      ),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(any, any, (measures: Measures, then: Measures) => {
        const taken = { measures, takenOn, before: { measures: then, takenOn: '2026-10-01' } }
        const doubts = doubtsOf(taken)
        expect(new Set(doubts.map(({ key }) => key)).size).toBe(doubts.length)
        for (const { measures: asked } of doubts)
          for (const name of asked) expect(measures[name]).toBeDefined()
        expect(openDoubts(taken, new Set(doubts.map(({ key }) => key)))).toEqual([])
      }),
    )
  })
})
