import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { together } from '../../../platform/db/together.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { writeLength } from '../../../shared/lengths/body-length.ts'
import type { MeasureProfile } from '../../body-measures/body-measures.schema.ts'
import { bodyMeasuresTexts } from '../../body-measures/body-measures.texts.ts'
import { measureNames } from '../../body-measures/body-measures.ts'
import { drawCroquis } from '../../body-measures/croquis.ts'
import { lengthsOf } from '../../body-measures/lengths-of.ts'
import { readMeasuresOfPerson } from '../../body-measures/server/measured-person.public.ts'
import type { Words } from '../../commissions/quotes/quote-content.ts'
import { proposedDays, readAtelierPlan } from '../../commissions/server/atelier-plan.public.ts'
import { commissions } from '../../commissions/server/commissions.table.ts'
import { readOutlines } from '../../commissions/server/shown/read-commissions.public.ts'
import { spoken } from '../../commissions/server/spoken.public.ts'
import { people } from '../../customers/server/people.table.ts'
import { printedSeller } from '../../papers/printed-parties.ts'
import { printPaper } from '../../papers/server/printing/print-paper.public.ts'
import type { MeasuredBody, WorkSheet } from '../../papers/work-sheet.ts'
import { readHouse } from '../../settings/server/house.public.ts'
import { readSeller } from '../../settings/server/seller.public.ts'
import { atelierErrors } from '../atelier.errors.ts'

const fileNames = { fr: 'Fiche de travail', en: 'Work sheet' } as const

const ellipse = ({ x, y, across, down }: ReturnType<typeof drawCroquis>['head']) =>
  `M${x - across} ${y}A${across} ${down} 0 1 0 ${x + across} ${y}A${across} ${down} 0 1 0 ${x - across} ${y}`

/** The croquis as it is on screens: the body in ink, and the tape where it was laid. */
const croquisOf = (profile: MeasureProfile): MeasuredBody['croquis'] => {
  const lengths = lengthsOf(profile.measures)
  const { outline, head, tapes, box } = drawCroquis(lengths)
  const taken = measureNames.filter((name) => lengths[name] !== undefined)
  return {
    box,
    strokes: [
      { paths: [ellipse(head), ...outline], thickness: 0.45, color: 'ink' },
      { paths: taken.map((name) => tapes[name]), thickness: 0.6, color: 'garance' },
    ],
  }
}

const bodyOf = (profile: MeasureProfile, lng: Language): readonly MeasuredBody[] => {
  const { name, takenOn, isFresh, measures } = profile
  if (takenOn === null) return []
  const written = measures.flatMap((measure) =>
    measure.length === null
      ? []
      : [
          {
            name: bodyMeasuresTexts[lng].names[measure.name],
            cm: writeLength(measure.length, 'cm', lng === 'fr' ? ',' : '.'),
            takenOn: measure.takenOn,
          },
        ],
  )
  return [{ name, takenOn, isFresh, measures: written, croquis: croquisOf(profile) }]
}

const findCommission = async (db: Context['db'], id: string) => {
  const [row] = await db
    .select({ commission: commissions, personId: people.id })
    .from(commissions)
    .leftJoin(people, eq(people.accountId, commissions.accountId))
    .where(and(eq(commissions.id, id), eq(commissions.status, 'making')))
  if (!row) throw atelierErrors.taskNotFound()
  return row
}

/** Prints what the atelier needs to sew a commission. The customer is shown that their measures were read. */
export const printWorkSheet = async (ctx: Context, id: string) => {
  const { db, clock, lng, printer } = ctx
  const { commission, personId } = await findCommission(db, id)
  const today = parisTime(clock.now().epochMilliseconds).date
  const [[outline], plans, seller, house] = await together(
    readOutlines(db, [commission]),
    readAtelierPlan(db, today),
    readSeller(db),
    readHouse(db),
  )
  const content = outline?.quotes.find(({ status }) => status === 'accepted')?.content
  if (!(outline && content)) throw atelierErrors.taskNotFound()
  const profiles =
    personId === null
      ? []
      : (await readMeasuresOfPerson(ctx, { id: personId, profileId: commission.profileId })).profiles
  const said = ({ fr, en }: Words) => (lng === 'en' && en) || fr
  const days = proposedDays(plans.get(id))
  const { number, firstName, occasion, eventDate } = commission
  const work: WorkSheet = {
    language: lng,
    seller: printedSeller(seller, house),
    printedAt: clock.now().toString(),
    number,
    firstName,
    title: said(content.title),
    occasion: spoken[lng].occasions[occasion],
    eventDate,
    handoverBy: content.handoverBy,
    parts: content.lines.map((line) => ({ text: said(line), quantity: line.quantity })),
    cloths: content.cloths.map((cloth) => ({ text: said(cloth), readyOn: cloth.readyOn })),
    stages: outline.stages.map(({ stage, hours, note, doneOn }) => ({
      name: spoken[lng].stages[stage],
      isPassed: doneOn !== null,
      hours,
      plannedOn: days.get(stage) ?? null,
      note,
    })),
    bodies: profiles.flatMap((profile) => bodyOf(profile, lng)),
  }
  return {
    bytes: new Uint8Array(await printPaper(printer, { work })),
    fileName: `${fileNames[lng]} ${number}.pdf`,
  }
}
