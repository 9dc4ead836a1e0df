import { useState } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { DeskPage } from '../../../../ui/admin/desk-page.tsx'
import { OrderedList } from '../../../../ui/admin/order/ordered-list.tsx'
import { Unanswered } from '../../../../ui/admin/unanswered.tsx'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { CategoriesContract, EditedCategory } from '../../categories.contract.ts'
import { editedCategoriesQuery, readingsOfCategories } from './categories.queries.ts'
import { categoriesTexts } from './categories.texts.ts'
import { CategoryForm } from './category-form.tsx'
import { CategoryRemoval } from './category-removal.tsx'

/** The categories of the shop: added, named, told, ordered and deleted. */
export const CategoriesPage = ({ houseName }: { readonly houseName: string }) => {
  useOwnTexts('adminCategories', categoriesTexts)
  const { t } = useTranslation('adminCategories')
  const [written, setWritten] = useState<EditedCategory | 'new'>()
  return (
    <DeskPage
      path={pathTo('adminCategories')}
      houseName={houseName}
      t={t}
      beside={
        <Button size="small" aria-haspopup="dialog" onClick={() => setWritten('new')}>
          {t('add')}
        </Button>
      }
    >
      <div className="mt-2 noscript:hidden">
        <CategoryList onWrite={setWritten} />
      </div>
      {written && (
        <CategoryForm
          category={written === 'new' ? undefined : written}
          onClose={() => setWritten(undefined)}
        />
      )}
    </DeskPage>
  )
}

const CategoryList = ({ onWrite }: { readonly onWrite: (category: EditedCategory) => void }) => {
  const { t } = useTranslation('adminCategories')
  const api = useApi<CategoriesContract>()
  const { data: categories = [], isPending, error, refetch } = usePrivateQuery(editedCategoriesQuery(api))
  const [removed, setRemoved] = useState<EditedCategory>()
  const { write, writing } = useWrite({
    send: (ids: readonly string[]) => api('PUT /admin/categories/order', { body: { ids: [...ids] } }),
    failed: (refusal) => showFailure(t('notDone'), refusal),
    refresh: readingsOfCategories,
  })
  if (error)
    return (
      <Unanswered
        error={error}
        text={t('failed')}
        retry={{ label: t('retry'), onPress: () => void refetch() }}
      />
    )
  if (isPending) return <div className="min-h-80" />
  // The order is shown as it is wanted, while it is on its way.
  const wanted = writing ?? categories.map(({ _id }) => _id)
  const shown = wanted.flatMap((id) => categories.filter(({ _id }) => _id === id))
  if (shown.length === 0) return <p className="py-5 text-ink-soft">{t('empty')}</p>
  return (
    <>
      <OrderedList
        items={shown}
        titleOf={({ name }) => name}
        label={t('label')}
        onOrder={(ids) => void write(ids)}
        hasHandles
        className="border-hairline border-t"
        rowClassName="py-2"
        row={(category) => (
          <div className="min-w-0 flex-1 text-small">
            <button
              type="button"
              lang="fr"
              aria-haspopup="dialog"
              onClick={() => onWrite(category)}
              className="text-start font-medium underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
            >
              {category.name}
            </button>
            <p className="text-ink-soft">
              {category.nameEn ? <span lang="en">{category.nameEn}</span> : t('noEnglish')}
              {' · '}
              {category.products > 0 ? (
                <LocalLink
                  to={`${pathTo('adminProducts')}?${new URLSearchParams({ category: category._id })}`}
                  className="underline decoration-1 decoration-hairline underline-offset-[0.22em] hover:text-garance"
                >
                  {t('products', { count: category.products })}
                  <span className="sr-only"> · {category.name}</span>
                </LocalLink>
              ) : (
                t('products', { count: 0 })
              )}
              {category.published < category.products && `, ${t('published', { count: category.published })}`}
            </p>
          </div>
        )}
        actions={(category) => (
          <IconButton
            icon="close"
            label={t('remove', { name: category.name })}
            onClick={() => setRemoved(category)}
          />
        )}
      />
      {removed && (
        <CategoryRemoval
          category={removed}
          others={shown.filter(({ _id }) => _id !== removed._id)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  )
}
