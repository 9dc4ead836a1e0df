import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { useFetchedPart } from '../../../ui/late/use-fetched-part.ts'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { madeToMeasure } from '../../catalog/catalog.limits.ts'
import { askedSize, type Missing } from '../restock.rules.ts'
import type { AskDialogProps } from './asking/ask-dialog.tsx'
import { missingSizeTexts } from './missing-size.texts.ts'

const loadDialog = async () => (await import('./asking/ask-dialog.tsx')).AskDialog

interface MissingSizeProps {
  readonly product: { readonly _id: string; readonly name: string }
  readonly missing: Missing
  readonly choose: (size: string) => void
  readonly ownEmail: string | undefined
  /** The page to make an appointment, for a product that is out of stock and can be made again. */
  readonly haveMade: string | undefined
}

const quiet =
  'inline-flex min-h-11 items-center text-small underline decoration-1 decoration-garance underline-offset-[0.22em] transition-colors hover:text-garance'

/** What a visitor can do if the size is out of stock: ask for an alert, or have it made. */
export const MissingSize = ({ product, missing, choose, ownEmail, haveMade }: MissingSizeProps) => {
  useOwnTexts('missingSize', missingSizeTexts)
  const { t } = useTranslation('missingSize')
  const { hash } = useLocation()
  const { Part: Dialog, fetchPart } = useFetchedPart<AskDialogProps>(loadDialog)
  const [open, setOpen] = useState(false)
  const { sizes, isAllGone, canBeMade } = missing
  const wanted = askedSize(hash)
  const firstSize = sizes.find((size) => size === wanted)
  const ask = async () => {
    if (await fetchPart()) setOpen(true)
    else notify('general', { title: t('notFetched'), variant: 'destructive' })
  }
  const arrive = useEffectEvent(() => {
    if (firstSize !== undefined) void ask()
  })
  useEffect(() => arrive(), [])
  if (sizes.length === 0) return null
  return (
    <div className="-mt-3 noscript:hidden print:hidden">
      {isAllGone ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => void ask()}>
            {t('ask')}
          </Button>
          {haveMade && (
            <LocalLink to={haveMade} className={quiet}>
              {t('haveMade')}
            </LocalLink>
          )}
        </div>
      ) : (
        <div className="text-small">
          <p className="text-ink-soft">{t('missing')}</p>
          <div className="-mb-2 -mt-1.5 flex flex-wrap gap-x-5">
            <button type="button" aria-haspopup="dialog" onClick={() => void ask()} className={quiet}>
              {t('ask')}
            </button>
            {canBeMade && (
              <button type="button" onClick={() => choose(madeToMeasure)} className={quiet}>
                {t('make')}
              </button>
            )}
          </div>
        </div>
      )}
      {Dialog && (
        <Dialog
          productId={product._id}
          name={product.name}
          sizes={sizes}
          firstSize={firstSize}
          ownEmail={ownEmail}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </div>
  )
}
