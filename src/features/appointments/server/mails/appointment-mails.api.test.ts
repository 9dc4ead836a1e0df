import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailOutbox } from '../../../../platform/mail/outbox.table.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import { aCustomer, appointmentsApi } from '../../../../testing/appointments/appointments-api.ts'
import { appointmentMailsTo } from '../../../../testing/appointments/mailed-appointments.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { defaultHouse } from '../../../settings/settings.defaults.ts'
import type { AppointmentStatus } from '../../appointment-status.rules.ts'
import { type AppointmentRow, appointments } from '../appointments.table.ts'
import { linkKey } from '../link-keys.public.ts'
import type { AppointmentMailKind } from './appointment-mails.fr.ts'
import { queueAppointmentMail } from './queue-appointment-mail.tsx'

let app: CatalogApp

const db = () => app.test.database.db
const type = 'bridal-discovery' as const
const start = '2026-11-03T10:00:00+01:00'
const later = '2026-11-03T14:00:00+01:00'
const saturday = '2026-11-07T10:00:00+01:00'

type From = Parameters<typeof appointmentsApi>[1]

const api = (from: From = {}) => appointmentsApi(app, from)

let mailboxes = 0
const anyEmail = () => `courrier-${++mailboxes}@example.fr`

/** A booked appointment, and the calls that its customer makes with the mailed link. */
const booked = async ({ more = {}, from = {} }: { more?: object; from?: From } = {}) => {
  const email = anyEmail()
  const body = { ...aCustomer, email, type, start, ...more }
  const { appointment } = await api(from)('POST /appointments', { body })
  const { _id: id } = appointment
  const query = { key: linkKey(app.context(), 'manage', id) }
  return {
    email,
    appointment,
    move: (to: string) => api()('PUT /appointments/{id}', { params: { id }, query, body: { start: to } }),
    cancel: () => api()('DELETE /appointments/{id}', { params: { id }, query }),
    mails: () => appointmentMailsTo(db(), email),
    kinds: async () => (await appointmentMailsTo(db(), email)).map(({ kind }) => kind),
  }
}

const toStaff = () => appointmentMailsTo(db(), defaultHouse.email)

beforeAll(async () => {
  app = await catalogApp()
})

beforeEach(async () => {
  await db().execute(sql`delete from appointments`)
  await db().delete(mailOutbox)
})

afterAll(() => app.close())

describe('an appointment that is booked', () => {
  it('tells how long it takes, what to bring, who comes along and the way, until it is called off', async () => {
    const { mails, cancel } = await booked()
    await cancel()
    const [confirmed = '', cancelled = ''] = (await mails()).map(({ plainText }) =>
      plainText.replaceAll(/\s+/g, ' '),
    )
    for (const told of [
      '90 minutes',
      'des chaussures à peu près de la hauteur du jour',
      'Personne pour l’instant',
    ])
      expect(confirmed).toContain(told)
    expect(confirmed).toMatch(/openstreetmap\.org\/search\?query=Maison\+Clairval/)
    expect(cancelled).toContain('90 minutes')
    expect(cancelled).not.toMatch(/chaussures|openstreetmap|Personne/)
  })

  it('by video has no way to come, and names those who come along otherwise', async () => {
    const { mails } = await booked({ more: { type: 'video' } })
    expect((await mails())[0]?.plainText).not.toMatch(/openstreetmap|Personne/)
    const together = await booked({ more: { start: later, companions: 2 } })
    const [mail] = await together.mails()
    expect(mail?.plainText).toContain('2 personnes')
    expect(mail?.plainText).not.toContain('Personne pour')
  })

  it('is confirmed by one mail, with its file and the link that opens it', async () => {
    const { appointment, mails } = await booked({ more: { companions: 2 } })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'booked',
      language: 'fr',
      subject: 'Votre rendez-vous du mardi 3 novembre 2026 est confirmé',
      attachments: [
        { filename: 'rendez-vous.ics', contentType: 'text/calendar; charset=utf-8; method=REQUEST' },
      ],
      event: { method: 'REQUEST', status: 'CONFIRMED', sequence: 0 },
    })
    for (const words of [
      'Bonjour Jeanne Arnaud,',
      'Découverte mariage',
      'mardi 3 novembre 2026 à 10:00 (heure de Paris)',
      '14 rue de la Sourdière, 75001 Paris',
      '2 personnes',
      'sans frais, jusqu’au dimanche 1er novembre 2026 à 10:00',
    ])
      expect(mail?.plainText).toContain(words)
    expect(mail?.plainText).not.toMatch(/[{}]/)
    expect(await toStaff()).toEqual([])
    const { id = '', key } = mail?.link ?? {}
    const opened = await api()('GET /appointments/{id}', { params: { id }, query: { key } })
    expect(opened.appointment._id).toBe(appointment._id)
  })

  it('is written of in the language of its customer', async () => {
    const { mails } = await booked({ more: { type: 'video' }, from: { lng: 'en' } })
    const [mail] = await mails()
    expect(mail).toMatchObject({
      language: 'en',
      subject: 'Your appointment on Tuesday, 3 November 2026 is confirmed',
      attachments: [{ filename: 'appointment.ics' }],
    })
    expect(mail?.plainText).toContain('Tuesday, 3 November 2026 at 10:00 (Paris time)')
    expect(mail?.plainText).toContain(`By video: we will call you on ${readablePhone(aCustomer.phone)}`)
    expect(mail?.plainText).toContain('https://house.test/rendez-vous/mon-rendez-vous?lng=en#')
    expect(mail?.event?.location).toBeUndefined()
  })

  it('on a Saturday is a request, of which the house is told', async () => {
    const { appointment, mails } = await booked({ more: { start: saturday } })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'asked', event: { status: 'TENTATIVE' } })
    expect(mail?.plainText).toContain('nous vous répondons au plus vite')
    const [notice, ...more] = await toStaff()
    expect(more).toEqual([])
    expect(notice).toMatchObject({
      language: 'fr',
      subject: 'Rendez-vous à confirmer\u00a0: samedi 7 novembre 2026',
      attachments: [],
    })
    expect(notice?.plainText).toContain(`https://house.test/admin/appointments?opened=${appointment._id}`)
    expect(notice?.plainText).toContain(`Jeanne Arnaud, ${readablePhone(aCustomer.phone)}`)
  })

  it('is written of once, however often the form is sent', async () => {
    const visitor = { ip: '198.51.100.77', device: '' }
    const email = anyEmail()
    const sent = {
      body: { ...aCustomer, email, type, start: saturday },
      idempotencyKey: '3f0e4c1a-6a55-4a0e-9f57-0d6f1f2a7b11',
    }
    const first = await api({ visitor })('POST /appointments', sent)
    expect(await api({ visitor })('POST /appointments', sent)).toEqual(first)
    expect(await appointmentMailsTo(db(), email)).toHaveLength(1)
    expect(await toStaff()).toHaveLength(1)
  })

  it('is not written of when it is refused', async () => {
    await booked()
    await booked()
    const email = anyEmail()
    const body = { ...aCustomer, email, type, start }
    await expect(api()('POST /appointments', { body })).rejects.toMatchObject({ kind: 'conflict' })
    const productId = '00000000-0000-4000-8000-000000000000'
    const unknown = api()('POST /appointments', { body: { ...body, start: later, productId } })
    await expect(unknown).rejects.toMatchObject({ kind: 'not-found' })
    expect(await appointmentMailsTo(db(), email)).toEqual([])
  })

  it('fills in nothing that a customer wrote as if it were the house’s words', async () => {
    const { mails } = await booked({ more: { firstName: '{{telephone}}', lastName: '<b>Arnaud</b>' } })
    const [mail] = await mails()
    expect(mail?.plainText).toContain('Bonjour {{telephone}} <b>Arnaud</b>,')
    expect(mail?.html).not.toContain('<b>')
  })
})

describe('an appointment that changes', () => {
  it('is written of once for each time that it gets, and its file takes the place of the one before', async () => {
    const { mails, move, cancel } = await booked()
    await move(later)
    await move(later)
    await move(start)
    await cancel()
    await cancel()
    const written = await mails()
    expect(written.map(({ kind }) => kind)).toEqual(['booked', 'moved', 'moved', 'cancelled'])
    expect(written.map(({ event }) => event?.sequence)).toEqual([0, 1, 2, 3])
    expect(new Set(written.map(({ event }) => event?.uid)).size).toBe(1)
    expect(written.map(({ event }) => event?.start)).toEqual(
      [start, later, start, start].map((at) => new Date(at)),
    )
    expect(written[1]?.plainText).toContain('mardi 3 novembre 2026 à 14:00 (heure de Paris)')
    expect(written[3]).toMatchObject({
      attachments: [{ contentType: 'text/calendar; charset=utf-8; method=CANCEL' }],
      event: { method: 'CANCEL', status: 'CANCELLED' },
      link: undefined,
    })
    expect(written[3]?.plainText).toContain('https://house.test/rendez-vous?type=bridal-discovery')
    expect(await toStaff()).toEqual([])
  })

  it('says that it awaits confirmation once it is moved to a Saturday, and the house is told each time', async () => {
    const { mails, move } = await booked()
    await move(saturday)
    await move('2026-11-14T10:00:00+01:00')
    const [, moved, again] = await mails()
    expect(moved).toMatchObject({
      kind: 'moved',
      subject: 'Votre rendez-vous du samedi 7 novembre 2026 est à confirmer',
      event: { status: 'TENTATIVE' },
    })
    expect(moved?.plainText).toContain('attend encore notre confirmation')
    expect(again?.subject).toContain('samedi 14 novembre 2026')
    expect((await toStaff()).map(({ subject }) => subject)).toEqual([
      'Rendez-vous à confirmer\u00a0: samedi 7 novembre 2026',
      'Rendez-vous à confirmer\u00a0: samedi 14 novembre 2026',
    ])
  })

  it('is not written of when the change is refused', async () => {
    const { kinds, move, cancel } = await booked()
    await booked({ more: { start: later } })
    await booked({ more: { start: later } })
    await expect(move(later)).rejects.toMatchObject({ kind: 'conflict' })
    await cancel()
    await expect(move(start.replace('10:00', '12:00'))).rejects.toMatchObject({ code: 'is_over' })
    expect(await kinds()).toEqual(['booked', 'cancelled'])
  })
})

describe('the hour of an appointment', () => {
  it.each([
    ['2026-10-23T10:00:00+02:00', 'vendredi 23 octobre 2026 à 10:00'],
    ['2026-10-26T10:00:00+01:00', 'lundi 26 octobre 2026 à 10:00'],
    ['2027-03-26T10:00:00+01:00', 'vendredi 26 mars 2027 à 10:00'],
    ['2027-03-30T10:00:00+02:00', 'mardi 30 mars 2027 à 10:00'],
  ])('is the same in the answer, the mail and its file around the changes of hour: %s', async (at, said) => {
    const { appointment, mails } = await booked({ more: { start: at } })
    const [mail] = await mails()
    expect(appointment.start).toBe(at)
    expect(mail?.plainText).toContain(said)
    expect(mail?.event).toMatchObject({ start: new Date(at), end: new Date(appointment.end) })
  })
})

describe('what the house does', () => {
  const told = async (kind: AppointmentMailKind, more: Partial<AppointmentRow> = {}, reason?: string) => {
    const { appointment: answered, mails } = await booked({ more: { start: saturday } })
    const [row] = await db().select().from(appointments).where(eq(appointments.id, answered._id))
    if (!row) throw new Error('A booked appointment answered no row')
    const appointment = { ...row, sequence: 1, ...more }
    const before = await mails()
    for (let times = 0; times < 2; times++)
      await app.context().write(async (tx) => {
        await queueAppointmentMail(app.context(), tx.db, {
          appointment,
          kind,
          reason,
        })
      })
    return (await mails()).slice(before.length)
  }
  const confirmed: { status: AppointmentStatus } = { status: 'confirmed' }

  it.each([
    ['confirmed', 'Votre rendez-vous du samedi 7 novembre 2026 est confirmé'],
    ['movedByHouse', 'Votre rendez-vous est déplacé au samedi 7 novembre 2026'],
    ['noted', 'Votre rendez-vous du samedi 7 novembre 2026'],
  ] as const)('is told once: %s', async (kind, subject) => {
    expect(await told(kind, confirmed)).toMatchObject([
      { kind, subject, event: { method: 'REQUEST', status: 'CONFIRMED', sequence: 1 } },
    ])
  })

  it('is told with its reason, an apology and the telephone when it cancels', async () => {
    const reason = 'L’atelier est fermé.\nNous en sommes désolés.'
    const [mail] = await told('cancelledByHouse', { status: 'cancelled_by_house' }, reason)
    expect(mail).toMatchObject({ event: { method: 'CANCEL' }, link: undefined })
    expect(mail?.plainText).toContain(reason)
    expect(mail?.plainText).toContain('vous prions de nous en excuser')
    expect(mail?.plainText).toContain(`Appelez-nous au ${defaultHouse.phone}`)
  })

  it('is not mailed to anyone who left no address', async () => {
    const before = await db().$count(mailOutbox)
    expect(await told('noted', { ...confirmed, email: '' })).toEqual([])
    // The two mails are the request and the notice to the house, which were sent before.
    expect(await db().$count(mailOutbox)).toBe(before + 2)
  })

  it('leaves the telephone alone to anyone who is too late to change an appointment by the link', async () => {
    const soon = new Date('2026-10-15T10:00:00Z')
    const [mail] = await told('movedByHouse', { ...confirmed, startsAt: soon })
    expect(mail?.plainText).toContain('Un empêchement')
    expect(mail?.plainText).not.toContain('sans frais')
  })
})
