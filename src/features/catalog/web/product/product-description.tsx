import { useId, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { isLongDescription } from '../../catalog.rules.ts'

/**
 * The description of a product. Above 300 characters it starts collapsed, except where no script could expand it (§2).
 */
export const ProductDescription = ({ description }: { description: string }) => {
  const { t } = useTranslation('catalog')
  const [open, setOpen] = useState(false)
  const id = useId()
  const foldable = isLongDescription(description)
  return (
    <div className="max-w-measure">
      <p
        id={id}
        className={classNames(
          'whitespace-pre-line',
          foldable && !open && 'noscript:line-clamp-none line-clamp-5 print:line-clamp-none',
        )}
      >
        {description}
      </p>
      {foldable && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="-ml-1 noscript:hidden print:hidden"
        >
          {open ? t('product.readLess') : t('product.readMore')}
        </Button>
      )}
    </div>
  )
}
