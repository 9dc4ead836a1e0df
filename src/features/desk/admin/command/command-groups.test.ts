import { describe, expect, it } from 'vitest'
import { defineRooms } from '../room.public.ts'
import { latelyFirst, matching, waysOf } from './command-groups.ts'

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
