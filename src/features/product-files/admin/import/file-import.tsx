import { useState } from 'react'
import { useUpload } from '../../../../ui/api/use-upload.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { matchedColumns, type ProductColumn } from '../../product-columns.ts'
import type { ProductFilesContract } from '../../product-files.contract.ts'
import { readTable, type Table } from '../../read-table.ts'
import { readingsOfCatalogue } from '../product-files.queries.ts'
import { ArchiveRefusal } from './archive-refusal.tsx'
import { ChosenFile } from './chosen-file.tsx'
import { type ChosenTable, readChosen } from './chosen-table.ts'
import { ColumnMatching } from './column-matching.tsx'
import { ComparisonView } from './comparison-view.tsx'
import { PastedCells } from './pasted-cells.tsx'
import { PicturesOfImport } from './pictures-of-import.tsx'

/** A file that was chosen, as it is read, and what each of its columns is. */
interface ReadFile {
  readonly name: string
  readonly text: string
  readonly table: Table
  readonly columns: readonly (ProductColumn | null)[]
  /** The archive in which it lay, with the photographs. */
  readonly archive: File | undefined
}

const readText = ({ name, text = '', archive }: ChosenTable): ReadFile => {
  const table = readTable(text)
  return {
    name,
    text,
    table,
    archive,
    columns: matchedColumns(table.headings).map((column) => column ?? null),
  }
}

/** The calls of an import: the file is sent in UTF-8, whatever it was written in. */
const useImportCalls = ({ name, text, columns }: ReadFile) => {
  const upload = useUpload<ProductFilesContract>()
  const call = (idempotencyKey: string, fields: Readonly<Record<string, string>>) => ({
    file: { field: 'file', content: new File([text], name, { type: 'text/plain' }) },
    fields: { columns: JSON.stringify(columns), ...fields },
    idempotencyKey,
    onProgress: () => undefined,
  })
  const comparing = useWrite({
    send: (_columns: readonly (ProductColumn | null)[], key) =>
      upload('POST /admin/product-imports/comparison', call(key, {})),
    refresh: null,
  })
  const importing = useWrite({
    send: (seen: string, key) => upload('POST /admin/product-imports', call(key, { seen })),
    refresh: readingsOfCatalogue,
  })
  return { comparing, importing }
}

/** Imports a file: its columns are matched, it is compared with the catalogue, and then saved as it was shown. */
export const FileImport = () => {
  const { t } = useTranslation('productFiles')
  const [read, setRead] = useState<ReadFile>()
  const [tries, setTries] = useState(0)
  const [failure, setFailure] = useState<unknown>()
  const take = (next: ReadFile | undefined, failed?: unknown) => {
    setRead(next)
    setFailure(failed)
    setTries((before) => before + 1)
  }
  const choose = (file: File) =>
    readChosen(file).then(
      (chosen) => take(readText(chosen)),
      (error: unknown) => take(undefined, error),
    )
  return (
    <>
      <ChosenFile name={read?.name} onChoose={(file) => void choose(file)} />
      <PastedCells onPaste={(text) => take(readText({ name: t('import.pastedName'), text }))} />
      <ArchiveRefusal error={failure} />
      {read && read.table.lines.length === 0 && <Refusal className="mt-4">{t('import.noTable')}</Refusal>}
      {read && read.table.lines.length > 0 && (
        <Steps
          key={tries}
          read={read}
          onColumns={(columns) => setRead({ ...read, columns })}
          onAgain={() => setRead(undefined)}
        />
      )}
    </>
  )
}

interface StepsProps {
  readonly read: ReadFile
  readonly onColumns: (columns: ReadFile['columns']) => void
  readonly onAgain: () => void
}

const Steps = ({ read, onColumns, onAgain }: StepsProps) => {
  const { t } = useTranslation('productFiles')
  const { comparing, importing } = useImportCalls(read)
  const { table, columns, archive } = read
  const comparison = comparing.done ? comparing.answer?.comparison : undefined
  if (importing.answer)
    return (
      <div className="mt-6">
        <p role="status" className="font-medium">
          {t('import.done', {
            added: importing.answer.import.added,
            changed: importing.answer.import.changed,
          })}
        </p>
        <PicturesOfImport
          table={table}
          columns={columns}
          products={importing.answer.products}
          archive={archive}
        />
        <Button variant="secondary" className="mt-6" onClick={onAgain}>
          {t('import.again')}
        </Button>
      </div>
    )
  return (
    <div className="mt-6 flex flex-col gap-8">
      <ColumnMatching
        table={table}
        columns={columns}
        onChange={(next) => {
          onColumns(next)
          comparing.reset()
        }}
      />
      <div>
        <Button
          variant={comparison ? 'secondary' : 'primary'}
          loading={comparing.busy}
          onClick={() => void comparing.write(columns)}
        >
          {t(comparison ? 'import.compareAgain' : 'import.compare')}
        </Button>
        {comparing.failure instanceof Error && (
          <Refusal className="mt-4">{comparing.failure.message || t('import.notCompared')}</Refusal>
        )}
      </div>
      {comparison && (
        <ComparisonView
          comparison={comparison}
          busy={importing.busy}
          failure={importing.failure}
          onImport={() => void importing.write(comparison.seen)}
        />
      )}
    </div>
  )
}
