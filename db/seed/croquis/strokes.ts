import type { Palette } from './palette.ts'

/** A piece of cloth: filled, with its contour in ink. */
export const cloth = (path: string, { cloth: fill, line }: Palette) =>
  `<path d="${path}" fill="${fill}" stroke="${line}" stroke-width="2.6" stroke-linejoin="round"/>`

/** A second cloth on the first: a belt, lapels, a lining. */
export const accentCloth = (path: string, { accent, line }: Palette) =>
  `<path d="${path}" fill="${accent}" stroke="${line}" stroke-width="2" stroke-linejoin="round"/>`

export const sheer = (path: string, { light, seam }: Palette) =>
  `<path d="${path}" fill="${light}" fill-opacity=".38" stroke="${seam}" stroke-width="1.6" stroke-linejoin="round"/>`

/** A seam or a fold: thinner than the contour, as one draws it. */
export const seam = (path: string, palette: Palette, width = 1.3) =>
  `<path d="${path}" fill="none" stroke="${palette.seam}" stroke-width="${width}" stroke-linecap="round"/>`

export const shadow = (path: string, { shade }: Palette, opacity = 0.75) =>
  `<path d="${path}" fill="${shade}" fill-opacity="${opacity}"/>`

export const dot = ([x, y]: readonly [number, number], radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

/** The same thing on both sides of the centre line. */
export const twice = (svg: string) => `${svg}<g transform="scale(-1 1)">${svg}</g>`

/** Cuts what is inside to an outline. */
export const within = (id: string, path: string, inside: string) =>
  `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`
