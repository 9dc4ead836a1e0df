import type { Language } from '../../../../shared/i18n/languages.ts'
import { sitemap } from '../../../../sitemap.ts'
import type { FindingKind } from '../../desk.contract.ts'
import type { Room } from '../room.public.ts'

/** What can be chosen by its name: a room, a part of one, an act. */
export interface NamedWay {
  readonly id: string
  readonly title: string
  readonly detail?: string | undefined
  readonly to: string
  /** Other words by which it is found. */
  readonly words: string
}

/** A text as it is compared: without accents and capitals. */
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('’', "'").toLowerCase()

const splitWords = (text: string) =>
  plain(text)
    .split(/[\s'-]+/)
    .filter(Boolean)

/** The rooms, and what they offer besides: first those that begin with what was typed. */
export const waysOf = (rooms: readonly Room[], lng: Language) => {
  const ofRooms = rooms.map(({ page, name }): NamedWay => {
    const { path } = sitemap[page]
    return { id: path, title: name[lng], to: path, words: name[lng] }
  })
  const offered = (kind: 'parts' | 'acts') =>
    rooms.flatMap((room) =>
      (room[kind] ?? []).map(
        ({ name, to, words }): NamedWay => ({
          id: to,
          title: name[lng],
          detail: kind === 'parts' ? room.name[lng] : undefined,
          to,
          words: `${name[lng]} ${words?.[lng] ?? ''}`,
        }),
      ),
    )
  return { rooms: ofRooms, parts: offered('parts'), acts: offered('acts') }
}

/** Those in which each typed word begins a word, or all of them when nothing is typed. */
export const matching = (ways: readonly NamedWay[], text: string) => {
  const typed = splitWords(text)
  return ways.filter(({ words }) => {
    const known = splitWords(words)
    return typed.every((word) => known.some((each) => each.startsWith(word)))
  })
}

/** What was opened lately comes first, the last one before the others; the rest stays in its order. */
export const latelyFirst = <Item extends { readonly to: string }>(
  items: readonly Item[],
  lately: readonly string[],
) => {
  const placeOf = ({ to }: Item) => {
    const place = lately.indexOf(to)
    return place < 0 ? lately.length : place
  }
  return items.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** What is done with a record that is found: of which kind it is, and at which place of its page that begins. */
export const deeds = {
  ship: { kind: 'order', anchor: '#etat' },
  prepare: { kind: 'order', anchor: '#etat' },
  refund: { kind: 'order', anchor: '#paiement' },
  move: { kind: 'appointment', anchor: '' },
  answer: { kind: 'message', anchor: '' },
} as const satisfies Readonly<Record<string, { readonly kind: FindingKind; readonly anchor: string }>>

export type Deed = keyof typeof deeds

/** The deed that a text begins with, as in « expédier MC-2026-000123 », and the words of the record that follow it. */
export const deedIn = (text: string, names: Readonly<Record<Deed, string>>) => {
  const [verb = '', ...rest] = text.trim().split(/\s+/)
  const deed = (Object.keys(deeds) as Deed[]).find((each) => plain(names[each]) === plain(verb))
  return deed === undefined || rest.length === 0
    ? { deed: undefined, words: text.trim() }
    : { deed, words: rest.join(' ') }
}
