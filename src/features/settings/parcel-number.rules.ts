import { slugOf } from '../../shared/text/slug.ts'

/** « CB123456789FR », the form of all post offices (UPU S10). */
const ofThePost = /^[A-Z]{2}\d{9}[A-Z]{2}$/
const ofColissimo = /^\d[A-Z\d]\d{11}$/

/** The forms of the parcel numbers of known carriers, by a word of the carrier's name; without spaces, in capitals. */
const forms: Readonly<Record<string, readonly RegExp[]>> = {
  colissimo: [ofColissimo, ofThePost],
  poste: [ofColissimo, ofThePost],
  chronopost: [ofThePost, /^[A-Z]{2}\d{11}$/, /^\d{15}$/],
  dhl: [/^\d{10,12}$/, /^J{1,2}D\d{16,20}$/, /^00\d{18}$/, /^GM\d{16,20}$/, ofThePost],
  ups: [/^1Z[A-Z\d]{16}$/, /^T\d{10}$/],
  fedex: [/^\d{12}$/, /^\d{15}$/, /^\d{20}$/, /^\d{22}$/],
  tnt: [/^\d{9}$/, /^\d{16}$/, /^GE\d{9}[A-Z]{2}$/],
  dpd: [/^\d{14}[A-Z\d]?$/],
  gls: [/^\d{11,12}$/, /^[A-Z\d]{8}$/],
  mondial: [/^\d{8}$/, /^\d{10}$/, /^\d{12}$/],
}

/** What people write between the groups of a number. */
const separators = /[\s.\-/]/g

/**
 * Whether a parcel number has a form that its carrier gives. A number of a carrier that is not known here has; any
 * other is only questioned, because carriers add forms without telling anybody.
 */
export const isLikelyParcelNumber = (carrierName: string, number: string) => {
  const known = slugOf(carrierName)
    .split('-')
    .flatMap((word) => forms[word] ?? [])
  const plain = number.replaceAll(separators, '').toUpperCase()
  return known.length === 0 || known.some((form) => form.test(plain))
}
