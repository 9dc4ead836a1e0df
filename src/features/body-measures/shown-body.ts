import { cmOf } from '../../shared/lengths/body-length.ts'
import { type MeasureName, measureNames } from './body-measures.ts'
import type { Measures } from './doubts.rules.ts'
import { usualBody } from './usual-body.ts'

/** All measures of a body, in centimetres. */
export type Body = Readonly<Record<MeasureName, number>>

/** What a figure can show of a number: beyond it, the drawing would no longer be one of a body. */
const shownShare = { least: 0.55, most: 1.8 } as const

/** The same for what stands upright: a share of the height. */
const ofHeight = {
  nuque_sol: [0.8, 0.9],
  taille_sol: [0.56, 0.72],
  taille_hanches: [0.07, 0.17],
  taille_genou: [0.28, 0.42],
  entrejambe: [0.38, 0.5],
  longueur_bras: [0.28, 0.42],
} as const satisfies { readonly [name in MeasureName]?: readonly [number, number] }

export const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The body that a figure shows: what is known of it, and the rest as it is usualBody. */
export const shownBody = (measures: Measures): Body => {
  const shown = (name: MeasureName) => {
    const length = measures[name]
    if (length === undefined || name === 'talon') return usualBody[name]
    return within(cmOf(length), usualBody[name] * shownShare.least, usualBody[name] * shownShare.most)
  }
  const body = Object.fromEntries(measureNames.map((name) => [name, shown(name)])) as Body
  const upright = Object.entries(ofHeight).map(([key, [least, most]]) => {
    const name = key as keyof typeof ofHeight
    // A height that is not known follows the one of the body.
    const cm =
      measures[name] === undefined ? (usualBody[name] / usualBody.stature) * body.stature : body[name]
    return [name, within(cm, least * body.stature, most * body.stature)]
  })
  return { ...body, ...Object.fromEntries(upright) }
}
