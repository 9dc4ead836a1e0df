import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { CodeReader } from './code-reader.tsx'
import { countByCodeTexts } from './count-by-code.texts.ts'
import type { FoundProduct } from './use-sku.ts'

interface CountByCodeProps {
  /** Opens the line of a product, ready for its count. */
  readonly onFound: (product: FoundProduct) => void
}

/** Goes to the line of a product by the code on its label. */
export const CountByCode = ({ onFound }: CountByCodeProps) => {
  useOwnTexts('countByCode', countByCodeTexts)
  const { t } = useTranslation('countByCode')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('title')} plain closeLabel={t('close')}>
        <CodeReader
          onFound={(product) => {
            setOpen(false)
            onFound(product)
          }}
        />
      </Dialog>
    </>
  )
}
