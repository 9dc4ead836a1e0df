import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { saveFile } from '../../../../ui/save-file.ts'
import { notify } from '../../../../ui/toasts/toasts.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly email: string
  readonly onNoted: () => void
}

/** The recovery codes, shown this once: to be written down, saved or printed. */
export const RecoveryCodes = ({ codes, email, onNoted }: RecoveryCodesProps) => {
  const { t } = useTranslation('secondFactor')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const save = () => {
    const lines = [t('codes.fileHead', { email }), '', ...codes, '']
    const url = URL.createObjectURL(new Blob([lines.join('\n')], { type: 'text/plain;charset=utf-8' }))
    saveFile({ url, name: `${t('codes.fileName')}.txt` })
    setTimeout(() => URL.revokeObjectURL(url), keptMs)
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      notify('general', { title: t('codes.copied'), variant: 'success' })
    } catch {
      notify('general', { title: t('codes.notCopied'), variant: 'destructive' })
    }
  }
  return (
    <div className="min-w-0 border border-hairline bg-linen p-5 sm:p-7">
      <h3 ref={title} tabIndex={-1} className="font-display text-subheading outline-none">
        {t('codes.title')}
      </h3>
      <p className="mt-2 max-w-measure text-small">{t('codes.text')}</p>
      <ol
        translate="no"
        className="mt-5 grid gap-x-8 gap-y-2 font-medium tabular-nums min-[26rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="border-rule border-b pb-1 tracking-[0.04em]">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={save}>{t('codes.save')}</Button>
        <Button variant="quiet" size="small" onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button variant="quiet" size="small" onClick={onNoted}>
          {t('codes.noted')}
        </Button>
      </div>
    </div>
  )
}

/** The file is kept for so long, because some browsers begin to read it only some time after the click. */
const keptMs = 60_000
