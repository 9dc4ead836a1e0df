import type { Cell } from '../../../../platform/paper/columns.ts'
import { writeText } from '../../../../platform/paper/flow.ts'
import { drawFoot, drawRunningHead, writeLetterhead } from '../../../../platform/paper/letterhead.ts'
import { Paper } from '../../../../platform/paper/paper.ts'
import { styles, textWidth } from '../../../../platform/paper/style.ts'
import { writeTable } from '../../../../platform/paper/table.ts'
import { writeTitle } from '../../../../platform/paper/title.ts'
import { dayAndTime } from '../../../../shared/dates/day-and-time.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { locales } from '../../../../shared/i18n/locales.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import type { DaySheet } from '../../day-sheet.ts'

const fr = {
  title: 'Journée du salon',
  none: 'Aucun rendez-vous ce jour-là.',
  time: 'Heure',
  salon: 'Salon',
  customer: 'Cliente',
  visit: 'Rendez-vous',
  printed: 'Imprimé le',
  discreet: 'Ce document nomme des clientes\u00a0: à détruire le soir.',
  page: 'page',
}

const words = {
  fr,
  en: {
    title: 'Day at the salon',
    none: 'No appointment on that day.',
    time: 'Time',
    salon: 'Salon',
    customer: 'Customer',
    visit: 'Appointment',
    printed: 'Printed on',
    discreet: 'This document names customers: to be destroyed in the evening.',
    page: 'page',
  } satisfies typeof fr,
}

const widths = { time: 78, salon: 62, customer: 140 }

const head = (text: string): Cell => [{ text, style: styles.labelStrong }]

const writeVisits = (paper: Paper, { visits, language: lng }: DaySheet) => {
  const said = words[lng]
  const rest = textWidth - widths.time - widths.salon - widths.customer
  writeTable(paper, {
    columns: [
      { head: head(said.time), width: widths.time, align: 'left' },
      { head: head(said.salon), width: widths.salon, align: 'left' },
      { head: head(said.customer), width: widths.customer, align: 'left' },
      { head: head(said.visit), width: rest, align: 'left' },
    ],
    rows: visits.map(({ time, salon, kind, customer, phone, details }) => [
      [{ text: time, style: styles.strong }],
      [{ text: salon, style: styles.text }],
      [
        { text: customer, style: styles.strong },
        { text: readablePhone(phone), style: styles.small },
      ],
      [{ text: kind, style: styles.text }, ...details.map((text) => ({ text, style: styles.small }))],
    ]),
  })
}

/** Prints the appointments of one day on as few sheets as they need. */
export const renderDaySheet = (sheet: DaySheet): Promise<Uint8Array> => {
  const { language: lng, seller, day, printedAt, visits } = sheet
  const said = words[lng]
  const title = `${said.title} ${day}`
  const paper = new Paper({ title, lng: locales[lng], madeAt: new Date(printedAt) })
  paper.headFurtherPages(() => drawRunningHead(paper, { left: seller.houseName, right: title }))
  writeLetterhead(paper, seller)
  writeTitle(paper, { title: said.title, number: spokenDay(day, lng) })
  if (visits.length === 0) writeText(paper, { text: said.none, style: styles.text })
  else writeVisits(paper, sheet)
  const imprint = `${said.printed} ${dayAndTime(printedAt, lng)}. ${said.discreet}`
  return paper.finish((page, pages) => drawFoot(paper, { imprint, place: `${said.page} ${page}/${pages}` }))
}
