import { simpleForm } from '../../shared/text/simple-form.ts'
import type { ProductState } from '../catalog/product.limits.ts'

/**
 * Reads a number as spreadsheets write it: « 1 290,00 € », « 1290.5 », « 1.290,50 ». Undefined for a text that is none,
 * and for « 1.290 », which may be either.
 */
export const readNumber = (cell: string) => {
  const text = cell.replaceAll(/[\s\u00a0\u202f€]/g, '')
  if (/^\d+([.,]\d{1,2})?$/.test(text)) return Number(text.replace(',', '.'))
  const [grouped, decimals] = /^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(text)
    ? [text.split(',')[0]?.replaceAll('.', ''), text.split(',')[1]]
    : /^\d{1,3}(,\d{3})+\.\d{1,2}$/.test(text)
      ? [text.split('.')[0]?.replaceAll(',', ''), text.split('.')[1]]
      : []
  return grouped === undefined ? undefined : Number(`${grouped}.${decimals}`)
}

const yes = new Set(['oui', 'o', 'yes', 'y', 'true', 'vrai', '1', 'x'])
const no = new Set(['non', 'n', 'no', 'false', 'faux', '0', ''])

/** Reads « oui » and « non »; undefined for anything else. */
export const readAnswer = (cell: string) => {
  const word = cell.trim().toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}

/** Reads words that are parted by commas or semicolons. */
export const readWords = (cell: string) =>
  cell
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean)

const states: ReadonlyMap<string, ProductState> = new Map([
  ['draft', 'draft'],
  ['brouillon', 'draft'],
  ['published', 'published'],
  ['publie', 'published'],
  ['publiee', 'published'],
  ['archived', 'archived'],
  ['archive', 'archived'],
  ['archivee', 'archived'],
])

/** Reads the state of a product in either language; undefined for any other word. */
export const readState = (cell: string) => states.get(simpleForm(cell.trim()))
