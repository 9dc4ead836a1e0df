import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../../buttons/button.tsx'
import { CheckboxField } from '../../../forms/checkbox-field.tsx'
import { useForm } from '../../../forms/form/use-form.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { TextField } from '../../../forms/text-field.tsx'
import { useTranslation } from '../../../i18n/use-translation.tsx'
import type { Choices, ListDeclaration } from '../list-declaration.ts'
import { listNameOf, useListMemory } from './list-memory.ts'
import { viewQueryOf } from './view-query.ts'

const nameLength = 60

/** Saves what is looked at under a name; nothing where it is a view already, or the whole list. */
export const SaveView = <C extends Choices, Row>({
  declaration,
}: {
  readonly declaration: ListDeclaration<C, Row>
}) => {
  const { t } = useTranslation('list')
  const { viewsOf, saveView, failure } = useListMemory()
  const { search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const list = listNameOf(declaration)
  const query = viewQueryOf(declaration, search)
  const isNew = query !== '' && !viewsOf(list).some((view) => view.query === query)
  const [isShared, setShared] = useState(false)
  const form = useForm({
    names: ['viewName'],
    check: ({ viewName }) => ({ viewName: viewName.trim() === '' ? t('views.nameMissing') : undefined }),
    submit: async ({ viewName }) => {
      if (await saveView(list, { name: viewName.trim(), query, shared: isShared })) setOpen(false)
    },
  })
  if (!isNew) return null
  if (!isOpen)
    return (
      <Button size="small" variant="quiet" onClick={() => setOpen(true)} className="max-lg:hidden">
        {t('views.save')}
      </Button>
    )
  return (
    <form
      method="post"
      {...form.props}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      className="flex flex-wrap items-end gap-x-3"
    >
      <TextField
        {...form.field('viewName')}
        label={t('views.name')}
        autoFocus
        maxLength={nameLength}
        autoComplete="off"
        className="min-h-10 py-1.5 text-small"
        frameClassName="w-56"
      />
      <CheckboxField
        label={<span className="text-small">{t('views.shared')}</span>}
        checked={isShared}
        onChange={({ target }) => setShared(target.checked)}
      />
      <Button size="small" type="submit">
        {t('views.keep')}
      </Button>
      <Button size="small" variant="quiet" onClick={() => setOpen(false)}>
        {t('close')}
      </Button>
      {failure instanceof Error && <Refusal className="basis-full">{failure.message}</Refusal>}
    </form>
  )
}
