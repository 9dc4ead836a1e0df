import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { useSession } from '../../../api/api-provider.tsx'
import { useDownload } from '../../../api/use-download.ts'
import { useTranslation } from '../../../i18n/use-translation.tsx'
import type { Choices } from '../list-declaration.ts'
import { listNameOf, useListMemory } from '../memory/list-memory.ts'
import { type Columns, shownColumns } from '../table/columns.ts'
import type { List } from '../use-list.ts'
import { FileButton } from './file-button.tsx'

/** What leaves the house with a file: the name of the list, its rows and what it was narrowed by. */
export interface LeavingList {
  readonly list: string
  readonly rows: number
  readonly filters: Readonly<Record<string, string>>
}

/** Notes that a list leaves the house; nothing for members who may not take it along. */
export const NoteLeavingContext = createContext<((leaving: LeavingList) => Promise<unknown>) | undefined>(
  undefined,
)

interface ListFileProps<C extends Choices, Row> {
  readonly list: List<C, Row>
  readonly columns: Columns<Row>
}

/** Saves all rows that the list is narrowed to as a file for a spreadsheet, with the columns that it shows. */
export const ListFile = <C extends Choices, Row extends { readonly _id: string }>({
  list,
  columns,
}: ListFileProps<C, Row>) => {
  const { t } = useTranslation('list')
  const note = useContext(NoteLeavingContext)
  const queries = useQueryClient()
  const { transport, lng } = useSession()
  const chosen = useListMemory().columnsOf(listNameOf(list.declaration))
  const file = useDownload(async () => {
    const [{ readAllRows }, { rowsAsFile }] = await Promise.all([
      import('../read-all-rows.ts'),
      import('./rows-as-file.ts'),
    ])
    const name = listNameOf(list.declaration)
    const rows = await readAllRows({ list, queries, transport, lng })
    const { search: _search, given, ...choices } = list.params
    const filters = Object.entries({ ...choices, ...given }).flatMap(([field, value]) =>
      typeof value === 'string' && field !== 'after' && field !== 'before' ? [[field, value] as const] : [],
    )
    // Nothing leaves that the log does not know of.
    await note?.({
      list: name,
      rows: rows.length,
      filters: Object.fromEntries(filters),
    })
    return rowsAsFile({ rows, columns: shownColumns(columns, chosen), name })
  })
  if (!note || columns.every(({ text }) => !text)) return null
  return <FileButton file={file} label={t('file.save')} failed={t('file.failed')} />
}
