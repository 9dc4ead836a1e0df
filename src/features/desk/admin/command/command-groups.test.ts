import { describe, expect, it } from 'vitest'
import { defineRooms } from '../room.public.ts'
import { deedIn, latelyFirst, matching, waysOf } from './command-groups.ts'

const rooms = defineRooms(
  {
    page: 'adminAppointments',
    group: 'salon',
    place: 1,
    name: { fr: 'Rendez-vous', en: 'Appointments' },
    acts: [
      { name: { fr: 'Noter un rendez-vous', en: 'Note an appointment' }, to: '/admin/appointments?noting=1' },
    ],
  },
  {
    page: 'adminSettings',
    group: 'company',
    place: 2,
    name: { fr: 'Réglages', en: 'Settings' },
    parts: [
      {
        name: { fr: 'Livraison', en: 'Delivery' },
        to: '/admin/settings#livraison',
        words: { fr: 'frais de port', en: 'postage' },
      },
    ],
  },
)

describe('what is chosen by its name', () => {
  const { rooms: named, parts, acts } = waysOf(rooms, 'fr')

  it('is a room, a part of one with the room that it is in, or an act', () => {
    expect(named.map(({ to }) => to)).toEqual(['/admin/appointments', '/admin/settings'])
    expect(parts).toMatchObject([{ title: 'Livraison', detail: 'Réglages' }])
    expect(acts).toMatchObject([{ title: 'Noter un rendez-vous', to: '/admin/appointments?noting=1' }])
  })

  it.each([
    ['regl', ['Réglages']],
    ['RENDEZ', ['Rendez-vous', 'Noter un rendez-vous']],
    ['vous noter', ['Noter un rendez-vous']],
    ['port', ['Livraison']],
    ['zzz', []],
  ])('is found by « %s »', (text, titles) => {
    expect(matching([...named, ...parts, ...acts], text).map(({ title }) => title)).toEqual(titles)
  })

  it('comes first when it was opened lately', () => {
    const ways = [{ to: '/a' }, { to: '/b' }, { to: '/c' }]
    expect(latelyFirst(ways, ['/c', '/b'])).toEqual([{ to: '/c' }, { to: '/b' }, { to: '/a' }])
    expect(latelyFirst(ways, [])).toEqual(ways)
  })
})

describe('a deed that is typed before its record', () => {
  const names = {
    ship: 'Expédier',
    prepare: 'Préparer',
    refund: 'Rembourser',
    move: 'Déplacer',
    answer: 'Répondre',
  }

  it('is known without accents and capitals, and leaves the words of the record', () => {
    expect(deedIn('expedier MC-2026-000123', names)).toEqual({ deed: 'ship', words: 'MC-2026-000123' })
    expect(deedIn('  Rembourser jeanne  arnaud', names)).toEqual({ deed: 'refund', words: 'jeanne arnaud' })
  })

  it('is none where only it is typed, or another word', () => {
    expect(deedIn('expédier', names)).toEqual({ deed: undefined, words: 'expédier' })
    expect(deedIn('Expédition MC-1', names)).toEqual({ deed: undefined, words: 'Expédition MC-1' })
  })
})
