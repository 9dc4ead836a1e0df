import { Refusal } from '../setup/refusal.mjs'
import { type Figures, mostFilesInFolder, type TreeSize } from './measure.ts'

const [begin, end] = ['<!-- size -->', '<!-- /size -->']
const kept = new RegExp(`(?<=${begin}\n).*?(?=${end})`, 's')

const columns = ['files', 'lines', 'functions', 'nounFolders', 'usedOnce'] as const
const titles = ['', 'files', 'lines', 'functions', 'folders of its noun', 'exports used once']

type Counts = Readonly<Record<(typeof columns)[number], number | undefined>>

const cellsOf = (place: string, figures: Counts) => [
  place,
  ...columns.map((column) => figures[column]?.toLocaleString('en') ?? ''),
]

const numberIn = (cell = '') => (cell === '' ? undefined : Number(cell.replaceAll(',', '')))

const padded = (rows: readonly (readonly string[])[]) => {
  const widths = titles.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    ),
  )
}

const crowdedLine = ({ crowded }: TreeSize, mark = '') => {
  const named = [...crowded].map(([folder, count]) => `${mark}${folder}${mark} ${count}`)
  return `Folders above ${mostFilesInFolder} files: ${named.join(', ') || 'none'}.`
}

/** The figures as a table of Markdown. */
const tableOf = (size: TreeSize) => {
  const rows = padded([titles, ...[...size.places].map(([place, figures]) => cellsOf(place, figures))])
  const [head = [], ...body] = rows.map((row) => `| ${row.join(' | ')} |`)
  const rule = `| ${rows[0]?.map((cell, column) => (column === 0 ? '-'.repeat(cell.length) : `${'-'.repeat(cell.length - 1)}:`)).join(' | ')} |`
  return [head, rule, ...body, '', crowdedLine(size, '`')].join('\n')
}

/** The document with these figures in the place of the last ones. */
export const keepFigures = (document: string, size: TreeSize) => {
  if (!kept.test(document)) throw new Refusal(`There is no place for the figures: ${begin} … ${end}.`)
  return document.replace(kept, () => `\n${tableOf(size)}\n\n`)
}

/** The figures that a document keeps, by place. */
export const keptFigures = (document: string): ReadonlyMap<string, Counts> => {
  const rows = (kept.exec(document)?.[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| -') && !line.includes(' files '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return new Map(
    rows.map(([, place = '', files, lines, functions, nounFolders, usedOnce]) => [
      place,
      {
        files: numberIn(files),
        lines: numberIn(lines),
        functions: numberIn(functions),
        nounFolders: numberIn(nounFolders),
        usedOnce: numberIn(usedOnce),
      },
    ]),
  )
}

const noFigures: Counts = {
  files: undefined,
  lines: undefined,
  functions: undefined,
  nounFolders: undefined,
  usedOnce: undefined,
}

const withGrowth = (now: number | undefined, last: number | undefined) => {
  if (now === undefined) return ''
  const grown = last === undefined ? 0 : now - last
  return `${now.toLocaleString('en')}${grown === 0 ? '' : ` (${grown > 0 ? '+' : '−'}${Math.abs(grown).toLocaleString('en')})`}`
}

/** The figures as a person reads them, each with what it has grown by since the last ones; what is gone stands as 0. */
export const comparedFigures = (size: TreeSize, last: ReadonlyMap<string, Counts>) => {
  const gone = [...last.keys()].filter((place) => place !== '' && !size.places.has(place))
  const now = new Map<string, Figures | Counts>([
    ...gone.map((place): [string, Counts] => [place, { ...noFigures, files: 0 }]),
    ...size.places,
  ])
  const rows = [...now].map(([place, figures]) => {
    const before = last.get(place) ?? noFigures
    const isNew = last.size > 0 && !last.has(place)
    return [
      isNew ? `${place} (new)` : place,
      ...columns.map((column) => withGrowth(figures[column], before[column])),
    ]
  })
  return [...padded([titles, ...rows]).map((row) => row.join('  ').trimEnd()), '', crowdedLine(size)].join(
    '\n',
  )
}
