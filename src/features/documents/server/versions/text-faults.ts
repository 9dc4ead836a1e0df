import { excerptLine, excerptNames } from '../house-files.ts'
import { anchorsOf } from '../house-markdown.ts'

type Fault = 'html' | 'link' | 'blank' | 'headings'

const tag = /<[/a-z!]/i
/** Links by reference, and pictures, whose addresses stand elsewhere or come from elsewhere. */
const otherLink = /^ *\[[^\]]+\]:|!\[/m
const link = /\]\(\s*(?<address>[^)\s]*)/g
const allowedLink = /^(?:https:\/\/|mailto:|tel:|\/(?!\/)|#|\{\{)/
const braced = /\{\{(?<inside>[^{}]*)\}\}/g

/** Why a text of the house cannot be shown as it is; what may stand in its braces is told by name. */
export const faultOf = (text: string, blanks: ReadonlySet<string>): Fault | undefined => {
  if (tag.test(text)) return 'html'
  const links = [...text.matchAll(link)].map(({ groups }) => groups?.address ?? '')
  if (otherLink.test(text) || !links.every((address) => allowedLink.test(address))) return 'link'
  // An excerpt takes the place of a whole line; within one it would be shown in its braces.
  if (text.replaceAll(excerptLine, '').includes('{{>')) return 'blank'
  const named = [...text.matchAll(braced)].map(({ groups }) => groups?.inside ?? '')
  if (!named.every((inside) => blanks.has(inside))) return 'blank'
  return /\{\{|\}\}/.test(text.replaceAll(braced, '')) ? 'blank' : undefined
}

/** The faults of a text in both languages, by language; the French headings give the parts their addresses. */
export const textFaults = ({ fr, en }: Readonly<Record<'fr' | 'en', string>>, blanks: readonly string[]) => {
  const filled = new Set([...blanks, ...excerptNames.map((name) => `> ${name}`)])
  const faults = { fr: faultOf(fr, filled), en: faultOf(en, filled) }
  if (faults.fr || faults.en) return faults
  return anchorsOf(fr).length === anchorsOf(en).length
    ? undefined
    : { fr: undefined, en: 'headings' as const }
}
