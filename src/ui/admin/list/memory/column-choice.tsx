import { useId, useState } from 'react'
import { Button } from '../../../buttons/button.tsx'
import { CheckboxField } from '../../../forms/checkbox-field.tsx'
import { useTranslation } from '../../../i18n/use-translation.tsx'
import { type Column, type Columns, isShown } from '../table/columns.ts'
import { useListMemory } from './list-memory.ts'

interface ColumnChoiceProps<Row> {
  /** The name of the list. */
  readonly list: string
  readonly columns: Columns<Row>
}

/** Chooses the columns of a table, which are remembered with the account. */
export const ColumnChoice = <Row,>({ list, columns }: ColumnChoiceProps<Row>) => {
  const { t } = useTranslation('list')
  const { columnsOf, saveColumns } = useListMemory()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  // What is pressed shows at once; what is remembered follows.
  const [pressed, setPressed] = useState<readonly string[]>()
  const chosen = pressed ?? columnsOf(list)
  const [, ...others] = columns
  const change = ({ name }: Column<Row>, isWanted: boolean) => {
    const shown = others.filter((each) => (each.name === name ? isWanted : isShown(each, chosen)))
    const names = shown.map((each) => each.name)
    setPressed(names)
    saveColumns(list, names)
  }
  return (
    <div className="relative hidden lg:block">
      <Button
        size="small"
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('columns')}
      </Button>
      {isOpen && (
        <fieldset
          id={id}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
          className="absolute end-0 top-full z-10 w-60 border border-hairline bg-sheet px-4 py-2 [--ground:var(--sheet)]"
        >
          <legend className="sr-only">{t('columns')}</legend>
          {others.map((column) => (
            <CheckboxField
              key={column.name}
              label={<span className="text-small">{column.label}</span>}
              checked={isShown(column, chosen)}
              onChange={({ target }) => change(column, target.checked)}
              className="[&_label]:min-h-9 [&_label]:py-1"
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}
