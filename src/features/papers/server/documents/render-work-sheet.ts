import type { Cell } from '../../../../platform/paper/columns.ts'
import { writeText } from '../../../../platform/paper/flow.ts'
import { drawFoot, drawRunningHead, writeLetterhead } from '../../../../platform/paper/letterhead.ts'
import { Paper } from '../../../../platform/paper/paper.ts'
import { sheet, styles, textWidth } from '../../../../platform/paper/style.ts'
import { writeTable } from '../../../../platform/paper/table.ts'
import { writeTitle } from '../../../../platform/paper/title.ts'
import { dayAndTime } from '../../../../shared/dates/day-and-time.ts'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { locales } from '../../../../shared/i18n/locales.ts'
import type { MeasuredBody, WorkSheet } from '../../work-sheet.ts'

const fr = {
  title: 'Fiche de travail',
  for: (name: string) => `Pour ${name}`,
  event: (occasion: string, day: string) => `${occasion}, le ${day}`,
  handover: (day: string) => `À remettre au plus tard le ${day}`,
  parts: 'À faire',
  cloths: 'Étoffes',
  clothOn: (text: string, day: string) => `${text}, attendue le ${day}`,
  clothHere: (text: string) => `${text}, à l’atelier`,
  stage: 'Étape',
  hours: 'Heures',
  planned: 'D’ici le',
  note: 'Note de l’atelier',
  passed: 'faite',
  own: 'Mesures de la cliente',
  ofOther: (name: string) => `Mesures de ${name}`,
  taken: (day: string) => `Dernière prise le ${day}, en centimètres.`,
  old: 'Ces mesures sont anciennes\u00a0: à reprendre avant de couper.',
  takenOn: 'Prise le',
  none: 'Aucune mesure n’est connue.',
  measure: 'Mesure',
  printed: 'Imprimé le',
  discreet: 'Ce document porte des mesures\u00a0: à détruire après l’ouvrage.',
  page: 'page',
}

const words = {
  fr,
  en: {
    title: 'Work sheet',
    for: (name: string) => `For ${name}`,
    event: (occasion: string, day: string) => `${occasion}, ${day}`,
    handover: (day: string) => `To be handed over by ${day}`,
    parts: 'To be made',
    cloths: 'Cloths',
    clothOn: (text: string, day: string) => `${text}, expected on ${day}`,
    clothHere: (text: string) => `${text}, in the workshop`,
    stage: 'Stage',
    hours: 'Hours',
    planned: 'By',
    note: 'Note of the workshop',
    passed: 'done',
    own: 'Measurements of the customer',
    ofOther: (name: string) => `Measurements of ${name}`,
    taken: (day: string) => `Last taken on ${day}, in centimetres.`,
    old: 'These measurements are old: to be taken again before cutting.',
    takenOn: 'Taken on',
    none: 'No measurement is known.',
    measure: 'Measurement',
    printed: 'Printed on',
    discreet: 'This document holds measurements: to be destroyed after the work.',
    page: 'page',
  } satisfies typeof fr,
}

const head = (text: string): Cell => [{ text, style: styles.labelStrong }]
const cell = (text: string): Cell => [{ text, style: styles.text }]

const roomAbove = 12
const stageWidths = { name: 130, hours: 56, planned: 96 } as const
const measureWidths = { name: 156, cm: 52, takenOn: 84 } as const
const measuresWidth = measureWidths.name + measureWidths.cm + measureWidths.takenOn
const croquisHeight = 470

const writeHeading = (paper: Paper, text: string) => {
  paper.y += roomAbove
  paper.need(styles.heading.leading + 2 * styles.text.leading)
  writeText(paper, { text, style: styles.heading, type: 'H2' })
  paper.y += 4
}

const writeWork = (paper: Paper, { language: lng, parts, cloths, stages }: WorkSheet) => {
  const said = words[lng]
  writeHeading(paper, said.parts)
  for (const { text, quantity } of parts)
    writeText(paper, { text: quantity === 1 ? text : `${quantity} × ${text}`, style: styles.text })
  if (cloths.length > 0) writeHeading(paper, said.cloths)
  for (const { text, readyOn } of cloths) {
    const sentence = readyOn ? said.clothOn(text, longDay(readyOn, lng)) : said.clothHere(text)
    writeText(paper, { text: sentence, style: styles.text })
  }
  paper.y += roomAbove
  writeTable(paper, {
    columns: [
      { head: head(said.stage), width: stageWidths.name, align: 'left' },
      { head: head(said.hours), width: stageWidths.hours, align: 'right' },
      { head: head(said.planned), width: stageWidths.planned, align: 'left' },
      {
        head: head(said.note),
        width: textWidth - stageWidths.name - stageWidths.hours - stageWidths.planned,
        align: 'left',
      },
    ],
    rows: stages.map(({ name, hours, isPassed, plannedOn, note }) => [
      [{ text: name, style: isPassed ? styles.soft : styles.strong }],
      cell(hours === 0 ? '' : String(hours)),
      cell(isPassed ? said.passed : plannedOn ? longDay(plannedOn, lng) : ''),
      [{ text: note, style: styles.small }],
    ]),
  })
}

const writeBody = (paper: Paper, body: MeasuredBody, lng: WorkSheet['language']) => {
  const said = words[lng]
  paper.turn()
  writeText(paper, {
    text: body.name === null ? said.own : said.ofOther(body.name),
    style: styles.heading,
    type: 'H2',
  })
  writeText(paper, { text: said.taken(longDay(body.takenOn, lng)), style: styles.soft })
  if (!body.isFresh) writeText(paper, { text: said.old, style: styles.strong })
  paper.y += roomAbove
  const room = { x: sheet.left + measuresWidth, y: paper.y, height: croquisHeight }
  const { width, height } = body.croquis.box
  const drawn = (width / height) * croquisHeight
  paper.picture(body.croquis, { ...room, x: room.x + (textWidth - measuresWidth - drawn) / 2 })
  writeTable(paper, {
    columns: [
      { head: head(said.measure), width: measureWidths.name, align: 'left' },
      { head: head('cm'), width: measureWidths.cm, align: 'right' },
      { head: head(said.takenOn), width: measureWidths.takenOn, align: 'right' },
    ],
    rows: body.measures.map(({ name, cm, takenOn }) => [
      [{ text: name, style: styles.small }],
      [{ text: cm, style: styles.smallStrong }],
      [{ text: longDay(takenOn, lng), style: styles.small }],
    ]),
  })
}

/** Prints what is sewn for a commission, by when and of what cloth, and the bodies that it is sewn for. */
export const renderWorkSheet = (work: WorkSheet): Promise<Uint8Array> => {
  const { language: lng, seller, number, firstName, title, printedAt, occasion, eventDate } = work
  const said = words[lng]
  const paper = new Paper({
    title: `${said.title} ${number}`,
    lng: locales[lng],
    madeAt: new Date(printedAt),
  })
  paper.headFurtherPages(() =>
    drawRunningHead(paper, { left: seller.houseName, right: `${said.title} ${number}` }),
  )
  writeLetterhead(paper, seller)
  writeTitle(paper, { title: said.title, number, below: said.for(firstName) })
  writeText(paper, { text: title, style: styles.heading, type: 'H2' })
  if (eventDate) writeText(paper, { text: said.event(occasion, longDay(eventDate, lng)), style: styles.text })
  writeText(paper, { text: said.handover(longDay(work.handoverBy, lng)), style: styles.strong })
  writeWork(paper, work)
  if (work.bodies.length === 0) {
    paper.y += roomAbove
    writeText(paper, { text: said.none, style: styles.soft })
  }
  for (const body of work.bodies) writeBody(paper, body, lng)
  const printed = `${said.printed} ${dayAndTime(printedAt, lng)}.`
  const imprint = work.bodies.length > 0 ? `${printed} ${said.discreet}` : printed
  return paper.finish((page, pages) => drawFoot(paper, { imprint, place: `${said.page} ${page}/${pages}` }))
}
