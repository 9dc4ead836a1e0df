import { useState } from 'react'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { CategoriesContract, EditedCategory } from '../../categories.contract.ts'
import { readingsOfCategories } from './categories.queries.ts'

interface CategoryRemovalProps {
  readonly category: EditedCategory
  readonly others: readonly EditedCategory[]
  readonly onClose: () => void
}

/** Deletes a category, and asks where its products go. */
export const CategoryRemoval = ({ category, others, onClose }: CategoryRemovalProps) => {
  const { t } = useTranslation('adminCategories')
  const api = useApi<CategoriesContract>()
  const [moveTo, setMoveTo] = useState(others[0]?._id)
  const { _id: id, name, products } = category
  const { write, busy } = useWrite({
    send: () => api('DELETE /categories/{id}', { params: { id }, query: products > 0 ? { moveTo } : {} }),
    succeeded: () => {
      notify('general', { title: t('removal.done'), variant: 'success' })
      onClose()
    },
    failed: (error) => {
      showFailure(t('notDone'), error)
      onClose()
    },
    refresh: readingsOfCategories,
  })
  const isStuck = products > 0 && moveTo === undefined
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('removal.title', { name })}
      keep={t('removal.keep')}
      confirm={t('removal.confirm')}
      busy={busy}
      onConfirm={() => (isStuck ? onClose() : void write())}
    >
      <p>{products === 0 ? t('removal.empty') : t('removal.moves', { count: products })}</p>
      {isStuck && <p className="mt-2">{t('removal.alone')}</p>}
      {products > 0 && !isStuck && (
        <SelectField
          label={t('removal.to')}
          value={moveTo}
          options={others.map((other) => ({ value: other._id, label: other.name }))}
          frameClassName="mt-4"
          onChange={({ target }) => setMoveTo(target.value)}
        />
      )}
    </ConfirmDialog>
  )
}
