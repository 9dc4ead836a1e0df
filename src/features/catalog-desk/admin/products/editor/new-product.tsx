import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { numberIn } from '../../../../../ui/admin/typed-number.ts'
import { useChangedUrl } from '../../../../../ui/admin/use-changed-url.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../../ui/api/use-write.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../../ui/forms/form/use-form.ts'
import { Refusal } from '../../../../../ui/forms/refusal.tsx'
import { SelectField } from '../../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import type { CatalogContract } from '../../../../catalog/catalog.contract.ts'
import { productLimits } from '../../../../catalog/product.limits.ts'
import { categoriesQuery } from '../../../../catalog/web/categories.public.ts'
import type { ProductWritingContract } from '../../../product-writing.contract.ts'
import { readingsOfProducts } from '../products.queries.ts'

const names = ['name', 'category', 'price'] as const

/** Begins a product with what every one has. It is a draft, whose page says what it lacks. */
export const NewProduct = () => {
  const { t } = useTranslation('adminProducts')
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const api = useApi<CatalogContract & ProductWritingContract>()
  const { data: categories = [] } = useQuery(categoriesQuery(api))
  const { write, busy, failure } = useWrite({
    send: ({ name, category, price }: Readonly<Record<(typeof names)[number], string>>) =>
      api('POST /admin/products', { body: { name, category, price: numberIn(price) } }),
    succeeded: ({ product }) => navigate(urlWith({ opened: product._id }), { replace: true }),
    refresh: readingsOfProducts,
  })
  const form = useForm({
    names,
    check: ({ name, category, price }) => ({
      name: name.trim() ? undefined : t('faults.missing'),
      category: category ? undefined : t('faults.missing'),
      price: Number.isInteger(numberIn(price)) ? undefined : t('faults.noAmount'),
    }),
    failure,
    failures: { failed: t('notSaved') },
    submit: (typed) => void write(typed),
  })
  return (
    <article>
      <Link
        to={urlWith({ opened: undefined })}
        className="thread-link relative inline-flex min-h-11 items-center text-small"
      >
        ← {t('back')}
      </Link>
      <h2 className="mt-2 font-semibold text-subheading">{t('newOne')}</h2>
      <p className="mt-1 max-w-[46rem] text-ink-soft text-small">{t('newLead')}</p>
      <form method="post" {...form.props} className="mt-6 flex max-w-[30rem] flex-col gap-5">
        <TextField
          {...form.field('name')}
          label={t('fields.name')}
          lang="fr"
          required
          maxLength={productLimits.nameLength}
          autoComplete="off"
        />
        <SelectField
          {...form.field('category')}
          label={t('fields.category')}
          required
          options={[
            { value: '', label: t('facts.chooseCategory') },
            ...categories.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
        <TextField
          {...form.field('price')}
          label={t('fields.price')}
          hint={t('facts.priceHint')}
          required
          inputMode="numeric"
          autoComplete="off"
        />
        {form.refusal && <Refusal>{form.refusal}</Refusal>}
        <Button type="submit" loading={busy} className="self-start">
          {t('create')}
        </Button>
      </form>
    </article>
  )
}
