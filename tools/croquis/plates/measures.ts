import type { Artist } from './artist.ts'
import { drawMeasure } from './measures/draw-measure.ts'
import type { MeasureName } from './measures/figures.ts'

const figure =
  (name: MeasureName): Artist =>
  () =>
    drawMeasure(name)

/** Where the tape goes, one figure for each measure. */
export const measures = {
  'measure-stature': figure('stature'),
  'measure-tour-cou': figure('tour-cou'),
  'measure-tour-poitrine': figure('tour-poitrine'),
  'measure-tour-dessous-poitrine': figure('tour-dessous-poitrine'),
  'measure-tour-taille': figure('tour-taille'),
  'measure-tour-petites-hanches': figure('tour-petites-hanches'),
  'measure-tour-hanches': figure('tour-hanches'),
  'measure-ecart-poitrine': figure('ecart-poitrine'),
  'measure-hauteur-poitrine': figure('hauteur-poitrine'),
  'measure-taille-devant': figure('taille-devant'),
  'measure-taille-dos': figure('taille-dos'),
  'measure-dessous-bras': figure('dessous-bras'),
  'measure-carrure-devant': figure('carrure-devant'),
  'measure-carrure-dos': figure('carrure-dos'),
  'measure-longueur-epaule': figure('longueur-epaule'),
  'measure-largeur-epaules': figure('largeur-epaules'),
  'measure-tour-bras': figure('tour-bras'),
  'measure-tour-poignet': figure('tour-poignet'),
  'measure-longueur-bras': figure('longueur-bras'),
  'measure-taille-hanches': figure('taille-hanches'),
  'measure-taille-genou': figure('taille-genou'),
  'measure-taille-sol': figure('taille-sol'),
  'measure-nuque-sol': figure('nuque-sol'),
  'measure-montant': figure('montant'),
  'measure-entrejambe': figure('entrejambe'),
  'measure-tour-cuisse': figure('tour-cuisse'),
} as const satisfies Readonly<Record<`measure-${MeasureName}`, Artist>>
