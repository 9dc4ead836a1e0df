import { Moment } from '../../../../../../ui/admin/moment.tsx'
import { showFailure } from '../../../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../../../ui/api/use-write.ts'
import { Button } from '../../../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../../../ui/toasts/toasts.ts'
import type { ProductState } from '../../../../../catalog/product.limits.ts'
import type { EditedProduct } from '../../../../edited-product.schema.ts'
import type { ProductWritingContract } from '../../../../product-writing.contract.ts'
import { lacksOf } from '../../../../publishing.rules.ts'
import { readingsOfProducts } from '../../products.queries.ts'
import { factsOf, type ProductDraft } from '../product-draft.ts'
import { LackList } from './lack-list.tsx'
import { ProductPreviewLink } from './preview-link.tsx'
import { publicationTexts } from './publication.texts.ts'
import { PublicationDate } from './publication-date.tsx'

interface PublicationProps {
  readonly product: EditedProduct
  readonly draft: ProductDraft
  /** What is typed and not saved would not be published. */
  readonly isUnsaved: boolean
}

/** Whether the shop shows a product, what it lacks, and the presses that publish and archive it. */
export const Publication = ({ product, draft, isUnsaved }: PublicationProps) => {
  useOwnTexts('publication', publicationTexts)
  const { t } = useTranslation('publication')
  const api = useApi<ProductWritingContract>()
  const { _id: id, state, publishAt, version } = product
  const { write, busy } = useWrite({
    send: (wanted: { readonly state: ProductState; readonly publishAt?: string }) =>
      api('PUT /products/{id}/state', { params: { id }, body: { ...wanted, version } }),
    succeeded: (_answer, wanted) =>
      notify('general', {
        title: t(wanted.publishAt === undefined ? `done.${wanted.state}` : 'done.dated'),
        variant: 'success',
      }),
    failed: (error) => showFailure(t('failed'), error),
    refresh: readingsOfProducts,
  })
  const lacks = lacksOf(factsOf(draft, product.images))
  const isReady = lacks.forbidding.length === 0 && !isUnsaved
  return (
    <section
      aria-labelledby="parution-title"
      className="border border-hairline bg-sheet p-4 [--ground:var(--sheet)]"
    >
      <h2 id="parution-title" className="font-semibold text-subheading">
        {t(`states.${state}`)}
      </h2>
      <p className="mt-1 text-ink-soft text-small">
        {publishAt ? (
          <>
            {t('dated')} <Moment at={publishAt} />
          </>
        ) : (
          t(`means.${state}`)
        )}
      </p>
      <LackList kind="forbidding" state={state} lacks={lacks.forbidding} />
      <LackList kind="helping" state={state} lacks={lacks.helping} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {state === 'published' ? (
          <Button
            size="small"
            variant="secondary"
            loading={busy}
            onClick={() => void write({ state: 'archived' })}
          >
            {t('archive')}
          </Button>
        ) : (
          <Button
            size="small"
            loading={busy}
            disabled={!isReady}
            onClick={() => void write({ state: 'published' })}
          >
            {t(state === 'draft' ? 'publish' : 'publishAgain')}
          </Button>
        )}
        {publishAt && (
          <Button size="small" variant="quiet" loading={busy} onClick={() => void write({ state: 'draft' })}>
            {t('undate')}
          </Button>
        )}
        {state !== 'published' && !isReady && (
          <p className="text-caption text-ink-soft">{t(isUnsaved ? 'saveFirst' : 'completeFirst')}</p>
        )}
      </div>
      {state !== 'published' && <ProductPreviewLink id={id} />}
      {state === 'draft' && isReady && (
        <PublicationDate
          key={publishAt}
          at={publishAt}
          busy={busy}
          onDate={(at) => void write({ state: 'draft', publishAt: at })}
        />
      )}
    </section>
  )
}
