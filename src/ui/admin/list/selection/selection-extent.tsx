import { useState } from 'react'
import { Button } from '../../../buttons/button.tsx'
import { useTranslation } from '../../../i18n/use-translation.tsx'
import type { Choices } from '../list-declaration.ts'
import type { List } from '../use-list.ts'
import { mostSelected, type SelectedOf } from './use-selection.ts'

interface SelectionExtentProps<C extends Choices, Row extends { readonly _id: string }> {
  readonly list: List<C, Row>
  readonly selection: SelectedOf<Row>
}

/** How far the selection reaches: over the page, or over all rows that are asked for. */
export const SelectionExtent = <C extends Choices, Row extends { readonly _id: string }>({
  list,
  selection,
}: SelectionExtentProps<C, Row>) => {
  const { t } = useTranslation('selection')
  const [isReading, setReading] = useState(false)
  const { data } = list.query
  const shown = data?.rows.length ?? 0
  const all = Math.min(data?.count ?? 0, mostSelected)
  const isLimited = (data?.count ?? 0) > mostSelected
  const selectAll = async () => {
    setReading(true)
    await selection.selectAll().finally(() => setReading(false))
  }
  return (
    <>
      {selection.elsewhere > 0 && (
        <span className="text-ink-soft">{t('elsewhere', { count: selection.elsewhere })}</span>
      )}
      {!selection.isWhole && (
        <Button size="small" variant="quiet" onClick={selection.togglePage}>
          {t('page', { count: shown })}
        </Button>
      )}
      {all > shown && selection.rows.length < all && (
        <Button size="small" variant="quiet" loading={isReading} onClick={() => void selectAll()}>
          {t(isLimited ? 'first' : 'all', { count: all })}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={selection.clear}>
        {t('none')}
      </Button>
    </>
  )
}
