import { Button } from '../../buttons/button.tsx'
import { useOwnTexts } from '../../i18n/use-own-texts.ts'
import { useTranslation } from '../../i18n/use-translation.tsx'
import { contestedTextTexts } from './contested-text.texts.ts'
import type { useReplacedText } from './use-replaced-text.ts'

interface ContestedTextProps {
  readonly replaced: Pick<ReturnType<typeof useReplacedText>, 'theirs' | 'takeTheirs' | 'keepMine'>
}

/** Shows what somebody else has saved while a text was typed, and lets one of both be chosen. */
export const ContestedText = ({ replaced: { theirs, takeTheirs, keepMine } }: ContestedTextProps) => {
  useOwnTexts('contestedText', contestedTextTexts)
  const { t } = useTranslation('contestedText')
  return (
    <div
      role="alert"
      className="text-small not-empty:mt-3 not-empty:border-garance not-empty:border-s-2 not-empty:ps-4"
    >
      {theirs !== undefined && (
        <>
          <p className="font-medium">{t('title')}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{theirs || t('nothing')}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="small" variant="secondary" onClick={takeTheirs}>
              {t('take')}
            </Button>
            <Button size="small" variant="secondary" onClick={keepMine}>
              {t('keep')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
