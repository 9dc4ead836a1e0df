import { type SubmitEvent, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { productLimits } from '../../catalog/product.limits.ts'
import { useCodeCamera } from './use-code-camera.ts'
import { type FoundProduct, useSku } from './use-sku.ts'

interface CodeReaderProps {
  readonly onFound: (product: FoundProduct) => void
}

/** The picture of the camera, and a field for a code that is typed. */
export const CodeReader = ({ onFound }: CodeReaderProps) => {
  const { t } = useTranslation('countByCode')
  const field = useRef<HTMLInputElement>(null)
  const { sought, seek } = useSku(onFound)
  const { video, state } = useCodeCamera((read) => void seek(read, 'camera'))
  const said = sought && t(sought.state, { sku: sought.sku })
  const isTyped = sought?.by === 'field' && sought.state !== 'seeking'
  const isShown = state === 'opening' || state === 'reading'
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // What is typed or scanned next takes its place.
    field.current?.select()
    void seek(field.current?.value ?? '', 'field')
  }
  return (
    <>
      <video
        ref={video}
        muted
        playsInline
        className={classNames('mb-3 aspect-[4/3] w-full bg-linen object-cover', !isShown && 'hidden')}
      />
      <div role="status" className="text-small">
        <p className={classNames(!isShown && 'font-medium')}>{t(`camera.${state}`)}</p>
        {sought && !isTyped && (
          <p className={classNames('mt-1', sought.state !== 'seeking' && 'text-garance')}>{said}</p>
        )}
      </div>
      {state === 'closedHere' && (
        <Button size="small" variant="secondary" className="mt-3" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      )}
      <form method="post" onSubmit={send} noValidate className="mt-5 flex flex-wrap items-start gap-3">
        <TextField
          ref={field}
          label={t('sku')}
          hint={t('skuHint')}
          error={isTyped ? said : undefined}
          maxLength={productLimits.skuLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          frameClassName="min-w-0 flex-1 basis-48"
        />
        <Button type="submit" variant="secondary" className="sm:mt-[1.6875rem]">
          {t('go')}
        </Button>
      </form>
    </>
  )
}
