import { girthLimitsCm } from '../sizing/girths.ts'

/** How far two passes of a tape may lie apart, by what is measured (ISO 20685, table 1), in millimetres. */
export const toleranceMm = { largeGirth: 9, smallGirth: 4, length: 5 } as const

export type MeasureKind = keyof typeof toleranceMm

/** What is measured together, in the order in which the tape goes. */
export const measureParts = ['girths', 'torso', 'shoulders', 'arms', 'legs', 'heights'] as const

type Part = (typeof measureParts)[number]

export interface BodyMeasure {
  readonly kind: MeasureKind
  readonly part: Part
  /** What a tape shows on an adult, in centimetres; beyond it one asks again. */
  readonly limitsCm: readonly [least: number, most: number]
  /** Its number in ISO 8559-1, where the standard has one; it is kept with what was measured. */
  readonly iso?: string
}

const girth = (part: Part, limitsCm: BodyMeasure['limitsCm'], iso?: string): BodyMeasure => ({
  kind: 'largeGirth',
  part,
  limitsCm,
  ...(iso && { iso }),
})

const narrow = (part: Part, limitsCm: BodyMeasure['limitsCm'], iso?: string): BodyMeasure => ({
  ...girth(part, limitsCm, iso),
  kind: 'smallGirth',
})

const length = (part: Part, limitsCm: BodyMeasure['limitsCm'], iso?: string): BodyMeasure => ({
  ...girth(part, limitsCm, iso),
  kind: 'length',
})

/** The limits of the three girths that decide a size. */
const tapeOf = (name: keyof typeof girthLimitsCm) =>
  [girthLimitsCm[name].min, girthLimitsCm[name].max] as const

/** What the atelier measures of a body, in the order in which the tape goes. The keys are those of the wire. */
export const bodyMeasures = {
  tour_poitrine: girth('girths', tapeOf('bust'), '5.3.4'),
  tour_dessous_poitrine: girth('girths', [60, 130], '5.3.8'),
  tour_taille: girth('girths', tapeOf('waist'), '5.3.10'),
  tour_petites_hanches: girth('girths', [65, 150], '5.3.12'),
  tour_hanches: girth('girths', tapeOf('hip'), '5.3.13'),
  ecart_poitrine: length('torso', [13, 28]),
  hauteur_poitrine: length('torso', [20, 40]),
  taille_devant: length('torso', [36, 56]),
  taille_dos: length('torso', [33, 48], '5.4.5'),
  dessous_bras: length('torso', [14, 27]),
  carrure_devant: length('torso', [26, 46]),
  carrure_dos: length('torso', [28, 48]),
  tour_cou: narrow('shoulders', [30, 48], '5.3.3'),
  longueur_epaule: length('shoulders', [9, 17]),
  largeur_epaules: length('shoulders', [32, 52], '5.4.3'),
  tour_bras: narrow('arms', [20, 50], '5.3.16'),
  tour_poignet: narrow('arms', [12, 23], '5.3.19'),
  longueur_bras: length('arms', [48, 72]),
  montant: length('legs', [20, 38]),
  entrejambe: length('legs', [62, 98]),
  tour_cuisse: girth('legs', [40, 90], '5.3.20'),
  stature: length('heights', [140, 200]),
  nuque_sol: length('heights', [118, 175]),
  taille_sol: length('heights', [88, 128]),
  taille_hanches: length('heights', [14, 28]),
  taille_genou: length('heights', [48, 72]),
  talon: length('heights', [0, 15]),
} as const satisfies Readonly<Record<string, BodyMeasure>>

export type MeasureName = keyof typeof bodyMeasures

export const measureNames = Object.keys(bodyMeasures) as readonly MeasureName[]

/** The heel is chosen, not measured: it needs no second pass. */
export const isMeasuredTwice = (name: MeasureName) => name !== 'talon'
