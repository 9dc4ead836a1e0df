import { longDay } from '../../../../shared/dates/long-day.ts'
import { type Language, languages } from '../../../../shared/i18n/languages.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { LegalTextVersion } from '../../documents.contract.ts'
import { type ComparedParagraph, changedWords } from './changed-words.ts'

interface VersionComparisonProps {
  readonly version: LegalTextVersion
  /** The version before it. */
  readonly before: LegalTextVersion | undefined
  readonly onClose: () => void
}

/** A version in both languages, with what has changed since the one before. */
export const VersionComparison = ({ version, before, onClose }: VersionComparisonProps) => {
  const { t } = useTranslation('legalTexts')
  const lng = useLanguage()
  const day = longDay(version.effective, lng)
  const isSame = before?.fr === version.fr && before.en === version.en
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || onClose()}
      title={t('comparison.title', { day })}
      plain
      closeLabel={t('comparison.close')}
      width="wide"
    >
      <p className="text-ink-soft text-small">
        {before
          ? t(isSame ? 'comparison.same' : 'comparison.with', { day: longDay(before.effective, lng) })
          : t('comparison.first')}
      </p>
      <div className="mt-4 grid gap-gutter md:grid-cols-2">
        {languages.map((each) => (
          <ComparedText key={each} lng={each} before={before?.[each]} after={version[each]} />
        ))}
      </div>
    </Dialog>
  )
}

interface ComparedTextProps {
  readonly lng: Language
  readonly before: string | undefined
  readonly after: string
}

const ComparedText = ({ lng, before, after }: ComparedTextProps) => {
  const { t } = useTranslation('legalTexts')
  return (
    <section aria-labelledby={`compared-${lng}`}>
      <h3 id={`compared-${lng}`} className="font-medium text-small">
        {t(`comparison.${lng}`)}
      </h3>
      <div lang={lng} className="mt-2 flex flex-col gap-3 text-small">
        {changedWords(before ?? after, after).map((paragraph) => (
          <Paragraph key={paragraph.place} paragraph={paragraph} />
        ))}
      </div>
    </section>
  )
}

const Paragraph = ({ paragraph: { words } }: { readonly paragraph: ComparedParagraph }) => {
  const { t } = useTranslation('legalTexts')
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {words.map(({ text, change }, place) => {
        const key = `${place} ${change}`
        if (change === 'same') return <span key={key}>{text}</span>
        const Tag = change === 'added' ? 'ins' : 'del'
        return (
          <Tag
            key={key}
            className={
              change === 'added' ? 'bg-rose text-garance no-underline' : 'text-ink-soft line-through'
            }
          >
            <VisuallyHidden>{t(`comparison.${change}`)} </VisuallyHidden>
            {text}
          </Tag>
        )
      })}
    </p>
  )
}
