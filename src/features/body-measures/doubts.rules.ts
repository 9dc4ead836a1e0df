import { type CivilDate, daysBetween } from '../../shared/calendar/civil-date.ts'
import { type BodyLength, cmOf } from '../../shared/lengths/body-length.ts'
import { bodyMeasures, type MeasureName, measureNames } from './body-measures.ts'

/** The measures of a body that are known, each settled. */
export type Measures = { readonly [name in MeasureName]?: BodyLength }

/**
 * Something that one asks about once more, and never a refusal: bodies differ more than rules do. The measures are those
 * to be taken again; `key` stays the same as long as they do, so what was confirmed is not asked again.
 */
export interface Doubt {
  readonly rule: DoubtRule
  readonly measures: readonly MeasureName[]
  readonly key: string
}

type Centimetres = { readonly [name in MeasureName]?: number }

interface Relation {
  readonly of: readonly MeasureName[]
  readonly isUsual: (body: Required<Centimetres>) => boolean
}

const isBetween = (value: number, least: number, most: number) => value >= least && value <= most

/** How measures of one body usually stand to each other: what a slip of the tape, or of a line, breaks first. */
const relations = {
  underBust: {
    of: ['tour_dessous_poitrine', 'tour_poitrine'],
    isUsual: (of) => of.tour_dessous_poitrine < of.tour_poitrine,
  },
  cup: {
    of: ['tour_poitrine', 'tour_dessous_poitrine'],
    isUsual: (of) => of.tour_poitrine - of.tour_dessous_poitrine <= 40,
  },
  waistAndHips: {
    of: ['tour_taille', 'tour_hanches'],
    isUsual: (of) => of.tour_taille <= of.tour_hanches + 8,
  },
  hips: {
    of: ['tour_petites_hanches', 'tour_hanches'],
    isUsual: (of) => of.tour_petites_hanches <= of.tour_hanches + 3,
  },
  bustPoints: {
    of: ['ecart_poitrine', 'tour_poitrine'],
    isUsual: (of) => isBetween(of.ecart_poitrine / of.tour_poitrine, 0.15, 0.27),
  },
  frontAndBack: {
    of: ['taille_devant', 'taille_dos'],
    isUsual: (of) => of.taille_devant >= of.taille_dos - 2,
  },
  bustHeight: {
    of: ['hauteur_poitrine', 'taille_devant'],
    isUsual: (of) => of.hauteur_poitrine <= of.taille_devant - 8,
  },
  backAndShoulders: {
    of: ['carrure_dos', 'largeur_epaules'],
    isUsual: (of) => of.carrure_dos <= of.largeur_epaules + 2,
  },
  shoulders: {
    of: ['largeur_epaules', 'longueur_epaule'],
    isUsual: (of) => isBetween(of.largeur_epaules - 2 * of.longueur_epaule, 7, 21),
  },
  neckAndWrist: {
    of: ['tour_cou', 'tour_poignet'],
    isUsual: (of) => isBetween(of.tour_cou / of.tour_poignet, 1.8, 2.8),
  },
  armAndWrist: {
    of: ['tour_bras', 'tour_poignet'],
    isUsual: (of) => of.tour_bras >= of.tour_poignet + 4,
  },
  armAndHeight: {
    of: ['longueur_bras', 'stature'],
    isUsual: (of) => isBetween(of.longueur_bras / of.stature, 0.3, 0.4),
  },
  thighAndHips: {
    of: ['tour_cuisse', 'tour_hanches'],
    isUsual: (of) => isBetween(of.tour_cuisse / of.tour_hanches, 0.45, 0.75),
  },
  napeAndHeight: {
    of: ['nuque_sol', 'stature'],
    isUsual: (of) => isBetween(of.stature - of.nuque_sol, 17, 36),
  },
  napeAndWaist: {
    of: ['nuque_sol', 'taille_dos', 'taille_sol'],
    // The waist is measured over the heel of the day, the nape barefoot.
    isUsual: (of) => isBetween(of.taille_dos + of.taille_sol - of.nuque_sol, -7, 22),
  },
  knee: {
    of: ['taille_sol', 'taille_genou'],
    isUsual: (of) => isBetween(of.taille_sol - of.taille_genou, 34, 74),
  },
  rise: {
    of: ['montant', 'entrejambe', 'taille_sol'],
    isUsual: (of) => isBetween(of.taille_sol - of.montant - of.entrejambe, -8, 24),
  },
} as const satisfies Readonly<Record<string, Relation>>

type RelationName = keyof typeof relations
export type DoubtRule = RelationName | 'limits' | 'change'

export const doubtRules = [...(Object.keys(relations) as RelationName[]), 'limits', 'change'] as const

const centimetresOf = (measures: Measures): Centimetres =>
  Object.fromEntries(
    measureNames.flatMap((name) => {
      const length = measures[name]
      return length === undefined ? [] : [[name, cmOf(length)] as const]
    }),
  )

const hasAll = (body: Centimetres, names: readonly MeasureName[]): body is Required<Centimetres> =>
  names.every((name) => body[name] !== undefined)

/** What was taken the last time, and when. */
export interface Before {
  readonly measures: Measures
  readonly takenOn: CivilDate
}

/** A body that changes by more than this within three months is asked why. */
const change = { cm: 4, days: 92 } as const

interface Taken {
  readonly measures: Measures
  readonly takenOn: CivilDate
  readonly before?: Before | undefined
}

const changedSince = ({ measures, takenOn, before }: Taken) => {
  if (!before || daysBetween(before.takenOn, takenOn) > change.days) return []
  return measureNames.filter((name) => {
    const [then, now] = [before.measures[name], measures[name]]
    return (
      name !== 'talon' &&
      then !== undefined &&
      now !== undefined &&
      Math.abs(cmOf(now) - cmOf(then)) > change.cm
    )
  })
}

const isWithinLimits = (name: MeasureName, cm: number) => {
  const [least, most] = bodyMeasures[name].limitsCm
  return isBetween(cm, least, most)
}

/**
 * What is doubtful about measures: beyond the limits of a tape, unusual beside each other, or far from what was taken
 * lately. Where a measure lies beyond its limits already, what it does to others is not told as well.
 */
export const doubtsOf = (taken: Taken): readonly Doubt[] => {
  const { measures } = taken
  const body = centimetresOf(measures)
  const doubt = (rule: DoubtRule, names: readonly MeasureName[]): Doubt => ({
    rule,
    measures: names,
    key: [rule, ...names.map((name) => `${name}=${measures[name]}`)].join(' '),
  })
  const beyond = measureNames.filter((name) => {
    const cm = body[name]
    return cm !== undefined && !isWithinLimits(name, cm)
  })
  const unusual = (Object.entries(relations) as [RelationName, Relation][]).filter(
    ([, { of, isUsual }]) => !of.some((name) => beyond.includes(name)) && hasAll(body, of) && !isUsual(body),
  )
  return [
    ...beyond.map((name) => doubt('limits', [name])),
    ...unusual.map(([rule, { of }]) => doubt(rule, of)),
    ...changedSince(taken).map((name) => doubt('change', [name])),
  ]
}

/** The doubts that nobody has answered for these very measures. */
export const openDoubts = (taken: Taken, confirmed: ReadonlySet<string>) =>
  doubtsOf(taken).filter(({ key }) => !confirmed.has(key))
