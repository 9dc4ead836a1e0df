import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useChangedUrl } from '../../../../../ui/admin/use-changed-url.ts'
import { ProductForm } from './product-form.tsx'
import { useNewProductEditor } from './use-product-editor.ts'

/** A product that is not in the shop yet; once it is, its pictures are added. */
export const NewProduct = () => {
  const { t } = useTranslation('adminProducts')
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const editor = useNewProductEditor((id) => void navigate(urlWith({ opened: id }), { replace: true }))
  return (
    <article>
      <Link
        to={urlWith({ opened: undefined })}
        className="thread-link relative inline-flex min-h-11 items-center text-small"
      >
        ← {t('back')}
      </Link>
      <h2 className="mt-2 font-semibold text-subheading">{t('newOne')}</h2>
      <ProductForm
        editor={editor}
        aside={<p className="max-w-measure text-ink-soft text-small">{t('picturesLater')}</p>}
      />
    </article>
  )
}
