import type { Context } from '../../../../platform/context/context.ts'
import { fieldMessages } from '../../../../platform/http/refusals/field-messages.ts'
import { InvalidInput } from '../../../../platform/http/refusals/invalid-input.ts'
import { simpleForm } from '../../../../shared/text/simple-form.ts'
import { writtenProductSchema } from '../../../catalog-desk/product-input.schema.ts'
import { productOfInput } from '../../../catalog-desk/server/writing/product-of-input.public.ts'
import { refuseUnwritten } from '../../../catalog-desk/server/writing/refuse-unwritten.public.ts'
import { linesOfCut } from '../../../garments/cut.ts'
import { cutOfLines, measuresOfLines } from '../../../garments/garment-lines.ts'
import { linesOfMeasures } from '../../../garments/garment-measures.ts'
import { readAnswer, readNumber, readState, readWords } from '../../cell-values.ts'
import { type ProductColumn, sizeOfColumn } from '../../product-columns.ts'
import type { KeptProduct } from '../kept-products.ts'
import {
  blankCells,
  type Cell,
  cellsOf,
  columnOfField,
  inputOfCells,
  type ProductCells,
  type WrittenColumn,
} from '../product-cells.ts'
import type { WholeProduct } from '../writing/sent-rows.ts'

export interface RowFault {
  readonly column: ProductColumn | null
  readonly message: string
}

/** The ids of the categories by the words that may stand for them. */
export type CategoryWords = ReadonlyMap<string, string>

export const categoryWords = (
  categories: readonly { readonly id: string; readonly nameFr: string; readonly nameEn: string | null }[],
): CategoryWords =>
  new Map(
    categories.flatMap(({ id, nameFr, nameEn }) =>
      [id, nameFr, nameEn ?? id].map((word) => [simpleForm(word), id] as const),
    ),
  )

type Reading =
  | { readonly cell: Cell }
  | { readonly fault: 'number' | 'answer' | 'category' | 'cut' | 'measures' }

type Reader = (text: string, categories: CategoryWords) => Reading

const asText: Reader = (text) => ({ cell: text.trim() === '' ? '' : text })

const asNumber: Reader = (text) => {
  if (text.trim() === '') return { cell: null }
  const number = readNumber(text)
  return number === undefined ? { fault: 'number' } : { cell: number }
}

const asAnswer: Reader = (text) => {
  const answer = readAnswer(text)
  return answer === undefined ? { fault: 'answer' } : { cell: answer }
}

const asWords: Reader = (text) => ({ cell: readWords(text) })

const asCategory: Reader = (text, categories) => {
  if (text.trim() === '') return { cell: '' }
  const id = categories.get(simpleForm(text.trim()))
  return id === undefined ? { fault: 'category' } : { cell: id }
}

const asCut: Reader = (text) => {
  const cut = cutOfLines(readWords(text))
  return cut ? { cell: linesOfCut(cut) } : { fault: 'cut' }
}

const asMeasures: Reader = (text) => {
  const measures = measuresOfLines(readWords(text))
  return measures ? { cell: linesOfMeasures(measures) } : { fault: 'measures' }
}

const readers: Readonly<Partial<Record<WrittenColumn, Reader>>> = {
  category: asCategory,
  price: asNumber,
  tags: asWords,
  tagsEn: asWords,
  customizable: asAnswer,
  featured: asAnswer,
  animalParts: asAnswer,
  fittedAt: asWords,
  cut: asCut,
  measures: asMeasures,
  lowStock: asNumber,
  stock: asNumber,
}

const readerOf = (column: WrittenColumn) =>
  sizeOfColumn(column) === undefined ? (readers[column] ?? asText) : asNumber

interface RowInput {
  readonly kept: KeptProduct | undefined
  /** What the file says, by column. */
  readonly texts: ReadonlyMap<WrittenColumn, string>
  /** What it says of the state; empty where it says nothing. */
  readonly state: string
  readonly categories: CategoryWords
}

/** The state that a row asks for; without one the product keeps its own, and a new one is a draft. */
const stateOfRow = ({ say }: Pick<Context, 'say'>, { kept, state: text }: RowInput) => {
  const own = { state: kept?.state ?? 'draft', publishAt: kept?.publishAt ?? null } as const
  const state = text === '' ? own.state : readState(text)
  const fault = (message: string) => ({ ...own, faults: [{ column: 'state', message } as const] })
  if (state === undefined) return fault(say('product-files:faults.state', {}))
  if (state === own.state) return { ...own, faults: [] }
  if (state === 'draft') return fault(say('catalog-desk:errors.alreadyShown', {}))
  return { state, publishAt: null, faults: [] }
}

/** Reads a row of a file on top of what is kept of its product: what it becomes, or what is wrong with it. */
export const readRow = (
  { say }: Pick<Context, 'say'>,
  input: RowInput,
): { readonly after?: WholeProduct; readonly faults: readonly RowFault[] } => {
  const { kept, texts, categories } = input
  const { faults: ofState, ...state } = stateOfRow({ say }, input)
  const faults: RowFault[] = [...ofState]
  const read: [WrittenColumn, Cell][] = []
  for (const [column, text] of texts) {
    const reading = readerOf(column)(text, categories)
    if ('cell' in reading) read.push([column, reading.cell])
    else faults.push({ column, message: say(`product-files:faults.${reading.fault}`, {}) })
  }
  const cells: ProductCells = { ...(kept ? cellsOf(kept.rows) : blankCells), ...Object.fromEntries(read) }
  const parsed = writtenProductSchema.safeParse(inputOfCells(cells), { reportInput: true })
  // A cell that could not be read has its own fault already.
  const unread = new Set(faults.map(({ column }) => column))
  const told = (issues: InvalidInput['issues']) =>
    Object.entries(fieldMessages(issues, say)).flatMap(([field, message]) => {
      const column = columnOfField(field, cells)
      return column !== null && unread.has(column) ? [] : [{ column, message }]
    })
  if (!parsed.success) return { faults: [...faults, ...told(parsed.error.issues)] }
  const { version: _, ...product } = parsed.data
  const after = { ...state, rows: productOfInput({ ...product, stock: undefined }, kept?.rows) }
  return { after, faults: [...faults, ...told(unwrittenIn(after))] }
}

/** What a product lacks that the shop shows, has shown or will show by itself: what publishing by hand asks for. */
const unwrittenIn = ({ rows, state, publishAt }: WholeProduct): InvalidInput['issues'] => {
  if (state === 'draft' && !publishAt) return []
  try {
    refuseUnwritten(rows)
    return []
  } catch (refusal) {
    if (refusal instanceof InvalidInput) return refusal.issues
    throw refusal
  }
}
